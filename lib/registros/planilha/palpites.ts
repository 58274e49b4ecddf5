import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { ColunaDePlanilha } from './coluna-de-planilha.ts';

/** Index of the likeliest row of titles: the row with most known titles, or else the first of the fullest rows. */
export function palpiteDeCabecalho(
  linhas: readonly (readonly string[])[],
  colunas: readonly ColunaDePlanilha[],
): number {
  const procuradas = linhas.slice(0, PROCURADAS);
  const conhecidos = procuradas.map(
    (linha) => palpiteDeColunas(linha, colunas).filter((campo) => campo !== null).length,
  );
  const melhor = Math.max(0, ...conhecidos);
  if (melhor > 0) return conhecidos.indexOf(melhor);
  const cheias = procuradas.map((linha) => linha.filter((texto) => texto.trim() !== '').length);
  return Math.max(0, cheias.indexOf(Math.max(0, ...cheias)));
}

/**
 * The field of each title, or null. The field's own title and path match first, then its other titles. A field goes to the first
 * matching column only.
 */
export function palpiteDeColunas(titulos: readonly string[], colunas: readonly ColunaDePlanilha[]): (string | null)[] {
  const lidos = titulos.map(chaveDoTitulo);
  const palpites: (string | null)[] = lidos.map(() => null);
  const livres = new Set(colunas);
  const casar = (titulosDe: (coluna: ColunaDePlanilha) => readonly string[]) => {
    for (const [indice, titulo] of lidos.entries()) {
      if (titulo === '' || palpites[indice] !== null) continue;
      const achada = [...livres].find((coluna) => titulosDe(coluna).some((outro) => chaveDoTitulo(outro) === titulo));
      if (!achada) continue;
      palpites[indice] = achada.campo;
      livres.delete(achada);
    }
  };
  casar(({ titulo, campo }) => [titulo, campo]);
  casar(({ outrosTitulos }) => outrosTitulos);
  return palpites;
}

/** Identifies sheets with the same layout: the titles in their order, without those that Cais adds to a file of errors. */
export function assinaturaDosTitulos(titulos: readonly string[]): string {
  const chaves = titulos.map(chaveDoTitulo);
  while (chaves.length > 0 && (chaves.at(-1) === '' || ACRESCENTADOS.includes(chaves.at(-1) ?? ''))) chaves.pop();
  return chaves.join('|');
}

/** Ignores case, accents, punctuation and the mark of a required field. */
function chaveDoTitulo(titulo: string): string {
  return textoDeBusca(titulo.replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** The titles are searched in this many rows from the top. */
const PROCURADAS = 20;

/** Titles of the columns that a file of errors adds to those of the sheet. */
export const TITULO_DA_LINHA = 'Linha no arquivo';
export const TITULO_DOS_ERROS = 'Erros';
const ACRESCENTADOS = [TITULO_DA_LINHA, TITULO_DOS_ERROS].map(chaveDoTitulo);
