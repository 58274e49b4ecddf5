import type { RegimeDoCalculo } from '#lib/domain/calculo-importacao.ts';
import { dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import type { Precisao } from '#lib/fiscal/precisao.ts';
import type { Aliquotas } from './aliquotas.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';
import { aliquotaDevida, percentualProporcional } from './regime.ts';

/** One tax of one adição, in reais: `calculado − reduzido = devido`, `devido − desonerado = recolher`. */
export interface TributoCalculado {
  entrada: RegimeDoCalculo;
  base: Figura;
  aliquotas: Aliquotas;
  efetiva: Figura;
  /** At the full rate, as if there were no benefit. */
  calculado: Figura;
  reduzido: Figura;
  /** What the declaration prints as due, also under suspension and exemption. */
  devido: Figura;
  /** Due and not paid: suspended or exempt. */
  desonerado: Figura;
  recolher: Figura;
}

export interface TributoACalcular {
  /** `II da adição 001`. */
  nome: string;
  caminho: string;
  entrada: RegimeDoCalculo;
  aliquotas: Aliquotas;
  /** What a percentage falls on. */
  valor: Figura;
  precisao: Precisao;
  fonte: string;
}

/** @throws {RegraViolada} when the regime and its fields do not go together. */
export function calcularTributo(
  { nome, caminho, entrada, aliquotas, valor, precisao, fonte }: TributoACalcular,
  contexto: ContextoDoCalculo,
): TributoCalculado {
  const rotulo = (parte: string) => ({ ...precisao, nome: `${nome}: ${parte}`, unidade: 'R$', fonte });
  const menos = (parte: string, de: Figura, tirar: Figura) =>
    expressao({ ...rotulo(parte), fonte: entrada.fundamento ?? fonte }, [
      { fatores: [de] },
      { menos: true, fatores: [tirar] },
    ]);

  const nada = dado({ nome: `${nome}: nada`, unidade: 'R$', casas: precisao.casas, fonte }, '0');

  const base = aliquotas.quantidade ?? valor;
  const efetiva = aliquotaDevida(entrada, aliquotas, caminho, contexto);
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

  switch (entrada.regime) {
    case 'ISENCAO':
    case 'SUSPENSAO': {
      const parte = entrada.regime === 'ISENCAO' ? 'isento' : 'suspenso';
      const desonerado = expressao({ ...rotulo(parte), fonte: entrada.fundamento ?? fonte }, [{ fatores: [devido] }]);
      return { ...partes, desonerado, recolher: menos('a recolher', devido, desonerado) };
    }
    case 'SUSPENSAO_PROPORCIONAL': {
      const percentual = percentualProporcional(entrada, caminho, contexto);
      const recolher = expressao(rotulo('a recolher'), [{ fatores: [devido, percentual] }]);
      return { ...partes, desonerado: menos('suspenso', devido, recolher), recolher };
    }
    default:
      return { ...partes, desonerado: nada, recolher: devido };
  }
}
