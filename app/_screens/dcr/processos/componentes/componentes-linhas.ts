import type { LinhaDeItens } from '#components/itens/linha-de-itens.ts';
import { saoFiguras } from '#components/itens/linha-de-itens.ts';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import type { ImportadoNovo, NacionalNovo, SubcomponenteNovo } from '#lib/contracts/dcr/dcr.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { DOCUMENTOS_DE_IMPORTADO } from '#lib/domain/zfm/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { custoUSD } from '#lib/fiscal/dcr/calcular-documento.ts';
import { lugarDoLote } from '#lib/fiscal/dcr/fatos-do-dcr.ts';
import { temPreco } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { CUSTO_DA_LINHA, SUBCOMPONENTE_DO_DCR } from '#lib/registros/dcr-linhas.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

export type GrupoDeComponentes = 'nacionais' | 'subcomponentes' | 'importados';
export type ComponenteNovo = NacionalNovo & Partial<SubcomponenteNovo>;

/**
 * A component as a grid row: its texts, its cost in dollars, and its references. Each reference comes with the key that it belongs
 * to, so that a later edit of the key drops it.
 */
export function linhaDaGrade(linha: ComponenteNovo, id: string, taxaUSD: string): LinhaDeItens {
  const { quantidade, preco, moeda } = linha;
  const semPreco = saoFiguras(preco) && !temPreco({ preco });
  const temCusto =
    saoFiguras(preco) && !semPreco && (moeda === 'USD' || (saoFiguras(taxaUSD) && /[1-9]/.test(taxaUSD)));
  const custo = temCusto ? custoUSD({ moeda, preco }, taxaUSD) : '';
  return {
    ...Object.fromEntries(TEXTOS.map((campo) => [campo, String(linha[campo] ?? '')])),
    // A price of zero is an unknown price.
    ...(semPreco && { preco: '' }),
    id,
    linhaId: linha.id ?? '',
    custoUSD: custo && new Exato(custo).toFixed(6),
    valorUSD: custo && saoFiguras(quantidade) ? emSete(new Exato(custo).times(quantidade)) : '',
    item: linha.item?.id ?? '',
    itemDe: linha.item ? linha.codigo : '',
    lote: linha.lote?.id ?? '',
    loteDe: linha.lote ? lugarDe(linha) : '',
  };
}

/** An empty cell becomes null in an optional field, and stays empty text in a required one. */
export function componenteDaLinha(grupo: GrupoDeComponentes, linha: LinhaDeItens): ComponenteNovo {
  const celula = (campo: string) => linha[campo] ?? '';
  const ou = (campo: string) => celula(campo) || null;
  const nacional: NacionalNovo = {
    id: ou('linhaId'),
    // An edited code no longer means the same item.
    item: celula('item') && celula('itemDe') === celula('codigo') ? { id: celula('item') } : null,
    codigo: celula('codigo'),
    descricao: celula('descricao'),
    unidade: ou('unidade'),
    ncm: celula('ncm'),
    quantidade: celula('quantidade'),
    moeda: moedaDe(celula('moeda')),
    // An unknown price is kept as zero, which the conference reports.
    preco: celula('preco') || (celula('codigo') ? SEM_PRECO : ''),
    nf: ou('nf'),
    serie: ou('serie'),
    cnpj: ou('cnpj'),
    ie: ou('ie'),
    dataEmissao: ou('dataEmissao'),
  };
  if (grupo === 'nacionais') return nacional;
  const importado = {
    ...nacional,
    documento: (celula('documento') || 'DI') as ImportadoNovo['documento'],
    lote: null as ImportadoNovo['lote'],
    numeroDeclaracao: semPontuacao(celula('numeroDeclaracao')),
    adicao: inteiro(celula('adicao')),
    itemDaAdicao: inteiro(celula('itemDaAdicao')),
    // An unknown rate is kept as none: zero is a rate.
    aliquotaII: ou('aliquotaII'),
    suspensao: celula('suspensao') as ImportadoNovo['suspensao'],
    reduz: celula('reduz') as ImportadoNovo['reduz'],
  };
  // An edited declaration, adição or item no longer means the same lote.
  if (celula('lote') && celula('loteDe') === lugarDe(importado)) importado.lote = { id: celula('lote') };
  if (grupo === 'importados') return importado;
  return { ...importado, pai: celula('pai'), incluiBC: celula('incluiBC') as SubcomponenteNovo['incluiBC'] };
}

/** Begins with the values that most lines have. */
export const linhaVazia = (): LinhaDeItens => ({
  ...Object.fromEntries([...TEXTOS, ...DE_DENTRO].map((campo) => [campo, ''])),
  moeda: 'USD',
  documento: 'DI',
  suspensao: 'S',
  reduz: 'S',
  incluiBC: 'S',
  id: idDaLinha(),
});

const MOEDAS = [
  ['USD', 'dólar'],
  ['BRL', 'real'],
] as const;
const SIM_NAO = [
  ['S', 'sim'],
  ['N', 'não'],
] as const;
const NOME_DOCUMENTO = {
  DI: 'importação direta por DI',
  DUIMP: 'importação direta por DUIMP',
  NF: 'compra no mercado interno',
} as const;

export const COLUNAS: Readonly<Record<GrupoDeComponentes, readonly ColunaDaGrade<LinhaDeItens>[]>> = (() => {
  const titulos = rotulosDe({ ...SUBCOMPONENTE_DO_DCR, custoUSD: CUSTO_DA_LINHA });
  const titulo = (campo: string) => titulos[campo] ?? campo;
  const texto = (campo: string, maximo: number, largura: number): ColunaDaGrade<LinhaDeItens> => ({
    campo,
    titulo: titulo(campo),
    tipo: 'texto',
    maximo,
    largura,
  });
  const decimal = (campo: string, casas: number, largura: number, somenteLeitura = false) =>
    ({ campo, titulo: titulo(campo), tipo: 'decimal', casas, largura, somenteLeitura }) as const;
  const opcao = (campo: string, opcoes: readonly (readonly [string, string])[], largura: number) =>
    ({
      campo,
      titulo: titulo(campo),
      tipo: 'opcao',
      opcoes: opcoes.map(([codigo, nome]) => ({ codigo, nome })),
      largura,
    }) as const;
  const cabeca: ColunaDaGrade<LinhaDeItens>[] = [
    texto('codigo', MAXIMO_PART_NUMBER, 130),
    { ...texto('descricao', 4000, 220), cresce: true },
    texto('unidade', 80, 80),
    texto('ncm', 10, 96),
    decimal('quantidade', 7, 124),
    opcao('moeda', MOEDAS, 74),
    decimal('preco', 6, 124),
    decimal('custoUSD', 6, 132, true),
    { ...decimal('valorUSD', 7, 124, true), titulo: 'Valor (US$)' },
  ];
  const nota: ColunaDaGrade<LinhaDeItens>[] = [
    texto('nf', TAMANHOS_DCRE.nf, 104),
    texto('serie', TAMANHOS_DCRE.serie, 68),
    texto('cnpj', 18, 156),
    texto('ie', TAMANHOS_DCRE.ie, 124),
    { campo: 'dataEmissao', titulo: titulo('dataEmissao'), tipo: 'data', largura: 104 },
  ];
  const declaracao: ColunaDaGrade<LinhaDeItens>[] = [
    opcao(
      'documento',
      DOCUMENTOS_DE_IMPORTADO.map((tipo) => [tipo, NOME_DOCUMENTO[tipo]]),
      104,
    ),
    texto('numeroDeclaracao', 20, 128),
    texto('adicao', 3, 76),
    texto('itemDaAdicao', 4, 66),
    { ...decimal('aliquotaII', 4, 76), casasMinimas: 2 },
    opcao('suspensao', SIM_NAO, 96),
    opcao('reduz', SIM_NAO, 92),
  ];
  return {
    nacionais: [...cabeca, ...nota],
    importados: [...cabeca, ...declaracao, ...nota],
    subcomponentes: [
      texto('pai', MAXIMO_PART_NUMBER, 150),
      ...cabeca,
      opcao('incluiBC', SIM_NAO, 140),
      ...declaracao,
      ...nota,
    ],
  };
})();

const TEXTOS = [
  'codigo',
  'descricao',
  'unidade',
  'ncm',
  'quantidade',
  'moeda',
  'preco',
  'nf',
  'serie',
  'cnpj',
  'ie',
  'dataEmissao',
  'documento',
  'numeroDeclaracao',
  'adicao',
  'itemDaAdicao',
  'aliquotaII',
  'suspensao',
  'reduz',
  'pai',
  'incluiBC',
] as const;
const DE_DENTRO = ['linhaId', 'custoUSD', 'valorUSD', 'item', 'itemDe', 'lote', 'loteDe'];

function lugarDe({ numeroDeclaracao, adicao, itemDaAdicao }: Partial<ImportadoNovo>): string {
  return lugarDoLote(numeroDeclaracao ?? '', adicao ?? 0, itemDaAdicao ?? 0);
}

/** A value that is no number is kept as typed, so that the schema rejects it with a message. */
function inteiro(texto: string): number | null {
  if (texto === '') return null;
  return /^\d+$/.test(texto) ? Number(texto) : (texto as unknown as number);
}

function semPontuacao(texto: string): string | null {
  return texto.replace(/[^0-9A-Za-z]/g, '').toUpperCase() || null;
}

const SEM_PRECO = '0.000000';
const moedaDe = (texto: string) => (texto || 'USD') as NacionalNovo['moeda'];
const emSete = (valor: Exato) => valor.toDecimalPlaces(7, Exato.ROUND_HALF_UP).toFixed(7);
