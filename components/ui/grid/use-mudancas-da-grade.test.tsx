import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import type { ColunaDaGrade } from './item-grid-columns.tsx';
import { useMudancasDaGrade } from './use-mudancas-da-grade.ts';

interface Linha extends Readonly<Record<string, string>> {
  readonly id: string;
  readonly nome: string;
}
const COLUNAS: readonly ColunaDaGrade[] = [{ campo: 'nome', titulo: 'Nome', tipo: 'texto' }];
const linhas = (...nomes: string[]): Linha[] => nomes.map((nome, i) => ({ id: `${i}`, nome }));
const nomes = () => screen.getByRole('status').textContent;

let grade: ReturnType<typeof useMudancasDaGrade<Linha>>;

interface GradeProps {
  completar?: (antes: readonly Linha[], agora: readonly Linha[]) => Promise<((linha: Linha) => Linha) | null>;
}

/** A grid whose cell is being edited until a second row is there, and whose cell keeps its value as it closes. */
function Grade({ completar }: GradeProps) {
  const [guardadas, guardar] = useState<readonly Linha[]>(linhas('a'));
  grade = useMudancasDaGrade({ linhas: guardadas, colunas: COLUNAS, aoMudar: guardar, completar });
  return (
    <>
      <output>{guardadas.map(({ nome }) => nome).join(',')}</output>
      {guardadas.length === 1 && <Celula mudar={grade.mudar} />}
    </>
  );
}

function Celula({ mudar }: Pick<typeof grade, 'mudar'>) {
  useLayoutEffect(() => () => void mudar(linhas('digitado', '')), [mudar]);
  return null;
}

test('a row that is added and the value that the cell keeps as it closes are one step', async () => {
  render(<Grade />);
  await act(() => grade.mudar(linhas('a', '')));
  expect(nomes()).toBe('digitado,');
  act(() => grade.desfazer?.());
  expect(nomes()).toBe('a');
  expect(grade.desfazer).toBeUndefined();
  act(() => grade.refazer?.());
  expect(nomes()).toBe('digitado,');
});

test('what is completed later goes to the rows as they stand then, and is undone with the change it follows', async () => {
  let achar = (_: (linha: Linha) => Linha) => {};
  const completar = jest
    .fn<Promise<((linha: Linha) => Linha) | null>, [readonly Linha[], readonly Linha[]]>()
    .mockImplementationOnce(
      () =>
        new Promise((feito) => {
          achar = feito;
        }),
    )
    .mockResolvedValue(null);
  render(<Grade completar={completar} />);
  act(() => void grade.mudar(linhas('b')));
  act(() => void grade.mudar(linhas('c')));
  await act(async () => achar((linha) => ({ ...linha, nome: `${linha.nome}!` })));
  await waitFor(() => expect(nomes()).toBe('c!'));
  expect(completar.mock.calls[1]?.map((dadas) => dadas.map(({ nome }) => nome).join())).toEqual(['b', 'c']);
  act(() => grade.desfazer?.());
  expect(nomes()).toBe('b');
});

test('the function that changes is the same as long as the grid is open', async () => {
  render(<Grade />);
  const { mudar } = grade;
  await act(() => mudar(linhas('b')));
  expect(grade.mudar).toBe(mudar);
});
