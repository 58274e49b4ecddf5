import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { formatarCnpj, formatarCpf } from '#lib/format/identificadores.ts';

/** The identification of the recipient: CNPJ, CPF, or "exterior". */
export function documentoDo({ tipo, documento }: NotaDaDci['destinatario']): string {
  if (tipo === 'EXTERIOR') return 'exterior';
  if (!documento) return 'sem documento';
  return tipo === 'PF' ? formatarCpf(documento) : formatarCnpj(documento);
}
