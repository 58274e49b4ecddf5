import { Exato } from '#lib/domain/decimal-exato.ts';
import { lerDiXml } from '#lib/siscomex/di-xml.ts';
import { AMOSTRAS_DI, descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { calcularImportacao } from './calcular-importacao.ts';
import { entradaDaDi } from './entrada-da-di.ts';
import { taxasDeclaradas } from './taxas-declaradas.ts';

descreverComMaterial('The real declarations, reckoned again', AMOSTRAS_DI, (de2018, de2023) => {
  const declaracoes = [de2018, de2023].flatMap((arquivo) => lerDiXml(arquivo));

  test('their exchange rate comes out of the amounts: 3,7289 in 2018, 5,2177 in 2023', () => {
    expect(declaracoes.map(taxasDeclaradas)).toEqual([
      { USD: '3.7289' },
      { USD: '3.7289' },
      { USD: '3.7289' },
      { USD: '5.2177' },
    ]);
  });

  test.each(declaracoes.map((di) => [di.numeroDI, di] as const))(
    '%s: II, PIS and COFINS of every adição to the cent, IPI within one',
    (_, di) => {
      const { adicoes, taxaSiscomex } = calcularImportacao(entradaDaDi(di));
      const paga = di.pagamentos.find(({ codigoReceita }) => codigoReceita === '7811');
      expect(taxaSiscomex).toBe(paga?.valorReceita);
      expect(adicoes).toHaveLength(di.adicoes.length);
      for (const [indice, { numero, tributos }] of di.adicoes.entries()) {
        const calculada = adicoes[indice];
        const { ii, ipi, pis, cofins } = tributos;
        expect({ numero: calculada?.numero, ...calculada?.devido, ipi: null }).toEqual({
          numero,
          ii: ii.devido,
          pis: pis.devido,
          cofins: cofins.devido,
          ipi: null,
        });
        expect(new Exato(calculada?.devido.ipi ?? 'NaN').minus(ipi.devido).abs().lte('0.01')).toBe(true);
        expect(calculada?.recolher.ipi).toBe(ipi.recolher);
      }
    },
  );
});
