import { colunasDeItens, valorDaLinha } from '#components/itens/colunas-de-itens.ts';
import { idDoNome, type LinhaDeItens, type Nomes, nomeDoPais, paisDaCelula } from '#components/itens/linha-de-itens.ts';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { type Incoterm, NOME_INCOTERM } from '#lib/domain/aduana/tributos/incoterm.ts';
import { codigoDaMoeda, siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { ITEM_DO_PROCESSO } from '#lib/registros/item-do-processo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

/** An item of a processo as a grid row. `nomes` holds the names of suppliers, manufacturers and order lines by id. */
export function linhaDaGrade(
  item: ItemDoProcesso,
  { id, nomes, documento }: { id: string; nomes: Nomes; documento: TipoDocumento },
): LinhaDeItens {
  const { pedidoItem, adicao } = item;
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
    valor: valorDaLinha(item, documento),
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

const DE_ITENS = colunasDeItens({ ...rotulosDe(ITEM_DO_PROCESSO), valor: 'Valor' });
const { texto, decimal, opcao } = DE_ITENS;

export const COLUNAS_DOS_ITENS: readonly ColunaDaGrade<LinhaDeItens>[] = [
  ...DE_ITENS.cabeca,
  { ...decimal('valor', 2, 120), somenteLeitura: true },
  decimal('pesoLiquido', 5, 135, 0),
  texto('moeda', 3, 75),
  opcao('incoterm', NOME_INCOTERM, 85),
  texto('fornecedor', 120, 170),
  DE_ITENS.fabricante,
  DE_ITENS.paisOrigem,
  opcao('condicao', { NOVA: 'Nova', USADA: 'Usada' }, 90),
  DE_ITENS.aplicacao,
  DE_ITENS.destaque,
  DE_ITENS.cClassTrib,
  texto('numeroLi', 12, 115),
  DE_ITENS.codigoSuframa,
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
