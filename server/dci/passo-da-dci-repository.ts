import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { DciLido } from '#lib/contracts/dci.ts';
import type { Assinatura } from '#server/cadastros/cadastro.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { usuario } from '#server/db/schema.ts';
import { dci, dciPasso } from '#server/db/schema-dci.ts';

export type PassoLidoDaDci = DciLido['passos'][number];
type NovoPasso = Pick<typeof dciPasso.$inferInsert, 'passo' | 'situacao' | 'data'> &
  Partial<Pick<typeof dciPasso.$inferInsert, 'numero' | 'canal' | 'motivo' | 'arquivoId' | 'sucessoraId'>>;

/** What was done with DCIs. Nothing is ever deleted: a step taken back keeps who took it back. */
export function passoDaDciRepository(tx: Banco, empresaId: string) {
  const quemDesfez = alias(usuario, 'quem_desfez');

  return {
    /** By DCI, in the order they were taken, those taken back among them. */
    async dasDcis(ids: readonly string[]): Promise<Map<string, PassoLidoDaDci[]>> {
      if (ids.length === 0) return new Map();
      const linhas = await tx
        .select({
          passo: dciPasso,
          autor: usuario.nome,
          desfez: quemDesfez.nome,
          sucessora: { id: dci.id, processo: dci.processo, numero: dci.numero, situacao: dci.situacao },
        })
        .from(dciPasso)
        .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, dciPasso.usuarioId)))
        .leftJoin(quemDesfez, and(eq(quemDesfez.empresaId, empresaId), eq(quemDesfez.id, dciPasso.desfeitoPor)))
        .leftJoin(dci, and(eq(dci.empresaId, empresaId), eq(dci.id, dciPasso.sucessoraId)))
        .where(and(eq(dciPasso.empresaId, empresaId), umDestes(dciPasso.dciId, ids)))
        .orderBy(asc(dciPasso.dciId), asc(dciPasso.ordem));
      const porDci = Map.groupBy(linhas, ({ passo }) => passo.dciId);
      return new Map([...porDci].map(([id, suas]) => [id, suas.map(lido)]));
    },

    /** After those it has. */
    async inserir(dciId: string, passo: NovoPasso, { usuarioId, em }: Assinatura): Promise<void> {
      const [ultimo] = await tx
        .select({ ordem: sql<number>`coalesce(max(${dciPasso.ordem}), 0)`.mapWith(Number) })
        .from(dciPasso)
        .where(and(eq(dciPasso.empresaId, empresaId), eq(dciPasso.dciId, dciId)));
      await tx
        .insert(dciPasso)
        .values({ ...passo, empresaId, id: uuidv7(), dciId, ordem: (ultimo?.ordem ?? 0) + 1, em, usuarioId });
    },

    async desfazer(id: string, { usuarioId, em }: Assinatura): Promise<void> {
      await tx
        .update(dciPasso)
        .set({ desfeitoEm: em, desfeitoPor: usuarioId })
        .where(and(eq(dciPasso.empresaId, empresaId), eq(dciPasso.id, id)));
    },
  };
}

/** Those that stand. */
export function passosEmPe(passos: readonly PassoLidoDaDci[]): PassoLidoDaDci[] {
  return passos.filter(({ desfeito }) => desfeito === null);
}

interface LinhaDoPasso {
  passo: typeof dciPasso.$inferSelect;
  autor: string;
  desfez: string | null;
  sucessora: PassoLidoDaDci['sucessora'];
}

function lido({ passo, autor, desfez, sucessora }: LinhaDoPasso): PassoLidoDaDci {
  const { id, situacao, data, numero, canal, motivo, arquivoId, em, usuarioId, desfeitoEm } = passo;
  return {
    id,
    passo: passo.passo,
    situacao,
    data,
    numero,
    canal,
    motivo,
    arquivoId,
    sucessora,
    em: em.toISOString(),
    usuario: { id: usuarioId, nome: autor },
    desfeito: desfeitoEm && { em: desfeitoEm.toISOString(), usuario: desfez ?? '' },
  };
}
