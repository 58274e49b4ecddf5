import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { IMPORTACOES } from '#lib/testing/vetores/calculo-importacao.ts';
import { calcularImportacao } from './calcular-importacao.ts';

const distancia = (um: string | undefined, outro: string) => new Exato(um ?? 'NaN').minus(outro).abs().toNumber();

describe('The vectors of the import calculation', () => {
  test('there are six of them', () => {
    expect(IMPORTACOES.map(({ id }) => id)).toEqual([
      'DI-1809771180',
      'DI-1809775185',
      'DI-1809775371',
      'DI-2300120746',
      'ZFM-1',
      'MISTO-1',
    ]);
  });

  test.each(IMPORTACOES)('$id: every figure of the resultado, to the last digit', ({ entrada, resultado }) => {
    const semDeclarado = { ...resultado, adicoes: resultado.adicoes.map(({ declarado, ...resto }) => resto) };
    expect(calcularImportacao(entrada)).toMatchObject(semDeclarado);
  });

  test.each(IMPORTACOES)('$id: what the Siscomex printed, II, PIS and COFINS to the cent, IPI within one', (vetor) => {
    const { adicoes } = calcularImportacao(vetor.entrada);
    for (const [indice, { declarado }] of vetor.resultado.adicoes.entries()) {
      if (!declarado) continue;
      const { base, ipi, ...aoCentavo } = declarado;
      expect(adicoes[indice]?.devido).toMatchObject(aoCentavo);
      expect(distancia(adicoes[indice]?.devido.ipi, ipi)).toBeLessThanOrEqual(0.01);
      expect(distancia(adicoes[indice]?.baseCalculo, base)).toBeLessThanOrEqual(0.04);
    }
  });
});
