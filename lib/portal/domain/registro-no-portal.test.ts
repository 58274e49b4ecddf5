import { corpoDoRegistro, debitoDoRegistro, debitosDoTributo } from './registro-no-portal.ts';

const II = {
  tipo: 'II',
  devido: '522.66',
  recolher: '522.66',
  recolhido: '469.34',
  complementar: '53.32',
  juros: null,
};
const TAXA = { tipo: 'TAXA_UTILIZACAO', devido: '154.23', recolher: '154.23', recolhido: '154.23' };
const de = (...tributos: (typeof II | typeof TAXA | object)[]) =>
  debitoDoRegistro({ frete: null, seguro: null, tributos: tributos as (typeof II)[] }, '2');

test('a new DUIMP pays all of each tax, and its fee is in the amount and not among the payments', () => {
  const tributos = [II, TAXA];
  expect(debitoDoRegistro({ frete: null, seguro: null, tributos }, '0')).toEqual({
    total: '676.89',
    recusa: null,
    pagamentos: [{ tipo: 'II', valor: '522.66', juros: '0.00' }],
  });
});

test('a retificação pays what its versions before did not, with the interest the Portal calculated', () => {
  expect(de(II, TAXA)).toEqual({
    total: '53.32',
    recusa: null,
    pagamentos: [{ tipo: 'II', valor: '53.32', juros: '0.00' }],
  });
  const pagamentos = [{ tipo: 'II', valor: '53.32', juros: '1.07' }];
  expect(de({ ...II, juros: '1.07' })).toMatchObject({ total: '54.39', pagamentos });
  expect(corpoDoRegistro({ itens: 2, pagamentos, mesmoComAlertas: false })).toBe(
    '{"totalItem":2,"pagamentos":[{"principal":{"tributo":{"tipo":"II"},"valor":53.32,"juros":1.07}}],"confirmacaoAlertaErrosNaoImpeditivos":"NAO"}',
  );
  expect(debitosDoTributo({ ...II, juros: '1.07' }, '2')).toEqual([
    { nome: 'II, diferença', valor: '53.32' },
    { nome: 'II, juros', valor: '1.07' },
  ]);
});

test('a retificação that pays nothing has nothing to pay, and one of which the Portal does not say how much is refused', () => {
  expect(de({ ...II, recolhido: '522.66', complementar: null }, TAXA)).toMatchObject({ total: '0.00', pagamentos: [] });
  expect(de({ ...II, complementar: null })).toEqual({
    total: null,
    recusa: 'O Portal não disse quanto há a complementar de II: registre no Portal.',
  });
  expect(debitosDoTributo({ ...II, complementar: null }, '2')).toEqual([{ nome: 'II, diferença', valor: null }]);
  expect(de()).toMatchObject({ total: null });
});
