import type { AdicaoDoCalculo, PorTributo, TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { CondicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { type Aliquotas, aliquotasDaCofins, aliquotasDoIpi, aliquotasDoPis } from './aliquotas.ts';
import { aliquotasDoIi } from './aliquotas-ii.ts';
import { calcularAntidumping, debitoDoAntidumping } from './antidumping.ts';
import type { CondicaoDeVendaCalculada } from './condicao-de-venda.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';
import type { ItemCalculado } from './duimp/item.ts';
import { LEIS } from './leis-dos-tributos.ts';
import { paraCadaTributo } from './totais.ts';
import { calcularTributo, debitoDoTributo, type Taxacao, type TributoCalculado, taxacaoDe } from './tributo.ts';
import { calcularValorAduaneiro, type PartesDaAdicao } from './valor-aduaneiro.ts';

export interface AdicaoCalculada {
  numero: string;
  venda: CondicaoDeVendaCalculada;
  /** Reais. */
  freteReais: Figura;
  seguroReais: Figura;
  valorAduaneiro: Figura;
  base: Figura;
  tributos: PorTributo<TributoCalculado>;
  antidumping: Figura;
  /** The amounts the bank debits. */
  aDebitar: PorTributo<Figura> & { antidumping: Figura };
  /** The items of a DUIMP, whose sum is the adição; null on a DI. */
  itens: readonly ItemCalculado[] | null;
}

/**
 * Calculates the customs value of an adição of a DI and its taxes. II, PIS and COFINS are on the sum of the truncated parts. IPI is
 * on the printed base plus the II due, paid or not (domain/importacao.md §3.4 and §4.2).
 */
export function calcularAdicao(
  adicao: AdicaoDoCalculo,
  indice: number,
  condicao: CondicaoDeVenda,
  partes: PartesDaAdicao,
  contexto: ContextoDoCalculo,
): AdicaoCalculada {
  const { numero, tributos } = adicao;
  const { valor, base } = calcularValorAduaneiro(adicao, indice, condicao, partes, contexto);
  const taxacoes = taxacoesDe(tributos, `adicoes.${indice}.tributos`, contexto);
  const nome = (qual: keyof typeof tributos) => `${LEIS[qual].sigla} da adição ${numero}`;
  const tributar = (qual: keyof typeof tributos, sobre: Figura) =>
    calcularTributo({
      nome: nome(qual),
      entrada: tributos[qual],
      taxacao: taxacoes[qual],
      valor: sobre,
      precisao: contexto.regras[qual],
      fonte: LEIS[qual].lei,
    });

  const ii = tributar('ii', valor);
  const baseIpi = expressao(
    { ...contexto.regras.baseCalculo, nome: `Base do IPI, adição ${numero}`, unidade: 'R$', fonte: LEIS.ipi.lei },
    [{ fatores: [base] }, { fatores: [ii.devido] }],
  );
  const ipi = tributar('ipi', baseIpi);
  const pis = tributar('pis', valor);
  const cofins = tributar('cofins', valor);
  const sujeito = {
    qual: `adição ${numero}`,
    caminho: `adicoes.${indice}.antidumping`,
    antidumping: adicao.antidumping,
  };
  const antidumping = calcularAntidumping({ ...sujeito, valor }, contexto);
  const calculados = { ii, ipi, pis, cofins };
  const impressa =
    adicao.baseDeclarada === undefined
      ? base
      : contexto.campo(`adicoes.${indice}.baseDeclarada`, adicao.baseDeclarada, {
          nome: `Base de cálculo declarada, adição ${numero}`,
          unidade: 'R$',
        });
  const debitar = (qual: keyof typeof tributos, sobre: Figura) =>
    debitoDoTributo(nome(qual), calculados[qual], taxacoes[qual].percentual, sobre);
  return {
    numero,
    venda: partes.venda,
    freteReais: partes.frete.reais,
    seguroReais: partes.seguro.reais,
    valorAduaneiro: valor,
    base,
    tributos: calculados,
    antidumping,
    aDebitar: {
      ii: debitar('ii', impressa),
      ipi: debitar('ipi', baseDoDebitoDoIpi(numero, impressa, ii)),
      pis: debitar('pis', impressa),
      cofins: debitar('cofins', impressa),
      antidumping: debitoDoAntidumping({ ...sujeito, valor: impressa }, contexto),
    },
    itens: null,
  };
}

/**
 * Returns the rates of the four taxes, each under its regime.
 * @throws {RegraViolada} when a regime and its fields do not match.
 */
export function taxacoesDe(
  tributos: AdicaoDoCalculo['tributos'],
  onde: string,
  contexto: ContextoDoCalculo,
): PorTributo<Taxacao> {
  return paraCadaTributo((qual) => taxacaoDoTributo(qual, tributos, onde, contexto));
}

/** Returns the rate of a tax. Throws as {@link taxacoesDe}. */
export function taxacaoDoTributo(
  qual: TributoFederal,
  tributos: AdicaoDoCalculo['tributos'],
  onde: string,
  contexto: ContextoDoCalculo,
): Taxacao {
  if (tributos[qual].semCalculo) return SEM_TAXACAO;
  const caminho = `${onde}.${qual}`;
  return taxacaoDe(tributos[qual], ALIQUOTAS[qual](tributos, caminho, contexto), caminho, contexto);
}

/** The II in the base of the IPI is rounded half up too. It counts even when suspended. */
function baseDoDebitoDoIpi(numero: string, base: Figura, { entrada, devido, efetiva }: TributoCalculado): Figura {
  const rotulo = { ...CENTAVOS_MEIO_PARA_CIMA, unidade: 'R$', fonte: LEIS.ipi.lei };
  const ii = entrada.semCalculo
    ? devido
    : expressao({ ...rotulo, nome: `II da adição ${numero}: meio para cima` }, [{ fatores: [base, efetiva] }]);
  return expressao({ ...rotulo, nome: `Base do IPI a debitar, adição ${numero}` }, [
    { fatores: [base] },
    { fatores: [ii] },
  ]);
}

const ALIQUOTAS: PorTributo<
  (tributos: AdicaoDoCalculo['tributos'], caminho: string, contexto: ContextoDoCalculo) => Aliquotas
> = {
  ii: ({ ii }, caminho, contexto) => aliquotasDoIi(ii, caminho, contexto),
  ipi: ({ ipi }, caminho, contexto) => aliquotasDoIpi(ipi, caminho, contexto),
  pis: ({ pis }, caminho, contexto) => aliquotasDoPis(pis, caminho, contexto),
  cofins: ({ cofins }, caminho, contexto) => aliquotasDaCofins(cofins, caminho, contexto),
};

const SEM_ALIQUOTA = dado({ nome: 'Alíquota', unidade: '%', casas: 2, fonte: 'não calculada' }, '0');
const SEM_TAXACAO: Taxacao = {
  aliquotas: { cheia: SEM_ALIQUOTA, vigente: SEM_ALIQUOTA, quantidade: null },
  efetiva: SEM_ALIQUOTA,
  percentual: null,
};
