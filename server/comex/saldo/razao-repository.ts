import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { v7 as uuidv7 } from 'uuid';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { compararLotes, nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { bulkInsert, bulkRows } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteLotesInPainel } from '#server/platform/db/note-in-painel.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { flatMapInTurns } from '#server/platform/work/flat-map-in-turns.ts';
import { restam } from './frases.ts';

export type Lote = typeof saldoLote.$inferSelect;
export type Movimento = typeof saldoMovimento.$inferSelect;
/** The given fields of a movement; the ledger derives its balance and its position. */
export type NovoMovimento = Pick<Movimento, 'loteId' | 'tipo' | 'quantidade' | 'data'> &
  Partial<Pick<Movimento, 'documento' | 'documentoId' | 'estornoDe' | 'motivo'>>;

/** Reads and writes the ledger of a company. A writer locks the lotes first. */
export function razaoRepository(tx: Database, empresaId: string) {
  const condicaoDosLotes = (ids: readonly string[]) =>
    and(eq(saldoMovimento.empresaId, empresaId), oneOfThese(saldoMovimento.loteId, ids));

  return {
    /** Locks lotes until the transaction ends, first in first out. Every transaction uses this order, which prevents deadlocks. */
    async travar(filtro: SQL | undefined): Promise<Lote[]> {
      const travados = await tx
        .select({ id: saldoLote.id })
        .from(saldoLote)
        .where(and(eq(saldoLote.empresaId, empresaId), filtro))
        .orderBy(...NA_FILA)
        .for('update');
      const lotes: Lote[] = [];
      for (let de = 0; de < travados.length; de += FATIA) {
        const ids = travados.slice(de, de + FATIA).map(({ id }) => id);
        const fatia = await tx
          .select()
          .from(saldoLote)
          .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.id, ids)));
        lotes.push(...fatia);
      }
      return lotes.sort(compararLotes);
    },

    /** Returns the movements of these lotes in the order they were written. */
    async movimentos(ids: readonly string[]): Promise<Map<string, Movimento[]>> {
      if (ids.length === 0) return new Map();
      const todos = await tx
        .select()
        .from(saldoMovimento)
        .where(condicaoDosLotes(ids))
        .orderBy(asc(saldoMovimento.loteId), asc(saldoMovimento.ordem));
      return Map.groupBy(todos, ({ loteId }) => loteId);
    },

    /** Creates new lotes, each with its entry. */
    async abrir(
      lotes: readonly (Lote & { assinatura: Assinatura; documento: 'PROCESSO' | 'ENTRADA' })[],
    ): Promise<void> {
      noteLotesInPainel(tx, empresaId, lotes);
      for (let de = 0; de < lotes.length; de += FATIA) {
        const fatia = lotes.slice(de, de + FATIA);
        await bulkInsert(tx, saldoLote, fatia);
        await bulkInsert(
          tx,
          saldoMovimento,
          fatia.map((lote) => ({
            ...lote.assinatura,
            empresaId,
            id: uuidv7(),
            loteId: lote.id,
            ordem: 1,
            tipo: 'ENTRADA' as const,
            quantidade: lote.saldo,
            saldo: lote.saldo,
            data: lote.dataDesembaraco,
            documento: lote.documento,
            documentoId: lote.processoId ?? lote.entradaId,
          })),
        );
      }
    },

    /** Adds movements to locked lotes, in order. @throws {Refusal} 422 when a movement takes more than there is. */
    async lancar(
      lotes: readonly Lote[],
      novos: readonly NovoMovimento[],
      assinatura: Assinatura,
    ): Promise<Movimento[]> {
      if (novos.length === 0) return [];
      const mexidos = new Set(novos.map(({ loteId }) => loteId));
      const contas = await contasDe(lotes.filter(({ id }) => mexidos.has(id)));
      const linhas = await flatMapInTurns(novos, (novo): Movimento[] => {
        const conta = contas.get(novo.loteId);
        if (!conta) throw new Error(`Lote ${novo.loteId} is not held.`);
        const antes = conta.saldo;
        conta.saldo = antes.plus(novo.quantidade);
        conta.ordem += 1;
        if (conta.saldo.isNegative()) throw againstRule(frases.insuficiente(conta.lote, antes));
        return [
          {
            documento: null,
            documentoId: null,
            estornoDe: null,
            motivo: null,
            ...novo,
            ...assinatura,
            empresaId,
            id: uuidv7(),
            ordem: conta.ordem,
            saldo: conta.saldo.toFixed(CASAS),
          },
        ];
      });
      for (let de = 0; de < linhas.length; de += FATIA)
        await bulkInsert(tx, saldoMovimento, linhas.slice(de, de + FATIA));
      noteLotesInPainel(
        tx,
        empresaId,
        [...contas.values()].map(({ lote }) => lote),
      );
      await gravarSaldos([...contas].map(([id, { saldo }]) => ({ id, saldo: saldo.toFixed(CASAS) })));
      return linhas;
    },

    /** Updates the declared content of locked lotes. Only the ledger changes the balance. */
    async declarar(lotes: readonly Lote[]): Promise<void> {
      if (lotes.length === 0) return;
      noteLotesInPainel(tx, empresaId, lotes);
      await tx
        .insert(saldoLote)
        .select(bulkRows(saldoLote, lotes))
        .onConflictDoUpdate({ target: [saldoLote.empresaId, saldoLote.id], set: O_DECLARADO as never });
    },
  };

  async function contasDe(lotes: readonly Lote[]) {
    const ultimas = await tx
      .select({ loteId: saldoMovimento.loteId, ordem: sql<number>`max(${saldoMovimento.ordem})` })
      .from(saldoMovimento)
      .where(condicaoDosLotes(lotes.map(({ id }) => id)))
      .groupBy(saldoMovimento.loteId);
    const ordens = new Map(ultimas.map(({ loteId, ordem }) => [loteId, Number(ordem)]));
    return new Map(
      lotes.map((lote) => [lote.id, { lote, saldo: new Exato(lote.saldo), ordem: ordens.get(lote.id) ?? 0 }]),
    );
  }

  async function gravarSaldos(saldos: readonly { id: string; saldo: DecimalTexto }[]): Promise<void> {
    for (let de = 0; de < saldos.length; de += FATIA) {
      await tx.execute(sql`
        update saldo_lote l set saldo = novo.saldo
        from json_to_recordset(${JSON.stringify(saldos.slice(de, de + FATIA))}::json) as novo(id uuid, saldo numeric)
        where l.empresa_id = ${empresaId} and l.id = novo.id`);
    }
  }
}

/** The same order as `compararLotes`. */
const NA_FILA = [
  asc(saldoLote.dataDesembaraco),
  asc(saldoLote.numeroDeclaracao),
  asc(saldoLote.adicao),
  asc(saldoLote.item),
];

const frases = {
  insuficiente: (lote: Lote, saldo: Exato) =>
    `O saldo não pode ficar abaixo de zero: de ${nomeDoLote(lote)} ${restam(saldo.toFixed(), lote.unidade)}.`,
};

const O_DECLARADO = Object.fromEntries(
  Object.entries(getTableColumns(saldoLote))
    .filter(([campo]) => !['empresaId', 'id', 'processoId', 'entradaId', 'saldo'].includes(campo))
    .map(([campo]) => [campo, sql`excluded.${sql.identifier(toSnakeCase(campo))}`]),
);

/** Rows per statement. */
const FATIA = 500;
const CASAS = 7;
