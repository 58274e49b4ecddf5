import type { Credenciais, UsuarioLogado } from '#lib/contracts/auth.ts';
import type { Relogio } from '#server/platform/clock.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { credenciaisInvalidas } from '#server/platform/refusals.ts';
import { abrirSessao } from './open-session.ts';
import { gastarTempoDeUmaConferencia, senhaConfere } from './password.ts';
import { acessoRepository } from './session-repository.ts';

/** Opens a session of one hour for who knows the password; says the same, in the same time, to everybody else. */
export async function entrar(
  db: Banco,
  relogio: Relogio,
  { email, password }: Credenciais,
  aparelho?: string,
): Promise<UsuarioLogado> {
  const credencial = await acessoRepository(db).credencialDe(chaveDoEmail(email));
  const confere = credencial
    ? await senhaConfere(password, credencial.senhaHash)
    : await gastarTempoDeUmaConferencia(password);
  if (!credencial || !confere) throw credenciaisInvalidas();

  return db.transaction(async (tx) => {
    // The check takes its time: a password that was changed meanwhile opens nothing any more.
    const deAgora = await acessoRepository(tx).credencialMantida(credencial.email);
    const logado =
      deAgora?.senhaHash === credencial.senhaHash ? await abrirSessao(tx, relogio, credencial, aparelho) : null;
    if (!logado) throw credenciaisInvalidas();
    return logado;
  });
}

/** E-mails are one account whatever their case. */
export const chaveDoEmail = (email: string): string => email.trim().toLowerCase();
