import { type Conferencia, codigoDaEntrada } from '#lib/domain/aduana/declaracao/conferencia.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import type { LinhaDaEntrada } from '#lib/fiscal/importacao/declarada/linha-da-entrada.ts';

/**
 * The conference that stays with a declaration while a nota of its goods differs from it: an error in what the nota repeats of the
 * declaration (adição, NCM, taxes, the group DI), a warning in what each issuer may write otherwise. Null where nothing differs.
 */
export function conferenciaDaEntrada(
  { chave, numero, serie }: Pick<NotaDeEntrada, 'chave' | 'numero' | 'serie'>,
  linhas: readonly LinhaDaEntrada[],
): Conferencia | null {
  const diferencas = diferencasPorExtenso(linhas);
  if (diferencas === null) return null;
  const repete = linhas.some(({ situacao, oQue }) => situacao === 'DIFERE' && REPETIDOS.has(oQue));
  return {
    codigo: codigoDaEntrada(chave),
    nivel: repete ? 'erro' : 'aviso',
    mensagem: `A NF-e de entrada ${numero}, série ${serie}, difere da declaração: ${diferencas}. Sai daqui com o cancelamento dela ou com a retificação que a confirme.`,
    declarado: null,
    calculado: null,
    adicao: null,
  };
}

/** The first differences and how many more there are; null for none. A nota of hundreds of items would give a sentence of as many. */
export function diferencasPorExtenso(linhas: readonly LinhaDaEntrada[]): string | null {
  const diferem = linhas.flatMap((linha) => (linha.situacao === 'DIFERE' ? [linha] : []));
  if (diferem.length === 0) return null;
  const ditas = diferem.slice(0, MAXIMO_DITAS).map(({ onde, oQue, nota, declarado, contra }) => {
    const lugar = onde ? `${onde}, ${oQue}` : oQue;
    return `${lugar}: ${nota} na nota, ${declarado} ${contra}`;
  });
  const resto = diferem.length - ditas.length;
  return `${ditas.join('; ')}${resto > 0 ? `; e mais ${resto}` : ''}`;
}

const REPETIDOS: ReadonlySet<string> = new Set([
  'Grupo DI',
  'Adição',
  'NCM',
  ...TRIBUTOS_DI.map((tributo) => NOME_DO_TRIBUTO[tributo]),
]);
const MAXIMO_DITAS = 5;
