import { and, asc, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { AtributosNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalAtributos, portalAtributosResposta } from '#server/platform/db/schema/portal-questions.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

export type LinhaDosAtributos = typeof portalAtributos.$inferSelect;

/** The NCMs whose attributes were asked of the Portal, and the answers. */
export function atributosRepository(tx: Database, empresaId: string) {
  const da = (id: string) => and(eq(portalAtributos.empresaId, empresaId), eq(portalAtributos.id, id));
  const doAmbiente = (ambiente: AmbienteDoPortal) =>
    and(eq(portalAtributos.empresaId, empresaId), eq(portalAtributos.ambiente, ambiente));

  /** The NCMs of the items in use, and how many items have each. */
  const dosItens = async () => {
    const linhas = await tx
      .select({ ncm: itemCadastrado.ncm, itens: count() })
      .from(itemCadastrado)
      .where(and(eq(itemCadastrado.empresaId, empresaId), isNull(itemCadastrado.excluidoEm)))
      .groupBy(itemCadastrado.ncm);
    return new Map(linhas.flatMap(({ ncm, itens }) => (/^\d{8}$/.test(ncm) ? [[ncm, itens] as const] : [])));
  };

  return {
    dosItens,

    /** Every NCM of an item, or that was asked for, as an environment answered it. */
    async listar(ambiente: AmbienteDoPortal): Promise<AtributosNoPortal[]> {
      const itens = await dosItens();
      const linhas = await tx
        .select({
          pedida: portalAtributos,
          titular: portalCredencial.titular,
          pedidaPor: usuario.nome,
          sha256: arquivo.sha256,
        })
        .from(portalAtributos)
        .innerJoin(
          portalCredencial,
          and(
            eq(portalCredencial.empresaId, portalAtributos.empresaId),
            eq(portalCredencial.id, portalAtributos.credencialId),
          ),
        )
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalAtributos.empresaId), eq(usuario.id, portalAtributos.pedidaPor)),
        )
        .leftJoin(
          arquivo,
          and(eq(arquivo.empresaId, portalAtributos.empresaId), eq(arquivo.id, portalAtributos.arquivoId)),
        )
        .where(doAmbiente(ambiente));
      const pedidas = new Map(linhas.map((linha) => [linha.pedida.ncm, linha]));
      const ncms = [...new Set([...itens.keys(), ...pedidas.keys()])].sort();
      return ncms.map((ncm) => {
        const linhaPedida = pedidas.get(ncm);
        return { ncm, itens: itens.get(ncm) ?? 0, ambiente, pedido: linhaPedida ? pedidoDe(linhaPedida) : null };
      });
    },

    async buscar(id: string): Promise<(LinhaDosAtributos & { sha256: string | null }) | null> {
      const [achada] = await tx
        .select({ linha: portalAtributos, sha256: arquivo.sha256 })
        .from(portalAtributos)
        .leftJoin(
          arquivo,
          and(eq(arquivo.empresaId, portalAtributos.empresaId), eq(arquivo.id, portalAtributos.arquivoId)),
        )
        .where(da(id));
      return achada ? { ...achada.linha, sha256: achada.sha256 } : null;
    },

    async daNcm(ambiente: AmbienteDoPortal, ncm: string): Promise<LinhaDosAtributos | null> {
      const [achada] = await tx
        .select()
        .from(portalAtributos)
        .where(and(doAmbiente(ambiente), eq(portalAtributos.ncm, ncm)))
        .for('update');
      return achada ?? null;
    },

    /** False when somebody has put the NCM in meanwhile. */
    async inserir(nova: Omit<typeof portalAtributos.$inferInsert, 'empresaId' | 'situacao'>): Promise<boolean> {
      const postas = await tx
        .insert(portalAtributos)
        .values({ ...nova, empresaId, situacao: 'NA_FILA' })
        .onConflictDoNothing({ target: [portalAtributos.empresaId, portalAtributos.ambiente, portalAtributos.ncm] })
        .returning({ id: portalAtributos.id });
      return postas.length === 1;
    },

    async alterar(id: string, valores: Partial<typeof portalAtributos.$inferInsert>): Promise<void> {
      await tx.update(portalAtributos).set(valores).where(da(id));
    },

    async guardarResposta(nova: Omit<typeof portalAtributosResposta.$inferInsert, 'empresaId'>): Promise<void> {
      await tx.insert(portalAtributosResposta).values({ ...nova, empresaId });
    },

    /** The oldest due NCM of a credential; none when the Portal answered one of it after `desde`. */
    async proxima(credencialId: string, agora: Date, desde: Date): Promise<LinhaDosAtributos | null> {
      const [recente] = await tx
        .select({ id: portalAtributosResposta.id })
        .from(portalAtributosResposta)
        .where(
          and(
            eq(portalAtributosResposta.empresaId, empresaId),
            eq(portalAtributosResposta.credencialId, credencialId),
            gt(portalAtributosResposta.em, desde),
          ),
        )
        .orderBy(desc(portalAtributosResposta.em))
        .limit(1);
      if (recente) return null;
      const [achada] = await tx
        .select()
        .from(portalAtributos)
        .where(
          and(
            eq(portalAtributos.empresaId, empresaId),
            eq(portalAtributos.credencialId, credencialId),
            due(portalAtributos.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalAtributos.pedidaEm), asc(portalAtributos.ncm))
        .limit(1);
      return achada ?? null;
    },
  };
}

/** Credentials with a due NCM, of any company. */
export async function credenciaisComAtributos(db: Database, agora: Date): Promise<{ empresaId: string; id: string }[]> {
  return db
    .selectDistinct({ empresaId: portalAtributos.empresaId, id: portalAtributos.credencialId })
    .from(portalAtributos)
    .where(due(portalAtributos.proximaEm, agora))
    .orderBy(asc(portalAtributos.empresaId), asc(portalAtributos.credencialId));
}

interface Pedida {
  pedida: LinhaDosAtributos;
  titular: string;
  pedidaPor: string;
  sha256: string | null;
}

function pedidoDe({ pedida, titular, pedidaPor, sha256 }: Pedida): NonNullable<AtributosNoPortal['pedido']> {
  const { id, situacao, frase, pedidaEm, proximaEm, olhadaEm } = pedida;
  return {
    id,
    situacao,
    frase,
    titular,
    pedidaPor,
    sha256,
    pedidaEm: pedidaEm.toISOString(),
    proximaEm: proximaEm?.toISOString() ?? null,
    olhadaEm: olhadaEm?.toISOString() ?? null,
  };
}
