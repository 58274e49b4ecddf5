import type { Credenciais, UsuarioLogado } from '#lib/contracts/accounts/auth.ts';
import type { PedidoDeSegundoFator } from '#lib/contracts/accounts/segundo-fator.ts';
import type { PageAddress } from '#server/accounts/second-factor/page-address.ts';
import { askSecondFactor } from '#server/accounts/second-factor/second-step.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { invalidCredentials } from '#server/platform/refusals.ts';
import { openSession } from './open-session.ts';
import { passwordMatches, spendTimeOfOneCheck } from './password.ts';
import { sessionRepository } from './session-repository.ts';

/**
 * Opens a session of one hour when the password is right; asks a person with a second factor for it instead. Every failure gets the
 * same answer, in the same time.
 */
export async function logIn(
  db: Database,
  relogio: Clock,
  { email, password }: Credenciais,
  aparelho?: string,
  pagina: PageAddress | null = null,
): Promise<UsuarioLogado | PedidoDeSegundoFator> {
  const credencial = await sessionRepository(db).credencialDe(emailKey(email));
  const confere = credencial
    ? await passwordMatches(password, credencial.senhaHash)
    : await spendTimeOfOneCheck(password);
  if (!credencial || !confere) throw invalidCredentials();

  return db.transaction(async (tx) => {
    // The check takes a while, so the hash is read again: a password changed meanwhile opens no session.
    const deAgora = await sessionRepository(tx).credencialMantida(credencial.email);
    if (deAgora?.senhaHash !== credencial.senhaHash) throw invalidCredentials();
    if (!(await sessionRepository(tx).pessoa(credencial))) throw invalidCredentials();
    const pedido = await askSecondFactor(tx, credencial, { agora: relogio.agora(), pagina, aparelho });
    const logado = pedido ?? (await openSession(tx, relogio, credencial, { aparelho }));
    if (!logado) throw invalidCredentials();
    return logado;
  });
}

/** An e-mail is one account, whatever its case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
