import { DUIMPS } from '#lib/testing/vetores/duimp.ts';
import { onServer } from '#server/testing/test-bench.ts';

describe('The vectors of the DUIMP, through the wire', () => {
  onServer('Calculo', (bench) => {
    test.each(DUIMPS)('$id: items and totals, exact', async ({ entrada, resultado }) => {
      const pessoa = await bench().novaPessoa();
      const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Calculo/importacao', payload: entrada });
      expect(resposta.statusCode).toBe(200);
      const { adicoes, totais } = resposta.json();
      const itens = adicoes.flatMap(({ numero, itens: seus }: { numero: string; itens: object[] }) =>
        seus.map((um) => ({ ...um, adicao: numero })),
      );
      expect(itens).toEqual(resultado.itens);
      expect({ valorAduaneiro: totais.valorAduaneiro, ...totais.devido }).toEqual(resultado.totais);
    });

    test('a freight and an item without its weight: refused by its place', async () => {
      const pessoa = await bench().novaPessoa();
      const entrada = DUIMPS.find(({ id }) => id === 'DUIMP-2')?.entrada;
      const adicoes = entrada?.adicoes.map((adicao) => ({
        ...adicao,
        itens: adicao.itens.map((item) => ({ ...item, pesoLiquido: undefined })),
      }));
      const payload = { ...entrada, adicoes };
      const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Calculo/importacao', payload });
      expect(resposta.statusCode).toBe(400);
      expect(resposta.json().campos).toEqual({
        'adicoes.0.itens.0.pesoLiquido': 'Informe o peso líquido do item 1: a DUIMP rateia o frete por ele.',
      });
    });
  });
});
