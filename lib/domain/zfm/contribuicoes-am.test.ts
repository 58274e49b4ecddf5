import { CONTRIBUICOES_AM, contribuicaoPorExtenso } from './contribuicoes-am.ts';

test('each says its name and what it is reckoned on', () => {
  expect(Object.keys(CONTRIBUICOES_AM).map(contribuicaoPorExtenso)).toEqual([
    'FTI, em % sobre o FOB da importação',
    'FTI, em % sobre o CIF da importação',
    'FTI, em % sobre o faturamento',
    'FMPES, em % sobre o crédito estímulo',
    'UEA, em % sobre o crédito estímulo',
    'UEA, em % sobre o faturamento',
  ]);
});

test.each(['ICMS_AM_GERAL', 'toString', ''])('%s is none of them', (codigo) => {
  expect(contribuicaoPorExtenso(codigo)).toBeNull();
});
