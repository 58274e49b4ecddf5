import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** A code of the step before or after counts too, for clocks half a minute off. */
const STEPS_OFF = 1;

/** Makes the secret of an application of codes: 160 bits in base32, and the address that a QR code carries to it. */
export function newTotp(email: string): { segredo: string; endereco: string } {
  const totp = totpOf(new Secret({ size: 20 }), email);
  return { segredo: totp.secret.base32, endereco: totp.toString() };
}

/** The 30-second step that a code is of; null when it is of none near `agora`. */
export function stepOfCode(segredo: string, codigo: string, agora: Date): number | null {
  const timestamp = agora.getTime();
  const delta = totpOf(Secret.fromBase32(segredo)).validate({
    token: codigo.replace(/\s/g, ''),
    timestamp,
    window: STEPS_OFF,
  });
  return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}

const totpOf = (secret: Secret, label = 'Cais') =>
  new TOTP({ issuer: 'Cais', label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });
