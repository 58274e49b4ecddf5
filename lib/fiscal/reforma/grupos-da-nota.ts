import {
  type ItemDaReforma,
  NOME_TRIBUTO_DA_REFORMA,
  TRIBUTOS_DA_REFORMA,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type Figura, texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { ClasseDoItem } from './classe-do-item.ts';
import type { FigurasDaReforma, ItemCalculado } from './figuras-da-reforma.ts';
import type { TributoDoItem } from './tributo-do-item.ts';

/** Rate and amount of one tax in the group IBSCBS of an import NF-e; rates with 2 to 4 decimals, amounts with 2. */
interface TributoDaNota {
  aliquota: DecimalTexto;
  /** gDif: how much is put off. */
  diferimento: { percentual: DecimalTexto; valor: DecimalTexto } | null;
  /** gRed: reduction, and the rate that is left. */
  reducao: { percentual: DecimalTexto; efetiva: DecimalTexto } | null;
  valor: DecimalTexto;
}

/** The group IBSCBS of an item (NT 2025.002; XSD DFeTiposBasicos v1.00). */
export interface GrupoDaNota {
  cst: string;
  cClassTrib: string;
  /** gIBSCBS; null where there is no incidence. */
  tributos: ({ vBC: DecimalTexto; vIBS: DecimalTexto } & Record<TributoDaReforma, TributoDaNota>) | null;
  /** gTribRegular, of a suspension. */
  regular: GrupoRegular | null;
}

interface GrupoRegular extends Record<TributoDaReforma, { efetiva: DecimalTexto; valor: DecimalTexto }> {
  cst: string;
  cClassTrib: string;
}

/** IBSCBSTot. Totals are the sums of the rounded items. */
export interface TotaisDaNota extends Record<TributoDaReforma, { diferido: DecimalTexto; valor: DecimalTexto }> {
  vBC: DecimalTexto;
  vIBS: DecimalTexto;
}

/**
 * Builds the groups of CBS and IBS of an import NF-e from the calculation. A suspended item has zeros, and its regular taxation
 * beside them.
 * @throws {RegraViolada} with `aliquotas.…` when a tax has no rate: a note cannot leave it open.
 */
export function gruposDaNota({ itens, aliquotas, totais }: FigurasDaReforma): {
  itens: GrupoDaNota[];
  totais: TotaisDaNota;
} {
  const nominal = (tributo: TributoDaReforma) => aliquotas[tributo].aliquota;
  const grupos = itens.map((item) => grupoDo(item, nominal));
  const soma = (tributo: TributoDaReforma) => ({
    diferido: somar(grupos.map(({ tributos }) => tributos?.[tributo].diferimento?.valor ?? null)).toFixed(2),
    valor: somar(grupos.map(({ tributos }) => tributos?.[tributo].valor ?? null)).toFixed(2),
  });
  const porTributo = { cbs: soma('cbs'), ibsUF: soma('ibsUF'), ibsMun: soma('ibsMun') };
  const vIBS = somar([porTributo.ibsUF.valor, porTributo.ibsMun.valor]).toFixed(2);
  return { itens: grupos, totais: { vBC: texto(totais.base), vIBS, ...porTributo } };
}

/**
 * Returns vNFTot of an import note: its total without the new taxes, plus IBS, CBS and IS. On an import note the products stay net of
 * them (NT 2026.008, field I11). In reais, 2 decimals.
 */
export function totalDaNotaComReforma(
  vNF: DecimalTexto,
  { vIBS, cbs }: Pick<TotaisDaNota, 'vIBS' | 'cbs'>,
  vIS: DecimalTexto = '0.00',
): DecimalTexto {
  return somar([vNF, vIBS, cbs.valor, vIS]).toFixed(2);
}

type Nominal = (tributo: TributoDaReforma) => Figura | null;

function grupoDo(calculado: ItemCalculado, nominal: Nominal): GrupoDaNota {
  const { item, classe, base } = calculado;
  const { cst, cClassTrib } = item;
  if (classe === null || cst === null || cClassTrib === null) {
    throw new RegraViolada('itens', `Classifique o item ${item.numero} para escrever a nota.`);
  }
  const tributos = fixados(calculado);
  if (classe.efeito === 'SEM_INCIDENCIA') return { cst, cClassTrib, tributos: null, regular: null };
  const suspende = cst === SUSPENSAO;
  const daNota = (tributo: TributoDaReforma) =>
    suspende ? ZERADO : tributoDaNota(tributos[tributo], classe, nominal(tributo));
  const grupo = { cbs: daNota('cbs'), ibsUF: daNota('ibsUF'), ibsMun: daNota('ibsMun') };
  const vIBS = somar([grupo.ibsUF.valor, grupo.ibsMun.valor]).toFixed(2);
  return {
    cst,
    cClassTrib,
    tributos: { vBC: texto(base), vIBS, ...grupo },
    regular: suspende ? grupoRegular(item, tributos) : null,
  };
}

function tributoDaNota(
  { efetiva, suspenso, devido }: TributoDoItem,
  classe: ClasseDoItem,
  nominal: Figura | null,
): TributoDaNota {
  if (efetiva === null || nominal === null) return ZERADO;
  const { reducao } = classe;
  return {
    aliquota: percentual(nominal),
    diferimento: classe.efeito === 'AFASTADO' ? { percentual: '100.00', valor: texto(suspenso) } : null,
    reducao: reducao && { percentual: percentual(reducao), efetiva: percentual(efetiva) },
    valor: texto(devido),
  };
}

function grupoRegular({ regular = INTEGRAL }: ItemDaReforma, tributos: Record<TributoDaReforma, TributoDoItem>) {
  const parte = ({ efetiva, regular: valor }: TributoDoItem) => ({
    efetiva: efetiva ? percentual(efetiva) : '0.00',
    valor: texto(valor),
  });
  const { cbs, ibsUF, ibsMun } = tributos;
  return { ...regular, cbs: parte(cbs), ibsUF: parte(ibsUF), ibsMun: parte(ibsMun) };
}

function fixados(calculado: ItemCalculado): Record<TributoDaReforma, TributoDoItem> {
  for (const tributo of TRIBUTOS_DA_REFORMA) {
    if (calculado[tributo] !== null) continue;
    const nome = NOME_TRIBUTO_DA_REFORMA[tributo];
    throw new RegraViolada(`aliquotas.${tributo}`, `A nota precisa da alíquota do dia, que não foi fixada: ${nome}.`);
  }
  return calculado as Record<TributoDaReforma, TributoDoItem>;
}

/** The XSD takes 2 to 4 decimals. */
function percentual({ exato }: Figura): DecimalTexto {
  const arredondado = exato.toDecimalPlaces(4, Exato.ROUND_HALF_EVEN);
  return arredondado.toFixed(Math.max(2, arredondado.decimalPlaces()));
}

const SUSPENSAO = '550';
const INTEGRAL = { cst: '000', cClassTrib: '000001' };
const ZERADO: TributoDaNota = { aliquota: '0.00', diferimento: null, reducao: null, valor: '0.00' };
