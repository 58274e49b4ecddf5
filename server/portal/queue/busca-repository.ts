import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { BuscaNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalBusca, portalConsulta, portalCredencial } from '#server/platform/db/schema/portal.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

export type LinhaDaBusca = typeof portalBusca.$inferSelect;

/** The searches by importer and period, and what of them is here already. */
export function buscaRepository(tx: Database, empresaId: string) {
  const da = (id: string) => and(eq(portalBusca.empresaId, empresaId), eq(portalBusca.id, id));

  /** The processos with these DUIMPs, by number. */
  const processosCom = async (numeros: readonly string[]) => {
    if (numeros.length === 0) return new Map<string, { id: string; numero: string }>();
    const linhas = await tx
      .select({ id: processo.id, numero: processo.numero, numeroDuimp: processo.numeroDuimp })
      .from(processo)
      .where(
        and(
          eq(processo.empresaId, empresaId),
          isNull(processo.excluidoEm),
          inArray(processo.numeroDuimp, [...numeros]),
        ),
      );
    return new Map(linhas.map(({ id, numero, numeroDuimp }) => [numeroDuimp ?? '', { id, numero }]));
  };

  /** The last fetch of each of these numbers by a credential. */
  const consultasDe = async (credencialId: string, numeros: readonly string[]) => {
    if (numeros.length === 0) return new Map<string, typeof portalConsulta.$inferSelect>();
    const linhas = await tx
      .select()
      .from(portalConsulta)
      .where(
        and(
          eq(portalConsulta.empresaId, empresaId),
          eq(portalConsulta.credencialId, credencialId),
          inArray(portalConsulta.numero, [...numeros]),
        ),
      )
      .orderBy(asc(portalConsulta.pedidaEm), asc(portalConsulta.id));
    return new Map(linhas.map((linha) => [linha.numero, linha]));
  };

  return {
    processosCom,
    consultasDe,

    async buscar(id: string): Promise<LinhaDaBusca | null> {
      const [achada] = await tx.select().from(portalBusca).where(da(id));
      return achada ?? null;
    },

    async ler(id: string): Promise<BuscaNoPortal | null> {
      const [achada] = await tx
        .select({
          busca: portalBusca,
          ambiente: portalCredencial.ambiente,
          titular: portalCredencial.titular,
          importador: importador.razaoSocial,
          pedidaPor: usuario.nome,
        })
        .from(portalBusca)
        .innerJoin(
          portalCredencial,
          and(eq(portalCredencial.empresaId, portalBusca.empresaId), eq(portalCredencial.id, portalBusca.credencialId)),
        )
        .innerJoin(
          importador,
          and(eq(importador.empresaId, portalBusca.empresaId), eq(importador.id, portalBusca.importadorId)),
        )
        .innerJoin(usuario, and(eq(usuario.empresaId, portalBusca.empresaId), eq(usuario.id, portalBusca.pedidaPor)))
        .where(da(id));
      if (!achada) return null;
      const { busca, ...nomes } = achada;
      const [processos, consultas] = [
        await processosCom(busca.achadas),
        await consultasDe(busca.credencialId, busca.achadas),
      ];
      const { credencialId, importadorId, ni, de, ate, situacao, frase } = busca;
      return {
        id,
        credencialId,
        importadorId,
        ni,
        de,
        ate,
        situacao,
        frase,
        ...nomes,
        pedidaEm: busca.pedidaEm.toISOString(),
        proximaEm: busca.proximaEm?.toISOString() ?? null,
        olhadaEm: busca.olhadaEm?.toISOString() ?? null,
        achadas: busca.achadas.map((numero) => {
          const consulta = consultas.get(numero);
          return {
            numero,
            processo: processos.get(numero) ?? null,
            consulta: consulta
              ? {
                  id: consulta.id,
                  situacao: consulta.situacao,
                  frase: consulta.frase,
                  versao: consulta.versao,
                  olhadaEm: consulta.olhadaEm?.toISOString() ?? null,
                }
              : null,
          };
        }),
      };
    },

    async inserir(nova: Omit<typeof portalBusca.$inferInsert, 'empresaId' | 'situacao'>): Promise<void> {
      await tx.insert(portalBusca).values({ ...nova, empresaId, situacao: 'NA_FILA' });
    },

    async alterar(id: string, valores: Partial<typeof portalBusca.$inferInsert>): Promise<void> {
      await tx.update(portalBusca).set(valores).where(da(id));
    },

    /** The oldest search of a credential that is due. */
    async proxima(credencialId: string, agora: Date): Promise<LinhaDaBusca | null> {
      const [achada] = await tx
        .select()
        .from(portalBusca)
        .where(
          and(
            eq(portalBusca.empresaId, empresaId),
            eq(portalBusca.credencialId, credencialId),
            due(portalBusca.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalBusca.pedidaEm), asc(portalBusca.id))
        .limit(1);
      return achada ?? null;
    },

    /** The last search that the nightly round of an importer made. */
    async ultimaDaRonda(credencialId: string, importadorId: string): Promise<LinhaDaBusca | null> {
      const [achada] = await tx
        .select()
        .from(portalBusca)
        .where(
          and(
            eq(portalBusca.empresaId, empresaId),
            eq(portalBusca.credencialId, credencialId),
            eq(portalBusca.importadorId, importadorId),
            eq(portalBusca.daRonda, true),
          ),
        )
        .orderBy(desc(portalBusca.pedidaEm), desc(portalBusca.id))
        .limit(1);
      return achada ?? null;
    },
  };
}

/** Credentials with a due search, of any company. */
export async function credenciaisComBusca(db: Database, agora: Date): Promise<{ empresaId: string; id: string }[]> {
  return db
    .selectDistinct({ empresaId: portalBusca.empresaId, id: portalBusca.credencialId })
    .from(portalBusca)
    .where(due(portalBusca.proximaEm, agora))
    .orderBy(asc(portalBusca.empresaId), asc(portalBusca.credencialId));
}
