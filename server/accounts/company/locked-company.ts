import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { companyRepository } from './company-repository.ts';

/**
 * Acts on the company of the caller as it is, one act at a time in a company.
 * @throws {Refusal} 401 when the session ended meanwhile.
 */
export function withLockedCompany<T>(
  { db, relogio, quem }: OnWrite,
  act: (tx: Database, em: Date, empresa: Empresa) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const em = relogio.agora();
    const empresa = await companyRepository(tx, quem.empresaId).lerParaMudar();
    await requireStillSignedIn(tx, em);
    return act(tx, em, empresa);
  });
}
