import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that say nothing of whom they belong to. */
export const novoToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashDoToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();
