import { memoriaDaDi } from '#lib/fiscal/importacao/declarada/memoria-da-di.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { materialReal } from '#lib/testing/material-real.ts';
import { compararDi } from './comparacao-di.ts';

describe('A real DI under an agreement, its contributions reduced to nothing', () => {
  const arquivo = materialReal('samples/reais/di-20-1498759-8-aladi-reducao-zero.xml');
  const lida = (mudar = (xml: string) => xml) => {
    const [di] = lerDiXml(new TextEncoder().encode(mudar(arquivo.toString('utf8'))));
    if (!di) throw new Error('no DI');
    return di;
  };
  const linhasDe = (di = lida()) =>
    compararDi(di, PARAMETROS_DE_FABRICA).linhas.map(({ figura, declarado, calculado, motivo }) => [
      figura,
      declarado,
      calculado,
      motivo,
    ]);

  test('is reckoned to the zeros the Siscomex printed', () => {
    expect(linhasDe()).toEqual([
      ['valorAduaneiro', '450425.45', '450425.45', null],
      ['ii', '0.00', '0.00', null],
      ['ipi', '0.00', '0.00', null],
      ['pis', '0.00', '0.00', null],
      ['cofins', '0.00', '0.00', null],
    ]);
  });

  test('without what it is reduced to, PIS and COFINS say so and the others stand', () => {
    const semReduzida = lida((xml) =>
      xml
        .replace(/<pisPasepAliquotaReduzida>[^<]*/, '<pisPasepAliquotaReduzida>')
        .replace(/<cofinsAliquotaReduzida>[^<]*/, '<cofinsAliquotaReduzida>'),
    );
    const motivo = 'Informe a alíquota reduzida ou o percentual de redução, um dos dois.';
    expect(linhasDe(semReduzida)).toEqual([
      ['valorAduaneiro', '450425.45', '450425.45', null],
      ['ii', '0.00', '0.00', null],
      ['ipi', '0.00', '0.00', null],
      ['pis', '0.00', null, motivo],
      ['cofins', '0.00', null, motivo],
    ]);
    const ii = { adicao: '001', item: null, figura: 'ii' } as const;
    expect(memoriaDaDi(semReduzida, ii, PARAMETROS_DE_FABRICA)?.valor).toBe('0.00');
  });
});
