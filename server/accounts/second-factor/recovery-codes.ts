import { createHash, randomInt } from 'node:crypto';

/** Ten codes of 78 random bits each, in groups that a person can copy by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, newCode);
}

/** The hash that the database keeps. Case, blanks and hyphens do not count. 78 random bits need no slow hash. */
export function recoveryHash(codigo: string): Uint8Array {
  return createHash('sha256').update(codigo.toUpperCase().replace(/[\s-]/g, '')).digest();
}

function newCode(): string {
  const grupo = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [grupo(), grupo(), grupo(), grupo()].join('-');
}

const HOW_MANY = 10;
/** Without I, L, O, U, 0 and 1, which are taken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
