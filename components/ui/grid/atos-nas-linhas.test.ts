import { preenchidasAbaixo, semAsEscolhidas, terminaVazia } from './atos-nas-linhas.ts';
import type { ColunaDaGrade } from './item-grid-columns.tsx';

const COLUNAS: readonly ColunaDaGrade[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto' },
  { campo: 'codigo', titulo: 'Código', tipo: 'texto', somenteLeitura: true },
  { campo: 'cor', titulo: 'Cor', tipo: 'texto' },
];
const linhas = (...nomes: string[]) => nomes.map((nome, i) => ({ id: `${i}`, nome, codigo: `c${i}`, cor: `cor ${i}` }));
const faixa = (de: [row: number, col: number], ate: [row: number, col: number] = de) => ({
  de: { row: de[0], col: de[1] },
  ate: { row: ate[0], col: ate[1] },
});

describe('removing rows', () => {
  test.each([
    ['of the middle: the row that follows', faixa([1, 2]), 'ac', { row: 1, col: 2 }],
    ['at the end: the new last row', faixa([1, 0], [2, 1]), 'a', { row: 0, col: 0 }],
    ['all: none', faixa([0, 0], [2, 2]), '', null],
  ])('%s is active after it', (_, escolhidas, restam, ativa) => {
    const depois = semAsEscolhidas(linhas('a', 'b', 'c'), escolhidas);
    expect(depois.linhas.map(({ nome }) => nome).join('')).toBe(restam);
    expect(depois.ativa).toEqual(ativa);
  });
});

describe('filling down', () => {
  const nomes = (escolhidas: ReturnType<typeof faixa>) =>
    preenchidasAbaixo(linhas('a', 'b', 'c'), COLUNAS, escolhidas)
      ?.map(({ nome }) => nome)
      .join('');

  test('goes from the first chosen row to the last', () => {
    expect(nomes(faixa([0, 0], [1, 0]))).toBe('aac');
    expect(nomes(faixa([0, 0], [2, 0]))).toBe('aaa');
  });

  test('of one row takes the row above, and of the first row nothing', () => {
    expect(nomes(faixa([2, 0]))).toBe('abb');
    expect(nomes(faixa([0, 0]))).toBeUndefined();
  });

  test('leaves the columns that are not chosen, and those that nobody writes', () => {
    expect(preenchidasAbaixo(linhas('a', 'b'), COLUNAS, faixa([0, 1], [1, 2]))?.[1]).toEqual({
      id: '1',
      nome: 'b',
      codigo: 'c1',
      cor: 'cor 0',
    });
  });
});

test('a grid ends empty where all that people write is as in a new row', () => {
  const nova = { id: 'nova', nome: '', codigo: '', cor: '' };
  const escritas = ['nome', 'cor'];
  expect(terminaVazia([], nova, escritas)).toBe(false);
  expect(terminaVazia(linhas('a'), nova, escritas)).toBe(false);
  expect(terminaVazia([...linhas('a'), { id: '9', nome: '', codigo: 'c9', cor: '' }], nova, escritas)).toBe(true);
});
