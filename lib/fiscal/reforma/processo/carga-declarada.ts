import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { dinheiro } from '#lib/domain/numeros/decimal-exato.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { taxaDaDeclaracao } from '#lib/fiscal/importacao/declarada/taxa-da-declaracao.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import type { CargaDoProcesso } from './carga-do-processo.ts';
import { itensDeclarados } from './itens-declarados.ts';

/** Returns items and costs of a registered declaration, as it declares them. */
export function cargaDeclarada(
  declaracao: DeclaracaoImportacao,
  despesas: CargaDoProcesso['componentes'],
  parametros: readonly Parametro[],
): Pick<CargaDoProcesso, 'componentes' | 'itens'> {
  return {
    componentes: { siscomex: siscomexDaDeclaracao(declaracao, parametros), ...despesas },
    itens: itensDeclarados(declaracao),
  };
}

/** What was paid, or what the table of the day gives. */
function siscomexDaDeclaracao(declaracao: DeclaracaoImportacao, parametros: readonly Parametro[]) {
  const pago = pagoDaReceita(declaracao, RECEITA_TAXA_SISCOMEX);
  if (pago) return { valor: dinheiro(pago), fonte: 'pagamentos da declaração, receita 7811' };
  if (declaracao.adicoes.length === 0) return { valor: '0.00', fonte: 'declaração sem adições' };
  return { valor: texto(taxaDaDeclaracao(declaracao, parametros)), fonte: 'calculada pelas adições' };
}
