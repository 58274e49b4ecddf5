import { and, eq, ne, sql } from 'drizzle-orm';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { recusaDoEmbarque } from '#lib/domain/pedidos/pedido.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { againstRule, invalidData } from '#server/platform/refusals.ts';
import { embarcadoRepository, PROCESSO_CONTA } from './embarcado-repository.ts';
import { reverStatus } from './rever-status.ts';

/**
 * Controls what processes take from purchase orders. A writer locks the orders before it sums, so two simultaneous shipments cannot
 * take the same balance.
 */
export function saldosDosPedidos(tx: Database, empresaId: string) {
  const embarcados = embarcadoRepository(tx, empresaId);
  const linhas = (ids: readonly string[]) =>
    tx
      .select({
        id: pedidoItem.id,
        partNumber: pedidoItem.partNumber,
        quantidade: pedidoItem.quantidade,
        pedidoId: pedido.id,
        numero: pedido.numero,
        decidido: pedido.decidido,
        importadorId: pedido.importadorId,
        excluidoEm: pedido.excluidoEm,
      })
      .from(pedidoItem)
      .innerJoin(pedido, and(eq(pedido.empresaId, empresaId), eq(pedido.id, pedidoItem.pedidoId)))
      .where(and(eq(pedidoItem.empresaId, empresaId), oneOfThese(pedidoItem.id, ids)));
  type Linha = Awaited<ReturnType<typeof linhas>>[number];

  const reter = async (ids: readonly string[]): Promise<Map<string, Linha>> => {
    if (ids.length === 0) return new Map();
    const deAgora = await linhas(ids);
    await embarcados.travarPedidos([...new Set(deAgora.map(({ pedidoId }) => pedidoId))]);
    // Read again under the lock, because the order may have changed meanwhile.
    return new Map((await linhas(ids)).map((linha) => [linha.id, linha]));
  };

  const tomadasPor = async (processoId: string) => {
    const itensTomados = await tx
      .select({ id: processoItem.pedidoItemId, quantidade: processoItem.quantidade })
      .from(processoItem)
      .where(and(eq(processoItem.empresaId, empresaId), eq(processoItem.processoId, processoId)));
    return itensTomados.flatMap(({ id, quantidade }) => (id === null ? [] : [{ id, quantidade }]));
  };

  /** Returns what these lines have available for a process: their balance plus what the process already takes. Five decimals. */
  const disponiveis = async (ids: readonly string[], processoId: string): Promise<Map<string, DecimalTexto>> => {
    if (ids.length === 0) return new Map();
    const deOutros = new Map(
      (
        await tx
          .select({
            id: sql<string>`${processoItem.pedidoItemId}`,
            soma: sql<string>`sum(${processoItem.quantidade})`,
          })
          .from(processoItem)
          .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, processoItem.processoId)))
          .where(
            and(
              eq(processoItem.empresaId, empresaId),
              oneOfThese(processoItem.pedidoItemId, ids),
              ne(processoItem.processoId, processoId),
              PROCESSO_CONTA,
            ),
          )
          .groupBy(processoItem.pedidoItemId)
      ).map(({ id, soma }) => [id, soma]),
    );
    return new Map(
      (await linhas(ids)).map(({ id, quantidade }) => [
        id,
        new Exato(quantidade).minus(deOutros.get(id) ?? 0).toFixed(5),
      ]),
    );
  };

  return {
    disponiveis,

    /**
     * Writes the items of a process while it holds the orders drawn before and now.
     * @throws {Refusal} 400 at the item that takes more than is available, or takes from an order it may not use.
     */
    async trocando(processoId: string, novos: readonly ItemDoProcesso[], escrever: () => Promise<void>): Promise<void> {
      const antes = (await tomadasPor(processoId)).map(({ id }) => id);
      const agora = novos.flatMap(({ pedidoItem: apontado }) => apontado?.id ?? []);
      const retidas = await reter([...new Set([...antes, ...agora])]);
      const importadorId = await importadorDe(processoId);
      for (const [i, { pedidoItem: apontado }] of novos.entries()) {
        if (!apontado) continue;
        const recusa = recusaDaLinha(retidas.get(apontado.id), importadorId, antes.includes(apontado.id));
        if (recusa) throw invalidData(recusa, { [`itens.${i}.pedidoItem.id`]: recusa });
      }
      const livres = await disponiveis(agora, processoId);
      await escrever();
      for (const [id, quer] of porLinha(novos)) {
        const frase = recusaDoEmbarque({ quantidade: livres.get(id) ?? '0', embarcado: '0' }, quer.total);
        if (frase) throw invalidData(frase, { [`itens.${quer.ultimo}.quantidade`]: frase });
      }
      await reverStatus(tx, empresaId, [...new Set([...retidas.values()].map(({ pedidoId }) => pedidoId))]);
    },

    /**
     * Locks the orders of a process that counts again, after it is restored or no longer cancelled.
     * @throws {Refusal} 422 when other processes have taken its quantity.
     */
    async retomar(processoId: string): Promise<void> {
      const itensTomados = await tomadasPor(processoId);
      const retidas = await reter(itensTomados.map(({ id }) => id));
      const livres = await disponiveis([...retidas.keys()], processoId);
      for (const { id, quantidade } of somadas(itensTomados)) {
        const frase = recusaDoEmbarque({ quantidade: livres.get(id) ?? '0', embarcado: '0' }, quantidade);
        const linha = retidas.get(id);
        if (frase)
          throw againstRule(
            `Este processo não pode voltar: o item ${linha?.partNumber} foi embarcado em outro. ${frase}`,
          );
      }
    },

    /** Updates the status of the orders of a process that starts or stops counting. */
    async rever(processoId: string): Promise<void> {
      const ids = (await tomadasPor(processoId)).map(({ id }) => id);
      const retidas = await reter(ids);
      await reverStatus(tx, empresaId, [...new Set([...retidas.values()].map(({ pedidoId }) => pedidoId))]);
    },
  };

  async function importadorDe(processoId: string): Promise<string | null> {
    const [achado] = await tx
      .select({ importadorId: processo.importadorId })
      .from(processo)
      .where(and(eq(processo.empresaId, empresaId), eq(processo.id, processoId)));
    return achado?.importadorId ?? null;
  }

  function recusaDaLinha(linha: Linha | undefined, importadorId: string | null, jaTomada: boolean): string | null {
    if (!linha || linha.excluidoEm !== null) return 'Esta linha de pedido não existe mais.';
    if (importadorId !== null && linha.importadorId !== importadorId) {
      return `O pedido ${linha.numero} é de outro importador.`;
    }
    if (jaTomada) return null;
    if (linha.decidido === 'CANCELADA') return `O pedido ${linha.numero} está cancelado.`;
    if (linha.decidido === 'RASCUNHO') return `O pedido ${linha.numero} é um rascunho: emita-o antes de embarcar.`;
    return null;
  }
}

/** What a process takes of each line, with the position of the last item that takes it. */
function porLinha(itens: readonly ItemDoProcesso[]): Map<string, { total: DecimalTexto; ultimo: number }> {
  const linhas = new Map<string, { total: DecimalTexto; ultimo: number }>();
  for (const [ultimo, { pedidoItem: apontado, quantidade }] of itens.entries()) {
    if (!apontado) continue;
    const total = new Exato(linhas.get(apontado.id)?.total ?? 0).plus(quantidade).toFixed();
    linhas.set(apontado.id, { total, ultimo });
  }
  return linhas;
}

function somadas(tomadas: readonly { id: string; quantidade: DecimalTexto }[]) {
  const porId = Map.groupBy(tomadas, ({ id }) => id);
  return [...porId].map(([id, tomadasDoItem]) => ({
    id,
    quantidade: tomadasDoItem.reduce((soma, { quantidade }) => soma.plus(quantidade), new Exato(0)).toFixed(),
  }));
}
