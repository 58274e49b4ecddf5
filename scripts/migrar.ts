import { parseArgs } from 'node:util';
import { conectar } from '#server/connect.ts';
import { comando } from '#server/outbound/backup/command.ts';
import { migrarBanco } from '#server/outbound/backup/migrate.ts';

/**
 * `npm run migrar` brings the database of the settings to the schema of this version, as `npm start` does too, and says what it does;
 * `npm run migrar -- --verificar` only says, and ends with 1 where there is something to do.
 */
await comando((env) => {
  const { values } = parseArgs({ options: { verificar: { type: 'boolean', default: false } } });
  return migrarBanco(env, { soVerificar: values.verificar, conectar }, (linha) => console.log(linha));
});
