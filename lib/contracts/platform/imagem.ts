import { z } from 'zod';

/** Limit of a photo or logo, in bytes. */
export const TAMANHO_MAXIMO_IMAGEM = 5 * 1024 * 1024;

/** SHA-256 of the stored image; null without an image. A new image gets a new name. */
export const imagemGuardada = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable();
