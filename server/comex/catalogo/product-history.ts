import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type HistoryLine, historyRepository } from '#server/platform/history/history-repository.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import type { LinhaDoProduto } from './produto-repository.ts';

const RECURSO_DO_PRODUTO = 'ProdutoNoPortal';

/** Tells the history of a product what was done with it, and in which environment. */
export async function contarNoProduto(
  tx: Database,
  { empresaId, id, ambiente }: Pick<LinhaDoProduto, 'empresaId' | 'id' | 'ambiente'>,
  { usuarioId, em }: Assinatura,
  oQue: string,
  mudou: Pick<HistoryLine, 'antes' | 'depois'> & { acao?: 'CRIAR' | 'ALTERAR' } = {},
): Promise<void> {
  const { acao = 'ALTERAR', ...valores } = mudou;
  await historyRepository(tx, empresaId).registrar([
    {
      ...{ recurso: RECURSO_DO_PRODUTO, registroId: id, acao, usuarioId, em, ...valores },
      motivo: `${NOME_AMBIENTE_DO_PORTAL[ambiente]}: ${oQue}`,
    },
  ]);
}
