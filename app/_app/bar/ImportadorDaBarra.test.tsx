import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { BuscaDaBarra } from './BuscaDaBarra.tsx';
import { ImportadorDaBarra } from './ImportadorDaBarra.tsx';

const umImportador = (ordem: number, razaoSocial: string) =>
  contratoDeImportador.lido.parse({
    id: `01a1fd15-e7ab-758c-8773-6cd900bf9e0${ordem}`,
    versao: 1,
    alteradoEm: '2026-11-20T12:00:00.000Z',
    alteradoPor: 'Pessoa de Teste',
    excluidoEm: null,
    razaoSocial,
    cnpj: '12ABC34501DE35',
    setor: '1',
    inscricaoEstadual: '041234561',
    inscricaoSuframa: '201234017',
    situacaoSuframa: 'ATIVA',
    validadeSuframa: null,
    resolucoes: [],
  });
const LINHAS = [umImportador(1, 'Fictícia Águia Ltda'), umImportador(2, 'Fictícia Boto Ltda')];

const abrir = (pessoa = 'u-importador', Barra = ImportadorDaBarra) =>
  abrirTelas({
    endereco: '/aqui',
    pessoa,
    telas: { '/aqui': [Barra] },
    rotas: { 'GET /api/Importador': () => responder(LINHAS, 200, { 'X-Total-Count': '2' }) },
  });

beforeEach(() => localStorage.clear());

test('by the keyboard: Enter on “Todos os importadores” lists them, Enter on one leaves only its rows', async () => {
  abrir();
  const botao = await screen.findByRole('button', { name: 'Importador: Todos os importadores' });
  act(() => botao.focus());
  await userEvent.keyboard('{Enter}');
  const escolha = await screen.findByRole('dialog', { name: 'De que importador' });
  expect(within(escolha).getByRole('button', { name: 'Todos os importadores' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const boto = await within(escolha).findByRole('button', { name: /Fictícia Boto Ltda/ });
  act(() => boto.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Importador: Só de Fictícia Boto' })).toBeVisible();
});

test('it is remembered, and one press on the bar takes it off', async () => {
  localStorage.setItem(
    'cais-preferencia:u-importador:importador-em-foco:e1',
    JSON.stringify({ id: LINHAS[0]?.id, cnpj: '12ABC34501DE35', nome: 'Fictícia Águia Ltda' }),
  );
  abrir();
  expect(await screen.findByRole('button', { name: 'Importador: Só de Fictícia Águia' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos os importadores' }));
  expect(await screen.findByRole('button', { name: 'Importador: Todos os importadores' })).toBeVisible();
});

test('the palette opens the same choice', async () => {
  abrir('u-importador', () => (
    <>
      <BuscaDaBarra />
      <ImportadorDaBarra />
    </>
  ));
  await screen.findByRole('button', { name: 'Importador: Todos os importadores' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Buscar em tudo' }), 'só um importador');
  expect(await screen.findByRole('option', { name: /^Ver só um importador/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'De que importador' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
