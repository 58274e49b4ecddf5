import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ListaDoPortal } from '#lib/portal/domain/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { portalCatalogo, portalCatalogoResposta } from '#server/platform/db/schema/catalogo.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

export type LinhaDoCatalogo = typeof portalCatalogo.$inferSelect;
type Mudanca = Partial<typeof portalCatalogo.$inferInsert>;

/** The lists of products and of foreign operators that were asked of the Portal, and the answers about the catalogue. */
export function catalogoRepository(tx: Database, empresaId: string) {
  const condicaoDoCatalogo = (id: string) => and(eq(portalCatalogo.empresaId, empresaId), eq(portalCatalogo.id, id));
  return {
    /** The lists of one catalogue, each with what it has by itself. */
    async daqueles(deQue: ListaDoPortal, ambiente: AmbienteDoPortal | undefined) {
      const linhas = await tx
        .select({
          lista: portalCatalogo,
          nome: sql<string>`coalesce(${importador.nomeFantasia}, ${importador.razaoSocial})`,
          titular: portalCredencial.titular,
          pedidaPor: usuario.nome,
          sha256: arquivo.sha256,
        })
        .from(portalCatalogo)
        .innerJoin(
          importador,
          and(eq(importador.empresaId, portalCatalogo.empresaId), eq(importador.id, portalCatalogo.importadorId)),
        )
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalCatalogo.empresaId),
            eq(portalCredencial.id, portalCatalogo.credencialId),
          ),
        )
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalCatalogo.empresaId), eq(usuario.id, portalCatalogo.pedidaPor)),
        )
        .leftJoin(
          arquivo,
          and(eq(arquivo.empresaId, portalCatalogo.empresaId), eq(arquivo.id, portalCatalogo.arquivoId)),
        )
        .where(
          and(
            eq(portalCatalogo.empresaId, empresaId),
            eq(portalCatalogo.deQue, deQue),
            ambiente && eq(portalCatalogo.ambiente, ambiente),
          ),
        )
        .orderBy(asc(portalCatalogo.ambiente), asc(portalCatalogo.raiz));
      return linhas.map(({ lista, nome, titular, pedidaPor, sha256 }) => {
        const { id, ambiente: qual, raiz, importadorId, situacao, frase, noPortal } = lista;
        return {
          linha: lista,
          lida: {
            id,
            ambiente: qual,
            raiz,
            situacao,
            frase,
            noPortal,
            titular,
            pedidaPor,
            sha256,
            importador: { id: importadorId, nome },
            pedidaEm: lista.pedidaEm.toISOString(),
            proximaEm: lista.proximaEm?.toISOString() ?? null,
            olhadaEm: lista.olhadaEm?.toISOString() ?? null,
          },
        };
      });
    },

    async buscar(id: string): Promise<LinhaDoCatalogo | null> {
      const [achada] = await tx.select().from(portalCatalogo).where(condicaoDoCatalogo(id));
      return achada ?? null;
    },

    async daRaiz(deQue: ListaDoPortal, ambiente: AmbienteDoPortal, raiz: string): Promise<LinhaDoCatalogo | null> {
      const [achada] = await tx
        .select()
        .from(portalCatalogo)
        .where(
          and(
            eq(portalCatalogo.empresaId, empresaId),
            eq(portalCatalogo.deQue, deQue),
            eq(portalCatalogo.ambiente, ambiente),
            eq(portalCatalogo.raiz, raiz),
          ),
        )
        .for('update');
      return achada ?? null;
    },

    /** Asks for the list of a root again, or for the first time; its former answer stays until another comes. */
    async pedir(nova: Omit<typeof portalCatalogo.$inferInsert, 'empresaId' | 'id' | 'situacao'>): Promise<string> {
      const outra = { ...nova, situacao: 'NA_FILA', frase: null, tentativas: 0 } as const;
      const [posta] = await tx
        .insert(portalCatalogo)
        .values({ ...outra, empresaId, id: uuidv7() })
        .onConflictDoUpdate({
          target: [portalCatalogo.empresaId, portalCatalogo.ambiente, portalCatalogo.raiz, portalCatalogo.deQue],
          set: outra,
        })
        .returning({ id: portalCatalogo.id });
      return posta?.id ?? '';
    },

    async alterar(id: string, valores: Mudanca): Promise<void> {
      await tx.update(portalCatalogo).set(valores).where(condicaoDoCatalogo(id));
    },

    async proxima(credencialId: string, agora: Date): Promise<LinhaDoCatalogo | null> {
      const [achada] = await tx
        .select()
        .from(portalCatalogo)
        .where(
          and(
            eq(portalCatalogo.empresaId, empresaId),
            eq(portalCatalogo.credencialId, credencialId),
            due(portalCatalogo.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalCatalogo.proximaEm), asc(portalCatalogo.id))
        .limit(1);
      return achada ?? null;
    },

    async guardarResposta(nova: Omit<typeof portalCatalogoResposta.$inferInsert, 'empresaId' | 'id'>): Promise<void> {
      await tx.insert(portalCatalogoResposta).values({ ...nova, id: uuidv7(), empresaId });
    },

    /** Whether the Portal answered this credential about the catalogue after `desde`. */
    async respondeuDepois(credencialId: string, desde: Date): Promise<boolean> {
      const depois = and(
        eq(portalCatalogoResposta.empresaId, empresaId),
        eq(portalCatalogoResposta.credencialId, credencialId),
        gt(portalCatalogoResposta.em, desde),
      );
      return (await tx.$count(portalCatalogoResposta, depois)) > 0;
    },
  };
}

/** Credentials with a due list, of any company. */
export async function credenciaisComCatalogo(db: Database, agora: Date): Promise<{ empresaId: string; id: string }[]> {
  return db
    .selectDistinct({ empresaId: portalCatalogo.empresaId, id: portalCatalogo.credencialId })
    .from(portalCatalogo)
    .where(due(portalCatalogo.proximaEm, agora))
    .orderBy(asc(portalCatalogo.empresaId), asc(portalCatalogo.credencialId));
}
