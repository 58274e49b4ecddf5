import { parseArgs } from 'node:util';
import { command } from '#server/outbound/backup/command.ts';
import { openAsIs } from '#server/outbound/backup/open-as-is.ts';
import { exigirEsquemaAtual } from '#server/outbound/backup/require-current-schema.ts';
import { forgetFormerKeys, rotateSecret } from '#server/outbound/keys/rotate-secret.ts';

/**
 * `npm run segredo:trocar` makes a new key and locks every stored secret again under it, while servers run; stopped in the middle, it is
 * run again. `npm run segredo:trocar -- --esquecer` drops the former key once nothing is locked with it.
 */
await command(async (env) => {
  const { values } = parseArgs({ options: { esquecer: { type: 'boolean', default: false } } });
  const { db, fechar } = await openAsIs(env);
  try {
    await exigirEsquemaAtual(db);
    const on = { db, settings: env, tell: (line: string) => console.log(line), now: new Date() };
    return await (values.esquecer ? forgetFormerKeys(on) : rotateSecret(on));
  } finally {
    await fechar();
  }
});
