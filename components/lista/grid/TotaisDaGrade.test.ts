import { totalPorExtenso } from './TotaisDaGrade.tsx';

test('a total says over how many rows it is, and is a dash where no row has the value', () => {
  const somas = { icms: '41885.59', icmsConhecidas: '3', valor: '10.00' };
  expect(totalPorExtenso('icms', somas, 11)).toBe('41.885,59 (3\u00a0de\u00a011)');
  expect(totalPorExtenso('icms', somas, 3)).toBe('41.885,59');
  expect(totalPorExtenso('icms', { icms: '0.00', icmsConhecidas: '0' }, 11)).toBe('—');
  expect(totalPorExtenso('valor', somas, 11)).toBe('10,00');
});
