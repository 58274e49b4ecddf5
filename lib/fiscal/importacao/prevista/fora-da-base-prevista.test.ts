import { foraDaBasePrevista } from './fora-da-base-prevista.ts';

const FOB = [{ incoterm: 'FOB' }];

describe('What the forecast customs value leaves out', () => {
  test('is the freight that nobody gave, where the price does not include it', () => {
    expect(foraDaBasePrevista({ freteValor: null, seguroValor: '10.00' }, FOB)).toBe(
      'Sem frete: o valor aduaneiro e os tributos abaixo são só sobre o preço da mercadoria. Informe o frete em Carga.',
    );
    expect(foraDaBasePrevista({ freteValor: null, seguroValor: null }, FOB)).toContain('Sem frete nem seguro');
  });

  test('is nothing where the freight is given, even as zero, or is in the price', () => {
    expect(foraDaBasePrevista({ freteValor: '0.00', seguroValor: null }, FOB)).toBeNull();
    expect(foraDaBasePrevista({ freteValor: null, seguroValor: null }, [{ incoterm: 'CIF' }])).toBeNull();
    expect(
      foraDaBasePrevista({ freteValor: null, seguroValor: null }, [{ incoterm: 'CIF' }, { incoterm: 'EXW' }]),
    ).toContain('Sem frete');
  });
});
