import type { FornecedorLido } from '#lib/contracts/cadastros/fornecedor.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';

export const FORNECEDOR_COLUNAS = colunasDe<FornecedorLido>(FORNECEDOR, {
  primeiras: ['razaoSocial', 'nomeFantasia'],
  proprias: DA_ALTERACAO,
});
