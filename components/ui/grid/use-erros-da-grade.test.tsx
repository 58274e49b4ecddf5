import { renderHook } from '@testing-library/react';
import type { ColunaDaGrade } from './item-grid-columns.tsx';
import { useErrosDaGrade } from './use-erros-da-grade.ts';

const COLUNAS: readonly ColunaDaGrade[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', maximo: 3 },
  { campo: 'preco', titulo: 'Preço', tipo: 'decimal', casas: 2 },
];
const linha = (id: string, nome: string, preco: string) => ({ id, nome, preco });

function aberta() {
  const nada: Readonly<Record<string, string>> = {};
  return renderHook(({ linhas, deFora }) => useErrosDaGrade(linhas, COLUNAS, deFora), {
    initialProps: { linhas: [linha('1', 'a', '1.00'), linha('2', 'longo', '2.00')], deFora: nada },
  });
}

test('what cannot be read comes before what the form says of the same cell; row by row, from left to right', () => {
  const { result, rerender } = aberta();
  rerender({
    linhas: [linha('1', 'a', 'dez'), linha('2', 'longo', '2.00')],
    deFora: { '1.nome': 'Do formulário.', '1.preco': 'Caro.', '0.nome': 'Repetido.', '7.nome': 'De outra.' },
  });
  expect([...result.current]).toEqual([
    ['0.nome', 'Repetido.'],
    ['0.preco', 'Número inválido. Escreva como em 1.234,56.'],
    ['1.nome', 'São no máximo 3 caracteres; aqui há 5.'],
    ['1.preco', 'Caro.'],
  ]);
});

test('is the same map as long as nothing else is wrong, and another as soon as it is', () => {
  const { result, rerender } = aberta();
  const [primeiros] = [result.current];
  expect([...primeiros.keys()]).toEqual(['1.nome']);
  rerender({ linhas: [linha('1', 'b', '1.00'), linha('2', 'longo', '3.00')], deFora: {} });
  expect(result.current).toBe(primeiros);
  rerender({ linhas: [linha('1', 'b', '1.00'), linha('2', 'longos', '3.00')], deFora: {} });
  expect(result.current.get('1.nome')).toBe('São no máximo 3 caracteres; aqui há 6.');
  rerender({ linhas: [linha('1', 'b', '1.00'), linha('2', 'c', '3.00')], deFora: {} });
  expect(result.current.size).toBe(0);
});
