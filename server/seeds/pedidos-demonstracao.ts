import { type PedidoNovo, pedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { DecisaoPedido } from '#lib/domain/pedidos/pedido.ts';

/** An order and the declaration that imported part of it: the quantity and price of each line, by its index. */
export interface PedidoDeDemonstracao {
  novo: PedidoNovo;
  embarque: { numeroDI: string; faturado: { quantidade: string; valorUnitario: string }[] } | null;
}

interface Cadastrados {
  importadorId: string;
  /** The ids by the name a declaration prints. */
  fornecedores: ReadonlyMap<string, string>;
}

/** Orders of the goods of the demonstration's declarations, one in every status. Days count from `hoje`. */
export function pedidosDeDemonstracao(
  hoje: DataTexto,
  declaracoes: readonly DeclaracaoImportacao[],
  cadastrados: Cadastrados,
): PedidoDeDemonstracao[] {
  return MODELOS.flatMap((modelo, i) => {
    const declaracao = declaracoes[modelo.declaracao];
    const fornecedor = declaracao?.adicoes[0]?.fornecedor ?? '';
    const fornecedorId = cadastrados.fornecedores.get(fornecedor);
    if (!declaracao || fornecedorId === undefined) return [];
    const adicoes = declaracao.adicoes.filter(
      (adicao) => adicao.fornecedor === fornecedor && adicao.moeda.codigo === declaracao.adicoes[0]?.moeda.codigo,
    );
    const linhas = adicoes.flatMap((adicao) => linhasDa(adicao, modelo, cadastrados));
    const data = somarDias(hoje, -modelo.diasAtras);
    const novo = pedidoNovo.parse({
      numero: `PO-2026-${String(41 + i).padStart(4, '0')}`,
      decidido: modelo.decidido,
      motivoCancelamento: modelo.decidido === 'CANCELADA' ? 'O fornecedor não mantém o preço (fictício).' : null,
      importador: { id: cadastrados.importadorId },
      fornecedor: { id: fornecedorId },
      data,
      entregaPrevista: somarDias(data, modelo.prazo),
      proformaNumero: modelo.decidido === 'RASCUNHO' ? null : `PI-F${700 + i}`,
      proformaData: modelo.decidido === 'RASCUNHO' ? null : somarDias(data, 3),
      incoterm: adicoes[0]?.incoterm ?? 'FOB',
      localIncoterm: adicoes[0]?.localCondicaoVenda,
      moeda: { codigo: adicoes[0]?.moeda.codigo },
      condicaoPagamento: '60 dias da data do conhecimento',
      coberturaCambial: '1',
      itens: linhas.map(({ linha }) => linha),
    });
    const faturado = linhas.map((linha) => linha.faturado);
    return [{ novo, embarque: modelo.vezes === null ? null : { numeroDI: declaracao.numeroDI, faturado } }];
  });
}

function linhasDa(adicao: AdicaoDeclarada, { vezes, desconto }: Modelo, { fornecedores }: Cadastrados) {
  const fabricante = fornecedores.get(adicao.fabricante ?? '');
  return adicao.itens.map(({ descricao, quantidade, unidade, valorUnitario }, i) => ({
    faturado: { quantidade, valorUnitario },
    linha: {
      partNumber: `FICTICIO ${descricao.match(/\d+$/)?.[0]}`,
      descricao: descricao.split('\n')[0],
      ncm: adicao.ncm,
      unidade: unidade ?? 'PECA',
      quantidade: new Exato(quantidade).times(vezes ?? 1).toFixed(5),
      // A few lines cost less in the order than in the invoice, to give the comparison a difference.
      valorUnitario:
        i === 0 && desconto ? new Exato(valorUnitario).times('0.98').toFixed(7, Exato.ROUND_DOWN) : valorUnitario,
      paisOrigem: { codigo: adicao.paisOrigem.codigo },
      fabricante: fabricante === undefined ? null : { id: fabricante },
      aplicacao: 'INDUSTRIALIZACAO',
    },
  }));
}

interface Modelo {
  decidido: DecisaoPedido;
  diasAtras: number;
  /** Days from the order to the delivery. */
  prazo: number;
  /** The index of the declaration whose goods the order has. */
  declaracao: number;
  /** The ordered quantity as a multiple of the imported one; null when nothing of the order was imported. */
  vezes: number | null;
  desconto: boolean;
}

const MODELOS: readonly Modelo[] = [
  { decidido: 'CONFIRMADA', diasAtras: 120, prazo: 60, declaracao: 0, vezes: 1, desconto: false },
  { decidido: 'CONFIRMADA', diasAtras: 105, prazo: 75, declaracao: 2, vezes: 2, desconto: true },
  { decidido: 'EMITIDA', diasAtras: 80, prazo: 90, declaracao: 4, vezes: 3, desconto: true },
  { decidido: 'CONFIRMADA', diasAtras: 45, prazo: 70, declaracao: 5, vezes: null, desconto: false },
  { decidido: 'CANCELADA', diasAtras: 40, prazo: 60, declaracao: 9, vezes: null, desconto: false },
  { decidido: 'EMITIDA', diasAtras: 12, prazo: 80, declaracao: 10, vezes: null, desconto: false },
  { decidido: 'EMITIDA', diasAtras: 9, prazo: 45, declaracao: 11, vezes: null, desconto: false },
  { decidido: 'RASCUNHO', diasAtras: 2, prazo: 90, declaracao: 7, vezes: null, desconto: false },
];
