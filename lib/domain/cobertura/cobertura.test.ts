import { coberturaDe, coberturaInteira, coberturaPorExtenso } from './cobertura.ts';

const conhecida = (um: string | null) => um !== null;

describe('The coverage of a state', () => {
  test('is inteira only where there is something, and all of it is known', () => {
    expect(coberturaInteira(coberturaDe(['1.00', '2.00'], conhecida))).toBe(true);
    expect(coberturaInteira(coberturaDe(['1.00', null], conhecida))).toBe(false);
    expect(coberturaInteira(coberturaDe([], conhecida))).toBe(false);
  });

  test('is said in words that agree with the whole', () => {
    const dizer = (partes: (string | null)[]) =>
      coberturaPorExtenso(coberturaDe(partes, conhecida), 'item comparado', 'itens comparados');
    expect(dizer([null, null, null])).toBe('0 de 3 itens comparados');
    expect(dizer(['1.00'])).toBe('1 de 1 item comparado');
  });
});
