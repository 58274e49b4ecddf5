import Alert from '@mui/material/Alert';
import { type Habilitacao, impedimentoDoRepresentante } from '#lib/domain/cadastros/representante.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';

/** Tells why a representante may not act today; nothing if they may. */
export function RepresentanteAviso({ representante }: { representante: Habilitacao }) {
  const impedimento = impedimentoDoRepresentante(representante, diaLocal(new Date()));
  if (!impedimento) return null;
  return <Alert severity="error">{impedimento} Não é oferecido nas buscas nem pode assinar até que isso mude.</Alert>;
}
