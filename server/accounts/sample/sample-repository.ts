import { and, count, eq, gte, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/db/database.ts';
import { beyondTheCompany } from '#server/platform/db/row-security.ts';
import { empresa, usuario } from '#server/platform/db/schema/core.ts';
import { empresaDeExemplo } from '#server/platform/db/schema/first-steps.ts';

export type Sample = typeof empresaDeExemplo.$inferSelect;

/** Reads and writes which sample company each person of a company has. The rows of a sample are those of any company. */
export function sampleRepository(tx: Database, empresaId: string) {
  const guardada = and(eq(empresaDeExemplo.empresaId, empresaId), isNull(empresaDeExemplo.jogadaForaEm));

  return {
    async daPessoa(usuarioId: string): Promise<Sample | null> {
      const [achada] = await tx
        .select()
        .from(empresaDeExemplo)
        .where(and(guardada, eq(empresaDeExemplo.usuarioId, usuarioId)));
      return achada ?? null;
    },

    /** Locks the company, so that its people open their samples one after the other. */
    async travar(): Promise<void> {
      await tx
        .select({ id: empresa.empresaId })
        .from(empresa)
        .where(eq(empresa.empresaId, empresaId))
        .for('no key update');
    },

    /** How many samples people of the company have, and how many were made since a day. */
    async contar(desde: Date): Promise<{ guardadas: number; recentes: number }> {
      const [guardadas] = await tx.select({ n: count() }).from(empresaDeExemplo).where(guardada);
      const [recentes] = await tx
        .select({ n: count() })
        .from(empresaDeExemplo)
        .where(and(eq(empresaDeExemplo.empresaId, empresaId), gte(empresaDeExemplo.criadoEm, desde)));
      return { guardadas: guardadas?.n ?? 0, recentes: recentes?.n ?? 0 };
    },

    /** Writes a fictitious company with its one person, who has no credential: no e-mail leads to it. */
    async criar(id: string, usuarioId: string, nova: NewSample): Promise<Sample> {
      const { nome, criadoEm } = nova;
      const [exemploEmpresaId, exemploUsuarioId] = [uuidv7(), uuidv7()];
      await beyondTheCompany(tx, async (transacao) => {
        await transacao
          .insert(empresa)
          .values({ ...nova.empresa, empresaId: exemploEmpresaId, exemplo: true, criadoEm });
        await transacao
          .insert(usuario)
          .values({ empresaId: exemploEmpresaId, id: exemploUsuarioId, nome, email: EMAIL, criadoEm });
      });
      const linha = { empresaId, id, usuarioId, exemploEmpresaId, exemploUsuarioId, criadoEm };
      await tx.insert(empresaDeExemplo).values(linha);
      return { ...linha, prontaEm: null, jogadaForaEm: null };
    },

    async terminar(id: string, prontaEm: Date): Promise<void> {
      await tx
        .update(empresaDeExemplo)
        .set({ prontaEm })
        .where(and(guardada, eq(empresaDeExemplo.id, id)));
    },

    async jogarFora({ id, exemploEmpresaId, exemploUsuarioId }: Sample, agora: Date): Promise<void> {
      await tx
        .update(empresaDeExemplo)
        .set({ jogadaForaEm: agora })
        .where(and(guardada, eq(empresaDeExemplo.id, id)));
      await beyondTheCompany(tx, (transacao) =>
        transacao
          .update(usuario)
          .set({ desativadoEm: agora })
          .where(and(eq(usuario.empresaId, exemploEmpresaId), eq(usuario.id, exemploUsuarioId))),
      );
    },
  };
}

interface NewSample {
  empresa: { nomeFantasia: string; razaoSocial: string; cnpj: string };
  nome: string;
  criadoEm: Date;
}

/** Of a domain that never is one (RFC 2606). */
const EMAIL = 'exemplo@empresa-de-exemplo.invalid';
