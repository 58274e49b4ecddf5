import type { PorTributo, RegimeDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { CASAS_DA_QUANTIDADE } from '#lib/fiscal/importacao/conferencias/soma-dos-itens.ts';
import { emInteiro, type Fracao, meioParaCima, potencia, semVirgula } from '#lib/fiscal/importacao/inteiros.ts';
import type { Taxacao } from '#lib/fiscal/importacao/tributo.ts';
import { expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { umaVez } from '#lib/fiscal/uma-vez.ts';

/** A tax of an item in cents; the other parts are differences of these. */
export interface TributoEmCentavos {
  calculado: bigint;
  devido: bigint;
  recolher: bigint;
  /** Why the declared amounts are used; absent when they are calculated. */
  semCalculo?: string;
}

/** How a tax applies to an item: rates as integers, and as figures for the memória. */
export interface TaxacaoDoItem {
  entrada: RegimeDoCalculo;
  cheia: Proporcao;
  efetiva: Proporcao;
  percentual: Proporcao | null;
  /** Units of a specific rate, with five decimals; null for a percentage. */
  quantidade: bigint | null;
  figuras: () => Taxacao;
}

interface Proporcao {
  inteiro: bigint;
  /** The integer that means 1: for 100 % it has two decimals more than the rate. */
  um: bigint;
}

/**
 * Returns how a tax applies to each item of an adição. A specific quantity given for the adição is shared by the item quantities,
 * to five decimals.
 * @throws {RegraViolada} when there is such a quantity and no item has one.
 */
export function taxacoesDosItens(
  entrada: RegimeDoCalculo,
  taxacao: Taxacao,
  quantidades: readonly { inteiro: bigint; figura: () => Figura }[],
  onde: string,
): TaxacaoDoItem[] {
  const { aliquotas, efetiva, percentual } = taxacao;
  const cheia = proporcao(aliquotas.cheia);
  const comum = {
    entrada,
    cheia,
    efetiva: efetiva === aliquotas.cheia ? cheia : proporcao(efetiva),
    percentual: percentual && proporcao(percentual),
  };
  const { quantidade } = aliquotas;
  const figuras = () => taxacao;
  if (quantidade === null) return quantidades.map(() => ({ ...comum, quantidade: null, figuras }));
  const total = emInteiro(quantidade.exato, CASAS_DA_QUANTIDADE);
  if (quantidades.length === 1) return [{ ...comum, quantidade: total, figuras }];
  const den = quantidades.reduce((ate, { inteiro }) => ate + inteiro, 0n);
  if (den === 0n) {
    throw new RegraViolada(onde, 'Há quantidade a ratear por itens e nenhum deles tem quantidade.');
  }
  const todas = umaVez(() =>
    soma(
      { nome: 'Quantidade dos itens', unidade: '', casas: CASAS_DA_QUANTIDADE, fonte: null, arredondamento: 'TRUNCAR' },
      quantidades.map(({ figura }) => figura()),
    ),
  );
  return quantidades.map(({ inteiro, figura }) => ({
    ...comum,
    quantidade: meioParaCima({ num: total * inteiro, den }),
    figuras: umaVez(() => comQuantidade(taxacao, parteDaQuantidade(quantidade, figura(), todas()))),
  }));
}

/**
 * Calculates the taxes half up to the cent at each step, as {@link calcularTributo} does with figures. A test checks that the two
 * agree.
 */
export function tributosEmCentavos(
  valorAduaneiro: bigint,
  { ii, ipi, pis, cofins }: PorTributo<TaxacaoDoItem>,
): PorTributo<TributoEmCentavos> {
  const valor = { num: valorAduaneiro, den: 1n };
  const doIi = emCentavos(valor, ii);
  const comIi = ii.entrada.semCalculo
    ? { num: valorAduaneiro + doIi.devido, den: 1n }
    : { num: valorAduaneiro * (ii.efetiva.um + ii.efetiva.inteiro), den: ii.efetiva.um };
  return { ii: doIi, ipi: emCentavos(comIi, ipi), pis: emCentavos(valor, pis), cofins: emCentavos(valor, cofins) };
}

function emCentavos(valor: Fracao, taxacao: TaxacaoDoItem): TributoEmCentavos {
  const { entrada, cheia, efetiva, percentual, quantidade } = taxacao;
  if (entrada.semCalculo) {
    const devido = emInteiro(entrada.semCalculo.devido, 2);
    const { motivo, recolher } = entrada.semCalculo;
    return { calculado: devido, devido, recolher: emInteiro(recolher, 2), semCalculo: motivo };
  }
  // A specific rate is in reais, so it is multiplied by 100 for cents.
  const base = quantidade === null ? valor : { num: quantidade * 100n, den: potencia(CASAS_DA_QUANTIDADE) };
  const vezes = ({ inteiro, um: unidade }: Proporcao) =>
    meioParaCima({ num: base.num * inteiro, den: base.den * unidade });
  const devido = vezes(efetiva);
  const calculado = cheia === efetiva ? devido : vezes(cheia);
  return { calculado, devido, recolher: aRecolher(entrada, devido, percentual) };
}

function aRecolher({ regime }: RegimeDoCalculo, devido: bigint, percentual: Proporcao | null): bigint {
  if (percentual) return meioParaCima({ num: devido * percentual.inteiro, den: percentual.um });
  return regime === 'ISENCAO' || regime === 'SUSPENSAO' ? 0n : devido;
}

function proporcao({ exato, unidade }: Figura): Proporcao {
  const { inteiro, casas } = semVirgula(exato);
  return { inteiro, um: potencia(unidade === '%' ? casas + 2 : casas) };
}

function comQuantidade({ aliquotas, ...demais }: Taxacao, quantidade: Figura): Taxacao {
  return { ...demais, aliquotas: { ...aliquotas, quantidade } };
}

function parteDaQuantidade(quantidade: Figura, quantidadeDoItem: Figura, todas: Figura): Figura {
  return expressao(
    {
      nome: `${quantidade.nome}, ${quantidadeDoItem.nome}`,
      unidade: quantidade.unidade,
      casas: CASAS_DA_QUANTIDADE,
      arredondamento: 'MEIO_PARA_CIMA',
      fonte: null,
    },
    [{ fatores: [quantidade, quantidadeDoItem], por: todas }],
  );
}
