import type { Database } from '#server/platform/db/database.ts';
import { BackupFailure } from './failure.ts';
import { migracoes, migracoesFeitas } from './migrations.ts';

/** @throws {BackupFailure} when the schema of the database is not that of this version. */
export async function exigirEsquemaAtual(db: Database): Promise<void> {
  const [feitas, { length: conhecidas }] = [await migracoesFeitas(db), await migracoes()];
  if (feitas < conhecidas) {
    throw new BackupFailure(
      `O banco está na migração ${feitas} e esta versão do Cais pede a ${conhecidas}. Rode antes: npm run migrar`,
    );
  }
  exigirNaoMaisNovo(feitas, conhecidas);
}

/** @throws {BackupFailure} when a later version of Cais has migrated the database. */
export function exigirNaoMaisNovo(feitas: number, conhecidas: number): void {
  if (feitas <= conhecidas) return;
  throw new BackupFailure(
    `O banco está na migração ${feitas} e esta versão do Cais só conhece ${conhecidas}: ele é de uma versão mais nova. Atualize o Cais.`,
  );
}
