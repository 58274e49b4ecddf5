import { createHmac, randomBytes } from 'node:crypto';

/** A new secret: 32 random bytes. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/** `t={seconds},v1={hex}`: HMAC-SHA256 of the seconds, a dot and the body, so that an old body is no new one. */
export function signatureOf(segredo: string, corpo: string, agora: Date): string {
  const segundos = Math.floor(agora.getTime() / 1000);
  return `t=${segundos},v1=${createHmac('sha256', segredo).update(`${segundos}.${corpo}`).digest('hex')}`;
}
