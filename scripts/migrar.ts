import { parseArgs } from 'node:util';
import { comando } from '#server/guarda/comando.ts';
import { migrarBanco } from '#server/guarda/migrar.ts';

/**
 * `npm run migrar` brings the database of the settings to the schema of this version, as `npm start` does too, and says what it does;
 * `npm run migrar -- --verificar` only says, and ends with 1 where there is something to do.
 */
await comando((env) => {
  const { values } = parseArgs({ options: { verificar: { type: 'boolean', default: false } } });
  return migrarBanco(env, { soVerificar: values.verificar }, (linha) => console.log(linha));
});
