import { z } from 'zod';

/** A password somebody chooses; that it is not their e-mail the server checks, who knows it. */
export const senhaNova = z
  .string('Escolha uma senha.')
  .min(8, 'A senha tem ao menos 8 caracteres.')
  .max(200, 'A senha tem no máximo 200 caracteres.');
