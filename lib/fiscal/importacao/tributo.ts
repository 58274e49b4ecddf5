import type { RegimeDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA, type Precisao } from '#lib/fiscal/precisao.ts';
import type { Aliquotas } from './aliquotas.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';
import { aliquotaDevida, percentualProporcional } from './regime.ts';

/** A tax of an adição or item, in reais: `calculado − reduzido = devido`, `devido − desonerado = recolher`. */
export interface TributoCalculado {
  entrada: RegimeDoCalculo;
  base: Figura;
  aliquotas: Aliquotas;
  efetiva: Figura;
  /** The tax at the full rate, as if there were no benefit. */
  calculado: Figura;
  reduzido: Figura;
  /** The amount the declaration prints as due, also under suspension and exemption. */
  devido: Figura;
  /** Due but not paid: suspended or exempt. */
  desonerado: Figura;
  recolher: Figura;
}

export interface TributoACalcular {
  /** `II da adição 001`. */
  nome: string;
  entrada: RegimeDoCalculo;
  taxacao: Taxacao;
  /** The base of a percentage. */
  valor: Figura;
  precisao: Precisao;
  fonte: string;
}

/** How a tax applies, independent of its base. */
export interface Taxacao {
  aliquotas: Aliquotas;
  /** The rate due under the regime. */
  efetiva: Figura;
  /** Under SUSPENSAO_PROPORCIONAL, the share paid at once. */
  percentual: Figura | null;
}

/**
 * Builds the taxation of a tax from its regime.
 * @throws {RegraViolada} when the regime and its fields do not match.
 */
export function taxacaoDe(
  entrada: RegimeDoCalculo,
  aliquotas: Aliquotas,
  caminho: string,
  contexto: ContextoDoCalculo,
): Taxacao {
  return {
    aliquotas,
    efetiva: aliquotaDevida(entrada, aliquotas, caminho, contexto),
    percentual: entrada.regime === 'SUSPENSAO_PROPORCIONAL' ? percentualProporcional(entrada, caminho, contexto) : null,
  };
}

/** Calculates every part of the tax, each with the decimals of `precisao`. */
export function calcularTributo({
  nome,
  entrada,
  taxacao: { aliquotas, efetiva, percentual },
  valor,
  precisao,
  fonte,
}: TributoACalcular): TributoCalculado {
  if (entrada.semCalculo) return tributoDeclarado(nome, entrada, entrada.semCalculo, { aliquotas, efetiva, valor });
  const porque = comRegime(fonte, entrada);
  const rotulo = (parte: string) => ({ ...precisao, nome: `${nome}: ${parte}`, unidade: 'R$', fonte: porque });
  const menos = (parte: string, de: Figura, tirar: Figura) =>
    expressao({ ...rotulo(parte), fonte: entrada.fundamento ?? porque }, [
      { fatores: [de] },
      { menos: true, fatores: [tirar] },
    ]);

  const nada = dado({ nome: `${nome}: nada`, unidade: 'R$', casas: precisao.casas, fonte }, '0');

  const base = aliquotas.quantidade ?? valor;
  const devido = expressao(rotulo('devido'), [{ fatores: [base, efetiva] }]);
  const calculado =
    efetiva === aliquotas.cheia ? devido : expressao(rotulo('calculado'), [{ fatores: [base, aliquotas.cheia] }]);
  const partes = {
    entrada,
    base,
    aliquotas,
    efetiva,
    calculado,
    reduzido: calculado === devido ? nada : menos('reduzido', calculado, devido),
    devido,
  };

  if (percentual) {
    const recolher = expressao(rotulo('a recolher'), [{ fatores: [devido, percentual] }]);
    return { ...partes, desonerado: menos('suspenso', devido, recolher), recolher };
  }
  const parte = DESONERADO[entrada.regime as keyof typeof DESONERADO];
  if (parte === undefined) return { ...partes, desonerado: nada, recolher: devido };
  const desonerado = expressao({ ...rotulo(parte), fonte: entrada.fundamento ?? porque }, [{ fatores: [devido] }]);
  return { ...partes, desonerado, recolher: menos('a recolher', devido, desonerado) };
}

/** The law of the tax, plus its declared regime and legal ground, unless it is paid in full without a fundamento. */
function comRegime(lei: string, { regime, fundamento }: RegimeDoCalculo): string {
  if (regime === 'INTEGRAL' && !fundamento) return lei;
  return [lei, `regime: ${REGIMES_TRIBUTARIOS[regime]}`, fundamento].filter(Boolean).join('; ');
}

/**
 * Calculates the bank debit for the tax of an adição of a DI. It rounds half up the product that the declaration prints truncated
 * (28 of 30 DARFs of eleven real declarations, docs/decisions/a-debitar.md). `valor` is the printed base.
 */
export function debitoDoTributo(
  nome: string,
  { entrada, aliquotas, efetiva, recolher }: TributoCalculado,
  percentual: Figura | null,
  valor: Figura,
): Figura {
  if (entrada.semCalculo || recolher.exato.isZero()) return recolher;
  const rotulo = { ...CENTAVOS_MEIO_PARA_CIMA, unidade: 'R$', fonte: DEBITO };
  const inteiro = expressao({ ...rotulo, nome: `${nome}: meio para cima` }, [
    { fatores: [aliquotas.quantidade ?? valor, efetiva] },
  ]);
  if (!percentual) return inteiro;
  return expressao({ ...rotulo, nome: `${nome}: a debitar` }, [{ fatores: [inteiro, percentual] }]);
}

/** A tax whose rule cannot be applied to the declared data: its declared amounts, with the reason as source. */
function tributoDeclarado(
  nome: string,
  entrada: RegimeDoCalculo,
  { motivo, devido, recolher }: NonNullable<RegimeDoCalculo['semCalculo']>,
  { aliquotas, efetiva, valor }: Pick<TributoCalculado, 'aliquotas' | 'efetiva'> & { valor: Figura },
): TributoCalculado {
  const declarado = (parte: string, quanto: string) =>
    dado(
      { nome: `${nome}: ${parte}, como declarado`, unidade: 'R$', casas: 2, fonte: `não calculado: ${motivo}` },
      quanto,
    );
  const nada = declarado('nada', '0');
  const due = declarado('devido', devido);
  const pago = declarado('a recolher', recolher);
  const desonerado = dado({ ...nada, casas: 2 }, due.exato.minus(pago.exato));
  return {
    entrada,
    base: valor,
    aliquotas,
    efetiva,
    calculado: due,
    reduzido: nada,
    devido: due,
    desonerado,
    recolher: pago,
  };
}

const DESONERADO = { ISENCAO: 'isento', SUSPENSAO: 'suspenso' } as const;

const DEBITO = 'Débito no registro, conferido em DARFs de DIs reais';
