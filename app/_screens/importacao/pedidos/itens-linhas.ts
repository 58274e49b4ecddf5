import {
  idDoNome,
  type LinhaDeItens,
  type Nomes,
  nomeDoPais,
  paisDaCelula,
  saoFiguras,
} from '#components/itens/linha-de-itens.ts';
import { idDaLinha } from '#components/ui/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/item-grid-columns.tsx';
import type { LinhaDoPedido } from '#lib/contracts/pedido.ts';
import { APLICACOES, type Aplicacao, NOME_APLICACAO } from '#lib/domain/aduana/aplicacao.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { saldoDoItem, valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
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
  const { quantidade, valorUnitario } = linha;
  return {
    ...Object.fromEntries(TEXTOS.map((campo) => [campo, linha[campo] ?? ''])),
    id,
    linhaId: linha.id ?? '',
    item: linha.item?.id ?? '',
    paisOrigem: nomeDoPais(linha.paisOrigem, nomes),
    // A manufacturer not in the cadastro is kept as typed.
    fabricante: linha.fabricante ? (nomes[linha.fabricante.id] ?? linha.fabricante.id) : '',
    valor: saoFiguras(quantidade, valorUnitario) ? valorDasLinhas([{ quantidade, valorUnitario }]) : '',
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

const ROTULOS = rotulosDe(LINHA_DO_PEDIDO);
const titulo = (campo: string) => ROTULOS[campo] ?? campo;

const CABECA: readonly ColunaDaGrade<LinhaDeItens>[] = [
  { campo: 'partNumber', titulo: titulo('partNumber'), tipo: 'texto', maximo: MAXIMO_PART_NUMBER, largura: 140 },
  { campo: 'descricao', titulo: titulo('descricao'), tipo: 'texto', maximo: 4000, largura: 220, cresce: true },
  { campo: 'ncm', titulo: titulo('ncm'), tipo: 'ncm', largura: 105 },
  { campo: 'unidade', titulo: titulo('unidade'), tipo: 'unidade', largura: 85 },
  { campo: 'quantidade', titulo: titulo('quantidade'), tipo: 'decimal', casas: 5, casasAVista: 0, largura: 125 },
  { campo: 'valorUnitario', titulo: titulo('valorUnitario'), tipo: 'decimal', casas: 7, casasAVista: 2, largura: 130 },
  { campo: 'valor', titulo: 'Valor', tipo: 'decimal', casas: 2, largura: 125, somenteLeitura: true },
];
const SALDOS: readonly ColunaDaGrade<LinhaDeItens>[] = [
  {
    campo: 'embarcado',
    titulo: 'Embarcado',
    tipo: 'decimal',
    casas: 5,
    casasAVista: 0,
    largura: 115,
    somenteLeitura: true,
  },
  { campo: 'saldo', titulo: 'Saldo', tipo: 'decimal', casas: 5, casasAVista: 0, largura: 115, somenteLeitura: true },
];
const RESTO: readonly ColunaDaGrade<LinhaDeItens>[] = [
  { campo: 'fabricante', titulo: titulo('fabricante'), tipo: 'texto', maximo: 120, largura: 170 },
  { campo: 'paisOrigem', titulo: titulo('paisOrigem'), tipo: 'texto', maximo: 60, largura: 230 },
  {
    campo: 'pesoLiquidoUnitario',
    titulo: titulo('pesoLiquidoUnitario'),
    tipo: 'decimal',
    casas: 7,
    casasAVista: 0,
    largura: 145,
  },
  { campo: 'destaque', titulo: titulo('destaque'), tipo: 'texto', maximo: 3, largura: 85 },
  { campo: 'cClassTrib', titulo: titulo('cClassTrib'), tipo: 'texto', maximo: 6, largura: 105 },
  {
    campo: 'aplicacao',
    titulo: titulo('aplicacao'),
    tipo: 'opcao',
    opcoes: APLICACOES.map((codigo) => ({ codigo, nome: NOME_APLICACAO[codigo] })),
    largura: 140,
  },
  { campo: 'codigoSuframa', titulo: titulo('codigoSuframa'), tipo: 'texto', maximo: 11, largura: 125 },
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
