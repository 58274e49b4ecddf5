import type { EntradaImportacao, PorTributo, ResultadoItem } from '#lib/domain/aduana/calculo-importacao.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';

interface Caso {
  id: string;
  entrada: EntradaImportacao;
  resultado: { itens: (ResultadoItem & { adicao: string })[]; totais: PorTributo<string> & { valorAduaneiro: string } };
}

descreverComMaterial('The vectors of the DUIMP', ['vectors/duimp.json'], (arquivo) => {
  const { casos } = JSON.parse(arquivo.toString()) as { casos: Caso[] };

  test('there are ten of them', () => {
    expect(casos).toHaveLength(10);
  });

  test.each(casos)('$id: every figure of every item, and the totals', ({ entrada, resultado }) => {
    const { adicoes, totais } = calcularImportacao(entrada);
    const itens = adicoes.flatMap(({ numero, itens: seus = [] }) => seus.map((um) => ({ ...um, adicao: numero })));
    expect(itens).toEqual(resultado.itens);
    expect({ valorAduaneiro: totais.valorAduaneiro, ...totais.devido }).toEqual(resultado.totais);
    expect(totais.aDebitar).toEqual({ ...totais.recolher, antidumping: '0.00' });
  });
});
