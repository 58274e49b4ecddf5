import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** What a row of a reference table is called by and found by. */
export function buscaDaReferencia({ codigo, nome, sigla }: { codigo: string; nome: string; sigla?: string | null }) {
  const chave = textoDeBusca(codigo);
  return { chave, busca: textoDeBusca(chave, nome, sigla) };
}

/** A code is typed as it is printed, `8473.30.41` or `0.227.600`, and kept without the dots. */
export function comoCodigo(q: string): string {
  return /^[\d.\-/\s]+$/.test(q) ? q.replace(/\D/g, '') : q;
}
