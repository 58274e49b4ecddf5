import { z } from 'zod';
import { UFS } from '#lib/domain/aduana/viagem/uf.ts';

/** A row of `Municipio/GetByQ`. `codigo` is that of the IBGE, seven digits; `nome` includes the UF, `Manaus/AM`. */
export const linhaDeMunicipio = z.object({
  id: z.string(),
  codigo: z.string(),
  nome: z.string(),
  municipio: z.string(),
  uf: z.enum(UFS),
});
