import { parseArgs } from 'node:util';
import { checkSignature } from '#server/outbound/backup/check-signature.ts';
import { command } from '#server/outbound/backup/command.ts';
import { namedSigners, signerText, trustedSigners } from '#server/outbound/backup/trust.ts';
import { signersOf } from '#server/platform/security/key-ring.ts';
import { openKeyRing } from '#server/platform/security/key-ring-place.ts';

/**
 * `npm run assinatura -- arquivo` says whether a backup or an export is what this installation signed, or, with `--assinada-por`, another
 * one whose key is named. `npm run assinatura` alone prints the keys of this installation, to be noted elsewhere.
 */
await command(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'assinada-por': { type: 'string', multiple: true, default: [] } },
  });
  const [caminho] = positionals;
  if (caminho) {
    const ditas = (await Promise.all(values['assinada-por'].map(namedSigners))).flat();
    console.log(await checkSignature(caminho, await trustedSigners(env, ditas)));
    return true;
  }
  for (const chave of signersOf((await openKeyRing(env))())) console.log(signerText(chave));
  return true;
});
