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
import type { ItemDoProcesso } from '#lib/contracts/itens-do-processo.ts';
import { APLICACOES, type Aplicacao, NOME_APLICACAO } from '#lib/domain/aduana/aplicacao.ts';
import { type Incoterm, NOME_INCOTERM } from '#lib/domain/aduana/incoterm.ts';
import { codigoDaMoeda, siglaDaMoeda } from '#lib/domain/aduana/moeda-siscomex.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
import { ITEM_DO_PROCESSO } from '#lib/registros/item-do-processo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

/** An item of a processo as a grid row. `nomes` holds the names of suppliers, manufacturers and order lines by id. */
export function linhaDaGrade(item: ItemDoProcesso, { id, nomes }: { id: string; nomes: Nomes }): LinhaDeItens {
  const { quantidade, valorUnitario, pedidoItem, adicao } = item;
  const pessoa = (apontada: { id: string } | null) => (apontada ? (nomes[apontada.id] ?? apontada.id) : '');
  return {
    ...Object.fromEntries(TEXTOS.map((campo) => [campo, item[campo] ?? ''])),
    id,
    linhaId: item.id ?? '',
    item: item.item?.id ?? '',
    moeda: siglaDaMoeda(item.moeda.codigo),
    fornecedor: pessoa(item.fornecedor),
    fabricante: pessoa(item.fabricante),
    paisOrigem: nomeDoPais(item.paisOrigem, nomes),
    valor: saoFiguras(quantidade, valorUnitario) ? valorDasLinhas([{ quantidade, valorUnitario }]) : '',
    pedidoItemId: pedidoItem?.id ?? '',
    pedidoItem: pessoa(pedidoItem),
    adicao: adicao === null ? '' : numeroDaAdicao(adicao),
  };
}

/** An empty cell becomes null in an optional field, and stays empty text in a required one. */
export function itemDoProcesso(linha: LinhaDeItens, nomes: Nomes): ItemDoProcesso {
  const celula = (campo: string) => linha[campo] ?? '';
  const ou = (campo: string) => celula(campo) || null;
  const pessoa = (campo: string) => (celula(campo) ? { id: idDoNome(celula(campo), nomes) } : null);
  const apontado = (campo: string) => (celula(campo) ? { id: celula(campo) } : null);
  return {
    id: ou('linhaId'),
    pedidoItem: apontado('pedidoItemId'),
    item: apontado('item'),
    partNumber: ou('partNumber'),
    descricao: celula('descricao'),
    // Without punctuation, so that the same NCM typed in two ways is equal.
    ncm: celula('ncm').replace(/^(\d{4})\.?(\d{2})\.?(\d{2})$/, '$1$2$3'),
    destaque: ou('destaque'),
    cClassTrib: ou('cClassTrib'),
    unidade: celula('unidade'),
    quantidade: celula('quantidade'),
    valorUnitario: celula('valorUnitario'),
    pesoLiquido: ou('pesoLiquido'),
    // An unknown value is kept as typed, so that the schema rejects it with a message.
    moeda: { codigo: codigoDaMoeda(celula('moeda')) ?? celula('moeda') },
    incoterm: celula('incoterm') as Incoterm,
    fornecedor: pessoa('fornecedor'),
    fabricante: pessoa('fabricante'),
    paisOrigem: paisDaCelula(celula('paisOrigem'), nomes),
    condicao: (celula('condicao') || 'NOVA') as 'NOVA' | 'USADA',
    aplicacao: ou('aplicacao') as Aplicacao | null,
    numeroLi: celula('numeroLi').replace(/^(\d{2})\/?(\d{7})-?(\d)$/, '$1$2$3') || null,
    codigoSuframa: ou('codigoSuframa'),
    adicao: celula('adicao') ? Number(celula('adicao')) : null,
  };
}

/** A new row takes its terms from the row above, or else from the processo. */
export function linhaNova(acima: LinhaDeItens | undefined, incoterm: Incoterm | null): LinhaDeItens {
  const vazia = Object.fromEntries([...TEXTOS, ...OUTRAS].map((campo) => [campo, '']));
  const herdado = {
    moeda: acima?.moeda ?? '',
    fornecedor: acima?.fornecedor ?? '',
    incoterm: acima?.incoterm || (incoterm ?? ''),
    condicao: 'NOVA',
  };
  return { ...vazia, ...herdado, id: idDaLinha() };
}

/** `003`, as declarations print it. */
export function numeroDaAdicao(numero: number): string {
  return String(numero).padStart(3, '0');
}

const TITULOS: Nomes = { ...rotulosDe(ITEM_DO_PROCESSO), valor: 'Valor' };
const titulo = (campo: string) => TITULOS[campo] ?? campo;
const texto = (campo: string, maximo: number, largura: number): ColunaDaGrade<LinhaDeItens> => ({
  campo,
  titulo: titulo(campo),
  tipo: 'texto',
  maximo,
  largura,
});
const decimal = (campo: string, casas: number, largura: number, casasAVista = casas): ColunaDaGrade<LinhaDeItens> => ({
  campo,
  titulo: titulo(campo),
  tipo: 'decimal',
  casas,
  casasAVista,
  largura,
});
const opcao = (
  campo: string,
  nomes: Readonly<Record<string, string>>,
  largura: number,
): ColunaDaGrade<LinhaDeItens> => ({
  campo,
  titulo: titulo(campo),
  tipo: 'opcao',
  opcoes: Object.entries(nomes).map(([codigo, nome]) => ({ codigo, nome })),
  largura,
});

export const COLUNAS_DOS_ITENS: readonly ColunaDaGrade<LinhaDeItens>[] = [
  texto('partNumber', MAXIMO_PART_NUMBER, 140),
  { ...texto('descricao', 4000, 220), cresce: true },
  { campo: 'ncm', titulo: titulo('ncm'), tipo: 'ncm', largura: 105 },
  { campo: 'unidade', titulo: titulo('unidade'), tipo: 'unidade', largura: 85 },
  decimal('quantidade', 5, 125, 0),
  decimal('valorUnitario', 7, 130, 2),
  { ...decimal('valor', 2, 120), somenteLeitura: true },
  decimal('pesoLiquido', 5, 135, 0),
  texto('moeda', 3, 75),
  opcao('incoterm', NOME_INCOTERM, 85),
  texto('fornecedor', 120, 170),
  texto('fabricante', 120, 170),
  texto('paisOrigem', 60, 230),
  opcao('condicao', { NOVA: 'Nova', USADA: 'Usada' }, 90),
  opcao('aplicacao', Object.fromEntries(APLICACOES.map((codigo) => [codigo, NOME_APLICACAO[codigo]])), 140),
  texto('destaque', 3, 85),
  texto('cClassTrib', 6, 105),
  texto('numeroLi', 12, 115),
  texto('codigoSuframa', 11, 125),
  { ...texto('pedidoItem', 60, 160), somenteLeitura: true },
  { ...texto('adicao', 3, 75), somenteLeitura: true },
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
  'pesoLiquido',
  'incoterm',
  'condicao',
  'aplicacao',
  'numeroLi',
  'codigoSuframa',
] as const;

const OUTRAS = [
  'linhaId',
  'item',
  'moeda',
  'fornecedor',
  'fabricante',
  'paisOrigem',
  'valor',
  'pedidoItemId',
  'pedidoItem',
  'adicao',
];
