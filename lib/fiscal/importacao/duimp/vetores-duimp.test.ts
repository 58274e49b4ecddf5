import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { DUIMPS } from '#lib/testing/vetores/duimp.ts';

describe('The vectors of the DUIMP', () => {
  test('there are ten of them', () => {
    expect(DUIMPS).toHaveLength(10);
  });

  test.each(DUIMPS)('$id: every figure of every item, and the totals', ({ entrada, resultado }) => {
    const { adicoes, totais } = calcularImportacao(entrada);
    const itens = adicoes.flatMap(({ numero, itens: seus = [] }) => seus.map((um) => ({ ...um, adicao: numero })));
    expect(itens).toEqual(resultado.itens);
    expect({ valorAduaneiro: totais.valorAduaneiro, ...totais.devido }).toEqual(resultado.totais);
    expect(totais.aDebitar).toEqual({ ...totais.recolher, antidumping: '0.00' });
  });
});
