import {
  COMPONENTES_DA_BASE,
  type PorTributoDaReforma,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { classificacaoTributaria } from '#lib/domain/aduana/tributos/classificacao-tributaria.ts';
import { PIS_COFINS_EXTINTOS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { INICIO_DO_IMPOSTO_SELETIVO, incideImpostoSeletivo } from '#lib/domain/aduana/tributos/imposto-seletivo.ts';
import {
  PARCELAS_DA_REFORMA,
  type ParcelaDaReforma,
  type ParcelasPossiveis,
  type ReformaDoProcesso,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { type Figura, type Memoria, memoriaRasa, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { COMPONENTES } from '#lib/fiscal/reforma/base-da-importacao.ts';
import type { DatasDaReforma } from '#lib/fiscal/reforma/datas-da-reforma.ts';
import { porTributo } from '#lib/fiscal/reforma/figuras-da-reforma.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { CargaDoProcesso } from './carga-do-processo.ts';
import {
  type Experimento,
  type FigurasDoProcesso,
  figurasDoProcesso,
  type ItemDoProcesso,
} from './figuras-do-processo.ts';

/**
 * Tells CBS and IBS of a process, by item and in total (LC 214/2025, arts. 63 to 78). What nobody has fixed is null, and `avisos`
 * says what is missing. Where there is nothing to calculate, `motivo` says why.
 */
export function reformaDoProcesso(
  carga: CargaDoProcesso,
  experimento: Experimento,
  parametros: readonly Parametro[],
): ReformaDoProcesso {
  try {
    return escrita(carga, figurasDoProcesso(carga, experimento, parametros));
  } catch (erro) {
    if (erro instanceof RegraViolada) return semReforma(erro.message, carga);
    throw erro;
  }
}

/** Answer for a process whose CBS and IBS cannot be calculated. */
export function semReforma(
  motivo: string,
  { registro, liberacao, uf, municipio }: Pick<CargaDoProcesso, 'registro' | 'liberacao' | 'uf' | 'municipio'>,
): ReformaDoProcesso {
  return {
    motivo,
    registro,
    liberacao,
    lugar: { uf, municipio: municipio?.nome ?? null },
    pisCofinsImportacao: false,
    travessia: false,
    dispensado: false,
    explicacoes: [],
    avisos: [],
    aliquotas: porTributo(() => ({ valor: null, estimativa: false, fonte: null })),
    impostoSeletivo: null,
    componentes: [],
    base: null,
    totais: porTributo(() => SEM_PARCELAS),
    itens: [],
  };
}

type FiguraDaReforma = 'base' | TributoDaReforma;

/** Returns the memória of a figure of an item, or of the total where `item` is null; null where there is no figure. */
export function memoriaDaReforma(
  carga: CargaDoProcesso,
  { experimento, ...pedida }: FiguraPedida,
  parametros: readonly Parametro[],
): Memoria | null {
  const { figuras, itens, totais } = figurasDoProcesso(carga, experimento, parametros);
  const { figura: qual, parcela, item } = pedida;
  const itemPedido = item && itens.find(({ carga: c }) => c.adicao === item.adicao && c.sequencia === item.sequencia);
  if (item && !itemPedido) return null;
  const figura = figuraPedida(qual, parcela, itemPedido ?? null, { figuras, totais });
  if (!figura) return null;
  return item || itens.length <= MUITOS ? memoriaSemRepetir(figura) : memoriaRasa(figura, 'memória do item');
}

interface FiguraPedida {
  experimento: Experimento;
  item: { adicao: string; sequencia: number } | null;
  figura: FiguraDaReforma;
  parcela: ParcelaDaReforma;
}

function figuraPedida(
  qual: FiguraDaReforma,
  parcela: ParcelaDaReforma,
  item: ItemDoProcesso | null,
  { figuras, totais }: Pick<FigurasDoProcesso, 'figuras' | 'totais'>,
): Figura | null {
  if (qual === 'base') return item ? item.calculado.base : figuras.totais.base;
  return (item ? item.tributos : totais)[qual][parcela];
}

function escrita(carga: CargaDoProcesso, { figuras, itens, totais, avisos }: FigurasDoProcesso): ReformaDoProcesso {
  const { datas, aliquotas } = figuras;
  return {
    motivo: null,
    registro: carga.registro,
    liberacao: carga.liberacao,
    lugar: { uf: carga.uf, municipio: carga.municipio?.nome ?? null },
    pisCofinsImportacao: datas.pisCofinsImportacao,
    travessia: datas.travessia,
    dispensado: datas.dispensado,
    explicacoes: explicacoesDe(datas),
    avisos: [...avisos, ...avisosDasAliquotas(figuras)],
    aliquotas: porTributo((tributo) => {
      const { aliquota, aviso } = aliquotas[tributo];
      return {
        valor: aliquota && texto(aliquota),
        estimativa: aviso?.codigo === 'ALIQUOTA_ESTIMADA',
        fonte: aliquota?.fonte ?? aviso?.mensagem ?? null,
      };
    }),
    impostoSeletivo: seletivoDe(itens, datas),
    componentes: componentesDoTotal(itens),
    base: texto(figuras.totais.base),
    totais: escritas(totais),
    itens: itens.map(({ carga: item, cClassTrib, experimentado, calculado, tributos }) => ({
      adicao: item.adicao,
      sequencia: item.sequencia,
      descricao: item.descricao,
      ncm: item.ncm,
      cClassTrib,
      experimentado,
      artigo: artigoDa(cClassTrib),
      base: texto(calculado.base),
      ...escritas(tributos),
    })),
  };
}

function artigoDa(cClassTrib: string | null): string | null {
  const linha = cClassTrib === null ? undefined : classificacaoTributaria(cClassTrib);
  return linha ? `LC 214/2025, ${linha.dispositivo}` : null;
}

/** A missing or estimated rate matters only where some classified item uses it. */
function avisosDasAliquotas({ aliquotas, itens }: FigurasDoProcesso['figuras']) {
  return (['cbs', 'ibsUF', 'ibsMun'] as const).flatMap((tributo) => {
    const usada = itens.some((item) => item.classe !== null && item[tributo]?.efetiva !== null);
    return usada ? (aliquotas[tributo].aviso ?? []) : [];
  });
}

function escritas(tributos: PorTributoDaReforma<ParcelasPossiveis<Figura>>): PorTributoDaReforma<ParcelasPossiveis> {
  return porTributo((tributo) => {
    const pares = PARCELAS_DA_REFORMA.map((parcela) => {
      const figura = tributos[tributo][parcela];
      return [parcela, figura && texto(figura)];
    });
    return Object.fromEntries(pares) as ParcelasPossiveis;
  });
}

function componentesDoTotal(itens: readonly ItemDoProcesso[]): ReformaDoProcesso['componentes'] {
  const total = (valores: readonly string[]) => somar(valores).toFixed(2);
  const proprios = [
    {
      nome: 'Valor aduaneiro',
      valor: total(itens.map(({ carga }) => carga.valorAduaneiro)),
      artigo: 'LC 214/2025, art. 69, caput',
    },
    { nome: 'II a recolher', valor: total(itens.map(({ carga }) => carga.ii)), artigo: 'art. 80, I' },
  ];
  const outros = COMPONENTES_DA_BASE.flatMap((componente) => {
    const partes = itens.flatMap(({ calculado }) => calculado.componentes[componente] ?? []);
    if (partes.length === 0) return [];
    const { nome, inciso } = COMPONENTES[componente];
    return [{ nome, valor: total(partes.map(texto)), artigo: inciso }];
  });
  return [...proprios, ...outros].filter(({ valor }, i) => i === 0 || !new Exato(valor).isZero());
}

/** Goods that bear the tax have no rate yet (LC 214/2025, arts. 409 and 422), so its amount is unknown with one of them. */
function seletivoDe(
  itens: readonly ItemDoProcesso[],
  { fatoGerador }: DatasDaReforma,
): ReformaDoProcesso['impostoSeletivo'] {
  if (fatoGerador < INICIO_DO_IMPOSTO_SELETIVO) return null;
  const sujeitos = itens.filter(({ carga }) => incideImpostoSeletivo(carga.ncm, fatoGerador)).length;
  return { sujeitos, itens: itens.length, valor: sujeitos === 0 && itens.length > 0 ? '0.00' : null };
}

function explicacoesDe({
  registro,
  fatoGerador,
  previsao,
  travessia,
  dispensado,
  pisCofinsImportacao,
}: DatasDaReforma) {
  return [
    ...(travessia
      ? [
          `Registro em ${diaPorExtenso(registro)} e desembaraço em ${diaPorExtenso(fatoGerador)}: o PIS e a COFINS-Importação são devidos pelo registro, a CBS não é cobrada e o IBS é o do dia do desembaraço (LC 214/2025, art. 408, § 1º).`,
        ]
      : []),
    ...(dispensado
      ? ['Dispensado do recolhimento em 2026, cumpridas as obrigações acessórias (LC 214/2025, art. 348, § 1º).']
      : []),
    ...(pisCofinsImportacao ? [] : [`${PIS_COFINS_EXTINTOS}.`]),
    ...(previsao
      ? [
          'Previsão: o fato gerador é o desembaraço (LC 214/2025, art. 67, I). Enquanto ele não vem, valem as alíquotas do dia do registro.',
        ]
      : []),
  ];
}

/** Above so many items the memória of a total names them and leaves their own to each: of a thousand it would be 7 MB. */
const MUITOS = 100;
const SEM_PARCELAS: ParcelasPossiveis = { regular: null, suspenso: null, devido: null, recolher: null };
