import type { FormaDaNota, FormulaDoTotal } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import { type ItemDaNota, TOTAIS_DO_ICMS, type TotalDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

type Parcela = Exclude<(typeof TOTAIS_DO_ICMS)[number], 'vNF'>;

/** Where an item has what a total sums (MOC 7.0, anexo I, W03 to W15); the others of ICMSTot an import has not. */
const DO_ITEM: Readonly<Partial<Record<Parcela, (item: ItemDaNota) => string | null | undefined>>> = {
  vBC: ({ ICMS }) => ICMS.vBC,
  vICMS: ({ ICMS }) => ICMS.vICMS,
  vProd: ({ prod }) => prod.vProd,
  vFrete: ({ prod }) => prod.vFrete,
  vSeg: ({ prod }) => prod.vSeg,
  vDesc: ({ prod }) => prod.vDesc,
  vII: ({ II }) => II?.vII,
  vIPI: ({ IPI }) => IPI?.vIPI,
  vPIS: ({ PIS }) => PIS?.vPIS,
  vCOFINS: ({ COFINS }) => COFINS?.vCOFINS,
  vOutro: ({ prod }) => prod.vOutro,
};

/** Sums a total over the items; null where an item does not know its part. */
export function somaDosItens(parcela: Parcela, itens: readonly ItemDaNota[]): DecimalTexto | null {
  const doItem = DO_ITEM[parcela];
  const valores = doItem ? itens.map(doItem) : [];
  if (valores.includes(null)) return null;
  return somar(valores.map((valor) => valor ?? null)).toFixed(2);
}

/** ICMSTot: each total is the sum of its items. `desconhecidos` are totals a missing cost leaves open. */
export function totaisDoIcms(
  itens: readonly ItemDaNota[],
  forma: Pick<FormaDaNota, 'vNF' | 'freteSeguro'>,
  desconhecidos: readonly Parcela[] = [],
): Omit<TotalDaNota, 'ibscbs' | 'vNFTot'> {
  const parcelas = TOTAIS_DO_ICMS.filter((nome): nome is Parcela => nome !== 'vNF');
  const totais = Object.fromEntries(
    parcelas.map((nome) => [nome, desconhecidos.includes(nome) ? null : somaDosItens(nome, itens)]),
  ) as Record<Parcela, DecimalTexto | null>;
  return { ...totais, vNF: valorDaNota((nome) => totais[nome], forma) };
}

/** vNF of an item alone. */
export const valorDoItem = (item: ItemDaNota, forma: Pick<FormaDaNota, 'vNF' | 'freteSeguro'>) =>
  valorDaNota((nome) => somaDosItens(nome, [item]), forma);

/**
 * vNF as the importer adds it up: rule W16-10 (610) does not reach imports (MOC 7.0, anexo I; NT 2020.005). Freight and insurance that
 * are only told are in vProd already.
 */
export function valorDaNota(
  parcela: (nome: Parcela) => DecimalTexto | null,
  { vNF, freteSeguro }: Pick<FormaDaNota, 'vNF' | 'freteSeguro'>,
): DecimalTexto | null {
  const nomes: Parcela[] = ['vProd', 'vOutro', 'vIPI'];
  if (freteSeguro !== 'INFORMATIVO') nomes.push('vFrete', 'vSeg');
  nomes.push(...A_MAIS[vNF]);
  const valores = nomes.map(parcela);
  const desconto = parcela('vDesc');
  if (valores.includes(null) || desconto === null) return null;
  return somar(valores).minus(new Exato(desconto)).toFixed(2);
}

const A_MAIS: Readonly<Record<FormulaDoTotal, readonly Parcela[]>> = {
  W16: ['vII'],
  W16_SEM_II: [],
  W16_MAIS_TRIBUTOS: ['vII', 'vPIS', 'vCOFINS', 'vICMS'],
};
