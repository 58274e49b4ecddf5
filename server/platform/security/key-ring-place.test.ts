import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidConfiguration, readEnv } from '#server/platform/env.ts';
import { keyRingText, readKeyRing, withNewKey, withoutFormerKeys } from './key-ring.ts';
import { existingKeyRing, openKeyRing, replaceKeyRing } from './key-ring-place.ts';
import { vaultOf } from './vault.ts';

describe('The secret of an installation', () => {
  let DATA_DIR = '';
  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-chaveiro-'));
  });
  afterEach(() => rm(DATA_DIR, { recursive: true }));
  const file = () => join(DATA_DIR, 'segredo-dos-webhooks');

  test('is without a setting a file of the data folder, made once and for its owner alone', async () => {
    expect(await existingKeyRing({ DATA_DIR })).toBeNull();
    expect(await readdir(DATA_DIR)).toEqual([]);
    const made = (await openKeyRing({ DATA_DIR }))().keys[0].secret;
    expect(made).toMatch(/^[\w-]{43}$/);
    expect((await openKeyRing({ DATA_DIR }))().keys.map(({ secret }) => secret)).toEqual([made]);
    expect(await readFile(file(), 'utf8')).toBe(made);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const ofSetting = await openKeyRing({ DATA_DIR, SEGREDO_DOS_WEBHOOKS: 'o da configuração' });
    expect(ofSetting().keys.map(({ secret }) => secret)).toEqual(['o da configuração']);
  });

  test('written anew is learnt by who has it open; one that cannot be read changes nothing', async () => {
    await writeFile(file(), `${'s'.repeat(43)}\n`);
    const [one, other] = [vaultOf(await openKeyRing({ DATA_DIR })), vaultOf(await openKeyRing({ DATA_DIR }))];
    const old = one.trancar('antes', 'a/1');
    const rotated = withNewKey(readKeyRing('s'.repeat(43)));
    await replaceKeyRing({ DATA_DIR }, rotated);
    expect(await readdir(DATA_DIR)).toEqual(['segredo-dos-webhooks']);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const now = one.trancar('depois', 'a/1');
    expect(now).toContain(`v2:${rotated.keys[0].id}:`);
    expect([other.abrir(old, 'a/1'), other.abrir(now, 'a/1')]).toEqual(['antes', 'depois']);
    await writeFile(file(), 'chaveiro:1,cortado');
    expect(other.abrir(now, 'a/1')).toBe('depois');
    await expect(openKeyRing({ DATA_DIR })).rejects.toThrow(
      new InvalidConfiguration(
        `O chaveiro em "${file()}" está cortado ou mudado. Traga-o da cópia que guardou à parte.`,
      ),
    );
    await writeFile(file(), '');
    await expect(openKeyRing({ DATA_DIR })).rejects.toThrow('está cortado ou mudado');
    await replaceKeyRing({ DATA_DIR }, withoutFormerKeys(rotated));
    expect([other.abrir(old, 'a/1'), other.abrir(now, 'a/1')]).toEqual([null, 'depois']);
  });

  test('stays its owner’s when the administrator rotates it', async () => {
    await writeFile(file(), 's'.repeat(43));
    const me = process.getuid?.() ?? 0;
    // Only the administrator can give a file away.
    const owner = me === 0 ? 65_534 : me;
    await chown(file(), owner, owner === me ? (process.getgid?.() ?? 0) : owner);
    await replaceKeyRing({ DATA_DIR }, withNewKey(readKeyRing('s'.repeat(43))));
    const { uid, mode } = await stat(file());
    expect([uid, mode & 0o777]).toEqual([owner, 0o600]);
  });

  test('is refused as a setting when it is cut, without being said again', () => {
    const text = keyRingText(withNewKey(readKeyRing('s'.repeat(43))));
    expect(readEnv({ SEGREDO_DOS_WEBHOOKS: text }).SEGREDO_DOS_WEBHOOKS).toBe(text);
    expect(() => readEnv({ SEGREDO_DOS_WEBHOOKS: text.slice(0, -2) })).toThrow(
      new InvalidConfiguration(
        'Configuração inválida: SEGREDO_DOS_WEBHOOKS está cortado: copie inteiro o chaveiro que npm run segredo:trocar mostrou.',
      ),
    );
  });
});
