import { REFORMA } from '#lib/testing/vetores/reforma.ts';
import { calcularReforma } from './calcular-reforma.ts';

describe('The vectors of CBS and IBS', () => {
  test('there are fourteen of them', () => {
    expect(REFORMA).toHaveLength(14);
  });

  test.each(REFORMA)('$id: every figure, to the last digit', ({ entrada, resultado }) => {
    const { avisos, memoria, ...calculado } = calcularReforma(entrada);
    expect(calculado).toEqual(resultado);
  });
});
