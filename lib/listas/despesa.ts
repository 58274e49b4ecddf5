import type { DespesaLida } from '#lib/contracts/despesa.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { NOME_BASE_RATEIO, NOME_TIPO_DESPESA } from '#lib/domain/despesa.ts';

export const DESPESA_COLUNAS: readonly ColunaDeLista<DespesaLida>[] = [
  { campo: 'data', titulo: 'Data', tipo: 'data', ordenavel: true, padrao: true, noCartao: true, largura: 105 },
  {
    campo: 'tipo',
    titulo: 'Tipo',
    tipo: 'opcao',
    opcoes: NOME_TIPO_DESPESA,
    ordenavel: true,
    padrao: true,
    largura: 200,
  },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', padrao: true, largura: 220 },
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    ordenavel: true,
    largura: 140,
    valor: ({ processo }) => processo.numero,
  },
  { campo: 'fornecedorNome', titulo: 'Pago a', tipo: 'texto', padrao: true, largura: 180 },
  { campo: 'documentoNumero', titulo: 'Documento', tipo: 'texto', largura: 130 },
  {
    campo: 'base',
    titulo: 'Base do rateio',
    tipo: 'opcao',
    opcoes: NOME_BASE_RATEIO,
    padrao: true,
    largura: 140,
  },
  {
    campo: 'valor',
    titulo: 'Valor (R$)',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 130,
  },
];
