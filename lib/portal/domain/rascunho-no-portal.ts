import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/**
 * Where the draft of a DUIMP stands. `INCERTO`: an answer was lost, and nobody knows whether the Portal made a draft; only a person who
 * looks there can tell, and until then none is made again.
 */
export const SITUACOES_DO_RASCUNHO = ['PREPARO', 'NA_FILA', 'PRONTO', 'RECUSADO', 'INCERTO'] as const;
export type SituacaoDoRascunho = (typeof SITUACOES_DO_RASCUNHO)[number];

/**
 * What is asked of the Portal next. `CRIANDO` is written before a draft is asked for, and taken back by the answer. `MODELO`: the
 * registered version that a retificação departs from; `EXCLUIR`: its draft, which a person gave up.
 */
export const ETAPAS_DO_RASCUNHO = [
  'MODELO',
  'EXCLUIR',
  'CRIAR',
  'CRIANDO',
  'CAPA',
  'ITENS',
  'DIAGNOSTICO',
  'VALORES_DOS_ITENS',
  'VALORES',
] as const;
export type EtapaDoRascunho = (typeof ETAPAS_DO_RASCUNHO)[number];

/** A refusal of the Portal. `item` is the number of the item; `campo` is null when the Portal names none. */
export interface ProblemaDoRascunho {
  item: number | null;
  campo: string | null;
  codigo: string | null;
  mensagem: string;
}

/** What a notice said of a draft. */
export interface AvisoDoRascunho {
  evento: string;
  mensagem: string | null;
  /** Instant, ISO 8601. */
  em: string;
}

const TRIBUTOS_DO_RASCUNHO = ['II', 'IPI', 'PIS', 'COFINS', 'ANTIDUMPING', 'TAXA_UTILIZACAO'] as const;

/** What the Portal calculated, in reais with the decimals of its answer; null where it says nothing. */
export interface ValoresDoRascunho {
  frete: DecimalTexto | null;
  seguro: DecimalTexto | null;
  /** What is optional is absent in ours, and in what was kept before it was read. */
  tributos: {
    tipo: string;
    devido: DecimalTexto | null;
    recolher: DecimalTexto | null;
    /** Paid with the versions before, and still to be paid with this one. */
    recolhido?: DecimalTexto | null;
    complementar?: DecimalTexto | null;
    juros?: DecimalTexto | null;
  }[];
}

/** The figures of one item, in reais; null where a side says nothing. `item` is its number in the DUIMP. */
export interface ValoresDoItem {
  item: number;
  frete: DecimalTexto | null;
  seguro: DecimalTexto | null;
  valorAduaneiro: DecimalTexto | null;
  /** `conta` is absent in ours, and in what was kept before it was read. */
  tributos: { tipo: string; devido: DecimalTexto | null; conta?: ContaDoPortal | null }[];
}

/** How the Portal came to a tax of an item (MemoriaCalculoItemCover): bases in reais, rates as it writes them; null where it says nothing. */
export interface ContaDoPortal {
  base: DecimalTexto | null;
  baseReduzida: DecimalTexto | null;
  aliquota: DecimalTexto | null;
  aliquotaReduzida: DecimalTexto | null;
  /** Of a rate by quantity, its base and its rate. */
  baseEspecifica: DecimalTexto | null;
  aliquotaEspecifica: DecimalTexto | null;
  especifica: boolean;
  /** Code of the legal ground. */
  fundamento: string | null;
}

/** What the Portal calculated item by item, as far as it was asked on one day, in the order of the items. */
export interface ValoresDosItens {
  dia: DataTexto;
  itens: ValoresDoItem[];
}

/** Our figures of the same draft, or why there are none. `itens` is absent in what was kept before they were compared. */
export type NossosValores =
  | { dia: DataTexto; valores: ValoresDoRascunho; itens?: ValoresDoItem[]; falta: null }
  | { dia: DataTexto; valores: null; falta: string };

/** A figure of both sides, in reais. `diferenca` is Portal minus ours; null while one of them is unknown. */
export interface LinhaComparada {
  nome: string;
  doPortal: DecimalTexto | null;
  nosso: DecimalTexto | null;
  diferenca: DecimalTexto | null;
}

/** Compares the figures to the last decimal: a figure that only one side has stays, without a difference. */
export function compararValores(portal: ValoresDoRascunho, valoresDoCais: ValoresDoRascunho | null): LinhaComparada[] {
  const tipos = [...new Set([...TRIBUTOS_DO_RASCUNHO, ...portal.tributos.map(({ tipo }) => tipo)])];
  const de = (valores: ValoresDoRascunho | null, tipo: string) =>
    valores?.tributos.find((tributo) => tributo.tipo === tipo);
  return [
    comparada('Frete', portal.frete, valoresDoCais?.frete ?? null),
    comparada('Seguro', portal.seguro, valoresDoCais?.seguro ?? null),
    ...tipos.flatMap((tipo) => {
      const [tributoDoPortal, tributoDoCais] = [de(portal, tipo), de(valoresDoCais, tipo)];
      return [
        comparada(nomeDoDevido(tipo), tributoDoPortal?.devido ?? null, tributoDoCais?.devido ?? null),
        comparada(
          `${NOME_DO_TIPO[tipo] ?? tipo} a recolher`,
          tributoDoPortal?.recolher ?? null,
          tributoDoCais?.recolher ?? null,
        ),
      ];
    }),
  ].filter(({ doPortal, nosso: valorDoCais }) => doPortal !== null || valorDoCais !== null);
}

/** The items of both sides, compared figure by figure. */
export interface ItensComparados {
  /** Items of which every figure that one side has could be compared. */
  inteiros: number;
  /** The figures that differ, or that one side alone has, by item; of a tax, how the Portal came to it. */
  diferem: (LinhaComparada & { item: number; conta: ContaDoPortal | null })[];
}

/** Compares each item the Portal told; ours without a pair are counted by nobody, since the Portal was not asked for them. */
export function compararItens(
  portal: readonly ValoresDoItem[],
  itensDoCais: readonly ValoresDoItem[],
): ItensComparados {
  const porNumero = new Map(itensDoCais.map((itemDoCais) => [itemDoCais.item, itemDoCais]));
  const cada = portal.map((itemDoPortal) => {
    const itemDoCais = porNumero.get(itemDoPortal.item);
    const tipos = [...new Set([...itemDoPortal.tributos, ...(itemDoCais?.tributos ?? [])].map(({ tipo }) => tipo))];
    const devido = (de: ValoresDoItem | undefined, tipo: string) =>
      de?.tributos.find((tributo) => tributo.tipo === tipo)?.devido ?? null;
    const linhas = [
      comparada('Frete', itemDoPortal.frete, itemDoCais?.frete ?? null),
      comparada('Seguro', itemDoPortal.seguro, itemDoCais?.seguro ?? null),
      comparada('Valor aduaneiro', itemDoPortal.valorAduaneiro, itemDoCais?.valorAduaneiro ?? null),
      ...tipos.map((tipo) => ({
        ...comparada(nomeDoDevido(tipo), devido(itemDoPortal, tipo), devido(itemDoCais, tipo)),
        conta: itemDoPortal.tributos.find((tributo) => tributo.tipo === tipo)?.conta ?? null,
      })),
    ].filter(({ doPortal, nosso: valorDoCais }) => doPortal !== null || valorDoCais !== null);
    return { item: itemDoPortal.item, linhas };
  });
  return {
    inteiros: cada.filter(({ linhas }) => linhas.length > 0 && linhas.every(({ diferenca }) => diferenca !== null))
      .length,
    diferem: cada.flatMap(({ item, linhas }) =>
      linhas
        .filter(({ diferenca }) => diferenca === null || !new Exato(diferenca).isZero())
        .map((linha) => ({ item, conta: null, ...linha })),
    ),
  };
}

/** What the Portal says is to be paid in all; null when it leaves out an amount. */
export function totalDoPortal({ tributos }: ValoresDoRascunho): DecimalTexto | null {
  if (tributos.length === 0 || tributos.some(({ recolher }) => recolher === null)) return null;
  const soma = tributos.reduce((total, { recolher }) => total.plus(recolher ?? 0), new Exato(0));
  return soma.toFixed(Math.max(2, soma.decimalPlaces()));
}

function comparada(nome: string, doPortal: DecimalTexto | null, valorDoCais: DecimalTexto | null): LinhaComparada {
  if (doPortal === null || valorDoCais === null) return { nome, doPortal, nosso: valorDoCais, diferenca: null };
  const diferenca = new Exato(doPortal).minus(valorDoCais);
  return { nome, doPortal, nosso: valorDoCais, diferenca: diferenca.toFixed(Math.max(2, diferenca.decimalPlaces())) };
}

function nomeDoDevido(tipo: string): string {
  return `${NOME_DO_TIPO[tipo] ?? tipo} ${FEMININOS.has(tipo) ? 'devida' : 'devido'}`;
}

const FEMININOS: ReadonlySet<string> = new Set(['COFINS', 'TAXA_UTILIZACAO', 'MULTA_COM_REDUCAO', 'MULTA_SEM_REDUCAO']);

/** Names of the taxes whose code is no name. */
export const NOME_DO_TIPO: Readonly<Record<string, string>> = {
  TAXA_UTILIZACAO: 'Taxa Siscomex',
  ANTIDUMPING: 'Antidumping',
  MULTA_COM_REDUCAO: 'Multa com redução',
  MULTA_SEM_REDUCAO: 'Multa sem redução',
};
