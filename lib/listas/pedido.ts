import type { PedidoResumo } from '#lib/contracts/pedido.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';

/** The columns of the list of purchase orders; amounts are in the currency of each. */
export const PEDIDO_COLUNAS: readonly ColunaDeLista<PedidoResumo>[] = [
  { campo: 'numero', titulo: 'PO', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 16 },
  { campo: 'revisao', titulo: 'Revisão', tipo: 'inteiro', caracteres: 9 },
  {
    campo: 'fornecedor',
    titulo: 'Fornecedor',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 28,
    valor: ({ fornecedor }) => fornecedor.razaoSocial,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    caracteres: 22,
    valor: ({ importador }) => importador.razaoSocial,
  },
  { campo: 'data', titulo: 'Data', tipo: 'data', ordenavel: true, padrao: true, caracteres: 11 },
  {
    campo: 'entregaPrevista',
    titulo: 'Entrega prevista',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 14,
  },
  { campo: 'proformaNumero', titulo: 'Proforma', tipo: 'texto', caracteres: 14 },
  { campo: 'incoterm', titulo: 'Incoterm', tipo: 'texto', caracteres: 10 },
  {
    campo: 'status',
    titulo: 'Status',
    tipo: 'opcao',
    opcoes: NOME_STATUS_PEDIDO,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 14,
  },
  { campo: 'linhas', titulo: 'Linhas', tipo: 'inteiro', caracteres: 8 },
  {
    campo: 'moeda',
    titulo: 'Moeda',
    tipo: 'texto',
    padrao: true,
    caracteres: 16,
    valor: ({ moeda }) => moeda.nome,
  },
  {
    campo: 'valorItens',
    titulo: 'Valor',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 15,
  },
  { campo: 'valorSaldo', titulo: 'Saldo a embarcar', tipo: 'dinheiro', padrao: true, caracteres: 16 },
];
