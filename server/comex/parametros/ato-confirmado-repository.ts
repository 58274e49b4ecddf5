import { and, eq } from 'drizzle-orm';
import type { AtoLido, ConfirmacaoDoAto } from '#lib/contracts/parametros/atos-do-calendario.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { atoConfirmado } from '#server/platform/db/schema/meu-dia.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

/** Reads and writes which acts of the calendar a company has confirmed. */
export function atoConfirmadoRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(atoConfirmado.empresaId, empresaId);
  return {
    /** By the code of the act. */
    async todos(): Promise<Map<string, NonNullable<AtoLido['confirmado']>>> {
      const linhas = await tx
        .select({
          ato: atoConfirmado.ato,
          fonte: atoConfirmado.fonte,
          fonteEm: atoConfirmado.fonteEm,
          em: atoConfirmado.em,
          por: usuario.nome,
        })
        .from(atoConfirmado)
        .innerJoin(usuario, and(eq(usuario.empresaId, atoConfirmado.empresaId), eq(usuario.id, atoConfirmado.por)))
        .where(daEmpresa);
      return new Map(linhas.map(({ ato, em, ...resto }) => [ato, { ...resto, em: em.toISOString() }]));
    },

    async guardar(ato: string, lido: ConfirmacaoDoAto, { usuarioId, em }: Assinatura): Promise<void> {
      const confirmacao = { ...lido, em, por: usuarioId };
      await tx
        .insert(atoConfirmado)
        .values({ empresaId, ato, ...confirmacao })
        .onConflictDoUpdate({ target: [atoConfirmado.empresaId, atoConfirmado.ato], set: confirmacao });
    },

    async retirar(ato: string): Promise<void> {
      await tx.delete(atoConfirmado).where(and(daEmpresa, eq(atoConfirmado.ato, ato)));
    },
  };
}
