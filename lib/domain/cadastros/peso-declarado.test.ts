import fc from 'fast-check';
import { pesoDeclarado } from './peso-declarado.ts';

const peso = fc.integer({ min: 1, max: 9_999_999 }).map((um) => (um / 10_000).toFixed(7));

describe('The unit weight that declarations tell', () => {
  test('is the middle one, with how far the others are from it', () => {
    expect(pesoDeclarado(['0.3000000', '0.1000000', '0.1200000'])).toEqual({
      mediana: '0.1200000',
      menor: '0.1000000',
      maior: '0.3000000',
      itens: 3,
      disperso: true,
    });
    expect(pesoDeclarado(['2.0000000', '1.0000000'])).toMatchObject({ mediana: '1.0000000', disperso: false });
  });

  test('is unknown where none is told, and a zero tells none', () => {
    expect([pesoDeclarado([]), pesoDeclarado(['0.0000000'])]).toEqual([null, null]);
    expect(pesoDeclarado(['0', '1.5'])).toMatchObject({ mediana: '1.5000000', itens: 1 });
  });

  test('is one of those that were told, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(peso, { minLength: 1, maxLength: 30 }), (pesos) => {
        const lido = pesoDeclarado(pesos);
        expect(pesos).toContain(lido?.mediana);
        expect(pesoDeclarado(pesos.toReversed())).toEqual(lido);
        expect(Number(lido?.menor)).toBeLessThanOrEqual(Number(lido?.mediana));
        expect(Number(lido?.maior)).toBeGreaterThanOrEqual(Number(lido?.mediana));
      }),
    );
  });
});
