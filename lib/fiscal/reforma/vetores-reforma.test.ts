import type { EntradaReforma, ResultadoReforma } from '#lib/domain/aduana/calculo-reforma.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { calcularReforma } from './calcular-reforma.ts';

interface Vetor {
  id: string;
  entrada: EntradaReforma;
  resultado: Omit<ResultadoReforma, 'avisos'>;
}

descreverComMaterial('The vectors of CBS and IBS', ['vectors/reforma.json'], (arquivo) => {
  const { casos } = JSON.parse(arquivo.toString()) as { casos: Vetor[] };

  test('there are fourteen of them', () => {
    expect(casos).toHaveLength(14);
  });

  test.each(casos)('$id: every figure, to the last digit', ({ entrada, resultado }) => {
    const { avisos, memoria, ...calculado } = calcularReforma(entrada);
    expect(calculado).toEqual(resultado);
  });
});
