import type { PedidoResumo } from '#lib/contracts/pedido.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedido.ts';

/** The columns of the list of purchase orders; amounts are in the currency of each. */
export const PEDIDO_COLUNAS: readonly ColunaDeLista<PedidoResumo>[] = [
  { campo: 'numero', titulo: 'PO', tipo: 'texto', ordenavel: true, padrao: true, largura: 150 },
  { campo: 'revisao', titulo: 'Revisão', tipo: 'inteiro', largura: 90 },
  {
    campo: 'fornecedor',
    titulo: 'Fornecedor',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 240,
    valor: ({ fornecedor }) => fornecedor.razaoSocial,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    largura: 200,
    valor: ({ importador }) => importador.razaoSocial,
  },
  { campo: 'data', titulo: 'Data', tipo: 'data', ordenavel: true, padrao: true, largura: 105 },
  {
    campo: 'entregaPrevista',
    titulo: 'Entrega prevista',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 135,
  },
  { campo: 'proformaNumero', titulo: 'Proforma', tipo: 'texto', largura: 130 },
  { campo: 'incoterm', titulo: 'Incoterm', tipo: 'texto', largura: 100 },
  {
    campo: 'status',
    titulo: 'Status',
    tipo: 'opcao',
    opcoes: NOME_STATUS_PEDIDO,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 130,
  },
  { campo: 'linhas', titulo: 'Linhas', tipo: 'inteiro', largura: 80 },
  {
    campo: 'moeda',
    titulo: 'Moeda',
    tipo: 'texto',
    padrao: true,
    largura: 150,
    valor: ({ moeda }) => moeda.nome,
  },
  {
    campo: 'valorItens',
    titulo: 'Valor',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 140,
  },
  { campo: 'valorSaldo', titulo: 'Saldo a embarcar', tipo: 'dinheiro', padrao: true, largura: 150 },
];
