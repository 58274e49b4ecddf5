import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { noteAccess } from '#server/accounts/second-factor/note-access.ts';
import type { Database } from '#server/platform/db/database.ts';
import { credencial } from '#server/platform/db/schema/access.ts';
import { empresa, usuario } from '#server/platform/db/schema/core.ts';
import { invalidData, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { emailKey } from './log-in.ts';
import { hashPassword } from './password.ts';
import { sessionRepository } from './session-repository.ts';

export interface NewUser {
  empresa: { nomeFantasia: string; razaoSocial: string; cnpj: string | null };
  nome: string;
  email: string;
  senha: string;
}

/** Creates a company with its first person, who can then sign in. */
export async function createUser(db: Database, agora: Date, { senha, ...novo }: NewUser): Promise<Caller> {
  return insertUser(db, agora, { ...novo, senhaHash: await hashPassword(senha) });
}

/** Does the same as `createUser` when only the hash of the password is known. */
export async function insertUser(
  db: Database,
  agora: Date,
  { senhaHash, ...novo }: Omit<NewUser, 'senha'> & { senhaHash: string },
): Promise<Caller> {
  const email = emailKey(novo.email);
  const quem: Caller = { empresaId: uuidv7(), usuarioId: uuidv7() };
  await db.transaction(async (tx) => {
    const [repetida] = await tx.select().from(credencial).where(eq(credencial.email, email));
    if (repetida) throw invalidData(`Já existe uma pessoa com o e-mail ${email}.`, { email: 'E-mail já usado.' });
    await tx.insert(empresa).values({ ...novo.empresa, empresaId: quem.empresaId, criadoEm: agora });
    await tx
      .insert(usuario)
      .values({ empresaId: quem.empresaId, id: quem.usuarioId, nome: novo.nome, email, criadoEm: agora });
    await tx.insert(credencial).values({ email, ...quem, senhaHash, alteradaEm: agora });
  });
  return quem;
}

/** Changes a password and ends the sessions opened with the old one. */
export async function changePassword(db: Database, agora: Date, emailDigitado: string, senha: string): Promise<void> {
  const email = emailKey(emailDigitado);
  const senhaHash = await hashPassword(senha);
  await db.transaction(async (tx) => {
    const [trocada] = await tx
      .update(credencial)
      .set({ senhaHash, alteradaEm: agora })
      .where(eq(credencial.email, email))
      .returning();
    if (!trocada) throw notFound(`O e-mail ${email}`);
    await sessionRepository(tx).revogarSessoesDe(trocada, agora);
  });
}

/** Frees an e-mail for the company it belongs to: its person signs in no more until they accept an invitation again. */
export async function freeEmail(db: Database, agora: Date, emailDigitado: string): Promise<void> {
  const email = emailKey(emailDigitado);
  await db.transaction(async (tx) => {
    const [liberada] = await tx.delete(credencial).where(eq(credencial.email, email)).returning();
    if (!liberada) throw notFound(`O e-mail ${email}`);
    await sessionRepository(tx).revogarSessoesDe(liberada, agora);
    await noteAccess(tx, liberada, agora, 'Quem opera o Cais liberou o e-mail: para entrar, falta um novo convite.');
  });
}
