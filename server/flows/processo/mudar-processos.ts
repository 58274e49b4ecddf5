import { and, eq } from 'drizzle-orm';
import type { PassoLido, ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { saldosDosPedidos } from '#server/comex/pedidos/saldos-dos-pedidos.ts';
import { ondeEsta } from '#server/comex/processo/onde-esta.ts';
import { passoRepository } from '#server/comex/processo/passo-repository.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { reverEntradas } from '#server/comex/saldo/entradas-da-declaracao.ts';
import { bulkUpdate } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { conflict, notFound, Refusal } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';

/** Writes the steps of one process, and answers the further columns of its row. It refuses before it writes. */
export type MudancaDoProcesso = (
  tx: Database,
  antes: ProcessoInteiro,
  passos: ReturnType<typeof passoRepository>,
) => Promise<Partial<typeof processo.$inferInsert>>;

export interface ProcessoAMudar {
  id: string;
  /** Null when no person saw a version of the process. */
  versao: number | null;
  mudar: MudancaDoProcesso;
}

interface Mudanca {
  /** The sentence of the history; none for a change that its fields tell. */
  motivo: string | undefined;
  /** What `mudar` writes: the process alone, with its steps, or its declaration and goods too, which are then read again. */
  escreve: 'O_PROCESSO' | 'A_DECLARACAO';
}

/**
 * Changes processes within one transaction: their steps, the columns that depend on them, their version, the stock, and the line of the
 * history. Many cost as many statements as one, as long as `mudar` only uses reads and writes that share them. Answers each process
 * as it is now, or its refusal, in the order given.
 * @throws {Refusal} 422 of the stock, which the whole transaction has to be undone for.
 */
export async function mudarProcessos(
  tx: Database,
  { quem, relogio }: Omit<OnWrite, 'db'>,
  pedidos: readonly ProcessoAMudar[],
  { motivo, escreve }: Mudanca,
): Promise<(ProcessoInteiro | Refusal)[]> {
  const { empresaId, usuarioId } = quem;
  const em = relogio.agora();
  const processos = processoRepository(tx, empresaId);
  const passos = passoRepository(tx, empresaId);
  await travar(
    tx,
    empresaId,
    pedidos.map(({ id }) => id),
  );
  const vistos = await Promise.all(pedidos.map(({ id }) => processos.buscar(id)));
  const respostas = await Promise.all(
    pedidos.map(({ versao, mudar }, i) =>
      recusaOu(async () => {
        const antes = existente(vistos[i] ?? null, versao);
        return { antes, colunas: await mudar(tx, antes, passos) };
      }),
    ),
  );
  const mudados = respostas.flatMap((resposta) => (resposta instanceof Refusal ? [] : [resposta]));
  const ids = mudados.map(({ antes }) => antes.id);
  if (ids.length === 0) return respostas as Refusal[];

  const agora = await passos.reverAberturas(ids);
  noteInPainel(tx, empresaId, ids);
  await bulkUpdate(
    tx,
    processo,
    empresaId,
    mudados.map(({ antes: { id, versao }, colunas }) => {
      const guardado = ondeEsta(isStanding(agora.get(id) ?? []));
      return { ...guardado, ...colunas, id, versao: versao + 1, alteradoEm: em, alteradoPor: usuarioId };
    }),
  );
  const noEstoque = mudados.filter(
    ({ antes, colunas }) =>
      mudaDeLado(antes, colunas) || foiDesembaracado(antes.passos) !== foiDesembaracado(agora.get(antes.id) ?? []),
  );
  if (noEstoque.length > 0) {
    const idsNoEstoque = noEstoque.map(({ antes }) => antes.id);
    await reverEntradas(tx, empresaId, idsNoEstoque, { usuarioId, em });
  }
  for (const { antes, colunas } of mudados) {
    const { situacao } = ondeEsta(isStanding(agora.get(antes.id) ?? []));
    if (!mudaDeLado(antes, colunas) && (antes.situacao === 'CANCELADO') === (situacao === 'CANCELADO')) continue;
    await saldosDosPedidos(tx, empresaId).rever(antes.id);
  }

  const depois =
    escreve === 'O_PROCESSO'
      ? await processos.reler(
          mudados.map(({ antes }) => antes),
          agora,
        )
      : ((await Promise.all(ids.map((id) => processos.buscar(id)))) as ProcessoInteiro[]);
  const mudancas = depois.map((atual, i) => {
    const antes = mudados[i]?.antes ?? null;
    return { acao: 'ALTERAR', antes, depois: atual, atual } as const;
  });
  await tellChanges(cadastroDeProcesso, { tx, empresaId, assinatura: { usuarioId, em }, motivo }, mudancas);
  const porId = new Map(depois.map((processoMudado) => [processoMudado.id, processoMudado]));
  return respostas.map((resposta) =>
    resposta instanceof Refusal ? resposta : (porId.get(resposta.antes.id) as ProcessoInteiro),
  );
}

/** Whether a processo becomes one of training, or a real one again: the stock and its orders follow. */
const mudaDeLado = (
  antes: ProcessoInteiro,
  { treinamento = antes.treinamento }: { treinamento?: boolean | undefined },
) => treinamento !== antes.treinamento;

/** In the order of their ids, so that two acts on the same processes wait for each other. */
async function travar(tx: Database, empresaId: string, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: processo.id })
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), oneOfThese(processo.id, ids)))
    .orderBy(processo.id)
    .for('update');
}

function existente(visto: ProcessoInteiro | null, versao: number | null): ProcessoInteiro {
  const { este: sujeito } = cadastroDeProcesso;
  if (!visto || visto.excluidoEm !== null) throw notFound(sujeito);
  if (versao !== null && visto.versao !== versao) throw conflict(sujeito, visto);
  return visto;
}

async function recusaOu<T>(fazer: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await fazer();
  } catch (erro) {
    if (erro instanceof Refusal) return erro;
    throw erro;
  }
}

const foiDesembaracado = (passos: readonly PassoLido[]) =>
  isStanding(passos).some(({ situacao }) => situacao === 'DESEMBARACADO_RFB');
