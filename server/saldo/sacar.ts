import { and, eq, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { sacarFifo } from '#lib/fiscal/saldo/sacar-fifo.ts';
import type { Assinatura } from '#server/cadastros/cadastro.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { saldoLote, saldoMovimento } from '#server/db/schema-saldo.ts';
import { contraRegra } from '#server/erros.ts';
import { hoje } from '#server/relogio.ts';
import { quanto } from './frases.ts';
import { razaoRepository } from './razao-repository.ts';

/** A part number of the cadastro, or the text a declaration names it by (`apelido_declarado.chave`). */
export type Insumo = { itemId: string } | { chave: string };

/** What draws: only a DCI does. */
export interface DocumentoDoSaque {
  tipo: 'DCI';
  id: string;
}

export type PedidoDeSaque = Insumo & {
  importadorCnpj: string;
  /** 7 decimals at most. */
  quantidade: DecimalTexto;
  documento: DocumentoDoSaque;
  /** The day it counts for; today where none is named. */
  data?: DataTexto;
};

export interface SaqueFeito {
  /** Oldest first, with what is left of each. */
  baixas: { loteId: string; quantidade: DecimalTexto; saldo: DecimalTexto }[];
  /** What no lote could give; zero unless `aoFaltar` lets it be. */
  faltante: DecimalTexto;
}

/**
 * Draws an input of an importer, first in first out, within the transaction of the document. Whoever draws several inputs in one
 * transaction holds them all first (`travarInsumos`).
 * @throws {Recusa} 422 naming what is left, where there is less and `aoFaltar` is RECUSAR.
 */
export async function sacarInsumos(
  tx: Banco,
  empresaId: string,
  pedido: PedidoDeSaque,
  assinatura: Assinatura,
  { aoFaltar = 'RECUSAR' }: { aoFaltar?: 'RECUSAR' | 'DEIXAR' } = {},
): Promise<SaqueFeito> {
  const razao = razaoRepository(tx, empresaId);
  const lotes = await razao.travar(comSaldo(pedido.importadorCnpj, [pedido]));
  const saque = sacarFifo(
    lotes.map(({ id, saldo }) => ({ origem: id, qtd: saldo })),
    pedido.quantidade,
  );
  if (aoFaltar === 'RECUSAR' && !new Exato(saque.faltante).isZero()) {
    const [lote] = lotes;
    throw contraRegra(frases.faltam(lote?.descricao ?? null, lote?.unidade ?? null, pedido.quantidade, saque.faltante));
  }
  const { documento } = pedido;
  const data = pedido.data ?? hoje({ agora: () => assinatura.em });
  await razao.lancar(
    lotes,
    saque.baixas.map(({ origem, baixa }) => ({
      loteId: origem,
      tipo: 'BAIXA_DCI',
      quantidade: new Exato(baixa).neg().toFixed(),
      data,
      documento: documento.tipo,
      documentoId: documento.id,
    })),
    assinatura,
  );
  return {
    baixas: saque.baixas.map(({ origem, baixa, saldo }) => ({ loteId: origem, quantidade: baixa, saldo })),
    faltante: saque.faltante,
  };
}

/** Holds every lote these inputs may be drawn from, in the order all do: two documents of the same inputs wait for each other. */
export async function travarInsumos(
  tx: Banco,
  empresaId: string,
  importadorCnpj: string,
  insumos: readonly Insumo[],
): Promise<void> {
  if (insumos.length > 0) await razaoRepository(tx, empresaId).travar(comSaldo(importadorCnpj, insumos));
}

/** Returns all that a document drew, once; how many draws that were. */
export async function estornarDocumento(
  tx: Banco,
  empresaId: string,
  documento: DocumentoDoSaque,
  assinatura: Assinatura,
): Promise<number> {
  const razao = razaoRepository(tx, empresaId);
  const dele = await baixasEmPe(tx, empresaId, documento);
  const lotes = await razao.travar(
    umDestes(
      saldoLote.id,
      dele.map(({ loteId }) => loteId),
    ),
  );
  // Asked again behind the lock: somebody else may have returned them meanwhile.
  const ainda = await baixasEmPe(tx, empresaId, documento);
  await razao.lancar(
    lotes,
    ainda.map(({ id, loteId, quantidade }) => ({
      loteId,
      tipo: 'ESTORNO',
      quantidade: new Exato(quantidade).neg().toFixed(),
      data: hoje({ agora: () => assinatura.em }),
      documento: documento.tipo,
      documentoId: documento.id,
      estornoDe: id,
    })),
    assinatura,
  );
  return ainda.length;
}

function baixasEmPe(tx: Banco, empresaId: string, documento: DocumentoDoSaque) {
  const estorno = alias(saldoMovimento, 'estorno');
  return tx
    .select({ id: saldoMovimento.id, loteId: saldoMovimento.loteId, quantidade: saldoMovimento.quantidade })
    .from(saldoMovimento)
    .where(
      and(
        eq(saldoMovimento.empresaId, empresaId),
        eq(saldoMovimento.documento, documento.tipo),
        eq(saldoMovimento.documentoId, documento.id),
        eq(saldoMovimento.tipo, 'BAIXA_DCI'),
        notExists(
          tx
            .select({ id: estorno.id })
            .from(estorno)
            .where(and(eq(estorno.empresaId, empresaId), eq(estorno.estornoDe, saldoMovimento.id))),
        ),
      ),
    )
    .orderBy(saldoMovimento.loteId, saldoMovimento.ordem);
}

function comSaldo(importadorCnpj: string, insumos: readonly Insumo[]): SQL | undefined {
  const itens = insumos.flatMap((um) => ('itemId' in um ? [um.itemId] : []));
  const chaves = insumos.flatMap((um) => ('chave' in um ? [um.chave] : []));
  return and(
    eq(saldoLote.importadorCnpj, importadorCnpj),
    or(
      itens.length > 0 ? umDestes(saldoLote.itemId, itens) : undefined,
      chaves.length > 0 ? umDestes(saldoLote.chaveItem, chaves) : undefined,
    ),
    sql`${saldoLote.saldo} > 0`,
  );
}

const frases = {
  faltam: (descricao: string | null, unidade: string | null, pedido: DecimalTexto, faltante: DecimalTexto) => {
    if (descricao === null) return 'Não há saldo deste insumo em DI desembaraçada do importador.';
    const ha = new Exato(pedido).minus(faltante).toFixed();
    return `Saldo insuficiente de “${descricao}”: há ${quanto(ha, unidade)}, faltam ${quanto(faltante, unidade)}.`;
  },
};
