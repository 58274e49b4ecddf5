import { AjudaDaBarra } from './AjudaDaBarra.tsx';
import { BuscaDaBarra } from './BuscaDaBarra.tsx';
import { Sino } from './Sino.tsx';

/** What the top bar offers from everywhere. */
export function AcoesDaBarra() {
  return (
    <>
      <BuscaDaBarra />
      <AjudaDaBarra />
      <Sino />
    </>
  );
}
