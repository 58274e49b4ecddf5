import { AjudaDaBarra } from './AjudaDaBarra.tsx';
import { BuscaDaBarra } from './BuscaDaBarra.tsx';
import { Sino } from './Sino.tsx';

/** The top bar's actions, offered on every page. */
export function AcoesDaBarra() {
  return (
    <>
      <BuscaDaBarra />
      <AjudaDaBarra />
      <Sino />
    </>
  );
}
