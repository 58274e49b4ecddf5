import { and, asc, desc, eq } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ConsultaDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalConsulta, portalCredencial, portalResposta } from '#server/platform/db/schema/portal.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';

export type LinhaDaConsulta = typeof portalConsulta.$inferSelect;

/** An answer of the Portal that is kept; without a hash it had no content. */
export interface RespostaGuardada {
  nome: string;
  status: number;
  sha256: string | null;
}

export function consultaRepository(tx: Database, empresaId: string) {
  const da = (id: string) => and(eq(portalConsulta.empresaId, empresaId), eq(portalConsulta.id, id));
  const lidas = () =>
    tx
      .select({
        consulta: portalConsulta,
        ambiente: portalCredencial.ambiente,
        titular: portalCredencial.titular,
        pedidaPor: usuario.nome,
      })
      .from(portalConsulta)
      .innerJoin(
        portalCredencial,
        and(
          eq(portalCredencial.empresaId, portalConsulta.empresaId),
          eq(portalCredencial.id, portalConsulta.credencialId),
        ),
      )
      .innerJoin(
        usuario,
        and(eq(usuario.empresaId, portalConsulta.empresaId), eq(usuario.id, portalConsulta.pedidaPor)),
      );

  return {
    /** The last fifty, the newest first. */
    async listar(): Promise<ConsultaDoPortal[]> {
      const linhas = await lidas()
        .where(eq(portalConsulta.empresaId, empresaId))
        .orderBy(desc(portalConsulta.pedidaEm), desc(portalConsulta.id))
        .limit(50);
      return linhas.map(lida);
    },

    async ler(id: string): Promise<ConsultaDoPortal | null> {
      const [achada] = await lidas().where(da(id));
      return achada ? lida(achada) : null;
    },

    async buscar(id: string): Promise<LinhaDaConsulta | null> {
      const [achada] = await tx.select().from(portalConsulta).where(da(id));
      return achada ?? null;
    },

    /** The same DUIMP in the queue of the same credential already. */
    async naFila(credencialId: string, numero: string): Promise<string | null> {
      const [achada] = await tx
        .select({ id: portalConsulta.id })
        .from(portalConsulta)
        .where(
          and(
            eq(portalConsulta.empresaId, empresaId),
            eq(portalConsulta.credencialId, credencialId),
            eq(portalConsulta.numero, numero),
            eq(portalConsulta.situacao, 'NA_FILA'),
          ),
        );
      return achada?.id ?? null;
    },

    /** Whether a DUIMP was fetched from an environment. */
    async veioDe(ambiente: AmbienteDoPortal, numero: string): Promise<boolean> {
      const [achada] = await lidas()
        .where(
          and(
            eq(portalConsulta.empresaId, empresaId),
            eq(portalConsulta.numero, numero),
            eq(portalConsulta.situacao, 'PRONTA'),
            eq(portalCredencial.ambiente, ambiente),
          ),
        )
        .limit(1);
      return achada !== undefined;
    },

    /** False when the same DUIMP is in the queue of the credential meanwhile. */
    async inserir(nova: Omit<typeof portalConsulta.$inferInsert, 'empresaId' | 'situacao'>): Promise<boolean> {
      const postas = await tx
        .insert(portalConsulta)
        .values({ ...nova, empresaId, situacao: 'NA_FILA' })
        .onConflictDoNothing()
        .returning({ id: portalConsulta.id });
      return postas.length === 1;
    },

    async alterar(id: string, valores: Partial<typeof portalConsulta.$inferInsert>): Promise<void> {
      await tx.update(portalConsulta).set(valores).where(da(id));
    },

    /** The oldest fetch of a credential that is due. */
    async proxima(credencialId: string, agora: Date): Promise<LinhaDaConsulta | null> {
      const [achada] = await tx
        .select()
        .from(portalConsulta)
        .where(
          and(
            eq(portalConsulta.empresaId, empresaId),
            eq(portalConsulta.credencialId, credencialId),
            due(portalConsulta.proximaEm, agora),
          ),
        )
        .orderBy(asc(portalConsulta.pedidaEm), asc(portalConsulta.id))
        .limit(1);
      return achada ?? null;
    },

    async respostas(consultaId: string, versao: number): Promise<RespostaGuardada[]> {
      return tx
        .select({ nome: portalResposta.nome, status: portalResposta.status, sha256: arquivo.sha256 })
        .from(portalResposta)
        .leftJoin(
          arquivo,
          and(eq(arquivo.empresaId, portalResposta.empresaId), eq(arquivo.id, portalResposta.arquivoId)),
        )
        .where(
          and(
            eq(portalResposta.empresaId, empresaId),
            eq(portalResposta.consultaId, consultaId),
            eq(portalResposta.versao, versao),
          ),
        )
        .orderBy(asc(portalResposta.nome));
    },

    async guardarResposta(nova: Omit<typeof portalResposta.$inferInsert, 'empresaId'>): Promise<void> {
      await tx.insert(portalResposta).values({ ...nova, empresaId });
    },
  };
}

/** Credentials with a due fetch, of any company. */
export async function credenciaisComConsulta(db: Database, agora: Date): Promise<{ empresaId: string; id: string }[]> {
  return db
    .selectDistinct({ empresaId: portalConsulta.empresaId, id: portalConsulta.credencialId })
    .from(portalConsulta)
    .where(due(portalConsulta.proximaEm, agora))
    .orderBy(asc(portalConsulta.empresaId), asc(portalConsulta.credencialId));
}

function lida({
  consulta,
  ambiente,
  titular,
  pedidaPor,
}: {
  consulta: LinhaDaConsulta;
  ambiente: ConsultaDoPortal['ambiente'];
  titular: string;
  pedidaPor: string;
}): ConsultaDoPortal {
  const { id, credencialId, numero, versao, situacao, frase, itens, itensVindos, sha256 } = consulta;
  return {
    id,
    credencialId,
    ambiente,
    titular,
    numero,
    versao,
    situacao,
    frase,
    itens,
    itensVindos,
    sha256,
    pedidaPor,
    pedidaEm: consulta.pedidaEm.toISOString(),
    proximaEm: consulta.proximaEm?.toISOString() ?? null,
    olhadaEm: consulta.olhadaEm?.toISOString() ?? null,
  };
}
