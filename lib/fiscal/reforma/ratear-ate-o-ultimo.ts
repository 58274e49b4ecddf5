import { dado, expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_TRUNCADOS } from '#lib/fiscal/precisao.ts';

interface CustoARatear {
  total: Figura;
  /** The law that gives the weights. */
  fonte: string;
}

/**
 * Shares an amount in reais among items in proportion to `pesos`. Each share is truncated to the cent, and the last item takes the
 * rest: the law leaves the residue open (docs/decisions/reforma.md). The sum of the weights must not be zero, unless there is one
 * item or nothing to share.
 */
export function ratearAteOUltimo({ total, fonte }: CustoARatear, pesos: readonly Figura[]): Figura[] {
  const rotulo = (indice: number) => ({
    ...CENTAVOS_TRUNCADOS,
    nome: `${total.nome} do ${indice + 1}º item`,
    unidade: 'R$',
    fonte,
  });
  if (total.exato.isZero()) return pesos.map((_, indice) => dado(rotulo(indice), '0'));
  const todo = somarPesos(pesos);
  const antes = pesos
    .slice(0, -1)
    .map((peso, indice) => expressao(rotulo(indice), [{ fatores: [total, peso], por: todo }]));
  const repartido = soma({ ...rotulo(0), nome: `${total.nome} dos itens anteriores` }, antes);
  const resto = expressao(rotulo(pesos.length - 1), [{ fatores: [total] }, { menos: true, fatores: [repartido] }]);
  return [...antes, resto];
}

function somarPesos(pesos: readonly Figura[]): Figura {
  const casas = Math.max(...pesos.map((peso) => peso.casas));
  const unidade = pesos[0]?.unidade ?? '';
  return soma({ nome: 'Total para o rateio', unidade, casas, fonte: null, arredondamento: 'TRUNCAR' }, pesos);
}
