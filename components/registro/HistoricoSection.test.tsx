import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import type { ComponentProps } from 'react';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { HistoricoSection } from './HistoricoSection.tsx';

const id = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e0${n}`;
const mudanca = (n: number, outras: object) => ({
  id: id(n),
  recurso: 'Usuario',
  registroId: id(9),
  acao: 'ALTERAR',
  antes: {},
  depois: {},
  motivo: null,
  usuario: { id: id(9), nome: 'Maria' },
  em: '2026-11-20T12:00:00.000Z',
  ...outras,
});
const ALTERADA = mudanca(1, { antes: { nome: 'Ana' }, depois: { nome: 'Ana Rios' } });
const SENHA = mudanca(2, { motivo: 'Trocou a senha.' });
const PEDIDO = mudanca(4, { antes: null, depois: null, motivo: 'Pediu o registro.' });
const CONVITE = mudanca(3, { acao: 'CRIAR', antes: null, depois: { nome: 'Ana' } });

function abrir(outras: Partial<ComponentProps<typeof HistoricoSection>> = {}, outrasMudancas?: object[]) {
  const api = fingirApi({
    'GET /api/Historico': () => responder(outrasMudancas ?? [ALTERADA, SENHA, CONVITE]),
    [`POST /api/Historico/${ALTERADA.id}/Desfazer`]: () => responder({ id: id(9), versao: 4, nome: 'Ana' }),
    [`POST /api/Historico/${CONVITE.id}/Desfazer`]: () => responder({ id: id(9), versao: 4, nome: 'Ana' }),
  });
  const nomes = { rotulos: { nome: 'Nome' }, acoes: { CRIAR: 'Convite' } };
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <HistoricoSection recurso="Usuario" registroId={id(9)} versao={3} nomes={nomes} {...outras} />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  return api;
}
const linhas = async () => within(await screen.findByRole('list', { name: 'Alterações' })).findAllByRole('listitem');
const desfazerDa = async (qual: number) =>
  within((await linhas())[qual] as HTMLElement).queryByRole('button', { name: /^Desfazer/ });

test('a change is undone in the version that is seen, whoever is told of it or nobody', async () => {
  const { pedidos } = abrir();
  await userEvent.click((await desfazerDa(0)) as HTMLElement);
  expect(await screen.findByText('Alteração desfeita.')).toBeVisible();
  const [pedido] = pedidos.filter(({ method }) => method === 'POST');
  expect(await pedido?.json()).toEqual({ versao: 3 });
});

test('who shows the record elsewhere is told how it stands after', async () => {
  const aoDesfazer = jest.fn();
  abrir({ aoDesfazer });
  await userEvent.click((await desfazerDa(0)) as HTMLElement);
  expect(await screen.findByText('Alteração desfeita.')).toBeVisible();
  expect(aoDesfazer.mock.calls).toEqual([[{ id: id(9), versao: 4, nome: 'Ana' }]]);
});

test('what left nothing in the history offers no undoing, nor does what is not for the one who looks', async () => {
  abrir({ podeDesfazer: ({ antes }) => antes !== null });
  expect(await desfazerDa(0)).toBeVisible();
  expect((await linhas())[1]).toHaveTextContent('Trocou a senha.');
  expect(await desfazerDa(1)).toBeNull();
  expect((await linhas())[2]).toHaveTextContent('Convite');
  expect(await desfazerDa(2)).toBeNull();
});

test('the undoing of a creation, which deletes the record, is asked first', async () => {
  const { pedidos } = abrir();
  await userEvent.click((await desfazerDa(2)) as HTMLElement);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desfazer a criação?' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
  expect(pedidos.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click((await desfazerDa(2)) as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer a criação' }));
  expect(await screen.findByText('Alteração desfeita.')).toBeVisible();
  const urls = pedidos.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);
  expect(urls).toEqual([`/api/Historico/${CONVITE.id}/Desfazer`]);
});

test('versions to compare are those that left something', async () => {
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Comparar versões' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Comparar versões' }));
  await userEvent.click(dialogo.getByRole('combobox', { name: 'Versão A' }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('a line that only tells, with no version before or after, offers no undo', async () => {
  abrir({}, [PEDIDO]);
  expect(await linhas()).toHaveLength(1);
  expect(await desfazerDa(0)).toBeNull();
});
