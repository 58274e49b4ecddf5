import { parseArgs } from 'node:util';
import { connect } from '#server/connect.ts';
import { command } from '#server/outbound/backup/command.ts';
import { migrateDatabase } from '#server/outbound/backup/migrate.ts';

/**
 * `npm run migrar` brings the database of the settings to the schema of this version, as `npm start` does too, and says what it does;
 * `npm run migrar -- --verificar` only says, and ends with 1 where there is something to do.
 */
await command((env) => {
  const { values } = parseArgs({ options: { verificar: { type: 'boolean', default: false } } });
  return migrateDatabase(env, { soVerificar: values.verificar, conectar: connect }, (linha) => console.log(linha));
});
