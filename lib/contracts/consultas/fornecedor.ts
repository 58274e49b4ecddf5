import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { PAPEIS_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';

export const fornecedorConsulta = consultaDeCadastro(
  ['razaoSocial', 'nomeFantasia', 'pais', 'papel', 'alteradoEm'],
  'razaoSocial',
  {
    papel: z.enum(PAPEIS_FORNECEDOR).optional(),
    /** Code of the country. */
    pais: z.string().regex(TABELAS.Pais.codigo, TABELAS.Pais.motivo).optional(),
  },
);
