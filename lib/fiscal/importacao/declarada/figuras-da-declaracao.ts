import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { figurasDasAdicoes } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { oQueSeCalcula } from '#lib/fiscal/importacao/prevista/o-que-se-calcula.ts';
import { entradaDaDi } from './entrada-da-di.ts';
import { fontesDaDi } from './fontes-da-di.ts';

/**
 * Recalculates a registered declaration. A tax whose rule cannot be applied to the declared data stays as declared.
 * @throws {RegraViolada} when the declaration cannot be calculated at all: a currency without a rate, freight without weight.
 */
export function figurasDaDeclaracao(di: DeclaracaoImportacao, parametros?: readonly Parametro[]) {
  const entrada = entradaDaDi(di);
  const opcoes = { ...(parametros && { parametros }), fontes: fontesDaDi(di, entrada) };
  return figurasDasAdicoes(oQueSeCalcula(entrada, di, opcoes), opcoes);
}
