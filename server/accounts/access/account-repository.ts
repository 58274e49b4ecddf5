import { and, eq } from 'drizzle-orm';
import type { Conta, ContaEdicao, ContaNova } from '#lib/contracts/accounts/conta.ts';
import { CONTA } from '#lib/registros/conta.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { fieldsOfRow } from '#server/platform/records/record-read.ts';
import type { Caller } from '#server/platform/security/caller.ts';

/**
 * Reads and writes only the account of the caller: the RG, CPF, birth date or private telephone of another person cannot be read
 * through it.
 */
export function accountRepository(tx: Database, { empresaId, usuarioId }: Caller) {
  const propria = and(eq(usuario.empresaId, empresaId), eq(usuario.id, usuarioId));

  return {
    async ler(): Promise<Conta> {
      return lida(await tx.select().from(usuario).where(propria));
    },

    /** Locks the account until the transaction ends. */
    async lerParaMudar(): Promise<Conta> {
      return lida(await tx.select().from(usuario).where(propria).for('no key update'));
    },

    /** False when the account has changed since `versao`. */
    async alterar({ id: _, versao, ...campos }: ContaEdicao): Promise<boolean> {
      const alteradas = await tx
        .update(usuario)
        .set({ ...campos, versao: versao + 1 })
        .where(and(propria, eq(usuario.versao, versao)))
        .returning({ id: usuario.id });
      return alteradas.length === 1;
    },

    async trocarFoto(foto: string | null): Promise<void> {
      await tx.update(usuario).set({ foto }).where(propria);
    },
  };
}

function lida([linha]: (typeof usuario.$inferSelect)[]): Conta {
  if (!linha) throw new Error('A session belongs to a person who is there.');
  const { id, versao, email, foto } = linha;
  return { id, versao, email, foto, ...fieldsOfRow<ContaNova>(CONTA, linha) };
}
