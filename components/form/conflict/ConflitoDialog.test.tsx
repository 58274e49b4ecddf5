import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import {
  abrirFormulario,
  botao,
  COISA,
  type Coisa,
  campo,
  type Gravar,
} from '#components/form/formulario-de-teste.tsx';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { findDrafts } from '#lib/drafts/drafts.ts';

/** Fakes a server where another person saved first, once for each given record. */
function outraPessoaGravou(...delas: Coisa[]) {
  const esperando = [...delas];
  return jest.fn<ReturnType<Gravar>, Parameters<Gravar>>(async (valores, versao) => {
    const atual = esperando.shift();
    if (atual) throw new ApiError('Alterado por outra pessoa.', { status: 409, codigo: 'CONFLITO', atual });
    return { ...COISA, ...valores, versao: (versao ?? 0) + 1 };
  });
}

const dialogo = () => screen.findByRole('dialog', { name: 'Este registro mudou enquanto você o editava' });
const grupo = (nome: string) => within(screen.getByRole('radiogroup', { name: nome }));

test('what both changed is asked, the rest is joined and shown, and goes out with the version that is there now', async () => {
  const gravar = outraPessoaGravou({ ...COISA, versao: 4, nome: 'Doca Sul', valor: '99.00', desde: '2026-06-30' });
  const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.clear(campo('Valor'));
  await pessoa.type(campo('Valor'), '50');
  await pessoa.click(screen.getByRole('radio', { name: 'Aérea' }));
  await pessoa.click(botao('Gravar'));
  await dialogo();
  expect(screen.getAllByRole('radiogroup').filter((um) => um.closest('[role=dialog]'))).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Só você mudou; fica o seu' })).toHaveTextContent('Via: Marítima → Aérea');
  expect(screen.getByRole('region', { name: 'Só a outra pessoa mudou; fica o dela' })).toHaveTextContent(
    'Desde: 02/01/2026 → 30/06/2026',
  );
  expect(screen.getByRole('radiogroup', { name: 'Valor' })).toHaveAccessibleDescription('Era: 10,00');

  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await pessoa.click(grupo('Valor').getByRole('radio', { name: 'Da outra pessoa: 99,00' }));
  await pessoa.click(botao('Gravar'));
  expect(screen.getByText('Falta escolher em 1 campo.')).toBeVisible();
  expect(grupo('Nome').getByRole('radio', { name: 'Minha: Doca Norte II' })).toHaveFocus();
  expect(gravar).toHaveBeenCalledTimes(1);

  await pessoa.keyboard(' ');
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravados).toHaveLength(1));
  expect(gravar.mock.calls[1]?.[0]).toMatchObject({
    nome: 'Doca Norte II',
    valor: '99.00',
    via: 'AR',
    desde: '2026-06-30',
  });
  expect(gravar.mock.calls[1]?.[1]).toBe(4);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(campo('Desde')).toHaveValue('30/06/2026');
});

test('going back to the form decides nothing: what was typed is there, and the next save asks again', async () => {
  const dela = { ...COISA, versao: 2, nome: 'Doca Sul' };
  const gravar = outraPessoaGravou(dela, dela);
  const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  await dialogo();
  await pessoa.keyboard('{Control>}s{/Control}');
  expect(gravar).toHaveBeenCalledTimes(1);
  await pessoa.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(campo('Nome')).toHaveValue('Doca Norte II');
  await pessoa.click(botao('Gravar'));
  expect(await dialogo()).toBeVisible();
});

test('somebody who was quicker a second time is compared with again', async () => {
  const gravar = outraPessoaGravou(
    { ...COISA, versao: 2, valor: '20.00' },
    { ...COISA, versao: 3, valor: '20.00', nome: 'Doca Sul' },
  );
  const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  await dialogo();
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravar).toHaveBeenCalledTimes(2));
  await screen.findByRole('radiogroup', { name: 'Nome' });
  await pessoa.click(grupo('Nome').getByRole('radio', { name: /Minha/ }));
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravados).toHaveLength(1));
  expect(gravar.mock.calls[2]?.[0]).toMatchObject({ nome: 'Doca Norte II', valor: '20.00' });
  expect(gravar.mock.calls[2]?.[1]).toBe(3);
});

test('the same change made by both is no conflict', async () => {
  const gravar = outraPessoaGravou({ ...COISA, versao: 2, nome: 'Doca Norte II', valor: '20.00' });
  const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  expect(await screen.findByText('Outra pessoa já tinha gravado as mesmas alterações.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(campo('Valor')).toHaveValue('20,00');
  expect(screen.queryByRole('button', { name: 'Desfazer alterações' })).toBeNull();
});

test('what changed outside the form asks nothing: the save goes out once more, over the version that is there now', async () => {
  const gravar = outraPessoaGravou({ ...COISA, versao: 2 }, { ...COISA, versao: 5 });
  const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  await waitFor(() => expect(gravados).toHaveLength(1));
  expect(gravar.mock.calls.map(([{ nome }, versao]) => [nome, versao])).toEqual([
    ['Doca Norte II', 1],
    ['Doca Norte II', 2],
    ['Doca Norte II', 5],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('theirs chosen for all leaves nothing to save', async () => {
  const gravar = outraPessoaGravou({ ...COISA, versao: 2, nome: 'Doca Sul' });
  const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  await dialogo();
  await pessoa.click(grupo('Nome').getByRole('radio', { name: /Da outra pessoa/ }));
  await pessoa.click(botao('Gravar'));
  expect(await screen.findByText('Ficou o que a outra pessoa gravou.')).toBeVisible();
  expect(campo('Nome')).toHaveValue('Doca Sul');
  expect(gravar).toHaveBeenCalledTimes(1);
});

test('a conflict whose record cannot be read is still said in words', async () => {
  const gravar: Gravar = () =>
    Promise.reject(new ApiError('Alterado por outra pessoa.', { status: 409, codigo: 'CONFLITO', atual: { id: 7 } }));
  const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Alterado por outra pessoa.');
});

describe('a draft of a record that has moved since', () => {
  const guardados = (usuario: string) => findDrafts({ usuario, recurso: 'Coisa', registro: 'c1' });

  async function deixarRascunho(usuario: string) {
    const { pessoa, fechar } = await abrirFormulario({ usuario, registro: COISA });
    await pessoa.type(campo('Nome'), ' II');
    fechar();
    await waitFor(async () => expect(await guardados(usuario)).toHaveLength(1));
  }

  test('is compared before it is shown, taken to the form as decided, and not saved by itself', async () => {
    await deixarRascunho('v1');
    const gravar = outraPessoaGravou();
    const { pessoa, gravados } = await abrirFormulario({
      usuario: 'v1',
      registro: { ...COISA, versao: 2, nome: 'Doca Sul', valor: '20.00' },
      gravar,
    });
    expect(await screen.findByRole('dialog', { name: 'O registro mudou depois do seu rascunho' })).toBeVisible();
    await pessoa.click(grupo('Nome').getByRole('radio', { name: /Minha/ }));
    await pessoa.click(botao('Levar ao formulário'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(campo('Nome')).toHaveValue('Doca Norte II');
    expect(campo('Valor')).toHaveValue('20,00');
    expect(gravar).not.toHaveBeenCalled();
    await pessoa.click(botao('Gravar'));
    await waitFor(() => expect(gravados).toHaveLength(1));
    expect(gravar.mock.calls[0]?.[1]).toBe(2);
    await waitFor(async () => expect(await guardados('v1')).toEqual([]));
  });

  test('waits, untouched, while the person decides later', async () => {
    await deixarRascunho('v2');
    const { pessoa } = await abrirFormulario({ usuario: 'v2', registro: { ...COISA, versao: 2, nome: 'Doca Sul' } });
    await pessoa.click(await screen.findByRole('button', { name: 'Decidir depois' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(campo('Nome')).toHaveValue('Doca Sul');
    expect(await guardados('v2')).toMatchObject([{ valores: { nome: 'Doca Norte II' } }]);
    await pessoa.click(botao('Comparar'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await pessoa.click(botao('Decidir depois'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pessoa.click(botao('Descartar rascunho'));
    await waitFor(async () => expect(await guardados('v2')).toEqual([]));
  });

  test('of which everything was saved meanwhile says nothing', async () => {
    await deixarRascunho('v3');
    await abrirFormulario({ usuario: 'v3', registro: { ...COISA, versao: 2, nome: 'Doca Norte II' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/rascunho/i)).toBeNull();
    await waitFor(async () => expect(await guardados('v3')).toEqual([]));
  });
});

test('it says who saved in between, and when', async () => {
  const dela = { ...COISA, versao: 4, nome: 'Doca Sul', alteradoPor: 'José', alteradoEm: '2026-11-20T14:02:00' };
  const { pessoa } = await abrirFormulario({ registro: COISA, gravar: outraPessoaGravou(dela) });
  await pessoa.type(campo('Nome'), ' II');
  await pessoa.click(botao('Gravar'));
  expect(within(await dialogo()).getByText(/^José gravou em 20\/11\/2026 14:02\. Nada foi sobrescrito/)).toBeVisible();
});
