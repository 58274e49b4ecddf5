import type { NotaDaDci } from '#lib/contracts/dci-notas.ts';
import { formatarCnpj, formatarCpf } from '#lib/format/identificadores.ts';

/** By what whoever gets the goods is known: CNPJ, CPF, or that they are abroad. */
export function documentoDo({ tipo, documento }: NotaDaDci['destinatario']): string {
  if (tipo === 'EXTERIOR') return 'exterior';
  if (!documento) return 'sem documento';
  return tipo === 'PF' ? formatarCpf(documento) : formatarCnpj(documento);
}
