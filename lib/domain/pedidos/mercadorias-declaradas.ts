import {
  type AdicaoDeclarada,
  type ItemDeclarado,
  TRIBUTOS_DI,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { totalDoItem } from '#lib/domain/aduana/tributos/total-do-item.ts';
import { type Cobertura, coberturaDe } from '#lib/domain/cobertura/cobertura.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  chaveDoItem,
  compararMercadorias,
  documentoDas,
  type ItemComparado,
  itemPrevisto,
  type LinhaPrevista,
  type SobreOsPrevistos,
} from './comparar-mercadorias.ts';
import {
  COMPARADOS_DO_GRUPO,
  type FaltaDaMercadoria,
  FIGURAS_DA_MERCADORIA,
  type FiguraDaMercadoria,
  type FigurasDaMercadoria,
  type GrupoDeMercadorias,
  type Mercadoria,
  type TotalDasMercadorias,
  type TributoDaMercadoria,
  type TributosDoPrevisto,
} from './mercadoria.ts';

/** The taxes of an adição that Cais calculates, and why one of them is unknown. */
export interface CalculadosDaAdicao {
  icms: DecimalTexto | null;
  cbs: DecimalTexto | null;
  ibs: DecimalTexto | null;
  faltas: Partial<Record<TributoDaMercadoria, string>>;
}

type AdicaoNaGrade = Omit<AdicaoDeclarada, 'itens'> & {
  valorAduaneiro: DecimalTexto;
  itens: (ItemDeclarado & { itemVinculado?: { nome: string } | undefined })[];
};

interface DeQueSeFaz {
  adicoes: readonly AdicaoNaGrade[];
  previstas: readonly LinhaPrevista[];
  /** By number of the adição. */
  calculados: ReadonlyMap<string, CalculadosDaAdicao>;
  sobre: SobreOsPrevistos;
}

export interface MercadoriasDeclaradas {
  grupos: GrupoDeMercadorias[];
  /** In the order of the declaration; the planned items that were not declared come last. */
  linhas: Mercadoria[];
  totais: Record<FiguraDaMercadoria, TotalDasMercadorias>;
  /** ISO code of the declaration's currency; null when its adições have several, which have no sum. */
  moeda: string | null;
  /** Declared items that were compared with a planned one; null when nothing was planned. */
  comparadas: Cobertura | null;
  faltas: FaltaDaMercadoria[];
}

/** Puts all goods of a declaration into one table, each with the planned item recognised in it. It guesses nothing. */
export function mercadoriasDeclaradas({ adicoes, previstas, calculados, sobre }: DeQueSeFaz): MercadoriasDeclaradas {
  const comparados = compararMercadorias(adicoes, previstas, sobre);
  const documento = documentoDas(adicoes);
  const porAdicao = adicoes.map((adicao) => ({
    adicao,
    suas: adicao.itens.map((item) =>
      declarada(adicao, item, comparados.get(chaveDoItem(adicao, item)), previstas.length > 0),
    ),
  }));
  const declaradas = porAdicao.flatMap(({ suas: mercadoriasDaAdicao }) => mercadoriasDaAdicao);
  const achadas = new Set([...comparados.values()].map(({ linhaId }) => linhaId));
  const grupos = porAdicao.map(({ adicao, suas: mercadoriasDaAdicao }) =>
    grupo(adicao, mercadoriasDaAdicao, calculados.get(adicao.numero)),
  );
  const moedas = new Set(grupos.map(({ moeda }) => moeda));
  const [moeda = null] = moedas.size === 1 ? moedas : [];
  return {
    grupos,
    linhas: [
      ...declaradas,
      ...previstas.filter(({ id }) => !achadas.has(id)).map((linha) => naoDeclarada(linha, { ...sobre, documento })),
    ],
    totais: Object.fromEntries(
      FIGURAS_DA_MERCADORIA.map((figura) => [figura, totalDe(grupos, figura, moeda)]),
    ) as MercadoriasDeclaradas['totais'],
    moeda,
    comparadas: previstas.length === 0 ? null : coberturaDe(declaradas, ({ situacao }) => situacao === 'COMPARADA'),
    faltas: faltasDe(grupos, calculados),
  };
}

/**
 * Whether goods are shown by "só diferenças": compared and different, found on one side only, or of an adição whose taxes differ. A
 * DI declares the taxes for all goods of an adição, so each of them may be the cause.
 */
export function ehDiferenca(
  { situacao, difere }: Pick<Mercadoria, 'situacao' | 'difere'>,
  grupo: Pick<GrupoDeMercadorias, 'difere'> | undefined,
): boolean {
  if (situacao === 'SEM_PREVISAO' || situacao === 'NAO_DECLARADA' || difere.length > 0) return true;
  return grupo !== undefined && tributoDifere(grupo);
}

export function tributoDifere({ difere }: Pick<GrupoDeMercadorias, 'difere'>): boolean {
  return TRIBUTOS_DI.some((tributo) => difere.includes(tributo));
}

function declarada(
  adicao: AdicaoNaGrade,
  item: AdicaoNaGrade['itens'][number],
  comparado: ItemComparado | undefined,
  temPrevisao: boolean,
): Mercadoria {
  const { duimp } = item;
  const devidos = TRIBUTOS_DI.map((tributo) => [tributo, duimp?.tributos[tributo].devido ?? null]);
  return {
    ...SEM_FIGURAS,
    ...(Object.fromEntries(devidos) as Pick<FigurasDaMercadoria, 'ii' | 'ipi' | 'pis' | 'cofins'>),
    chave: chaveDoItem(adicao, item),
    situacao: comparado ? 'COMPARADA' : temPrevisao ? 'SEM_PREVISAO' : 'SEM_COMPARACAO',
    adicao: adicao.numero,
    item: item.sequencia,
    partNumber: item.itemVinculado?.nome ?? null,
    descricao: item.descricao,
    ncm: adicao.ncm,
    unidade: item.unidade,
    moeda: siglaDaMoeda(adicao.moeda.codigo),
    quantidade: item.quantidade,
    valorUnitario: item.valorUnitario,
    valorMoeda: totalDoItem(item),
    pesoLiquido: duimp?.pesoLiquido ?? null,
    valorAduaneiro: duimp?.valorAduaneiro ?? null,
    previsto: comparado?.previsto ?? null,
    difere: comparado?.difere ?? [],
  };
}

function naoDeclarada(linha: LinhaPrevista, sobre: Parameters<typeof itemPrevisto>[2]): Mercadoria {
  return {
    ...SEM_FIGURAS,
    chave: `previsto/${linha.id}`,
    situacao: 'NAO_DECLARADA',
    adicao: null,
    item: null,
    partNumber: linha.partNumber,
    descricao: linha.descricao,
    ncm: linha.ncm,
    unidade: linha.unidade,
    moeda: siglaDaMoeda(linha.moeda.codigo),
    quantidade: null,
    valorUnitario: null,
    previsto: itemPrevisto(linha, 0, sobre),
    difere: [],
  };
}

function grupo(
  adicao: AdicaoNaGrade,
  mercadoriasDaAdicao: readonly Mercadoria[],
  calculados: CalculadosDaAdicao | undefined,
): GrupoDeMercadorias {
  const { numero, ncm, fornecedor, incoterm, moeda, valorMoeda, pesoLiquido, valorAduaneiro, tributos } = adicao;
  const previsto = previstoDoGrupo(mercadoriasDaAdicao);
  return {
    adicao: numero,
    ncm,
    fornecedor,
    incoterm,
    moeda: siglaDaMoeda(moeda.codigo),
    itens: mercadoriasDaAdicao.length,
    valorMoeda,
    pesoLiquido,
    valorAduaneiro,
    ii: tributos.ii.devido,
    ipi: tributos.ipi.devido,
    pis: tributos.pis.devido,
    cofins: tributos.cofins.devido,
    icms: calculados?.icms ?? null,
    cbs: calculados?.cbs ?? null,
    ibs: calculados?.ibs ?? null,
    previsto,
    difere: COMPARADOS_DO_GRUPO.filter((qual) =>
      qual === 'valorMoeda' || qual === 'pesoLiquido'
        ? diferem(adicao[qual], previsto?.[qual] ?? null)
        : diferem(tributos[qual].devido, previsto?.tributos?.[qual] ?? null),
    ),
  };
}

/** Only items that are one planned item each can be summed. */
function previstoDoGrupo(mercadoriasDoGrupo: readonly Mercadoria[]): GrupoDeMercadorias['previsto'] {
  const previstos = mercadoriasDoGrupo.flatMap(({ previsto, difere }) =>
    previsto && previsto.vezes === 1 && !difere.includes('moeda') ? [previsto] : [],
  );
  if (mercadoriasDoGrupo.length === 0 || previstos.length < mercadoriasDoGrupo.length) return null;
  const pesos = previstos.map(({ pesoLiquido }) => pesoLiquido);
  return {
    valorMoeda: dinheiro(somar(previstos.map(({ valorMoeda }) => valorMoeda))),
    pesoLiquido: pesos.includes(null) ? null : somar(pesos).toFixed(5),
    tributos: somaDosTributos(previstos.map(({ tributos }) => tributos)),
  };
}

function somaDosTributos(todos: readonly (TributosDoPrevisto | null)[]): TributosDoPrevisto | null {
  const conhecidos = todos.filter((tributosDoItem) => tributosDoItem !== null);
  if (conhecidos.length < todos.length) return null;
  const pares = TRIBUTOS_DI.map((tributo) => [
    tributo,
    dinheiro(somar(conhecidos.map((tributosDoItem) => tributosDoItem[tributo]))),
  ]);
  return Object.fromEntries(pares) as TributosDoPrevisto;
}

function totalDe(
  grupos: readonly GrupoDeMercadorias[],
  figura: FiguraDaMercadoria,
  moeda: string | null,
): TotalDasMercadorias {
  const valores = grupos.map((grupoDeMercadorias) => grupoDeMercadorias[figura]);
  const cobertura = coberturaDe(valores, (valor) => valor !== null);
  const semSoma = cobertura.conhecidos === 0 || (figura === 'valorMoeda' && moeda === null);
  return { ...cobertura, valor: semSoma ? null : somar(valores).toFixed(figura === 'pesoLiquido' ? 5 : 2) };
}

function faltasDe(grupos: readonly GrupoDeMercadorias[], calculados: DeQueSeFaz['calculados']): FaltaDaMercadoria[] {
  const todas = grupos.flatMap(({ adicao }) =>
    Object.entries(calculados.get(adicao)?.faltas ?? {}).map(([tributo, causa]) => ({
      adicao,
      tributo: tributo as TributoDaMercadoria,
      causa,
    })),
  );
  return [...Map.groupBy(todas, ({ causa }) => causa)].map(([causa, faltasDaCausa]) => ({
    tributos: [...new Set(faltasDaCausa.map(({ tributo }) => tributo))],
    causa,
    adicoes: [...new Set(faltasDaCausa.map(({ adicao }) => adicao))],
  }));
}

function diferem(valor: DecimalTexto | null, outro: DecimalTexto | null): boolean {
  return valor !== null && outro !== null && !new Exato(valor).eq(outro);
}

const SEM_FIGURAS = Object.fromEntries(FIGURAS_DA_MERCADORIA.map((figura) => [figura, null])) as FigurasDaMercadoria;
