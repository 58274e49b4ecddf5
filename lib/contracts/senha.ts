import { z } from 'zod';

/** A new password. The server also refuses the person's own e-mail, which this schema does not know. */
export const senhaNova = z
  .string('Escolha uma senha.')
  .min(8, 'A senha tem ao menos 8 caracteres.')
  .max(200, 'A senha tem no máximo 200 caracteres.');
