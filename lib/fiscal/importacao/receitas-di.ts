import type { Exato } from '#lib/domain/decimal-exato.ts';
import { somar } from '#lib/domain/decimal-exato.ts';
import type { DeclaracaoImportacao, TributoDi } from '#lib/domain/declaracao-importacao.ts';

/** DARF codes of what a DI pays (domain/importacao.md §2.7). */
export const RECEITA_DO_TRIBUTO: Readonly<Record<TributoDi, string>> = {
  ii: '0086',
  ipi: '1038',
  pis: '5602',
  cofins: '5629',
};
export const RECEITA_TAXA_SISCOMEX = '7811';

/** Sum paid under a code, without fines and interest; null when there is no payment of it. */
export function pagoDaReceita(di: Pick<DeclaracaoImportacao, 'pagamentos'>, codigoReceita: string): Exato | null {
  const pagamentos = di.pagamentos.filter((pagamento) => pagamento.codigoReceita === codigoReceita);
  return pagamentos.length === 0 ? null : somar(pagamentos.map(({ valorReceita }) => valorReceita));
}
