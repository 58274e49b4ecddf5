import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** Builds the key and the search text of a row of a reference table. */
export function buscaDaReferencia({ codigo, nome, sigla }: { codigo: string; nome: string; sigla?: string | null }) {
  const chave = textoDeBusca(codigo);
  return { chave, busca: textoDeBusca(chave, nome, sigla) };
}

/** Removes the dots from a typed code such as `8473.30.41` or `0.227.600`, because codes are stored without dots. */
export function comoCodigo(q: string): string {
  return /^[\d.\-/\s]+$/.test(q) ? q.replace(/\D/g, '') : q;
}
