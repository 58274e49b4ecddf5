import Alert from '@mui/material/Alert';
import { type Habilitacao, impedimentoDoRepresentante } from '#lib/domain/cadastros/representante.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

/** Tells why a representante may not act today; nothing if they may. */
export function RepresentanteAviso({ representante }: { representante: Habilitacao }) {
  const impedimento = impedimentoDoRepresentante(representante, hojeEmManaus());
  if (!impedimento) return null;
  return <Alert severity="error">{impedimento} Não é oferecido nas buscas nem pode assinar até que isso mude.</Alert>;
}
