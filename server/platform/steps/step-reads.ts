import { and, asc, eq } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

type TabelaDePassos = PgTable & Record<'empresaId' | 'ordem' | 'usuarioId' | 'desfeitoPor', PgColumn>;
type TabelaDeDocumentos = PgTable & Record<'empresaId' | 'id' | 'processo' | 'numero' | 'situacao', PgColumn>;

/** A row of the table of steps, with the names of the persons and the successor document. */
export interface StepRow<Passo, Situacao> {
  passo: Passo;
  autor: string;
  desfez: string | null;
  sucessor: { id: string; processo: string; numero: string | null; situacao: Situacao } | null;
}

/**
 * Reads the steps of one kind of document, grouped by document, in order, including those taken back. `dono` is the column of the document,
 * `sucessor` that of the document which caused the step.
 */
export function stepReads<Tabela extends TabelaDePassos, Documentos extends TabelaDeDocumentos>(
  tx: Database,
  empresaId: string,
  {
    passos,
    documentos,
    dono,
    sucessor,
  }: { passos: Tabela; documentos: Documentos; dono: PgColumn; sucessor: PgColumn },
) {
  type Linha = StepRow<Tabela['$inferSelect'], Documentos['$inferSelect']['situacao']> & { donoId: string };
  const quemDesfez = alias(usuario, 'quem_desfez');
  const { id, processo, numero, situacao } = documentos;

  return async (ids: readonly string[]): Promise<Map<string, Linha[]>> => {
    if (ids.length === 0) return new Map();
    const linhas = await tx
      .select({
        passo: passos,
        donoId: dono,
        autor: usuario.nome,
        desfez: quemDesfez.nome,
        sucessor: { id, processo, numero, situacao },
      })
      .from(passos as PgTable)
      .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, passos.usuarioId)))
      .leftJoin(quemDesfez, and(eq(quemDesfez.empresaId, empresaId), eq(quemDesfez.id, passos.desfeitoPor)))
      .leftJoin(documentos as PgTable, and(eq(documentos.empresaId, empresaId), eq(id, sucessor)))
      .where(and(eq(passos.empresaId, empresaId), oneOfThese(dono, ids)))
      .orderBy(asc(dono), asc(passos.ordem));
    return Map.groupBy(linhas as unknown as Linha[], ({ donoId }) => donoId);
  };
}

/** The fields every step answers. */
export function stepRead<Passo extends string, Situacao extends string>({
  passo,
  autor,
  desfez,
}: Pick<StepRow<ColunasDePasso<Passo, Situacao>, unknown>, 'passo' | 'autor' | 'desfez'>) {
  const { id, situacao, data, numero, motivo, arquivoId, em, usuarioId, desfeitoEm } = passo;
  return {
    id,
    passo: passo.passo,
    situacao,
    data,
    numero,
    motivo,
    arquivoId,
    em: em.toISOString(),
    usuario: { id: usuarioId, nome: autor },
    desfeito: desfeitoEm && { em: desfeitoEm.toISOString(), usuario: desfez ?? '' },
  };
}

interface ColunasDePasso<Passo, Situacao> {
  id: string;
  passo: Passo;
  situacao: Situacao;
  data: string;
  numero: string | null;
  motivo: string | null;
  arquivoId: string | null;
  em: Date;
  usuarioId: string;
  desfeitoEm: Date | null;
}
