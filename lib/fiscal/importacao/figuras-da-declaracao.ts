import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { figurasDasAdicoes } from './calcular-importacao.ts';
import { entradaDaDi } from './entrada-da-di.ts';
import { fontesDaDi } from './fontes-da-di.ts';
import { oQueSeCalcula } from './o-que-se-calcula.ts';

/**
 * A registered declaration reckoned again. A tax whose rule cannot be applied to what was declared stands as declared.
 * @throws {RegraViolada} when the declaration cannot be reckoned at all: no rate of a currency, freight and no weight.
 */
export function figurasDaDeclaracao(di: DeclaracaoImportacao, parametros?: readonly Parametro[]) {
  const entrada = entradaDaDi(di);
  const opcoes = { ...(parametros && { parametros }), fontes: fontesDaDi(di, entrada) };
  return figurasDasAdicoes(oQueSeCalcula(entrada, di, opcoes), opcoes);
}
