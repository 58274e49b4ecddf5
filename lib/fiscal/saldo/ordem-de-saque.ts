import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/** What an item of a declaration still has in stock. Without dates the entries keep their given order. */
export interface EntradaDeSaldo {
  origem: string;
  qtd: DecimalTexto;
  dataDesembaraco?: DataTexto | undefined;
  /** Numbers of the DI or DUIMP, of the adição and of the item, as digits. */
  declaracao?: string | undefined;
  adicao?: string | undefined;
  item?: string | undefined;
}

/**
 * Sorts entries first in, first out: by day of desembaraço, then DI, adição and item (zfm.md §6.8). Equal entries keep their order.
 * @throws {RegraViolada} when only some entries have a day, because the two kinds cannot be ordered.
 */
export function emOrdemDeSaque(entradas: readonly EntradaDeSaldo[]): readonly EntradaDeSaldo[] {
  const semData = entradas.findIndex(({ dataDesembaraco }) => dataDesembaraco === undefined);
  if (semData === -1) return entradas.toSorted(compararEntradas);
  if (entradas.every(({ dataDesembaraco }) => dataDesembaraco === undefined)) return entradas;
  throw new RegraViolada(
    `entradas.${semData}.dataDesembaraco`,
    'Informe a data de desembaraço de todas as entradas, ou de nenhuma.',
  );
}

function compararEntradas(a: EntradaDeSaldo, b: EntradaDeSaldo): number {
  const [chaveA, chaveB] = [chave(a), chave(b)];
  if (chaveA === chaveB) return 0;
  return chaveA < chaveB ? -1 : 1;
}

/** Padded, so that adição 10 sorts after adição 9. */
function chave({ dataDesembaraco = '', declaracao = '', adicao = '', item = '' }: EntradaDeSaldo): string {
  return [dataDesembaraco, declaracao.padStart(15, '0'), adicao.padStart(5, '0'), item.padStart(5, '0')].join(' ');
}
