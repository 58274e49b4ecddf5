import { LEIAUTE_DCI } from './dci-leiaute.ts';
import { LEIAUTE_DCRE } from './dcre-leiaute.ts';
import { escreverRegistros } from './escrever-registros.ts';
import type { Leiaute } from './leiaute.ts';
import { lerRegistros } from './ler-registros.ts';
import { LEIAUTE_PLI } from './pli-leiaute.ts';

/** The warnings for a file of otherwise empty registros of these types, in this order. */
function avisos(leiaute: Leiaute, tipos: string): string[] {
  const registros = tipos.split(' ').map((registro) => ({ registro, valores: {} }));
  return lerRegistros(leiaute, escreverRegistros(leiaute, registros)).avisos.map(({ mensagem }) => mensagem);
}

test.each([
  [LEIAUTE_DCRE, '0 1 1 2 2 3 4 4'],
  [LEIAUTE_DCRE, '0 1 4'],
  [LEIAUTE_DCI, '00 01 11 12 13 11 12 14 21 21 31 32 33 35 41'],
  [LEIAUTE_DCI, '00 01 31 31 32 32 33 34'],
  [LEIAUTE_DCI, '00 01 03 11 12 12 31 33 31 32 41 41'],
  [LEIAUTE_PLI, '01 09 08 10 03 06 06 03 06 04 05 07 07 09 08 10 03'],
  [LEIAUTE_PLI, '01 09 09 08 08 10 10 03 06 03 04 05 07'],
  [LEIAUTE_PLI, '01 09 08 10 03 06 07 01 09 08 10 03'],
])('%# nothing to say: $nome %s', (leiaute, tipos) => {
  expect(avisos(leiaute, tipos)).toEqual([]);
});

test.each([
  [LEIAUTE_DCRE, '1 2', 'Linha 1, registro 1: o arquivo devia começar pelo registro 0.'],
  [LEIAUTE_DCRE, '0 1 0', 'Linha 3, registro 0: o arquivo já tem um registro 0, na linha 1.'],
  [LEIAUTE_DCRE, '0 1 4 2 3 4', 'Linha 4, registro 2: vem depois do registro 4, e devia vir antes.'],
  [LEIAUTE_DCI, '00 01 21 11 12', 'Linha 4, registro 11: vem depois do registro 21, e devia vir antes.'],
  [LEIAUTE_DCI, '00 01 12', 'Linha 3, registro 12: vem sem um registro 11 antes.'],
  [LEIAUTE_DCI, '00 01 11 13 12 14', 'Linha 5, registro 12: vem depois do registro 13, e devia vir antes.'],
  [LEIAUTE_PLI, '09 08 10', 'Linha 1, registro 09: o arquivo devia começar pelo registro 01.'],
  [LEIAUTE_PLI, '01 09 10 06', 'Linha 4, registro 06: vem sem um registro 03 antes.'],
  [LEIAUTE_PLI, '01 09 03 04 03', 'Linha 5, registro 03: vem depois do registro 04, e devia vir antes.'],
])('%# what is odd is said of its line alone: %s', (leiaute, tipos, aviso) => {
  expect(avisos(leiaute, tipos)).toEqual([aviso]);
});

test('an odd order loses nothing: the file can still be written from what was read', () => {
  const texto = escreverRegistros(LEIAUTE_DCRE, [
    { registro: '1', valores: {} },
    { registro: '0', valores: {} },
  ]);
  const { registros } = lerRegistros(LEIAUTE_DCRE, texto);
  expect(escreverRegistros(LEIAUTE_DCRE, registros ?? [])).toBe(texto);
});

test('warnings come in the order of the file, and one about the type of a line says nothing of its order', () => {
  const { avisos: todos } = lerRegistros(LEIAUTE_DCRE, '9\n1\n9\n0');
  expect(todos.filter(({ mensagem }) => !mensagem.includes('posições')).map(({ linha }) => linha)).toEqual([
    1, 2, 3, 4,
  ]);
});
