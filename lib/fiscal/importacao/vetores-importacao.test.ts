import type { EntradaImportacao, PorTributo } from '#lib/domain/aduana/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { calcularImportacao } from './calcular-importacao.ts';

interface Vetor {
  id: string;
  entrada: EntradaImportacao;
  resultado: { adicoes: (Record<string, unknown> & { declarado?: PorTributo<string> & { base: string } })[] };
}

const distancia = (um: string | undefined, outro: string) => new Exato(um ?? 'NaN').minus(outro).abs().toNumber();

descreverComMaterial('The vectors of the import calculation', ['vectors/calculo-importacao.json'], (arquivo) => {
  const { vetores } = JSON.parse(arquivo.toString()) as { vetores: Vetor[] };

  test('there are six of them', () => {
    expect(vetores.map(({ id }) => id)).toEqual([
      'DI-1809771180',
      'DI-1809775185',
      'DI-1809775371',
      'DI-2300120746',
      'ZFM-1',
      'MISTO-1',
    ]);
  });

  test.each(vetores)('$id: every figure of the resultado, to the last digit', ({ entrada, resultado }) => {
    const semDeclarado = { ...resultado, adicoes: resultado.adicoes.map(({ declarado, ...resto }) => resto) };
    expect(calcularImportacao(entrada)).toMatchObject(semDeclarado);
  });

  test.each(vetores)('$id: what the Siscomex printed, II, PIS and COFINS to the cent, IPI within one', (vetor) => {
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
