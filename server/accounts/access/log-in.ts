import type { Credenciais, UsuarioLogado } from '#lib/contracts/auth.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { invalidCredentials } from '#server/platform/refusals.ts';
import { openSession } from './open-session.ts';
import { passwordMatches, spendTimeOfOneCheck } from './password.ts';
import { sessionRepository } from './session-repository.ts';

/** Opens a session of one hour when the password is right. Every failure gets the same answer, in the same time. */
export async function logIn(
  db: Database,
  relogio: Clock,
  { email, password }: Credenciais,
  aparelho?: string,
): Promise<UsuarioLogado> {
  const credencial = await sessionRepository(db).credencialDe(emailKey(email));
  const confere = credencial
    ? await passwordMatches(password, credencial.senhaHash)
    : await spendTimeOfOneCheck(password);
  if (!credencial || !confere) throw invalidCredentials();

  return db.transaction(async (tx) => {
    // The check takes a while, so the hash is read again: a password changed meanwhile opens no session.
    const deAgora = await sessionRepository(tx).credencialMantida(credencial.email);
    const logado =
      deAgora?.senhaHash === credencial.senhaHash ? await openSession(tx, relogio, credencial, aparelho) : null;
    if (!logado) throw invalidCredentials();
    return logado;
  });
}

/** An e-mail is one account, whatever its case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
