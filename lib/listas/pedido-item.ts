import type { z } from 'zod';
import { linhasDePedidosConsulta } from '#lib/contracts/consultas/pedido-item.ts';
import type { LinhaDePedidos } from '#lib/contracts/pedidos/pedido-item.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

/** Columns of "Saldos por item"; amounts are in the currency of each order. */
export const LINHA_DO_PEDIDO_COLUNAS: readonly ColunaDeLista<LinhaDePedidos>[] = [
  { campo: 'partNumber', titulo: 'Part number', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 15 },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', padrao: true, noCartao: true, caracteres: 28 },
  {
    campo: 'numero',
    titulo: 'PO',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 14,
    inteira: true,
  },
  { campo: 'linha', titulo: 'Linha', tipo: 'inteiro', caracteres: 6 },
  {
    campo: 'fornecedor',
    titulo: 'Fornecedor',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    caracteres: 22,
    valor: ({ fornecedor }) => fornecedor.razaoSocial,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    caracteres: 22,
    valor: ({ importador }) => importador.razaoSocial,
  },
  { campo: 'status', titulo: 'Status', tipo: 'opcao', opcoes: NOME_STATUS_PEDIDO, caracteres: 11 },
  { campo: 'ncm', titulo: 'NCM', tipo: 'texto', caracteres: 11 },
  { campo: 'data', titulo: 'Data do pedido', tipo: 'data', caracteres: 13 },
  { campo: 'entregaPrevista', titulo: 'Entrega', tipo: 'data', ordenavel: true, padrao: true, caracteres: 10 },
  { campo: 'quantidade', titulo: 'Pedido', tipo: 'decimal', casas: 5, padrao: true, caracteres: 10 },
  { campo: 'embarcado', titulo: 'Embarcado', tipo: 'decimal', casas: 5, caracteres: 10 },
  {
    campo: 'saldo',
    titulo: 'Saldo',
    tipo: 'decimal',
    casas: 5,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 10,
  },
  { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', caracteres: 9 },
  { campo: 'valorUnitario', titulo: 'Valor unitário', tipo: 'decimal', casas: 7, caracteres: 14 },
  { campo: 'valor', titulo: 'Valor', tipo: 'dinheiro', caracteres: 14 },
  {
    campo: 'valorSaldo',
    titulo: 'Valor do saldo',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 12,
  },
  {
    campo: 'moeda',
    titulo: 'Moeda',
    tipo: 'texto',
    padrao: true,
    caracteres: 6,
    inteira: true,
    valor: ({ moeda }) => siglaDaMoeda(moeda.codigo),
  },
];

export const linhasDePedidosExportacao = linhasDePedidosConsulta
  .omit(SEM_PAGINA)
  .extend(exportacaoDe(LINHA_DO_PEDIDO_COLUNAS));
export type LinhasDePedidosExportacao = z.infer<typeof linhasDePedidosExportacao>;
