import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { MarcaLida } from '#lib/contracts/sefaz/dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { documento } from '#server/platform/db/schema/records.ts';
import { daiMarca } from '#server/platform/db/schema/sefaz.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

export type NovaMarca = Pick<typeof daiMarca.$inferInsert, 'tipo' | 'data'> &
  Partial<
    Pick<
      typeof daiMarca.$inferInsert,
      'canal' | 'numero' | 'valor' | 'vencimento' | 'motivo' | 'documentoId' | 'daDeclaracao'
    >
  >;

/** Reads and writes the marks of the DAIs. Nothing is deleted: an undone mark keeps the person who undid it. */
export function marcaRepository(tx: Database, empresaId: string) {
  const desfeitaPor = alias(usuario, 'desfeita_por');

  /** Returns the marks by process in the order they were made, including those undone. */
  const dosProcessos = async (ids: readonly string[]): Promise<Map<string, MarcaLida[]>> => {
    if (ids.length === 0) return new Map();
    const linhas = await tx
      .select({
        marca: daiMarca,
        autor: usuario.nome,
        quemDesfez: desfeitaPor.nome,
        documento: { id: documento.id, nome: documento.nome, excluidoEm: documento.excluidoEm },
      })
      .from(daiMarca)
      .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, daiMarca.usuarioId)))
      .leftJoin(desfeitaPor, and(eq(desfeitaPor.empresaId, empresaId), eq(desfeitaPor.id, daiMarca.desfeitaPor)))
      .leftJoin(documento, and(eq(documento.empresaId, empresaId), eq(documento.id, daiMarca.documentoId)))
      .where(and(eq(daiMarca.empresaId, empresaId), oneOfThese(daiMarca.processoId, ids)))
      .orderBy(asc(daiMarca.processoId), asc(daiMarca.ordem));
    const porProcesso = Map.groupBy(linhas, ({ marca }) => marca.processoId);
    return new Map([...porProcesso].map(([id, marcasDoProcesso]) => [id, marcasDoProcesso.map(lida)]));
  };

  return {
    dosProcessos,
    doProcesso: async (processoId: string) => (await dosProcessos([processoId])).get(processoId) ?? [],

    /** Adds marks after the existing ones. */
    async inserir(processoId: string, marcas: readonly NovaMarca[], { usuarioId, em }: Assinatura): Promise<void> {
      if (marcas.length === 0) return;
      const [ultima] = await tx
        .select({ ordem: sql<number>`coalesce(max(${daiMarca.ordem}), 0)` })
        .from(daiMarca)
        .where(and(eq(daiMarca.empresaId, empresaId), eq(daiMarca.processoId, processoId)));
      const primeira = Number(ultima?.ordem ?? 0) + 1;
      await tx.insert(daiMarca).values(
        marcas.map((marca, i) => ({
          ...marca,
          empresaId,
          id: uuidv7(),
          processoId,
          ordem: primeira + i,
          em,
          usuarioId,
        })),
      );
    },

    async desfazer(id: string, { usuarioId, em }: Assinatura): Promise<void> {
      await tx
        .update(daiMarca)
        .set({ desfeitaEm: em, desfeitaPor: usuarioId })
        .where(and(eq(daiMarca.empresaId, empresaId), eq(daiMarca.id, id)));
    },
  };
}

/** Keeps the marks that are not undone. */
export function marcasEmPe(marcas: readonly MarcaLida[]): MarcaLida[] {
  return marcas.filter(({ desfeita }) => desfeita === null);
}

function lida({ marca, autor, quemDesfez, documento: comprovante }: Linha): MarcaLida {
  const { id, tipo, data, canal, numero, valor, vencimento, motivo, daDeclaracao, em, usuarioId } = marca;
  const { desfeitaEm, desfeitaPor } = marca;
  return {
    id,
    tipo,
    data,
    canal,
    numero,
    valor,
    vencimento,
    motivo,
    daDeclaracao,
    documento: comprovante && { id: comprovante.id, nome: comprovante.nome, excluido: comprovante.excluidoEm !== null },
    em: em.toISOString(),
    usuario: { id: usuarioId, nome: autor },
    desfeita:
      desfeitaEm && desfeitaPor
        ? { em: desfeitaEm.toISOString(), usuario: { id: desfeitaPor, nome: quemDesfez ?? '' } }
        : null,
  };
}

interface Linha {
  marca: typeof daiMarca.$inferSelect;
  autor: string;
  quemDesfez: string | null;
  documento: { id: string; nome: string; excluidoEm: Date | null } | null;
}
