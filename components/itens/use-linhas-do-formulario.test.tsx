import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useCallback } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { useLinhasDoFormulario } from './use-linhas-do-formulario.ts';

interface Item {
  id: string | null;
  preco: string;
  fabricante: string;
}

const item = (preco: string, fabricante = ''): Item => ({ id: null, preco, fabricante });
const CONTEXTO = {
  campos: {},
  idDoCampo: String,
  rotulos: { f1: 'Fábrica Um' },
  lembrarRotulo: () => {},
  gravar: async () => true,
};

function Aberto({ children }: { children: ReactNode }) {
  const form = useForm({ defaultValues: { itens: [item('1'), item('2', 'f2'), item('3')] } });
  return (
    <FormProvider {...form}>
      <FormularioContexto value={CONTEXTO}>{children}</FormularioContexto>
    </FormProvider>
  );
}

function aberta() {
  return renderHook(
    ({ taxa }) => {
      const { setValue } = useFormContext<{ itens: Item[] }>();
      const grade = useLinhasDoFormulario<Item>({
        naGrade: useCallback(
          ({ preco, fabricante }, { id, nomes }) => ({
            id,
            preco,
            custo: `${preco}×${taxa}`,
            fabricante: nomes[fabricante] ?? fabricante,
          }),
          [taxa],
        ),
        doFormulario: ({ preco = '', fabricante = '' }) => ({ id: null, preco, fabricante }),
      });
      return { ...grade, setValue };
    },
    { wrapper: Aberto, initialProps: { taxa: '5' } },
  );
}

test('one that did not change is the very row it was, however the form copies them', () => {
  const { result } = aberta();
  const [uma, outra, terceira] = result.current.linhas;
  act(() =>
    result.current.mudar(result.current.linhas.map((linha, i) => (i === 1 ? { ...linha, preco: '9' } : linha))),
  );
  expect(result.current.linhas.map(({ preco }) => preco)).toEqual(['1', '9', '3']);
  expect(result.current.linhas[0]).toBe(uma);
  expect(result.current.linhas[1]).not.toBe(outra);
  expect(result.current.linhas[2]).toBe(terceira);
});

test('every row says another rate, another name and what was set from outside as soon as there is one', () => {
  const { result, rerender } = aberta();
  expect(result.current.linhas.map(({ custo }) => custo)).toEqual(['1×5', '2×5', '3×5']);
  rerender({ taxa: '6' });
  expect(result.current.linhas.map(({ custo }) => custo)).toEqual(['1×6', '2×6', '3×6']);
  expect(result.current.linhas[1]?.fabricante).toBe('f2');
  act(() => result.current.lembrarNome('f2', 'Fábrica Dois'));
  expect(result.current.linhas[1]?.fabricante).toBe('Fábrica Dois');
  act(() => result.current.setValue('itens', [item('1'), item('2', 'f2'), item('7', 'f1')]));
  expect(result.current.linhas[2]).toMatchObject({ preco: '7', custo: '7×6', fabricante: 'Fábrica Um' });
});

test('a row keeps its id when one before it goes', () => {
  const { result } = aberta();
  const [, segunda, terceira] = result.current.linhas.map(({ id }) => id);
  act(() => result.current.mudar(result.current.linhas.slice(1)));
  expect(result.current.linhas.map(({ id, preco }) => [id, preco])).toEqual([
    [segunda, '2'],
    [terceira, '3'],
  ]);
});

test('of rows set from outside no two have one id, even where they are those of before in other places', () => {
  const { result } = aberta();
  act(() => result.current.setValue('itens', [item('2', 'f2'), item('3')]));
  act(() => result.current.setValue('itens', [item('2', 'f2'), item('3'), item('4')]));
  expect(new Set(result.current.linhas.map(({ id }) => id)).size).toBe(3);
});

test('rows of the server that came between others after an edit have an id of their own', () => {
  const { result } = aberta();
  const doServidor = (...ids: string[]) => ids.map((id) => ({ ...item(id), id }));
  act(() => result.current.setValue('itens', doServidor('a', 'b', 'c')));
  act(() => result.current.mudar(result.current.linhas));
  act(() => result.current.setValue('itens', doServidor('a', 'n', 'b', 'c')));
  expect(result.current.linhas.map(({ id }) => id)).toEqual(['a', 'n', 'b', 'c']);
});
