import { saldosDosPedidos } from '#server/comex/pedidos/saldos-dos-pedidos.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { reverEntradas } from '#server/comex/saldo/entradas-da-declaracao.ts';
import { recusasDeExcluir } from '#server/comex/saldo/recusas-de-excluir.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';

/** The cadastro of processes, with the effects of deleting and restoring one. */
export const cadastroDeProcessoComEfeitos: typeof cadastroDeProcesso = {
  ...cadastroDeProcesso,
  repositorio: (tx, empresaId) => ({
    ...processoRepository(tx, empresaId),
    excluir: (id, em, usuarioId) => excluirProcesso(tx, empresaId, id, { usuarioId, em }),
    restaurar: (id, assinatura) => restaurarProcesso(tx, empresaId, id, assinatura),
  }),
};

/**
 * Marks a process as deleted. Its orders get their balance back, and the goods of its declaration leave the stock.
 * @throws {Refusal} 422 when some of those goods are already drawn.
 */
async function excluirProcesso(tx: Database, empresaId: string, id: string, assinatura: Assinatura): Promise<boolean> {
  const recusa = (await recusasDeExcluir(tx, empresaId, [id])).get(id);
  if (recusa) throw againstRule(recusa);
  const excluido = await processoRepository(tx, empresaId).excluir(id, assinatura.em, assinatura.usuarioId);
  if (excluido) await reverOQueSegue(tx, empresaId, id, assinatura);
  return excluido;
}

/**
 * Restores a deleted process.
 * @throws {Refusal} 422 when other processes have taken the balance it had of its orders.
 */
async function restaurarProcesso(
  tx: Database,
  empresaId: string,
  id: string,
  assinatura: Assinatura,
): Promise<boolean> {
  await saldosDosPedidos(tx, empresaId).retomar(id);
  const restaurado = await processoRepository(tx, empresaId).restaurar(id, assinatura);
  if (restaurado) await reverOQueSegue(tx, empresaId, id, assinatura);
  return restaurado;
}

async function reverOQueSegue(tx: Database, empresaId: string, id: string, assinatura: Assinatura): Promise<void> {
  await saldosDosPedidos(tx, empresaId).rever(id);
  await reverEntradas(tx, empresaId, [id], assinatura);
}
