import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import type { Pergunta } from './question.ts';

/** Something a row is found by, and what that is called. */
export type Motivo = readonly [rotulo: string, valor: string | null | undefined];

/** The first of the reasons that holds what was looked for and is not to be seen in what is shown anyhow. */
export function porque(
  { texto, termos, semMascara }: Pergunta,
  mostrado: string,
  motivos: readonly Motivo[],
): string | null {
  const tem = (onde: string) => (termo: string) => textoDeBusca(onde).includes(termo) || nua(onde).includes(nua(termo));
  if (tem(mostrado)(semMascara ?? texto) || termos.every(tem(mostrado))) return null;
  const faltam = semMascara ? [semMascara] : termos.filter((termo) => !tem(mostrado)(termo));
  const [achado] = motivos.filter(([, valor]) => valor && faltam.some(tem(valor)));
  return achado ? achado.join(' ') : null;
}

/** Without the marks an identifier is printed with. */
const nua = (texto: string) => textoDeBusca(texto).replace(/[\s./-]/g, '');
