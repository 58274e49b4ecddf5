import { APLICACOES, type Aplicacao, NOME_APLICACAO } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { ItemDaDeclaracao } from './itens-da-nota.ts';

/**
 * What an item is for: as the registers say, else as declared. A DI only tells consumption from resale, and its consumption is also
 * what industry uses: it does not decide.
 */
export function aplicacaoDoItem({ item, adicao }: ItemDaDeclaracao, dita: Aplicacao | null): Aplicacao | null {
  if (dita !== null) return dita;
  const declarada = textoDeBusca(item.duimp?.aplicacao ?? adicao.aplicacao ?? '');
  const achada = APLICACOES.find((aplicacao) =>
    [aplicacao, NOME_APLICACAO[aplicacao]].some((nome) => textoDeBusca(nome) === declarada),
  );
  return achada === 'CONSUMO' && !item.duimp ? null : (achada ?? null);
}
