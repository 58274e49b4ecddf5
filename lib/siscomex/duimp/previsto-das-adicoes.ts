import {
  type ItemDaDuimp,
  NOME_DO_TRIBUTO,
  TRIBUTOS_DI,
  type TributoDi,
  type TributoDoItem,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { gerarAdicoes, type ItemAAgrupar, porQueSeparadas } from '#lib/domain/aduana/declaracao/gerar-adicoes.ts';
import type { LacunaDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { AjusteDoCalculo, TributosPrevistos } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import type { RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { ItemRegistrado } from './duimp-registrada.ts';
import { lista } from './lacuna-apontada.ts';
import { dosItens, lacuna } from './lacunas-da-registrada.ts';

/** What the declaration of the processo says of an item, and the form of what is sent does not. */
export interface DeclaradoDoItem {
  /** Of the catalogue where the item has none of its own. */
  descricao: string;
  ncm: string;
  /** Number of its adição. */
  adicao: number;
  duimp: ItemDaDuimp;
}

export interface AdicaoDaRegistrada {
  numero: number;
  tributos: TributosPrevistos;
  acrescimos: AjusteDoCalculo[];
  deducoes: AjusteDoCalculo[];
}

type Declarados = ReadonlyMap<number, DeclaradoDoItem>;
interface Agrupado extends ItemAAgrupar {
  item: ItemRegistrado;
}

/**
 * The planned adições of a registered version: those of the declaration where their items agree, else as the items are grouped. Regimes
 * are of the version, rates of the declaration. A rate that is not one and the same, or that a plan does not hold, stays open.
 */
export function adicoesDaRegistrada(
  itens: readonly ItemRegistrado[],
  declarados: Declarados,
): { adicaoDe: ReadonlyMap<number, number>; adicoes: AdicaoDaRegistrada[]; lacunas: LacunaDaDuimp[] } {
  const semRegime = itens.filter(({ tributos }) => TRIBUTOS_DI.some((tributo) => tributos[tributo].regime === null));
  if (semRegime.length > 0) {
    const texto = `${dosItens(semRegime.map(({ numero }) => numero))}, a versão registrada não diz um regime do Cais para cada tributo: ponha os itens em adições.`;
    return { adicaoDe: new Map(), adicoes: [], lacunas: [lacuna('AVISA', 'regimes', texto, ADICOES)] };
  }
  const { grupos, refeitas } = agrupados(itens, declarados);
  const abertas: string[] = [];
  const adicoes = grupos.map(([numero, itensDaAdicao]): AdicaoDaRegistrada => {
    const duimps = itensDaAdicao.flatMap((item) => declarados.get(item.numero)?.duimp ?? []);
    const tributos = Object.fromEntries(
      TRIBUTOS_DI.map((tributo) => {
        const previsto = tributoPrevisto(
          itensDaAdicao[0]?.tributos[tributo].regime ?? 'INTEGRAL',
          duimps.map((itemDaDuimp) => itemDaDuimp.tributos[tributo]),
        );
        if (!previsto.inteiro) abertas.push(`${NOME_DO_TRIBUTO[tributo]} da adição ${tres(numero)}`);
        return [tributo, previsto.tributo];
      }),
    ) as Record<TributoDi, object> as TributosPrevistos;
    return {
      numero,
      tributos,
      acrescimos: somados(duimps.flatMap(({ acrescimos }) => acrescimos)),
      deducoes: somados(duimps.flatMap(({ deducoes }) => deducoes)),
    };
  });
  const comDireitos = grupos.filter(([, itensDaAdicao]) =>
    itensDaAdicao.some(({ numero }) => Object.keys(declarados.get(numero)?.duimp.outros ?? {}).length > 0),
  );
  return {
    adicaoDe: new Map(
      grupos.flatMap(([numero, itensDaAdicao]) => itensDaAdicao.map((item) => [item.numero, numero] as const)),
    ),
    adicoes,
    lacunas: [
      ...(refeitas
        ? [
            lacuna(
              'AVISA',
              'refeitas',
              'As adições do arquivo juntam itens que o previsto separa: foram refeitas, e isso não muda o que vai ao Portal.',
              ADICOES,
            ),
          ]
        : []),
      ...(abertas.length > 0
        ? [
            lacuna(
              'AVISA',
              'aliquotas',
              `A alíquota registrada não cabe no previsto: ${lista(abertas)}. Ela só serve aos nossos valores; o que vai ao Portal não muda.`,
              ADICOES,
            ),
          ]
        : []),
      ...(comDireitos.length > 0
        ? [
            lacuna(
              'AVISA',
              'direitos',
              `Os direitos e multas declarados não vêm para o previsto (adição ${lista(comDireitos.map(([numero]) => tres(numero)))}): os nossos valores saem sem eles.`,
              ADICOES,
            ),
          ]
        : []),
    ],
  };
}

function agrupados(itens: readonly ItemRegistrado[], declarados: Declarados) {
  const todos = itens.map((item) => aAgrupar(item, declarados.get(item.numero)?.ncm ?? ''));
  const doArquivo = [...Map.groupBy(todos, ({ item }) => declarados.get(item.numero)?.adicao ?? 0)];
  const certas = doArquivo.every(([, [primeiro, ...outros]]) =>
    outros.every(
      (itemAgrupado) =>
        primeiro &&
        porQueSeparadas({ numero: '', itens: [primeiro] }, { numero: '', itens: [itemAgrupado] }).length === 0,
    ),
  );
  const feitas = certas
    ? doArquivo
    : gerarAdicoes(todos, itens.length).map(
        ({ numero, itens: itensAgrupados }) => [Number(numero), [...itensAgrupados]] as const,
      );
  const grupos = feitas.map(([numero, itensAgrupados]) => [numero, itensAgrupados.map(({ item }) => item)] as const);
  return { grupos: grupos.toSorted(([a], [b]) => a - b), refeitas: !certas };
}

function aAgrupar(item: ItemRegistrado, ncm: string): Agrupado {
  const { exportador, fabricante, condicao, incoterm, moeda, aplicacao, tributos } = item;
  return {
    item,
    id: String(item.numero),
    ncm,
    fornecedor: exportador.codigo,
    paisOrigem: fabricante.pais,
    fabricante: fabricante.codigo === exportador.codigo ? null : fabricante.codigo,
    condicao: condicao === 'USADA' ? 'USADA' : 'NOVA',
    incoterm: incoterm ?? '',
    moeda: moeda ?? '',
    aplicacao,
    fundamentos: JSON.stringify(tributos),
    numeroLI: null,
    destaque: null,
    exTarifario: null,
    naladi: null,
    metodoValoracao: null,
    coberturaCambial: null,
  };
}

function tributoPrevisto(regime: RegimeTributario, tributosDosItens: readonly TributoDoItem[]) {
  const [primeiro] = tributosDosItens;
  const emComum = (valor: (tributo: TributoDoItem) => string | null) => {
    const [valorComum, ...outros] = new Set(tributosDosItens.map(valor));
    return outros.length === 0 ? casasDoPrevisto(valorComum ?? null) : null;
  };
  const especifica = tributosDosItens.some((tributo) => tributo.especifica !== null);
  const aliquota = especifica ? null : emComum((tributo) => tributo.aliquota);
  const reduzida = regime === 'REDUCAO' ? emComum((tributo) => tributo.aliquotaReduzida) : null;
  const reducao = regime === 'REDUCAO' && reduzida === null ? emComum((tributo) => tributo.reducaoDaAliquota) : null;
  const outra = tributosDosItens.some((tributo) => tributo.aliquotaReduzida !== null) && regime !== 'REDUCAO';
  const inteiro =
    primeiro !== undefined &&
    aliquota !== null &&
    !outra &&
    regime !== 'SUSPENSAO_PROPORCIONAL' &&
    (regime !== 'REDUCAO' || reduzida !== null || reducao !== null);
  return {
    inteiro,
    tributo: {
      regime,
      ...(aliquota !== null && { aliquota }),
      ...(reduzida !== null && { aliquotaReduzida: reduzida }),
      ...(reducao !== null && { reducaoPerc: reducao }),
    },
  };
}

/** Acréscimos or deduções, those of one currency and name together. */
function somados(
  ajustes: readonly {
    denominacao: string | null;
    moeda: { codigo: string | null };
    valorMoeda: string | null;
    valorReais: string | null;
  }[],
): AjusteDoCalculo[] {
  const cada = ajustes.map(({ denominacao, moeda: { codigo }, valorMoeda, valorReais }) => {
    const sigla = siglaDaMoeda(codigo);
    const emMoeda = ISO.test(sigla) && valorMoeda !== null;
    return { denominacao, moeda: emMoeda ? sigla : 'BRL', valor: (emMoeda ? valorMoeda : valorReais) ?? '0' };
  });
  return [...Map.groupBy(cada, ({ denominacao, moeda }) => `${moeda} ${denominacao}`).values()].map(
    (ajustesIguais) => ({
      moeda: ajustesIguais[0]?.moeda ?? 'BRL',
      valor: somar(ajustesIguais.map(({ valor }) => valor)).toFixed(2),
      ...(ajustesIguais[0]?.denominacao && { denominacao: ajustesIguais[0].denominacao }),
    }),
  );
}

/** Rates of a plan have two to four places. Null for one of more. */
function casasDoPrevisto(aliquota: string | null): string | null {
  if (aliquota === null) return null;
  const exata = new Exato(aliquota);
  const casas = Math.max(2, exata.decimalPlaces());
  return casas <= 4 ? exata.toFixed(casas) : null;
}

const tres = (numero: number) => String(numero).padStart(3, '0');
const ISO = /^[A-Z]{3}$/;
const ADICOES = { onde: 'PROCESSO', aba: 'adicoes' } as const;
