import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Question } from './question.ts';

/** A text a row is found by, and its label. */
export type Reason = readonly [rotulo: string, valor: string | null | undefined];

/** The first reason that contains the search and is not visible in the title of the answer. */
export function reasonFor(
  { texto, termos, semMascara }: Question,
  mostrado: string,
  motivos: readonly Reason[],
): string | null {
  const tem = (onde: string) => (termo: string) => textoDeBusca(onde).includes(termo) || nua(onde).includes(nua(termo));
  if (tem(mostrado)(semMascara ?? texto) || termos.every(tem(mostrado))) return null;
  const faltam = semMascara ? [semMascara] : termos.filter((termo) => !tem(mostrado)(termo));
  const [achado] = motivos.filter(([, valor]) => valor && faltam.some(tem(valor)));
  return achado ? achado.join(' ') : null;
}

/** Removes the punctuation of an identifier. */
const nua = (texto: string) => textoDeBusca(texto).replace(/[\s./-]/g, '');
