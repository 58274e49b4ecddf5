import { dado, expressao, type Figura, soma, type Termo } from '#lib/fiscal/memoria.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

/** A cost of the whole declaration and the share of each adição. */
export interface CustoRateado {
  /** Reais, for the whole declaration. */
  total: Figura;
  /** Returns the share of an adição, by its position in the declaration. */
  daAdicao(indice: number): ParteDoRateio;
}

export interface ParteDoRateio {
  /** Reais, truncated; no adição gets the residue (domain/importacao.md §3.4). */
  reais: Figura;
  /** The share before truncation, for the printed base; null when there is no such cost. */
  exato: Termo | null;
}

interface Custo {
  nome: string;
  /** The whole cost in its currency. */
  valor: Figura;
  taxa: Figura;
}

/** Shares a cost among the adições in proportion to `pesos`. Their sum must not be zero unless the cost is zero. */
export function ratear(
  { nome, valor, taxa }: Custo,
  pesos: readonly Figura[],
  contexto: ContextoDoCalculo,
): CustoRateado {
  if (valor.exato.isZero()) return semCusto(nome, contexto);
  const { conversao, rateio } = contexto.regras;
  const total = expressao({ ...conversao, nome: `${nome} em reais`, unidade: 'R$', fonte: LEI }, [
    { fatores: [valor, taxa] },
  ]);
  const todo = somarPesos(pesos);
  const partes = pesos.map((peso, indice) => ({
    reais: expressao({ ...rateio, nome: `${nome} rateado à ${indice + 1}ª adição`, unidade: 'R$', fonte: LEI }, [
      { fatores: [total, peso], por: todo },
    ]),
    exato: { fatores: [valor, taxa, peso], por: todo },
  }));
  const nenhum = semCusto(nome, contexto);
  return { total, daAdicao: (indice) => partes[indice] ?? nenhum.daAdicao(indice) };
}

/** Builds a cost of zero. */
export function semCusto(nome: string, { regras }: ContextoDoCalculo): CustoRateado {
  const total = dado({ nome: `${nome} em reais`, unidade: 'R$', casas: regras.rateio.casas, fonte: 'não há' }, '0');
  return { total, daAdicao: () => ({ reais: total, exato: null }) };
}

function somarPesos(pesos: readonly Figura[]): Figura {
  const casas = Math.max(...pesos.map((peso) => peso.casas));
  const unidade = pesos[0]?.unidade ?? '';
  return soma({ nome: 'Total para o rateio', unidade, casas, fonte: null, arredondamento: 'TRUNCAR' }, pesos);
}

const LEI = 'Decreto 6.759/2009, art. 77';
