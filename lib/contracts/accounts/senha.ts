import { z } from 'zod';

/** The least length of a new password (ASVS 5, 6.2.1 and 6.2.2). Passwords chosen before this limit still open their account. */
const SENHA_MINIMA = 10;

export const AJUDA_DA_SENHA = `Ao menos ${SENHA_MINIMA} caracteres; algumas palavras juntas servem bem.`;

/**
 * A new password. The server also refuses common and easily guessed passwords (server/accounts/access/weak-password.ts): their list
 * is too large for a page.
 */
export const senhaNova = z
  .string('Escolha uma senha.')
  .min(SENHA_MINIMA, `A senha tem ao menos ${SENHA_MINIMA} caracteres.`)
  .max(200, 'A senha tem no máximo 200 caracteres.')
  .refine((senha) => senha.trim() !== '', 'A senha não pode ser só de espaços.');
