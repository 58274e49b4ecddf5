import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { RondaDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due } from '#server/platform/db/due.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { portalRonda } from '#server/platform/db/schema/portal.ts';
import { buscaRepository } from './busca-repository.ts';

interface ChaveDaRonda {
  credencialId: string;
  importadorId: string;
}

/** The nightly rounds: which credential asks for which importer. */
export function rondaRepository(tx: Database, empresaId: string) {
  const da = ({ credencialId, importadorId }: ChaveDaRonda) =>
    and(
      eq(portalRonda.empresaId, empresaId),
      eq(portalRonda.credencialId, credencialId),
      eq(portalRonda.importadorId, importadorId),
    );
  return {
    /** Rounds that are on, or were once, by name of the importer. */
    async listar(): Promise<RondaDoPortal[]> {
      const linhas = await tx
        .select({ ronda: portalRonda, nome: importador.razaoSocial, ligadaPor: usuario.nome })
        .from(portalRonda)
        .innerJoin(
          importador,
          and(eq(importador.empresaId, portalRonda.empresaId), eq(importador.id, portalRonda.importadorId)),
        )
        .innerJoin(usuario, and(eq(usuario.empresaId, portalRonda.empresaId), eq(usuario.id, portalRonda.ligadaPor)))
        .where(eq(portalRonda.empresaId, empresaId))
        .orderBy(asc(importador.razaoSocial), asc(portalRonda.credencialId));
      const rondas: RondaDoPortal[] = [];
      for (const { ronda, nome, ligadaPor } of linhas) {
        const { credencialId, importadorId } = ronda;
        const ultima = await buscaRepository(tx, empresaId).ultimaDaRonda(credencialId, importadorId);
        rondas.push({
          credencialId,
          importador: { id: importadorId, nome },
          ligada: ronda.proximaEm !== null,
          ligadaEm: ronda.ligadaEm.toISOString(),
          ligadaPor,
          proximaEm: ronda.proximaEm?.toISOString() ?? null,
          ultima: ultima && {
            id: ultima.id,
            situacao: ultima.situacao,
            frase: ultima.frase,
            olhadaEm: ultima.olhadaEm?.toISOString() ?? null,
            achadas: ultima.achadas.length,
            trazidas: ultima.trazidas,
          },
        });
      }
      return rondas;
    },

    /** False when it was on already. */
    async ligar(chave: ChaveDaRonda, ligada: { ligadaEm: Date; ligadaPor: string; proximaEm: Date }): Promise<boolean> {
      const mudadas = await tx
        .insert(portalRonda)
        .values({ ...chave, ...ligada, empresaId })
        .onConflictDoUpdate({
          target: [portalRonda.empresaId, portalRonda.credencialId, portalRonda.importadorId],
          set: ligada,
          setWhere: isNull(portalRonda.proximaEm),
        })
        .returning();
      return mudadas.length === 1;
    },

    /** False when it was off already. */
    async desligar(chave: ChaveDaRonda): Promise<boolean> {
      const ligada = and(da(chave), isNotNull(portalRonda.proximaEm));
      const mudadas = await tx.update(portalRonda).set({ proximaEm: null }).where(ligada).returning();
      return mudadas.length === 1;
    },

    /** Moves a due round to its next instant; false when another server did, or it was switched off. */
    async adiantar(ronda: ChaveDaRonda & { proximaEm: Date | null }, proximaEm: Date): Promise<boolean> {
      if (!ronda.proximaEm) return false;
      const mudadas = await tx
        .update(portalRonda)
        .set({ proximaEm })
        .where(and(da(ronda), eq(portalRonda.proximaEm, ronda.proximaEm)))
        .returning();
      return mudadas.length === 1;
    },
  };
}

/** The due rounds of any company, with the CNPJ of the importer. An importer that was taken out of use is not asked for. */
export async function rondasDevidas(db: Database, agora: Date) {
  const linhas = await db
    .select({ ronda: portalRonda, ni: importador.cnpj })
    .from(portalRonda)
    .innerJoin(
      importador,
      and(eq(importador.empresaId, portalRonda.empresaId), eq(importador.id, portalRonda.importadorId)),
    )
    .where(and(due(portalRonda.proximaEm, agora), isNull(importador.excluidoEm)))
    .orderBy(asc(portalRonda.empresaId), asc(portalRonda.credencialId), asc(portalRonda.importadorId));
  return linhas.map(({ ronda, ni }) => ({ ...ronda, ni }));
}
