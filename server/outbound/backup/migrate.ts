import type { Connection } from '#server/platform/db/database.ts';
import { migracoes, migracoesFeitas } from './migrations.ts';
import { type DatabasePlace, openAsIs } from './open-as-is.ts';
import { exigirConhecidas } from './require-current-schema.ts';

/**
 * Brings the database of the settings to the schema of this version. It prints the pending migrations before and the result after.
 * `soVerificar` changes nothing and returns whether nothing was pending. `conectar` migrates as the server does when it starts.
 */
export async function migrateDatabase(
  env: DatabasePlace,
  { soVerificar, conectar }: { soVerificar: boolean; conectar: (env: DatabasePlace) => Promise<Connection> },
  dizer: (texto: string) => void,
): Promise<boolean> {
  const todas = await migracoes();
  const feitas = await contarFeitas(env);
  exigirConhecidas(feitas, todas.length);
  const pendentes = todas.slice(feitas).map(({ nome }) => nome);
  if (pendentes.length === 0) {
    dizer(`O banco já está na migração ${feitas}, a mais nova desta versão: nada a fazer.`);
    return true;
  }
  dizer(
    `O banco está na migração ${feitas} de ${todas.length}. ${pendentes.length === 1 ? 'Falta uma' : `Faltam ${pendentes.length}`}:`,
  );
  for (const nome of pendentes) dizer(`  ${nome}`);
  if (soVerificar) return false;

  // `conectar` also writes the data that ship with Cais. It applies all the migrations in one transaction, or none.
  await (await conectar(env)).fechar();
  dizer(`Feito: o banco está na migração ${await contarFeitas(env)} de ${todas.length}.`);
  return true;
}

async function contarFeitas(env: DatabasePlace): Promise<number> {
  const { db, fechar } = await openAsIs(env);
  return migracoesFeitas(db).finally(fechar);
}
