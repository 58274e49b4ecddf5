import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema-saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { type Lote, razaoRepository } from './razao-repository.ts';

/** What draws: only a DCI does. */
interface DocumentoDoSaque {
  tipo: 'DCI';
  id: string;
}

interface Baixas {
  documento: DocumentoDoSaque;
  /** The day it counts for. */
  data: DataTexto;
  /** Held in this transaction. */
  lotes: readonly Lote[];
  /** Quantities with 7 decimals at most. */
  baixas: readonly { loteId: string; quantidade: DecimalTexto }[];
}

/**
 * Draws out of lotes that are held what a document was planned to take of them: one movement a lote, whatever it goes into.
 * @throws {Refusal} 422 where a lote has not so much.
 */
export async function baixarLotes(
  tx: Database,
  empresaId: string,
  { documento, data, lotes, baixas }: Baixas,
  assinatura: Assinatura,
): Promise<void> {
  await razaoRepository(tx, empresaId).lancar(
    lotes,
    [...Map.groupBy(baixas, ({ loteId }) => loteId)].map(([loteId, suas]) => ({
      loteId,
      tipo: 'BAIXA_DCI' as const,
      quantidade: suas.reduce((soma, { quantidade }) => soma.minus(quantidade), new Exato(0)).toFixed(7),
      data,
      documento: documento.tipo,
      documentoId: documento.id,
    })),
    assinatura,
  );
}

/** Returns all that a document drew, once; how many draws that were. */
export async function estornarDocumento(
  tx: Database,
  empresaId: string,
  documento: DocumentoDoSaque,
  assinatura: Assinatura,
): Promise<number> {
  const razao = razaoRepository(tx, empresaId);
  const dele = await baixasEmPe(tx, empresaId, documento);
  const lotes = await razao.travar(
    oneOfThese(
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
      data: today({ agora: () => assinatura.em }),
      documento: documento.tipo,
      documentoId: documento.id,
      estornoDe: id,
    })),
    assinatura,
  );
  return ainda.length;
}

function baixasEmPe(tx: Database, empresaId: string, documento: DocumentoDoSaque) {
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
