import type { Database } from '#server/platform/db/database.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { secondFactorRepository } from './second-factor-repository.ts';
import { applicationOwner } from './set-up-application.ts';
import { stepOfCode } from './totp.ts';

/** Tells whether a code is of the person's application at this time, and spends it. */
export async function isCodeRight(
  tx: Database,
  quem: Caller,
  { cofre, codigo, em }: { cofre: Vault; codigo: string; em: Date },
): Promise<boolean> {
  const fatores = secondFactorRepository(tx, quem);
  const aplicativo = await fatores.aplicativo();
  const segredo = aplicativo?.confirmadoEm && cofre.abrir(aplicativo.segredo, applicationOwner(quem));
  const passo = segredo ? stepOfCode(segredo, codigo, em) : null;
  return passo !== null && fatores.gastarPasso(passo);
}
