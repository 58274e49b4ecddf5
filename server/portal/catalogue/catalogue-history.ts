import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type HistoryLine, historyRepository } from '#server/platform/history/history-repository.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { fabricanteRepository } from './fabricante-repository.ts';
import type { LinhaDePreparo } from './preparo-repository.ts';

/** Tells the history of a product what was done with it, and in which environment. */
export const contarNoProduto = contarEm('ProdutoNoPortal');
/** Tells the history of a foreign operator what was done with it, and in which environment. */
export const contarNoOperador = contarEm('OperadorNoPortal');

/** Tells the history of the product what was done with its link to a maker. */
export const contarNoFabricante: Contar = async (tx, { empresaId, id, ambiente }, assinatura, oQue, mudou) => {
  const fabricantes = fabricanteRepository(tx, empresaId);
  const linha = await fabricantes.buscar(id);
  if (!linha) return;
  const produto = { empresaId, id: linha.produtoId, ambiente };
  const { acao: _, ...valores } = mudou ?? {};
  await contarNoProduto(tx, produto, assinatura, `vínculo com ${await fabricantes.nomeDe(linha)}: ${oQue}`, valores);
};

export type Contar = ReturnType<typeof contarEm>;

function contarEm(recurso: 'ProdutoNoPortal' | 'OperadorNoPortal') {
  return async (
    tx: Database,
    { empresaId, id, ambiente }: Pick<LinhaDePreparo, 'empresaId' | 'id' | 'ambiente'>,
    { usuarioId, em }: Assinatura,
    oQue: string,
    mudou: Pick<HistoryLine, 'antes' | 'depois'> & { acao?: 'CRIAR' | 'ALTERAR' } = {},
  ): Promise<void> => {
    const { acao = 'ALTERAR', ...valores } = mudou;
    await historyRepository(tx, empresaId).registrar([
      {
        recurso,
        registroId: id,
        acao,
        usuarioId,
        em,
        ...valores,
        motivo: `${NOME_AMBIENTE_DO_PORTAL[ambiente]}: ${oQue}`,
      },
    ]);
  };
}
