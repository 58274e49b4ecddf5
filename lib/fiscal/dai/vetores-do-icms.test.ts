import { pagamentoDeTeste, tributoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { ICMS as VETORES } from '#lib/testing/vetores/zfm.ts';
import { declaracaoCom, insumosDeTeste } from './insumos-de-teste.ts';
import { montarDai } from './montar-dai.ts';

describe('The vectors of the ICMS', () => {
  test('there are two of them', () => {
    expect(VETORES.map(({ id }) => id)).toEqual(['ICMS-1', 'ICMS-2']);
  });

  test.each(VETORES)('$id, through a whole DAI', ({ VA, II, IPI, PIS, COFINS, taxas, aliquota, BC, ICMS }) => {
    const tributos = {
      ii: tributoDeTeste('9.99', II),
      ipi: tributoDeTeste('9.99', IPI),
      pis: tributoDeTeste('9.99', PIS),
      cofins: tributoDeTeste('9.99', COFINS),
    };
    const declaracao = declaracaoCom([{ valorReais: VA, freteReais: null, seguroReais: null, tributos }], {
      pagamentos: [pagamentoDeTeste('7811', taxas)],
    });
    const dai = montarDai(insumosDeTeste({ declaracao }), PARAMETROS_DE_FABRICA);
    expect(dai.aliquota && texto(dai.aliquota)).toBe(aliquota);
    expect(dai.declaracao.adicoes[0]).toMatchObject({ baseIcms: BC, icmsSemIncentivo: ICMS, icms: '0.00' });
  });
});
