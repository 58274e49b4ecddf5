import type { FornecedorLido } from '#lib/contracts/cadastros/fornecedor.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';

export const FORNECEDOR_COLUNAS = colunasDe<FornecedorLido>(FORNECEDOR, {
  primeiras: ['razaoSocial', 'nomeFantasia'],
  proprias: DA_ALTERACAO,
});
