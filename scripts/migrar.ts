import { parseArgs } from 'node:util';
import { connect } from '#server/connect.ts';
import { command } from '#server/outbound/backup/command.ts';
import { migrateDatabase } from '#server/outbound/backup/migrate.ts';

/**
 * `npm run migrar` brings the database of the settings to the schema of this version, as `npm start` does too, and prints its
 * actions. `npm run migrar -- --verificar` only prints them, and exits with 1 when a migration is pending.
 */
await command((env) => {
  const { values } = parseArgs({ options: { verificar: { type: 'boolean', default: false } } });
  return migrateDatabase(env, { soVerificar: values.verificar, conectar: connect }, (linha) => console.log(linha));
});
