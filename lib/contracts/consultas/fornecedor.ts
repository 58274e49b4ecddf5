import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { PAPEIS_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';

const ORDENAVEIS = ['razaoSocial', 'nomeFantasia', 'pais', 'papel', 'alteradoEm'] as const;

export const fornecedorConsulta = consultaDeCadastro(ORDENAVEIS, 'razaoSocial', {
  papel: z.enum(PAPEIS_FORNECEDOR).optional(),
  /** Code of the country. */
  pais: z.string().regex(TABELAS.Pais.codigo, TABELAS.Pais.motivo).optional(),
});

export type FornecedorConsulta = z.infer<typeof fornecedorConsulta>;
