import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token, which is all the database keeps. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();
