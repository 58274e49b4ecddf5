import { createHmac, randomBytes } from 'node:crypto';

/** A new secret: 32 random bytes. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/**
 * Returns `t={seconds},v1={hex}`: the HMAC-SHA256 of the seconds, a dot and the body. The seconds keep an old body from passing as
 * a new one.
 */
export function signatureOf(segredo: string, corpo: string, agora: Date): string {
  const segundos = Math.floor(agora.getTime() / 1000);
  return `t=${segundos},v1=${createHmac('sha256', segredo).update(`${segundos}.${corpo}`).digest('hex')}`;
}
