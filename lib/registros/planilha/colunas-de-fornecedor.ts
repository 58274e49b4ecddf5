import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { planilhaDe } from './planilha-de.ts';

export const PLANILHA_DE_FORNECEDOR = planilhaDe(FORNECEDOR, {
  titulo: 'Fornecedores',
  chave: ['razaoSocial', 'pais.codigo'],
});
