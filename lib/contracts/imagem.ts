import { z } from 'zod';

/** The largest photo or logo, in bytes. */
export const TAMANHO_MAXIMO_IMAGEM = 5 * 1024 * 1024;

/** SHA-256 of an image that is there, null where there is none: a new image has a new name. */
export const imagemGuardada = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable();
