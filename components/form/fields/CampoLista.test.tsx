import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { abrirFormulario, botao, COISA, type Gravar } from '#components/form/formulario-de-teste.tsx';

const gravar = jest.fn<ReturnType<Gravar>, Parameters<Gravar>>(async (valores) => ({
  ...COISA,
  ...valores,
  versao: 2,
}));
const linhas = () =>
  within(screen.getByRole('group', { name: 'Apelidos' }))
    .queryAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
const linha = (numero: number) =>
  within(screen.getByRole('group', { name: `Apelidos, linha ${numero}` })).getByRole('textbox');

beforeEach(() => gravar.mockClear());

test('one more line takes the keyboard; all go out in their order', async () => {
  const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
  expect(linhas()).toEqual(['norte', 'doca']);
  await pessoa.click(botao('Adicionar apelido'));
  expect(linha(3)).toHaveFocus();
  await pessoa.keyboard('cais');
  await pessoa.click(botao('Subir a linha 3'));
  expect(linhas()).toEqual(['norte', 'cais', 'doca']);
  expect(linha(2)).toHaveFocus();
  await pessoa.click(botao('Descer a linha 1'));
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravados).toHaveLength(1));
  expect(gravar.mock.calls[0]?.[0].apelidos).toEqual(['cais', 'norte', 'doca']);
});

test('a line removed by mistake comes back to its place', async () => {
  const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.click(botao('Remover a linha 1'));
  expect(linhas()).toEqual(['doca']);
  expect(botao('Adicionar apelido')).toHaveFocus();
  await pessoa.click(botao('Desfazer'));
  expect(linhas()).toEqual(['norte', 'doca']);
  expect(linha(1)).toHaveFocus();
  expect(screen.queryByText('Linha 1 removida.')).toBeNull();
});

test('a line that is wrong says so at itself and in the summary, and is mended there', async () => {
  const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.click(botao('Adicionar apelido'));
  await pessoa.keyboard('x');
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(linha(3)).toHaveFocus());
  expect(linha(3)).toHaveAccessibleDescription('O apelido tem ao menos duas letras.');
  expect(screen.getByRole('alert')).toHaveTextContent('Apelido, linha 3: O apelido tem ao menos duas letras.');
  await pessoa.click(botao('Remover a linha 3'));
  await pessoa.clear(linha(1));
  await pessoa.type(linha(1), 'sul');
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravados).toHaveLength(1));
  expect(gravar.mock.calls[0]?.[0].apelidos).toEqual(['sul', 'doca']);
});

test('the ends of the list go no further', async () => {
  await abrirFormulario({ registro: COISA, gravar });
  expect(botao('Subir a linha 1')).toBeDisabled();
  expect(botao('Descer a linha 1')).toBeEnabled();
  expect(botao('Descer a linha 2')).toBeDisabled();
});
