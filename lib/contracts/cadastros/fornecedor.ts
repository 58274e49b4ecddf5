import { z } from 'zod';
import { PAPEIS_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { id } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';

export const fornecedorNovo = z.strictObject(FORNECEDOR);
export type FornecedorNovo = z.infer<typeof fornecedorNovo>;

export const fornecedorEdicao = z.strictObject({ ...identidade, ...FORNECEDOR });

export const fornecedor = z.object({ ...registroLido, ...FORNECEDOR, pais: codigoENome });
export type FornecedorLido = z.infer<typeof fornecedor>;

/** A row of `Fornecedor/GetByQ`. */
export const fornecedorDoLookup = z.object({
  id,
  razaoSocial: z.string(),
  nomeFantasia: z.string().nullable(),
  papel: z.enum(PAPEIS_FORNECEDOR),
  pais: codigoENome,
});
export type FornecedorDoLookup = z.infer<typeof fornecedorDoLookup>;
