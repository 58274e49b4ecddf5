import type { Credenciais, UsuarioLogado } from '#lib/contracts/auth.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { invalidCredentials } from '#server/platform/refusals.ts';
import { openSession } from './open-session.ts';
import { passwordMatches, spendTimeOfOneCheck } from './password.ts';
import { sessionRepository } from './session-repository.ts';

/** Opens a session of one hour for who knows the password; says the same, in the same time, to everybody else. */
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
    // The check takes its time: a password that was changed meanwhile opens nothing any more.
    const deAgora = await sessionRepository(tx).credencialMantida(credencial.email);
    const logado =
      deAgora?.senhaHash === credencial.senhaHash ? await openSession(tx, relogio, credencial, aparelho) : null;
    if (!logado) throw invalidCredentials();
    return logado;
  });
}

/** E-mails are one account whatever their case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
