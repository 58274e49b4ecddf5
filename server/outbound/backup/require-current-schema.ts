import type { Banco } from '#server/platform/db/database.ts';
import { FalhaDaGuarda } from './failure.ts';
import { migracoes, migracoesFeitas } from './migrations.ts';

/** @throws {FalhaDaGuarda} where the database is not of this version's schema. */
export async function exigirEsquemaAtual(db: Banco): Promise<void> {
  const [feitas, { length: conhecidas }] = [await migracoesFeitas(db), await migracoes()];
  if (feitas < conhecidas) {
    throw new FalhaDaGuarda(
      `O banco está na migração ${feitas} e esta versão do Cais pede a ${conhecidas}. Rode antes: npm run migrar`,
    );
  }
  exigirNaoMaisNovo(feitas, conhecidas);
}

/** @throws {FalhaDaGuarda} where a later version of Cais has been at the database. */
export function exigirNaoMaisNovo(feitas: number, conhecidas: number): void {
  if (feitas <= conhecidas) return;
  throw new FalhaDaGuarda(
    `O banco está na migração ${feitas} e esta versão do Cais só conhece ${conhecidas}: ele é de uma versão mais nova. Atualize o Cais.`,
  );
}
