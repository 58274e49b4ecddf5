import { z } from 'zod';
import { PAPEIS_FORNECEDOR } from '#lib/domain/fornecedor.ts';
import { TABELAS } from '#lib/domain/tabelas.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { id } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, identidade, registroLido } from './cadastro.ts';

export const fornecedorNovo = z.strictObject(FORNECEDOR);
export type FornecedorNovo = z.infer<typeof fornecedorNovo>;

export const fornecedorEdicao = z.strictObject({ ...identidade, ...FORNECEDOR });

export const fornecedor = z.object({ ...registroLido, ...FORNECEDOR, pais: codigoENome });
export type FornecedorLido = z.infer<typeof fornecedor>;

const ORDENAVEIS = ['razaoSocial', 'nomeFantasia', 'pais', 'papel', 'alteradoEm'] as const;

export const fornecedorConsulta = consultaDeCadastro(ORDENAVEIS, 'razaoSocial', {
  papel: z.enum(PAPEIS_FORNECEDOR).optional(),
  /** Code of the country. */
  pais: z.string().regex(TABELAS.Pais.codigo, TABELAS.Pais.motivo).optional(),
});
export type FornecedorConsulta = z.infer<typeof fornecedorConsulta>;

/** A row of `Fornecedor/GetByQ`. */
export const fornecedorDoLookup = z.object({
  id,
  razaoSocial: z.string(),
  nomeFantasia: z.string().nullable(),
  papel: z.enum(PAPEIS_FORNECEDOR),
  pais: codigoENome,
});
export type FornecedorDoLookup = z.infer<typeof fornecedorDoLookup>;
