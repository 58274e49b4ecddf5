import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Banco } from '#server/platform/db/database.ts';
import { credencial, empresa, usuario } from '#server/platform/db/schema.ts';
import { dadosInvalidos, naoEncontrado } from '#server/platform/refusals.ts';
import type { QuemPede } from '#server/platform/security/caller.ts';
import { chaveDoEmail } from './log-in.ts';
import { hashDaSenha } from './password.ts';
import { acessoRepository } from './session-repository.ts';

export interface NovoUsuario {
  empresa: { nomeFantasia: string; razaoSocial: string; cnpj: string | null };
  nome: string;
  email: string;
  senha: string;
}

/** A new company with its first person, who can then sign in. */
export async function criarUsuario(db: Banco, agora: Date, { senha, ...novo }: NovoUsuario): Promise<QuemPede> {
  return guardarUsuario(db, agora, { ...novo, senhaHash: await hashDaSenha(senha) });
}

/** The same, of whose password only the hash is known. */
export async function guardarUsuario(
  db: Banco,
  agora: Date,
  { senhaHash, ...novo }: Omit<NovoUsuario, 'senha'> & { senhaHash: string },
): Promise<QuemPede> {
  const email = chaveDoEmail(novo.email);
  const quem: QuemPede = { empresaId: uuidv7(), usuarioId: uuidv7() };
  await db.transaction(async (tx) => {
    const [repetida] = await tx.select().from(credencial).where(eq(credencial.email, email));
    if (repetida) throw dadosInvalidos(`Já existe uma pessoa com o e-mail ${email}.`, { email: 'E-mail já usado.' });
    await tx.insert(empresa).values({ ...novo.empresa, empresaId: quem.empresaId, criadoEm: agora });
    await tx
      .insert(usuario)
      .values({ empresaId: quem.empresaId, id: quem.usuarioId, nome: novo.nome, email, criadoEm: agora });
    await tx.insert(credencial).values({ email, ...quem, senhaHash, alteradaEm: agora });
  });
  return quem;
}

/** A new password; whoever was signed in with the old one is signed out. */
export async function trocarSenha(db: Banco, agora: Date, emailDigitado: string, senha: string): Promise<void> {
  const email = chaveDoEmail(emailDigitado);
  const senhaHash = await hashDaSenha(senha);
  await db.transaction(async (tx) => {
    const [trocada] = await tx
      .update(credencial)
      .set({ senhaHash, alteradaEm: agora })
      .where(eq(credencial.email, email))
      .returning();
    if (!trocada) throw naoEncontrado(`O e-mail ${email}`);
    await acessoRepository(tx).revogarSessoesDe(trocada, agora);
  });
}
