import { and, asc, eq, sql } from 'drizzle-orm';
import type { AssinaturaDosAvisos } from '#lib/portal/contracts/assinaturas-do-portal.ts';
import { eventosAssinados, outrasAssinaturas } from '#lib/portal/domain/assinatura-dos-avisos.ts';
import { podeOlharDeNovo } from '#lib/portal/domain/horas-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { portalAssinatura, portalReceptor } from '#server/platform/db/schema/avisos-do-portal.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { caminhoDoReceptor } from './receptor-repository.ts';

export type LinhaDaAssinatura = typeof portalAssinatura.$inferSelect;
type AssinaturaPedida = Pick<
  LinhaDaAssinatura,
  'credencialId' | 'ato' | 'endpoint' | 'alvo' | 'pedidaEm' | 'pedidaPor'
>;

/** What each credential has at the Portal for its notices. */
export function assinaturaRepository(tx: Database, empresaId: string) {
  const da = (credencialId: string) =>
    and(eq(portalAssinatura.empresaId, empresaId), eq(portalAssinatura.credencialId, credencialId));
  return {
    async listar(): Promise<AssinaturaDosAvisos[]> {
      const linhas = await tx
        .select({ linha: portalAssinatura, receptor: portalReceptor, pedidaPor: usuario.nome })
        .from(portalAssinatura)
        .innerJoin(
          portalReceptor,
          and(
            eq(portalReceptor.empresaId, portalAssinatura.empresaId),
            eq(portalReceptor.credencialId, portalAssinatura.credencialId),
          ),
        )
        .innerJoin(
          usuario,
          and(eq(usuario.empresaId, portalAssinatura.empresaId), eq(usuario.id, portalAssinatura.pedidaPor)),
        )
        .where(eq(portalAssinatura.empresaId, empresaId))
        .orderBy(asc(portalAssinatura.credencialId));
      return linhas.map(lida);
    },

    /** Keeps the row until the end of the transaction. */
    async daCredencial(credencialId: string): Promise<LinhaDaAssinatura | null> {
      const [achada] = await tx.select().from(portalAssinatura).where(da(credencialId)).for('update');
      return achada ?? null;
    },

    /** Puts what is asked into the queue. It takes the place of what was asked before and is not done. */
    async pedir(pedida: AssinaturaPedida): Promise<void> {
      const { credencialId: _, ...resto } = pedida;
      const naFila = { ...resto, situacao: 'NA_FILA', frase: null, tentativas: 0, proximaEm: pedida.pedidaEm } as const;
      await tx
        .insert(portalAssinatura)
        .values({ ...pedida, ...naFila, empresaId, rodada: 1 })
        .onConflictDoUpdate({
          target: [portalAssinatura.empresaId, portalAssinatura.credencialId],
          set: { ...naFila, rodada: sql`${portalAssinatura.rodada} + 1` },
        });
    },

    /** False when a person asked for something else meanwhile. */
    async naRodada(
      { credencialId, rodada }: Pick<LinhaDaAssinatura, 'credencialId' | 'rodada'>,
      valores: Partial<typeof portalAssinatura.$inferInsert>,
    ): Promise<boolean> {
      const mudadas = await tx
        .update(portalAssinatura)
        .set(valores)
        .where(and(da(credencialId), eq(portalAssinatura.rodada, rodada)))
        .returning({ credencialId: portalAssinatura.credencialId });
      return mudadas.length === 1;
    },

    /** Keeps which secret a registration was given. It holds whatever is asked meanwhile, because the Portal has it. */
    async guardarChave(credencialId: string, id: string, feitaEm: Date): Promise<void> {
      const chaveDaAssinatura = JSON.stringify({ [id]: feitaEm.toISOString() });
      await tx
        .update(portalAssinatura)
        .set({ chaves: sql`${portalAssinatura.chaves} || ${chaveDaAssinatura}::jsonb` })
        .where(da(credencialId));
    },

    /** The credential will not be asked again; what the Portal has stays there. */
    async parar(credencialId: string, frase: string): Promise<void> {
      await tx
        .update(portalAssinatura)
        .set({ proximaEm: null, situacao: 'RECUSADA', frase, rodada: sql`${portalAssinatura.rodada} + 1` })
        .where(da(credencialId));
    },

    async proxima(credencialId: string, agora: Date): Promise<LinhaDaAssinatura | null> {
      const [achada] = await tx
        .select()
        .from(portalAssinatura)
        .where(and(da(credencialId), due(portalAssinatura.proximaEm, agora)));
      return achada ?? null;
    },
  };
}

/** Credentials with something due, of any company. */
export async function credenciaisComAssinatura(
  db: Database,
  agora: Date,
): Promise<{ empresaId: string; id: string }[]> {
  return db
    .select({ empresaId: portalAssinatura.empresaId, id: portalAssinatura.credencialId })
    .from(portalAssinatura)
    .where(due(portalAssinatura.proximaEm, agora))
    .orderBy(asc(portalAssinatura.empresaId), asc(portalAssinatura.credencialId));
}

function lida({
  linha,
  receptor,
  pedidaPor,
}: {
  linha: LinhaDaAssinatura;
  receptor: typeof portalReceptor.$inferSelect;
  pedidaPor: string;
}): AssinaturaDosAvisos {
  const { credencialId, ato, situacao, frase, endpoint, visto, olhadaEm, chaves } = linha;
  const caminho = caminhoDoReceptor(receptor);
  return {
    credencialId,
    ato,
    situacao,
    frase,
    endpoint,
    pedidaPor,
    pedidaEm: linha.pedidaEm.toISOString(),
    proximaEm: linha.proximaEm?.toISOString() ?? null,
    olhadaEm: olhadaEm?.toISOString() ?? null,
    podeOlharEm: olhadaEm && podeOlharDeNovo(olhadaEm).toISOString(),
    eventos: visto && eventosAssinados({ caminho, feitoEm: receptor.feitoEm.toISOString() }, visto, chaves),
    outras: visto ? outrasAssinaturas(visto, caminho) : [],
    falhas: [...(visto?.falhas ?? [])],
    quantasFalhas: visto?.quantasFalhas ?? 0,
  };
}
