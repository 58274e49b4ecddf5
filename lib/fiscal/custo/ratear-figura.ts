import { calcularDeMuitos, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { ratearCentavos } from './ratear-centavos.ts';

/** Shares an amount in reais in proportion to other figures, to the cent (`ratearCentavos`). Each part has its own memória. */
export function ratearFigura(total: Figura, pesos: readonly Figura[], nomeDosPesos: string): Figura[] {
  const casas = Math.max(0, ...pesos.map((peso) => peso.casas));
  const unidade = pesos[0]?.unidade ?? '';
  const nome = `${nomeDosPesos}: total`;
  const todo = soma({ nome, unidade, casas, fonte: null, arredondamento: 'TRUNCAR' }, pesos);
  const partes = ratearCentavos(
    total.exato,
    pesos.map(({ exato }) => exato),
  );
  return pesos.map((peso, indice) =>
    calcularDeMuitos(
      {
        nome: total.nome,
        unidade: 'R$',
        casas: 2,
        fonte: null,
        formula: `${total.nome} × ${nomeDosPesos} ÷ ${nomeDosPesos}: total; os centavos que sobram vão às maiores frações`,
        arredondamento: 'TRUNCAR',
      },
      partes[indice] ?? total.exato,
      () => [total, peso, todo],
    ),
  );
}
