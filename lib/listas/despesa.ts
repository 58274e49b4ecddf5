import type { DespesaLida } from '#lib/contracts/despesa.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { NOME_BASE_RATEIO, NOME_TIPO_DESPESA } from '#lib/domain/despesa.ts';

export const DESPESA_COLUNAS: readonly ColunaDeLista<DespesaLida>[] = [
  { campo: 'data', titulo: 'Data', tipo: 'data', ordenavel: true, padrao: true, noCartao: true, caracteres: 11 },
  {
    campo: 'tipo',
    titulo: 'Tipo',
    tipo: 'opcao',
    opcoes: NOME_TIPO_DESPESA,
    ordenavel: true,
    padrao: true,
    caracteres: 22,
  },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', padrao: true, caracteres: 25 },
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    ordenavel: true,
    caracteres: 15,
    valor: ({ processo }) => processo.numero,
  },
  { campo: 'fornecedorNome', titulo: 'Pago a', tipo: 'texto', padrao: true, caracteres: 20 },
  { campo: 'documentoNumero', titulo: 'Documento', tipo: 'texto', caracteres: 14 },
  {
    campo: 'base',
    titulo: 'Base do rateio',
    tipo: 'opcao',
    opcoes: NOME_BASE_RATEIO,
    padrao: true,
    caracteres: 15,
  },
  {
    campo: 'valor',
    titulo: 'Valor (R$)',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 14,
  },
];
