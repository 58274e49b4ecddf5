import type { PedidoResumo } from '#lib/contracts/pedidos/pedido.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { colunasDe } from '#lib/registros/colunas-de.ts';
import { PEDIDO } from '#lib/registros/pedido.ts';

/** Columns of the list of purchase orders; amounts are in the currency of each order. */
export const PEDIDO_COLUNAS = colunasDe<PedidoResumo>(PEDIDO, {
  primeiras: [
    'numero',
    'revisao',
    'fornecedor',
    'importador',
    'data',
    'entregaPrevista',
    'proformaNumero',
    'incoterm',
    'status',
    'linhas',
  ],
  proprias: [
    // The list shows the ISO code: names of currencies are long.
    {
      campo: 'moeda',
      titulo: 'Moeda',
      tipo: 'texto',
      padrao: true,
      caracteres: 6,
      inteira: true,
      valor: ({ moeda }) => siglaDaMoeda(moeda.codigo),
    },
    { campo: 'revisao', titulo: 'Revisão', tipo: 'inteiro', caracteres: 9 },
    // Shows the code only.
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
      campo: 'valorItens',
      titulo: 'Valor',
      tipo: 'dinheiro',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 13,
    },
    { campo: 'valorSaldo', titulo: 'Saldo a embarcar', tipo: 'dinheiro', padrao: true, caracteres: 13 },
  ],
});
