import { act, renderHook, screen } from '@testing-library/react';
import { errorOfResponse, networkError } from '#lib/api/platform/api-error.ts';
import { abrirFormulario, botao, COISA, type Coisa, campo, type Gravar } from './formulario-de-teste.tsx';
import { useFormulariosDoPasso } from './formularios-do-passo.ts';

/** Opens a form inside a wizard and exposes what the wizard does with it. */
async function abrirEmPasso(gravar?: Gravar) {
  const { result } = renderHook(useFormulariosDoPasso);
  const tela = await abrirFormulario({
    registro: COISA,
    passo: result.current.registrar,
    ...(gravar && { gravar }),
  });
  return {
    ...tela,
    continuar: () => act(() => result.current.gravar()),
    guardar: () => act(() => result.current.guardar()),
  };
}
const gravado = (mais: Partial<Coisa>): Promise<Coisa> => Promise.resolve({ ...COISA, versao: 2, ...mais });

test('going on saves what was typed; the form has no button of its own for it', async () => {
  const { pessoa, gravados, continuar } = await abrirEmPasso(({ nome }) => gravado({ nome }));
  await pessoa.type(campo('Nome'), ' 2');
  expect(botao('Desfazer alterações')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
  expect(await continuar()).toBe(true);
  expect(gravados).toMatchObject([{ nome: 'Doca Norte 2' }]);
});

test('where nothing was typed going on asks nothing and says nothing', async () => {
  const { gravados, continuar } = await abrirEmPasso();
  expect(await continuar()).toBe(true);
  expect(gravados).toEqual([]);
  expect(screen.queryByText('Não há alterações para gravar.')).toBeNull();
});

test('a field that is refused keeps the person at the step, with the field', async () => {
  const { pessoa, continuar } = await abrirEmPasso();
  await pessoa.clear(campo('Nome'));
  expect(await continuar()).toBe(false);
  expect(campo('Nome')).toHaveAccessibleDescription('Informe o nome.');
});

test('with the server down the person stays, and what was typed with them', async () => {
  const { pessoa, continuar, guardar } = await abrirEmPasso(() => Promise.reject(networkError()));
  await pessoa.type(campo('Nome'), ' 2');
  expect(await continuar()).toBe(false);
  expect(await screen.findByText(/^Sem conexão com o servidor\./)).toBeVisible();
  expect(campo('Nome')).toHaveValue('Doca Norte 2');
  expect(await guardar()).toMatchObject({ sujos: 1 });
});

test('somebody else’s change is answered before going on', async () => {
  const atual = { ...COISA, versao: 2, nome: 'Doca Sul' };
  const { pessoa, continuar } = await abrirEmPasso(() =>
    Promise.reject(errorOfResponse(409, { Error: 'Foi alterado por outra pessoa.', codigo: 'CONFLITO', atual })),
  );
  await pessoa.type(campo('Nome'), ' 2');
  expect(await continuar()).toBe(false);
  expect(screen.getByRole('dialog')).toBeVisible();
});
