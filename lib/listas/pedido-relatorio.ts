import { relatorioDePedidosConsulta } from '#lib/contracts/consultas/pedido-relatorio.ts';
import type { GrupoDePedidos } from '#lib/contracts/pedidos/pedido-relatorio.ts';
import { exportacaoDe } from '#lib/contracts/platform/exportacao.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

/** Columns of the report on orders; amounts are in the currency of each row. */
export const PEDIDOS_POR_GRUPO_COLUNAS: readonly ColunaDeLista<GrupoDePedidos>[] = [
  { campo: 'nome', titulo: 'Grupo', tipo: 'texto', padrao: true, caracteres: 30 },
  {
    campo: 'moeda',
    titulo: 'Moeda',
    tipo: 'texto',
    padrao: true,
    caracteres: 20,
    valor: ({ moeda }) => `${moeda.codigo} - ${moeda.nome}`,
  },
  { campo: 'pedidos', titulo: 'Pedidos', tipo: 'inteiro', padrao: true, caracteres: 9 },
  { campo: 'linhas', titulo: 'Linhas', tipo: 'inteiro', padrao: true, caracteres: 9 },
  { campo: 'valor', titulo: 'Pedido', tipo: 'dinheiro', padrao: true, caracteres: 16 },
  { campo: 'valorEmbarcado', titulo: 'Embarcado', tipo: 'dinheiro', padrao: true, caracteres: 16 },
  { campo: 'valorSaldo', titulo: 'Saldo', tipo: 'dinheiro', padrao: true, caracteres: 16 },
];

export const relatorioDePedidosExportacao = relatorioDePedidosConsulta.extend(exportacaoDe(PEDIDOS_POR_GRUPO_COLUNAS));
