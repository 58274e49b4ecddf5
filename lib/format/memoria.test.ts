import { formatarFigura, memoriaEmTexto } from './memoria.ts';

test.each([
  ['1234.50', 'R$', 'R$ 1.234,50'],
  ['0.5312', 'NOK', 'NOK 0,5312'],
  ['210.0000000', 'US$', 'US$ 210,0000000'],
  ['9.65', '%', '9,65 %'],
  ['860.50000', 'kg', '860,50000 kg'],
  ['12', '', '12'],
  ['-0.01', 'R$', 'R$ -0,01'],
])('%s %s reads %s', (valor, unidade, escrito) => {
  expect(formatarFigura({ valor, unidade })).toBe(escrito);
});

test('the tree as text: a line each, deeper ones further in', () => {
  const folha = (nome: string, valor: string, unidade: string, fonte: string | null) => ({
    nome,
    valor,
    unidade,
    formula: null,
    entradas: [],
    fonte,
  });
  const memoria = {
    nome: 'PIS devido',
    valor: '10331.27',
    unidade: 'R$',
    formula: 'Valor aduaneiro × Alíquota, truncado em 2 casas',
    fonte: 'Lei 10.865/2004, art. 7º',
    entradas: [folha('Valor aduaneiro', '491965.43', 'R$', 'informado'), folha('Alíquota', '2.10', '%', null)],
  };
  expect(memoriaEmTexto(memoria)).toBe(
    [
      'PIS devido: R$ 10.331,27 = Valor aduaneiro × Alíquota, truncado em 2 casas [Lei 10.865/2004, art. 7º]',
      '  Valor aduaneiro: R$ 491.965,43 [informado]',
      '  Alíquota: 2,10 %',
    ].join('\n'),
  );
});
