import type { DeclaracaoImportacao, OutroTributo, TributoDi } from '#lib/domain/aduana/declaracao-importacao.ts';
import type { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';

/** DARF codes of the taxes of a declaration (domain/importacao.md §2.7; 5529 seen on a real DI). */
export const RECEITA_DO_TRIBUTO: Readonly<Record<TributoDi, string>> = {
  ii: '0086',
  ipi: '1038',
  pis: '5602',
  cofins: '5629',
};
export const RECEITA_TAXA_SISCOMEX = '7811';

/** The domain notes give no code for CIDE or for fines. */
export const RECEITA_DO_OUTRO: Readonly<Partial<Record<OutroTributo, string>>> = {
  antidumping: '5529',
  compensatorio: '5622',
  salvaguarda: '5651',
};

/** Sums what was paid under a code, without multa and juros; null when there is no such payment. */
export function pagoDaReceita(di: Pick<DeclaracaoImportacao, 'pagamentos'>, codigoReceita: string): Exato | null {
  const pagamentos = di.pagamentos.filter((pagamento) => pagamento.codigoReceita === codigoReceita);
  return pagamentos.length === 0 ? null : somar(pagamentos.map(({ valorReceita }) => valorReceita));
}
