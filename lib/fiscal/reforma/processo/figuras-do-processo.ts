import {
  type ComponenteDaBase,
  type EntradaReforma,
  type ItemDaReforma,
  NOME_TRIBUTO_DA_REFORMA,
  type PorTributoDaReforma,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { incideImpostoSeletivo } from '#lib/domain/aduana/tributos/imposto-seletivo.ts';
import {
  PARCELAS_DA_REFORMA,
  type ParcelaDaReforma,
  type ParcelasPossiveis,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { dado, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_TRUNCADOS } from '#lib/fiscal/precisao.ts';
import { classeDoItem } from '#lib/fiscal/reforma/classe-do-item.ts';
import {
  type FigurasDaReforma,
  figurasDaReforma,
  type ItemCalculado,
  porTributo,
} from '#lib/fiscal/reforma/figuras-da-reforma.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { CargaDoProcesso, ItemDaCarga } from './carga-do-processo.ts';

/** Code of the warning that goods bear the Imposto Seletivo, whose rate nobody has fixed. */
export const SEM_ALIQUOTA_DO_IS = 'SEM_ALIQUOTA_DO_IS';

/** What a person tries out on a process; nothing of it is stored. */
export interface Experimento {
  /** A cClassTrib for the items that have none. */
  classe?: string | undefined;
  /** Uses the estimates of the rates that nobody has fixed. */
  estimativa?: boolean | undefined;
}

export interface FigurasDoProcesso {
  figuras: FigurasDaReforma;
  itens: readonly ItemDoProcesso[];
  totais: PorTributoDaReforma<ParcelasPossiveis<Figura>>;
  avisos: readonly Aviso[];
}

export interface ItemDoProcesso {
  carga: ItemDaCarga;
  /** Own or tried out; null without either, and where it cannot be calculated. */
  cClassTrib: string | null;
  experimentado: boolean;
  calculado: ItemCalculado;
  tributos: PorTributoDaReforma<ParcelasPossiveis<Figura>>;
}

/**
 * Calculates CBS and IBS of a process as figures. An item without a class, or with one that is not calculated here, is unknown and
 * makes the totals unknown. Under a suspension nothing is due whatever the rate.
 * @throws {RegraViolada} when the days contradict each other or come before 2026, or when the class tried out is not one.
 */
export function figurasDoProcesso(
  carga: CargaDoProcesso,
  { classe, estimativa = false }: Experimento,
  parametros: readonly Parametro[],
): FigurasDoProcesso {
  if (classe !== undefined) classeDoItem({ cst: classe.slice(0, 3), cClassTrib: classe }, 0);
  const classes = carga.itens.map((item) => classeDo(item, classe));
  const figuras = figurasDaReforma(entradaDa(carga, classes), {
    parametros: estimativa ? comEstimativas(parametros) : parametros,
    fontes: fontesDa(carga),
  });
  const itens = carga.itens.flatMap((item, indice): ItemDoProcesso[] => {
    const calculado = figuras.itens[indice];
    const classeEscolhida = classes[indice];
    if (!calculado || !classeEscolhida) return [];
    const semIs = incideImpostoSeletivo(item.ncm, figuras.datas.fatoGerador);
    const tributos = porTributo((tributo) => parcelasDo(tributo, calculado, semIs));
    return [
      {
        carga: item,
        cClassTrib: classeEscolhida.cClassTrib,
        experimentado: classeEscolhida.experimentado,
        calculado,
        tributos,
      },
    ];
  });
  return {
    figuras,
    itens,
    totais: porTributo((tributo) => totalDo(tributo, itens)),
    avisos: [...carga.avisos, ...avisosDasClasses(classes), ...avisoDoSeletivo(carga, figuras)],
  };
}

interface ClasseEscolhida {
  cClassTrib: string | null;
  experimentado: boolean;
  /** Why the code of the item is not calculated. */
  recusa: string | null;
}

function classeDo({ adicao, sequencia, cClassTrib }: ItemDaCarga, classe: string | undefined): ClasseEscolhida {
  if (cClassTrib === null) return { cClassTrib: classe ?? null, experimentado: classe !== undefined, recusa: null };
  try {
    classeDoItem({ cst: cClassTrib.slice(0, 3), cClassTrib }, 0);
    return { cClassTrib, experimentado: false, recusa: null };
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    return { cClassTrib: null, experimentado: false, recusa: `Adição ${adicao}, item ${sequencia}: ${erro.message}` };
  }
}

function avisosDasClasses(classes: readonly ClasseEscolhida[]): Aviso[] {
  const recusas = classes.flatMap(({ recusa }) => recusa ?? []);
  const sem = classes.filter(({ cClassTrib, recusa }) => cClassTrib === null && recusa === null).length;
  return [
    ...(sem > 0 ? [{ codigo: 'SEM_CCLASSTRIB', mensagem: semClasse(sem, classes.length) }] : []),
    ...recusas.slice(0, MAXIMO_DE_RECUSAS).map((mensagem) => ({ codigo: 'CCLASSTRIB_SEM_CALCULO', mensagem })),
  ];
}

function semClasse(quantos: number, todos: number): string {
  const quais =
    quantos === todos
      ? todos === 1
        ? 'O item está'
        : 'Todos os itens estão'
      : quantos === 1
        ? 'Um item está'
        : `${quantos} itens estão`;
  return `${quais} sem cClassTrib: sem ele não se sabe o que a CBS e o IBS são. Ponha-o nos itens; numa DI, ele vem no começo da descrição, entre < e >.`;
}

function entradaDa(carga: CargaDoProcesso, classes: readonly ClasseEscolhida[]): EntradaReforma {
  return {
    dataRegistro: carga.registro.dia,
    dataLiberacao: carga.liberacao.dia,
    uf: carga.uf,
    municipio: carga.municipio?.codigo ?? null,
    componentes: Object.fromEntries(Object.entries(carga.componentes).map(([nome, { valor }]) => [nome, valor])),
    itens: carga.itens.map((item, indice): ItemDaReforma => {
      const cClassTrib = classes[indice]?.cClassTrib ?? null;
      return {
        numero: `${item.adicao}/${item.sequencia}`,
        valorAduaneiro: item.valorAduaneiro,
        ii: item.ii,
        is: '0.00',
        pesoLiquido: item.pesoLiquido,
        componentes: item.componentes,
        cst: cClassTrib?.slice(0, 3) ?? null,
        cClassTrib,
      };
    }),
  };
}

function fontesDa(carga: CargaDoProcesso): (caminho: string) => string {
  return (caminho) => {
    const [lista, qual = '', campo] = caminho.split('.');
    if (lista === 'componentes') return carga.componentes[qual as ComponenteDaBase]?.fonte ?? 'informado';
    if (campo === 'is') return 'O imposto seletivo não tem alíquota em lei ordinária';
    const fonte = carga.itens[Number(qual)]?.fonte ?? 'informado';
    return campo === 'ii' ? `${fonte}; só o que se recolhe` : fonte;
  };
}

/** An estimate is used only where a person asks for it, and stays one in every figure. */
function comEstimativas(parametros: readonly Parametro[]): Parametro[] {
  return parametros.map((parametro): Parametro => {
    if (parametro.valor !== null || !parametro.estimativa) return parametro;
    return { ...parametro, valor: parametro.estimativa, situacao: 'ESTIMATIVA' } as Parametro;
  });
}

/** The base of goods that bear the Imposto Seletivo is unknown with it (`semIs`), and so is what is charged on that base. */
function parcelasDo(
  tributo: TributoDaReforma,
  { classe, ...item }: ItemCalculado,
  semIs: boolean,
): ParcelasPossiveis<Figura> {
  const parcelasDoTributo = item[tributo];
  if (parcelasDoTributo && !(semIs && !parcelasDoTributo.regular.exato.isZero())) return parcelasDoTributo;
  if (classe?.efeito !== 'AFASTADO') return { regular: null, suspenso: null, devido: null, recolher: null };
  const nada = dado({ nome: 'Nada a recolher', unidade: 'R$', casas: 2, fonte: classe.fonte }, ZERO);
  return { regular: null, suspenso: null, devido: nada, recolher: nada };
}

/** A part is unknown when that of some item is: a total of the others would pass for the whole. */
function totalDo(tributo: TributoDaReforma, itens: readonly ItemDoProcesso[]): ParcelasPossiveis<Figura> {
  const total = (parcela: ParcelaDaReforma): Figura | null => {
    const figurasDaParcela = itens.flatMap(({ tributos }) => tributos[tributo][parcela] ?? []);
    if (figurasDaParcela.length < itens.length) return null;
    return soma(
      { ...CENTAVOS_TRUNCADOS, nome: NOME_TRIBUTO_DA_REFORMA[tributo] + SUFIXOS[parcela], unidade: 'R$', fonte: null },
      figurasDaParcela,
    );
  };
  const [regular, suspenso, devido, recolher] = PARCELAS_DA_REFORMA.map(total);
  return { regular: regular ?? null, suspenso: suspenso ?? null, devido: devido ?? null, recolher: recolher ?? null };
}

function avisoDoSeletivo({ itens }: CargaDoProcesso, { datas }: FigurasDaReforma): Aviso[] {
  if (!itens.some(({ ncm }) => incideImpostoSeletivo(ncm, datas.fatoGerador))) return [];
  const mensagem =
    'Há itens de NCM sujeita ao Imposto Seletivo, que integra a base da CBS e do IBS (LC 214/2025, art. 69, II): sem a alíquota dele, que depende de lei ordinária, o que se cobra sobre a base não se sabe.';
  return [{ codigo: SEM_ALIQUOTA_DO_IS, mensagem }];
}

const MAXIMO_DE_RECUSAS = 5;
const ZERO: DecimalTexto = '0';

const SUFIXOS: Record<ParcelaDaReforma, string> = {
  regular: ' regular',
  suspenso: ' suspenso',
  devido: ' devido',
  recolher: ' a recolher',
};
