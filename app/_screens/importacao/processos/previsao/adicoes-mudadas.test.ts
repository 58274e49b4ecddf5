import { adicoesMudadas } from './adicoes-mudadas.ts';

const adicao = (numero: number, ii: object) => ({
  numero,
  tributos: { ii: { regime: 'INTEGRAL', ...ii }, ipi: { regime: 'SUSPENSAO' } },
});

test('the history of planned adições tells which came, which went, and which rate of which is another', () => {
  const antes = [adicao(1, { aliquota: '16' }), adicao(2, { aliquota: '0' })];
  const depois = [adicao(1, { aliquota: '14', regime: 'REDUCAO' }), adicao(3, {})];
  expect(adicoesMudadas(antes, depois).map(({ rotulo, era, ficou }) => [rotulo, era, ficou])).toEqual([
    ['Adição 001: Regime do II', 'INTEGRAL', 'REDUCAO'],
    ['Adição 001: Alíquota do II', '16', '14'],
    ['Adição 002', 'prevista', '—'],
    ['Adição 003', '—', 'prevista'],
  ]);
});
