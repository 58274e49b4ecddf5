import type { z } from 'zod';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/exportacao.ts';
import type { LinhaDePedidos } from '#lib/contracts/pedido-item.ts';
import { linhasDePedidosConsulta } from '#lib/contracts/pedido-item.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedido.ts';

/** The columns of "Saldos por item"; amounts are in the currency of each order. */
export const LINHA_DO_PEDIDO_COLUNAS: readonly ColunaDeLista<LinhaDePedidos>[] = [
  { campo: 'partNumber', titulo: 'Part number', tipo: 'texto', ordenavel: true, padrao: true, largura: 150 },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', padrao: true, noCartao: true, largura: 240 },
  {
    campo: 'numero',
    titulo: 'PO',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 125,
    inteira: true,
  },
  { campo: 'linha', titulo: 'Linha', tipo: 'inteiro', largura: 70 },
  {
    campo: 'fornecedor',
    titulo: 'Fornecedor',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    largura: 200,
    valor: ({ fornecedor }) => fornecedor.razaoSocial,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    largura: 200,
    valor: ({ importador }) => importador.razaoSocial,
  },
  { campo: 'status', titulo: 'Status', tipo: 'opcao', opcoes: NOME_STATUS_PEDIDO, largura: 110 },
  { campo: 'ncm', titulo: 'NCM', tipo: 'texto', largura: 105 },
  { campo: 'data', titulo: 'Data do pedido', tipo: 'data', largura: 125 },
  { campo: 'entregaPrevista', titulo: 'Entrega', tipo: 'data', ordenavel: true, padrao: true, largura: 105 },
  { campo: 'quantidade', titulo: 'Pedido', tipo: 'decimal', casas: 5, padrao: true, largura: 120 },
  { campo: 'embarcado', titulo: 'Embarcado', tipo: 'decimal', casas: 5, padrao: true, largura: 120 },
  {
    campo: 'saldo',
    titulo: 'Saldo',
    tipo: 'decimal',
    casas: 5,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 120,
  },
  { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', padrao: true, largura: 90 },
  { campo: 'valorUnitario', titulo: 'Valor unitário', tipo: 'decimal', casas: 7, largura: 130 },
  { campo: 'valor', titulo: 'Valor', tipo: 'dinheiro', largura: 130 },
  {
    campo: 'valorSaldo',
    titulo: 'Valor do saldo',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 140,
  },
  {
    campo: 'moeda',
    titulo: 'Moeda',
    tipo: 'texto',
    padrao: true,
    largura: 160,
    valor: ({ moeda }) => moeda.nome,
  },
];

export const linhasDePedidosExportacao = linhasDePedidosConsulta
  .omit(SEM_PAGINA)
  .extend(exportacaoDe(LINHA_DO_PEDIDO_COLUNAS));
export type LinhasDePedidosExportacao = z.infer<typeof linhasDePedidosExportacao>;
