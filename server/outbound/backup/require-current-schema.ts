import type { Database } from '#server/platform/db/database.ts';
import { BackupFailure } from './failure.ts';
import { migracoes, migracoesFeitas } from './migrations.ts';

/** @throws {BackupFailure} where the database is not of this version's schema. */
export async function exigirEsquemaAtual(db: Database): Promise<void> {
  const [feitas, { length: conhecidas }] = [await migracoesFeitas(db), await migracoes()];
  if (feitas < conhecidas) {
    throw new BackupFailure(
      `O banco está na migração ${feitas} e esta versão do Cais pede a ${conhecidas}. Rode antes: npm run migrar`,
    );
  }
  exigirNaoMaisNovo(feitas, conhecidas);
}

/** @throws {BackupFailure} where a later version of Cais has been at the database. */
export function exigirNaoMaisNovo(feitas: number, conhecidas: number): void {
  if (feitas <= conhecidas) return;
  throw new BackupFailure(
    `O banco está na migração ${feitas} e esta versão do Cais só conhece ${conhecidas}: ele é de uma versão mais nova. Atualize o Cais.`,
  );
}
