import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { findDrafts } from '#lib/drafts/drafts.ts';
import { fingirTravas } from '#lib/drafts/locks-de-teste.ts';
import {
  abrirFormulario,
  botao,
  COISA,
  type Coisa,
  campo,
  type Gravar,
  historicoDoNavegador,
} from './formulario-de-teste.tsx';

const HORA = /^Rascunho de \d\d:\d\d restaurado\. Ainda não foi gravado\.$/;
const guardados = (usuario: string, registro = 'c1') => findDrafts({ usuario, recurso: 'Coisa', registro });
const gravar: Gravar = async (valores, versao) => ({ ...COISA, ...valores, versao: (versao ?? 0) + 1 });

beforeEach(() => fingirTravas());
afterEach(() => fingirTravas(null));

/** Types into the record and leaves without saving. */
async function deixarRascunho(usuario: string, texto = ' II') {
  const { pessoa, fechar } = await abrirFormulario({ usuario, registro: COISA });
  await pessoa.type(campo('Nome'), texto);
  fechar();
  await waitFor(async () => expect(await guardados(usuario)).toHaveLength(1));
}

test('what was typed is there again when the form is opened again, and says since when', async () => {
  await deixarRascunho('r1');
  await abrirFormulario({ usuario: 'r1', registro: COISA });
  expect(campo('Nome')).toHaveValue('Doca Norte II');
  expect(screen.getByText(HORA)).toBeVisible();
});

test('it is kept a moment after the last key, with what was opened and its version', async () => {
  const { pessoa } = await abrirFormulario({ usuario: 'r2', registro: COISA });
  await pessoa.type(campo('Nome'), ' II');
  expect(await screen.findByText(/^Rascunho guardado às \d\d:\d\d$/)).toBeVisible();
  // On a slow machine, the draft is first stored before the last key arrives.
  await waitFor(async () =>
    expect(await guardados('r2')).toMatchObject([
      { versao: 1, base: { nome: 'Doca Norte' }, valores: { nome: 'Doca Norte II' }, rotulos: { no: 'Noruega' } },
    ]),
  );
});

test('another person, and another record, begin with nothing of it', async () => {
  await deixarRascunho('r3');
  const { fechar } = await abrirFormulario({ usuario: 'r4', registro: COISA });
  expect(campo('Nome')).toHaveValue('Doca Norte');
  fechar();
  await abrirFormulario({ usuario: 'r3', registro: { ...COISA, id: 'c2' } });
  expect(campo('Nome')).toHaveValue('Doca Norte');
});

test('thrown away it is gone, from the form and for good', async () => {
  await deixarRascunho('r5');
  const { pessoa, fechar } = await abrirFormulario({ usuario: 'r5', registro: COISA });
  await pessoa.click(botao('Descartar rascunho'));
  expect(campo('Nome')).toHaveValue('Doca Norte');
  expect(screen.queryByText(HORA)).toBeNull();
  await waitFor(async () => expect(await guardados('r5')).toEqual([]));
  fechar();
  await abrirFormulario({ usuario: 'r5', registro: COISA });
  expect(campo('Nome')).toHaveValue('Doca Norte');
});

test('saved it is gone too', async () => {
  await deixarRascunho('r6');
  const { pessoa, gravados } = await abrirFormulario({ usuario: 'r6', registro: COISA, gravar });
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravados).toHaveLength(1));
  expect(gravados[0]?.nome).toBe('Doca Norte II');
  await waitFor(async () => expect(await guardados('r6')).toEqual([]));
  expect(screen.queryByText(HORA)).toBeNull();
});

test('what is typed while a new record is being made is a draft of that record, made once', async () => {
  let responderAgora = (_: Coisa) => {};
  const gravarDevagar = jest.fn<Promise<Coisa>, Parameters<Gravar>>(() => {
    return new Promise((feito) => {
      responderAgora = feito;
    });
  });
  const { pessoa, gravados, fechar } = await abrirFormulario({ usuario: 'r9', gravar: gravarDevagar });
  await pessoa.type(campo('Nome'), 'Doca Sul');
  await pessoa.type(campo('Valor'), '5');
  await pessoa.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(gravarDevagar).toHaveBeenCalledTimes(1));
  await pessoa.type(campo('Nome'), ' II');
  const feita = { ...COISA, id: 'c9', nome: 'Doca Sul', valor: '5.00' };
  responderAgora(feita);
  await waitFor(() => expect(gravados).toHaveLength(1));
  expect(screen.getByRole('form', { name: 'Coisa' })).toHaveAttribute('inert');
  await pessoa.keyboard('{Control>}s{/Control}');
  await pessoa.click(botao('Gravar'));
  expect(gravarDevagar).toHaveBeenCalledTimes(1);
  expect(await guardados('r9', 'novo ')).toEqual([]);
  fechar();
  await abrirFormulario({ usuario: 'r9', registro: feita });
  expect(campo('Nome')).toHaveValue('Doca Sul II');
  expect(campo('Valor')).toHaveValue('5,00');
  expect(screen.getByText(HORA)).toBeVisible();
});

test('typed back to what it was, there is no draft', async () => {
  const { pessoa } = await abrirFormulario({ usuario: 'r7', registro: COISA });
  await pessoa.type(campo('Nome'), '!');
  await waitFor(async () => expect(await guardados('r7')).toHaveLength(1));
  await pessoa.type(campo('Nome'), '{Backspace}');
  await waitFor(async () => expect(await guardados('r7')).toEqual([]));
});

test('what is open in another tab is left to it, and each keeps its own', async () => {
  const primeira = await abrirFormulario({ usuario: 'r8', registro: COISA });
  await primeira.pessoa.type(campo('Nome'), ' A');
  await waitFor(async () => expect(await guardados('r8')).toHaveLength(1));
  const daPrimeira = campo('Nome');
  const segunda = await abrirFormulario({ usuario: 'r8', registro: COISA });
  expect(await screen.findByText(/aberto em outra aba/)).toBeVisible();
  const [, daSegunda] = screen.getAllByRole('textbox', { name: 'Nome' });
  expect(daSegunda).toHaveValue('Doca Norte');
  await segunda.pessoa.type(daSegunda as HTMLElement, ' B');
  await waitFor(async () =>
    expect((await guardados('r8')).map(({ valores }) => valores.nome)).toEqual(['Doca Norte B', 'Doca Norte A']),
  );
  expect(daPrimeira).toHaveValue('Doca Norte A');
});

test('a draft let go after the form has opened is restored in a form nobody has touched', async () => {
  const primeira = await abrirFormulario({ usuario: 'r10', registro: COISA });
  await primeira.pessoa.type(campo('Nome'), ' A');
  await waitFor(async () => expect(await guardados('r10')).toHaveLength(1));
  const segunda = await abrirFormulario({ usuario: 'r10', registro: COISA });
  expect(await screen.findByText(/aberto em outra aba/)).toBeVisible();
  primeira.fechar();
  expect(await screen.findByText(HORA)).toBeVisible();
  expect(campo('Nome')).toHaveValue('Doca Norte A');
  expect(screen.queryByText(/aberto em outra aba/)).not.toBeInTheDocument();
  segunda.fechar();
});

test('what was typed meanwhile is not given up for a draft that is let go', async () => {
  const primeira = await abrirFormulario({ usuario: 'r11', registro: COISA });
  await primeira.pessoa.type(campo('Nome'), ' A');
  await waitFor(async () => expect(await guardados('r11')).toHaveLength(1));
  const segunda = await abrirFormulario({ usuario: 'r11', registro: COISA });
  expect(await screen.findByText(/aberto em outra aba/)).toBeVisible();
  const [, daSegunda] = screen.getAllByRole('textbox', { name: 'Nome' });
  await segunda.pessoa.type(daSegunda as HTMLElement, ' B');
  primeira.fechar();
  await waitFor(async () => expect(await guardados('r11')).toHaveLength(2));
  expect(campo('Nome')).toHaveValue('Doca Norte B');
  segunda.fechar();
});

test('a browser that keeps nothing lets work and save, and says so', async () => {
  const aberta = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { pessoa, gravados } = await abrirFormulario({ usuario: 'r9', registro: COISA, gravar });
  expect(screen.getByText(/não está guardando rascunhos/)).toBeVisible();
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravados).toHaveLength(1));
  aberta.mockRestore();
});

describe('leaving', () => {
  test('with nothing typed asks nothing', async () => {
    const { ir } = await abrirFormulario({ usuario: 's1', registro: COISA });
    ir('/fora');
    expect(await screen.findByText('Fora')).toBeVisible();
  });

  test('with something typed asks; to go on editing is to be where one was', async () => {
    const { pessoa, ir, onde } = await abrirFormulario({ usuario: 's2', registro: COISA });
    await pessoa.type(campo('Nome'), ' II');
    ir('/fora');
    const dialogo = await screen.findByRole('dialog', { name: 'Descartar alterações?' });
    expect(dialogo).toBeVisible();
    expect(botao('Continuar editando')).toHaveFocus();
    await pessoa.click(botao('Continuar editando'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onde()).toBe('/coisa');
    expect(campo('Nome')).toHaveValue('Doca Norte II');
  });

  test('by the browser’s Back asks too', async () => {
    const { pessoa, voltar, onde } = await abrirFormulario({
      usuario: 's3',
      registro: COISA,
      historico: historicoDoNavegador(),
    });
    await pessoa.type(campo('Nome'), ' II');
    voltar();
    expect(await screen.findByRole('dialog', { name: 'Descartar alterações?' })).toBeVisible();
    expect(onde()).toBe('/coisa');
    await pessoa.click(botao('Sair e manter rascunho'));
    expect(await screen.findByText('Antes')).toBeVisible();
    await waitFor(async () => expect(await guardados('s3')).toMatchObject([{ valores: { nome: 'Doca Norte II' } }]));
  });

  test('and throwing away leaves no draft', async () => {
    const { pessoa, ir } = await abrirFormulario({ usuario: 's4', registro: COISA });
    await pessoa.type(campo('Nome'), ' II');
    await waitFor(async () => expect(await guardados('s4')).toHaveLength(1));
    ir('/fora');
    await pessoa.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Fora')).toBeVisible();
    await waitFor(async () => expect(await guardados('s4')).toEqual([]));
  });

  test('by the end of the session asks nothing, and the draft stays', async () => {
    const { pessoa, ir, terminarSessao } = await abrirFormulario({ usuario: 's5', registro: COISA });
    await pessoa.type(campo('Nome'), ' II');
    terminarSessao();
    ir('/fora');
    expect(await screen.findByText('Fora')).toBeVisible();
    await waitFor(async () => expect(await guardados('s5')).toMatchObject([{ valores: { nome: 'Doca Norte II' } }]));
  });

  test('by closing the tab is asked by the browser, only with something typed', async () => {
    const { pessoa } = await abrirFormulario({ usuario: 's6', registro: COISA, historico: historicoDoNavegador() });
    const fechar = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(fechar()).toBe(false);
    await pessoa.type(campo('Nome'), ' II');
    expect(fechar()).toBe(true);
  });
});
