import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { v7 as uuidv7 } from 'uuid';
import type { LinhaDoPedido, LinhaLida } from '#lib/contracts/pedidos/pedido.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { referenciaRepository } from '#server/comex/cadastros/referencia-repository.ts';
import { bulkRows } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import { pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { invalidData } from '#server/platform/refusals.ts';
import { embarcadoRepository } from './embarcado-repository.ts';
import { colunasDaLinha, type LugarDaLinha, linhaLida, quantidadeEscrita } from './pedido-linhas.ts';

/** Reads and writes the lines of orders, always together with their order. */
export function pedidoLinhasRepository(tx: Database, empresaId: string) {
  const referencias = referenciaRepository(tx, empresaId);
  const embarcados = embarcadoRepository(tx, empresaId);
  const daEmpresa = eq(pedidoItem.empresaId, empresaId);

  /** Reads which of these suppliers exist and are not deleted. */
  const fabricantes = async (ids: readonly string[]): Promise<Set<string>> => {
    if (ids.length === 0) return new Set();
    const achados = await tx
      .select({ id: fornecedor.id })
      .from(fornecedor)
      .where(and(eq(fornecedor.empresaId, empresaId), oneOfThese(fornecedor.id, ids), isNull(fornecedor.excluidoEm)));
    return new Set(achados.map(({ id }) => id));
  };

  /** Returns the lines of these orders, by order, in order. */
  const de = async (pedidos: readonly string[]): Promise<Map<string, LinhaLida[]>> => {
    if (pedidos.length === 0) return new Map();
    const linhas = await tx
      .select({
        ...getTableColumns(pedidoItem),
        fabricante: { id: fornecedor.id, razaoSocial: fornecedor.razaoSocial },
      })
      .from(pedidoItem)
      .leftJoin(fornecedor, and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, pedidoItem.fabricanteId)))
      .where(and(daEmpresa, inArray(pedidoItem.pedidoId, [...pedidos])))
      .orderBy(asc(pedidoItem.linha));
    const embarcado = await embarcados.dasLinhas(linhas.map(({ id }) => id));
    const porPedido = Map.groupBy(linhas, ({ pedidoId }) => pedidoId);
    return new Map(
      [...porPedido].map(([pedido, linhasDoPedido]) => [
        pedido,
        linhasDoPedido.map((linha) => linhaLida(linha, embarcado.get(linha.id) ?? '0')),
      ]),
    );
  };

  /** Builds the rows of the lines with the names of the records they point at. */
  const comNomes = async (
    antes: readonly LinhaLida[],
    novas: readonly LinhaDoPedido[],
    onde: Omit<LugarDaLinha, 'linha'>,
  ) => {
    const exigir = await referencias.exigirDas(
      novas.flatMap(({ paisOrigem }) => (paisOrigem ? [{ tabela: 'Pais' as const, codigo: paisOrigem.codigo }] : [])),
    );
    const ha = await fabricantes(novas.flatMap(({ fabricante }) => fabricante?.id ?? []));
    const porId = new Map(antes.map((linha) => [linha.id, linha]));
    return novas.map((nova, i) => {
      const campo = `itens.${i}`;
      const { paisOrigem, fabricante } = nova;
      const anterior = nova.id === null ? undefined : porId.get(nova.id);
      const pais = paisOrigem && exigir('Pais', paisOrigem.codigo, `${campo}.paisOrigem.codigo`);
      // A line keeps a manufacturer deleted later; a newly chosen manufacturer must exist.
      if (fabricante && fabricante.id !== anterior?.fabricante?.id && !ha.has(fabricante.id)) {
        const frase = 'Este fabricante não existe ou foi excluído. Escolha outro.';
        throw invalidData(frase, { [`${campo}.fabricante.id`]: frase });
      }
      const colunas = colunasDaLinha(nova, { ...onde, linha: i + 1, nomePais: pais?.nome ?? null });
      return { ...colunas, empresaId, id: anterior?.id ?? uuidv7() };
    });
  };

  return {
    de,

    /** Sums the lines of these orders for the list. The database sums, so no line is read. */
    async somas(pedidos: readonly string[]): Promise<Map<string, SomasDoPedido>> {
      if (pedidos.length === 0) return new Map();
      const embarcado = embarcados.porLinha(pedidos);
      const saldo = sql`(${pedidoItem.quantidade} - coalesce(${embarcado.soma}, 0))`;
      const lidas = await tx
        .select({
          pedidoId: pedidoItem.pedidoId,
          linhas: sql<number>`count(*)`.mapWith(Number),
          valorSaldo: sql<DecimalTexto>`sum(round(${saldo} * ${pedidoItem.valorUnitario}, 2))`,
        })
        .from(pedidoItem)
        .leftJoin(embarcado, eq(embarcado.linhaId, pedidoItem.id))
        .where(and(daEmpresa, inArray(pedidoItem.pedidoId, [...pedidos])))
        .groupBy(pedidoItem.pedidoId);
      return new Map(lidas.map(({ pedidoId, ...somas }) => [pedidoId, somas]));
    },

    /**
     * Replaces the lines of an order. A line keeps its id, because processes draw on it by id. A shipped line stays, and its
     * quantity may not fall below the shipped quantity.
     * @throws {Refusal} 400 at the line.
     */
    async trocar({ pedidoId, numero }: Omit<LugarDaLinha, 'linha'>, novas: readonly LinhaDoPedido[]): Promise<void> {
      await embarcados.travarPedidos([pedidoId]);
      const antes = (await de([pedidoId])).get(pedidoId) ?? [];
      const ids = antes.map(({ id }) => id);
      exigirOEmbarcado(antes, novas);
      const linhas = await comNomes(antes, novas, { pedidoId, numero });
      const ficam = new Set(linhas.map(({ id }) => id));
      const saem = ids.filter((id) => !ficam.has(id));
      if (saem.length > 0) await tx.delete(pedidoItem).where(and(daEmpresa, inArray(pedidoItem.id, saem)));
      if (linhas.length === 0) return;
      await tx
        .insert(pedidoItem)
        .select(bulkRows(pedidoItem, linhas))
        .onConflictDoUpdate({ target: [pedidoItem.empresaId, pedidoItem.id], set: PROPOSTAS });
    },
  };
}

interface SomasDoPedido {
  linhas: number;
  /** Value still to be shipped, in the currency of the order, each line rounded half up to the cent. */
  valorSaldo: DecimalTexto;
}

function exigirOEmbarcado(antes: readonly LinhaLida[], novas: readonly LinhaDoPedido[]): void {
  for (const { id, partNumber, embarcado: saiu } of antes) {
    if (new Exato(saiu).isZero()) continue;
    const lugar = novas.findIndex((nova) => nova.id === id);
    if (lugar < 0) {
      const frase = `O item ${partNumber} não pode sair do pedido: ${quantidadeEscrita(saiu)} já estão em processos.`;
      throw invalidData(frase, { itens: frase });
    }
    if (new Exato(novas[lugar]?.quantidade ?? 0).lt(saiu)) {
      const frase = `Já estão em processos ${quantidadeEscrita(saiu)}: a quantidade não pode ser menor.`;
      throw invalidData(frase, { [`itens.${lugar}.quantidade`]: frase });
    }
  }
}

const FICAM = ['empresaId', 'id', 'pedidoId'];
const PROPOSTAS = Object.fromEntries(
  Object.keys(getTableColumns(pedidoItem))
    .filter((nome) => !FICAM.includes(nome))
    .map((nome) => [nome, sql`excluded.${sql.identifier(toSnakeCase(nome))}`]),
);
