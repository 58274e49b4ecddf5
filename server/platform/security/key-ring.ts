import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/**
 * The secrets of an installation (docs/decisions/chave-dos-segredos.md). The first key locks and signs, the others still open. What is
 * kept besides is derived from keys that were dropped, and opens nothing.
 */
export interface KeyRing {
  keys: readonly [InstallationKey, ...InstallationKey[]];
  /** Of the digests: the same over every rotation, so that they go on comparing. */
  digestKey: Buffer;
  /** The public halves of dropped keys, which go on proving what those signed. */
  formerSigners: readonly string[];
}

export interface InstallationKey {
  /** The start of the SHA-256 of its public half: it names the key and tells nothing of it. */
  id: string;
  secret: string;
  cipherKey: Buffer;
  signingKey: KeyObject;
  /** The public half, 32 bytes in base64url. */
  signer: string;
}

/**
 * Reads a ring as `keyRingText` writes it. Any other text is the one secret of an installation from before the rings.
 * @throws {UnreadableKeyRing}
 */
export function readKeyRing(text: string): KeyRing {
  if (!text.startsWith(MARK)) return { ...ringOf([text]), digestKey: derive(text, 'cais: resumos') };
  const [form, ...written] = text.slice(MARK.length).split(',');
  const entries = written.map((entry) => ENTRY.exec(entry)?.groups ?? {});
  const of = (kind: string) => entries.flatMap((entry) => (entry.kind === kind ? [entry.value ?? ''] : []));
  const digestKeys = of('resumos');
  const [secrets, signers] = [of('chave').map(decode), of('assinou')];
  const whole = form === FORM && entries.length === secrets.length + signers.length + digestKeys.length;
  const sized = [...digestKeys, ...signers].every((value) => Buffer.from(value, 'base64url').length === 32);
  if (!whole || !sized || digestKeys.length !== 1 || secrets.length === 0 || secrets.includes('')) {
    throw new UnreadableKeyRing();
  }
  return { ...ringOf(secrets), digestKey: Buffer.from(String(digestKeys[0]), 'base64url'), formerSigners: signers };
}

/** A ring was cut or typed wrong. */
export class UnreadableKeyRing extends Error {}

export function isKeyRing(text: string): boolean {
  try {
    return readKeyRing(text).keys.length > 0;
  } catch {
    return false;
  }
}

/** One line, which a shell and systemd take without quotes. */
export function keyRingText({ keys, digestKey, formerSigners }: KeyRing): string {
  const entries = [
    ...keys.map(({ secret }) => `chave.${Buffer.from(secret).toString('base64url')}`),
    `resumos.${digestKey.toString('base64url')}`,
    ...formerSigners.map((signer) => `assinou.${signer}`),
  ];
  return `${MARK}${[FORM, ...entries].join(',')}`;
}

/** The ring with a new key in front. */
export function withNewKey(ring: KeyRing): KeyRing {
  return { ...ring, keys: [installationKey(newSecret()), ...ring.keys] };
}

/** The ring with its present key alone; of the others it keeps the public halves. */
export function withoutFormerKeys(ring: KeyRing): KeyRing {
  const [present, ...former] = ring.keys;
  return { ...ring, keys: [present], formerSigners: [...ring.formerSigners, ...former.map(({ signer }) => signer)] };
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Every public half that this installation signed with. */
export const signersOf = ({ keys, formerSigners }: KeyRing): string[] => [
  ...keys.map(({ signer }) => signer),
  ...formerSigners,
];

export const keyIdOf = (signer: string): string =>
  createHash('sha256').update(Buffer.from(signer, 'base64url')).digest('hex').slice(0, 12);

function ringOf(secrets: readonly string[]): Pick<KeyRing, 'keys' | 'formerSigners'> {
  return { keys: secrets.map(installationKey) as [InstallationKey, ...InstallationKey[]], formerSigners: [] };
}

function installationKey(secret: string): InstallationKey {
  const seed = derive(secret, 'cais: assinatura dos arquivos');
  const signingKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const signer = createPublicKey(signingKey).export({ format: 'jwk' }).x ?? '';
  return { id: keyIdOf(signer), secret, cipherKey: derive(secret, 'cais: segredos dos webhooks'), signingKey, signer };
}

const derive = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
const decode = (value: string): string => Buffer.from(value, 'base64url').toString('utf8');

const MARK = 'chaveiro:';
const FORM = '1';
const ENTRY = /^(?<kind>chave|resumos|assinou)\.(?<value>[\w-]+)$/;
/** What stands before the seed of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
