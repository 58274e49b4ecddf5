import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useDesfazer } from './use-desfazer.ts';

const linhas = (...nomes: string[]) => nomes.map((nome, indice) => ({ id: String(indice), nome }));
const nomes = (atuais: readonly { nome: string }[]) => atuais.map(({ nome }) => nome).join('');

/** The caller owns the rows and returns them as copies, as a form may. */
function aberta() {
  const { result } = renderHook(() => {
    const [guardadas, guardar] = useState<readonly { id: string; nome: string }[]>(linhas('a'));
    return { guardadas, guardar, ...useDesfazer(structuredClone(guardadas), guardar) };
  });
  return {
    nomes: () => nomes(result.current.guardadas),
    mudar: (...novos: string[]) => act(() => result.current.mudar(linhas(...novos))),
    completar: (...novos: string[]) => act(() => result.current.completar(linhas(...novos))),
    porDeFora: (...novos: string[]) => act(() => result.current.guardar(linhas(...novos))),
    desfazer: () => act(() => result.current.desfazer?.()),
    refazer: () => act(() => result.current.refazer?.()),
    pode: () => [Boolean(result.current.desfazer), Boolean(result.current.refazer)],
  };
}

test('goes back and forth through the changes', () => {
  const { nomes, mudar, desfazer, refazer, pode } = aberta();
  expect(pode()).toEqual([false, false]);
  mudar('a', 'b');
  mudar('c');
  desfazer();
  expect(nomes()).toBe('ab');
  expect(pode()).toEqual([true, true]);
  desfazer();
  expect(nomes()).toBe('a');
  expect(pode()).toEqual([false, true]);
  refazer();
  refazer();
  expect(nomes()).toBe('c');
  expect(pode()).toEqual([true, false]);
});

test('a new change leaves what was undone behind', () => {
  const { nomes, mudar, desfazer, pode } = aberta();
  mudar('b');
  desfazer();
  mudar('c');
  expect(pode()).toEqual([true, false]);
  desfazer();
  expect(nomes()).toBe('a');
});

test('what follows from a change is undone and redone with it', () => {
  const { nomes, mudar, completar, desfazer, refazer, pode } = aberta();
  mudar('b');
  completar('bcd');
  expect([nomes(), pode()]).toEqual(['bcd', [true, false]]);
  desfazer();
  expect([nomes(), pode()]).toEqual(['a', [false, true]]);
  refazer();
  expect(nomes()).toBe('bcd');
});

test('rows set by somebody else are not undone over', () => {
  const { nomes, mudar, porDeFora, desfazer, pode } = aberta();
  mudar('b');
  porDeFora('x', 'y');
  expect(pode()).toEqual([false, false]);
  mudar('x', 'z');
  desfazer();
  expect(nomes()).toBe('xy');
  expect(pode()).toEqual([false, true]);
});

test('what follows from the rest is nobody else setting the rows', () => {
  const { result } = renderHook(() => {
    const [guardadas, guardar] = useState<readonly { id: string; nome: string; letras: string }[]>([
      { id: '0', nome: 'a', letras: '1' },
    ]);
    const contadas = guardadas.map((linha) => ({ ...linha, letras: String(linha.nome.length) }));
    return { contadas, guardar, ...useDesfazer(contadas, guardar, ['id', 'nome']) };
  });
  act(() => result.current.mudar([{ id: '0', nome: 'abc', letras: '1' }]));
  expect(result.current.contadas).toEqual([{ id: '0', nome: 'abc', letras: '3' }]);
  act(() => result.current.desfazer?.());
  expect(result.current.contadas).toEqual([{ id: '0', nome: 'a', letras: '1' }]);
  act(() => result.current.refazer?.());
  act(() => result.current.guardar([{ id: '0', nome: 'de fora', letras: '' }]));
  expect(result.current.desfazer).toBeUndefined();
});
