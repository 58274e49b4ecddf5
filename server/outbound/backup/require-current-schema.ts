import type { Database } from '#server/platform/db/database.ts';
import { BackupFailure } from './failure.ts';
import type { Manifest } from './manifest.ts';
import { ehDestaVersao, migracoes, migracoesFeitas } from './migrations.ts';

/** @throws {BackupFailure} when the schema of the database is not that of this version. */
export async function exigirEsquemaAtual(db: Database): Promise<void> {
  const [feitas, { length: conhecidas }] = [await migracoesFeitas(db), await migracoes()];
  if (feitas < conhecidas) {
    throw new BackupFailure(
      `O banco está na migração ${feitas} e esta versão do Cais pede a ${conhecidas}. Rode antes: npm run migrar`,
    );
  }
  exigirConhecidas(feitas, conhecidas);
}

/** @throws {BackupFailure} when this version of Cais does not know so many migrations. */
export function exigirConhecidas(feitas: number, conhecidas: number): void {
  if (feitas <= conhecidas) return;
  throw new BackupFailure(
    `O banco está na migração ${feitas} e esta versão do Cais só conhece ${conhecidas}: ele é de outra versão. ${QUAL_VERSAO}`,
  );
}

/** @throws {BackupFailure} when the schema of a backup is none that this version of Cais has had. */
export async function exigirEsquemaConhecido({ migracoes: feitas, ultimaMigracao, cais }: Manifest): Promise<void> {
  exigirConhecidas(feitas, (await migracoes()).length);
  if (ultimaMigracao === undefined || ehDestaVersao(feitas, ultimaMigracao)) return;
  throw new BackupFailure(`O esquema deste backup é de outra versão do Cais (${cais}). ${QUAL_VERSAO}`);
}

const QUAL_VERSAO = 'Use a versão que o fez, ou uma mais nova.';
