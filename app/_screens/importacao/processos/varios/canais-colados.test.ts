import { lerCanaisColados } from './canais-colados.ts';

test.each([
  ['26/0000001-0; verde', '26/0000001-0', 'VERDE'],
  ['2600000010\tVERMELHO', '2600000010', 'VERMELHO'],
  ['DI 26/0000001-0, canal Amarelo', '26/0000001-0', 'AMARELO'],
  ['26BR9000000001-0 cinza', '26BR9000000001-0', 'CINZA'],
  ['26/0000001-0;verm', '26/0000001-0', 'VERMELHO'],
])('the line %j is read', (linha, numero, canalRfb) => {
  expect(lerCanaisColados(linha)).toEqual({ linhas: [{ numero, canalRfb }], ilegiveis: [] });
});

test.each(['26/0000001-0; ver', 'verde', '26/0000001-0', '26/0000001-0; azul'])(
  'the line %j is not guessed',
  (linha) => {
    expect(lerCanaisColados(linha)).toEqual({ linhas: [], ilegiveis: [linha] });
  },
);

test('empty lines are nothing, and the order of the others is kept', () => {
  const { linhas } = lerCanaisColados('2600000010; verde\r\n\r\n2600000029; cinza\n');
  expect(linhas.map(({ numero }) => numero)).toEqual(['2600000010', '2600000029']);
});
