import { colunasDeItens, valorDaLinha } from '#components/itens/colunas-de-itens.ts';
import {
  idDoNome,
  type LinhaDeItens,
  type Nomes,
  nomeDoPais,
  paisDaCelula,
  saoFiguras,
} from '#components/itens/linha-de-itens.ts';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import type { LinhaDoPedido } from '#lib/contracts/pedidos/pedido.ts';
import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { saldoDoItem } from '#lib/domain/pedidos/pedido.ts';
import { LINHA_DO_PEDIDO } from '#lib/registros/pedido.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

/**
 * `nomes` holds the manufacturers' names by id. `embarcado` holds the shipped quantity by line id, for lines that the server has.
 */
export function linhaDaGrade(
  linha: LinhaDoPedido,
  { id, nomes, embarcado }: { id: string; nomes: Nomes; embarcado: ReadonlyMap<string, string> },
): LinhaDeItens {
  const saiu = linha.id ? embarcado.get(linha.id) : undefined;
  const { quantidade } = linha;
  return {
    ...Object.fromEntries(TEXTOS.map((campo) => [campo, linha[campo] ?? ''])),
    id,
    linhaId: linha.id ?? '',
    item: linha.item?.id ?? '',
    paisOrigem: nomeDoPais(linha.paisOrigem, nomes),
    // A manufacturer not in the cadastro is kept as typed.
    fabricante: linha.fabricante ? (nomes[linha.fabricante.id] ?? linha.fabricante.id) : '',
    valor: valorDaLinha(linha),
    embarcado: saiu ?? '',
    saldo: saiu !== undefined && saoFiguras(quantidade) ? saldoDoItem({ quantidade, embarcado: saiu }) : '',
  };
}

/** An empty cell becomes null in an optional field, and stays empty text in a required one. */
export function linhaDoPedido(linha: LinhaDeItens, nomes: Nomes): LinhaDoPedido {
  const celula = (campo: string) => linha[campo] ?? '';
  const ou = (campo: string) => celula(campo) || null;
  const fabricante = celula('fabricante');
  return {
    id: ou('linhaId'),
    item: celula('item') ? { id: celula('item') } : null,
    partNumber: celula('partNumber'),
    descricao: celula('descricao'),
    ncm: celula('ncm'),
    destaque: ou('destaque'),
    cClassTrib: ou('cClassTrib'),
    unidade: celula('unidade'),
    quantidade: celula('quantidade'),
    valorUnitario: celula('valorUnitario'),
    pesoLiquidoUnitario: ou('pesoLiquidoUnitario'),
    paisOrigem: paisDaCelula(celula('paisOrigem'), nomes),
    fabricante: fabricante ? { id: idDoNome(fabricante, nomes) } : null,
    // An unknown option is kept as typed, so that the schema rejects it with a message.
    aplicacao: ou('aplicacao') as Aplicacao | null,
    codigoSuframa: ou('codigoSuframa'),
  };
}

export const linhaVazia = (): LinhaDeItens => ({
  ...Object.fromEntries(
    [...TEXTOS, 'linhaId', 'item', 'paisOrigem', 'fabricante', 'valor', 'embarcado', 'saldo'].map((campo) => [
      campo,
      '',
    ]),
  ),
  id: idDaLinha(),
});

/** Only a saved order can have shipments, so a new one has no columns for them. */
export function colunasDaGrade(comSaldo: boolean): readonly ColunaDaGrade<LinhaDeItens>[] {
  return comSaldo ? [...CABECA, ...SALDOS, ...RESTO] : [...CABECA, ...RESTO];
}

const DE_ITENS = colunasDeItens({
  ...rotulosDe(LINHA_DO_PEDIDO),
  valor: 'Valor',
  embarcado: 'Embarcado',
  saldo: 'Saldo',
});
const { decimal } = DE_ITENS;

const CABECA: readonly ColunaDaGrade<LinhaDeItens>[] = [
  ...DE_ITENS.cabeca,
  { ...decimal('valor', 2, 125), somenteLeitura: true },
];
const SALDOS: readonly ColunaDaGrade<LinhaDeItens>[] = [
  { ...decimal('embarcado', 5, 115, 0), somenteLeitura: true },
  { ...decimal('saldo', 5, 115, 0), somenteLeitura: true },
];
const RESTO: readonly ColunaDaGrade<LinhaDeItens>[] = [
  DE_ITENS.fabricante,
  DE_ITENS.paisOrigem,
  decimal('pesoLiquidoUnitario', 7, 145, 0),
  DE_ITENS.destaque,
  DE_ITENS.cClassTrib,
  DE_ITENS.aplicacao,
  DE_ITENS.codigoSuframa,
];

const TEXTOS = [
  'partNumber',
  'descricao',
  'ncm',
  'destaque',
  'cClassTrib',
  'unidade',
  'quantidade',
  'valorUnitario',
  'pesoLiquidoUnitario',
  'aplicacao',
  'codigoSuframa',
] as const;
