import { isKeyRing, keyRingText, readKeyRing, signersOf, withNewKey, withoutFormerKeys } from './key-ring.ts';
import { vaultOf } from './vault.ts';

// Written by the version of before the rings, under the secret `aaa…`.
const OF_BEFORE = 'v1:gV8MtIYMiq0jAbuoXCx-BNVLKH1VCdbWUN_285kHUSXJDSieFg';
const DIGEST_OF_BEFORE = 'HnEbvzkNGnpiMqGp5g3bqvSrbgJQVL4lWz52R3tmkLQ';
const SECRET = 'a'.repeat(32);

const vaultOfRing = (ring: ReturnType<typeof readKeyRing>) => vaultOf(keyRingText(ring));

test('what the version of before locked and digested holds under the ring of its secret, and after rotations', () => {
  const one = readKeyRing(SECRET);
  const three = withNewKey(withNewKey(one));
  for (const ring of [one, three]) {
    expect(vaultOfRing(ring).abrir(OF_BEFORE, 'a/1')).toBe('whsec_abc');
    expect(vaultOfRing(ring).abrir(OF_BEFORE, 'b/1')).toBeNull();
    expect(vaultOfRing(ring).resumir('52998224725')).toBe(DIGEST_OF_BEFORE);
  }
  expect(new Set(three.keys.map(({ id }) => id)).size).toBe(3);
});

test('a text names the key it is locked under, and opens while the ring has that key', () => {
  const before = readKeyRing(SECRET);
  const after = withNewKey(before);
  const [locked, lockedAfter] = [before, after].map((ring) => vaultOfRing(ring).trancar('x', 'a/1')) as [
    string,
    string,
  ];
  expect(locked.split(':').slice(0, 2)).toEqual(['v2', before.keys[0].id]);
  expect(lockedAfter.split(':').slice(0, 2)).toEqual(['v2', after.keys[0].id]);
  expect(vaultOfRing(after).abrir(locked, 'a/1')).toBe('x');
  expect(vaultOfRing(before).abrir(lockedAfter, 'a/1')).toBeNull();
});

test('a dropped key opens nothing any more: of it stay the digests and the half that proves what it signed', () => {
  const before = readKeyRing(SECRET);
  const dropped = withoutFormerKeys(withNewKey(before));
  expect(vaultOfRing(dropped).abrir(OF_BEFORE, 'a/1')).toBeNull();
  expect(vaultOfRing(dropped).resumir('52998224725')).toBe(DIGEST_OF_BEFORE);
  expect(signersOf(readKeyRing(keyRingText(dropped)))).toEqual([dropped.keys[0].signer, before.keys[0].signer]);
  expect(keyRingText(dropped)).not.toContain(Buffer.from(SECRET).toString('base64url'));
});

test('a ring is one line that a shell takes without quotes, and is read back whole or not at all', () => {
  const text = keyRingText(
    withoutFormerKeys(withNewKey(readKeyRing('um segredo, com vírgula: e “aspas” bem comprido'))),
  );
  expect(text).toMatch(/^chaveiro:1,chave\.[\w-]+,resumos\.[\w-]{43},assinou\.[\w-]{43}$/);
  expect(keyRingText(readKeyRing(text))).toBe(text);
  const [mark, key, digests, signer] = text.split(',') as [string, string, string, string];
  const spoilt = [
    text.slice(0, -1),
    `${text},`,
    `${text},${digests}`,
    `${text}x`,
    text.replace('chave.', 'chave'),
    ...[[mark, key, signer], [mark, digests, signer], [mark]].map((entries) => entries.join(',')),
  ];
  expect(spoilt.filter(isKeyRing)).toEqual([]);
  expect(isKeyRing('um segredo, com vírgula: e “aspas” bem comprido')).toBe(true);
});
