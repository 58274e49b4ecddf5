import Stack from '@mui/material/Stack';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { EnvioDeNotas } from './EnvioDeNotas.tsx';
import { NotasSection } from './NotasSection.tsx';

/** The notas of the DCI, from XML files or typed by hand, each with its state. */
export function NotasEtapa({ dci, fechado }: { dci: DciLido; fechado: boolean }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {!fechado && <EnvioDeNotas dci={dci} />}
      <NotasSection dci={dci} fechado={fechado} />
    </Stack>
  );
}
