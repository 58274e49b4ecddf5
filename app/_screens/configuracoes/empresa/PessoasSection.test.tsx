import { ThemeProvider } from '@mui/material/styles';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';
import { PessoasSection } from './PessoasSection.tsx';

const id = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e0${n}`;
const pessoa = (mudanca: Partial<Usuario>): Usuario => ({
  id: id(1),
  versao: 1,
  nome: 'Maria',
  email: 'maria@exemplo.com.br',
  telefone: null,
  despachante: false,
  sobremim: null,
  foto: null,
  segundoFator: false,
  situacao: 'ATIVO',
  conviteAte: null,
  criadoEm: '2026-11-20T12:00:00.000Z',
  desativadoEm: null,
  ...mudanca,
});
const ANA = pessoa({ id: id(2), nome: 'Ana', email: 'ana@exemplo.com.br' });
const BIA = pessoa({ id: id(3), nome: 'Bia', situacao: 'CONVIDADO', conviteAte: '2026-11-27T12:00:00.000Z' });
const CAIO = pessoa({ id: id(4), nome: 'Caio', situacao: 'DESATIVADO', desativadoEm: '2026-11-20T12:00:00.000Z' });
const TOKEN = 't'.repeat(43);

async function abrir(rotas: RotasDeTeste = {}, telefone = false) {
  fingirMidia(() => telefone);
  act(() => startSession({ ...MARIA, id: id(1) }));
  const api = fingirApi({ 'GET /api/Usuario': () => responder([pessoa({}), ANA, BIA, CAIO]), ...rotas });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          <PessoasSection />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  await screen.findByText('Caio');
  return api;
}
const acoesDe = (nome: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${nome}`) }))
    .queryAllByRole('button')
    .map((botao) => botao.textContent);

test('each has what can be done: nothing to oneself, a link to the invited, the way back to the deactivated', async () => {
  await abrir();
  expect(['Maria', 'Ana', 'Bia', 'Caio'].map(acoesDe)).toEqual([
    [],
    ['Desativar'],
    ['Novo link', 'Desativar'],
    ['Reativar'],
  ]);
});

test('on a phone they stand one under the other, with the same to be done', async () => {
  await abrir({}, true);
  expect(screen.queryByRole('table')).toBeNull();
  const [, , bia] = within(screen.getByRole('list', { name: 'Pessoas da empresa' })).getAllByRole('listitem');
  expect(bia).toHaveTextContent('Biamaria@exemplo.com.brConvidadalink até 27/11/2026');
  expect(
    within(bia as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Novo link', 'Desativar']);
});

test('an invitation ends in a link to copy, which holds the token behind the hash', async () => {
  const user = userEvent.setup();
  const copiar = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { pedidos } = await abrir({
    'POST /api/Usuario': () => responder({ ...BIA, token: TOKEN }, 201),
  });
  await user.click(screen.getByRole('button', { name: 'Convidar pessoa' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Bia');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'bia@exemplo.com.br{Enter}');
  const link = await screen.findByRole('textbox', { name: 'Link do convite' });
  expect(link).toHaveValue(`http://localhost/#/pages/convite/${TOKEN}`);
  await user.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText('Link copiado.')).toBeVisible();
  expect(copiar).toHaveBeenCalledWith(`http://localhost/#/pages/convite/${TOKEN}`);
  const [convite] = pedidos.filter(({ method }) => method === 'POST');
  expect(await convite?.json()).toEqual({ nome: 'Bia', email: 'bia@exemplo.com.br' });
});

test('an e-mail that is taken is said at its field, with what was typed still there', async () => {
  const recusa = { Error: 'Não.', codigo: 'VALIDACAO', campos: { email: 'Este e-mail já tem conta no Cais.' } };
  await abrir({ 'POST /api/Usuario': () => responder(recusa, 400) });
  await userEvent.click(screen.getByRole('button', { name: 'Convidar pessoa' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Bia');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'bia@exemplo.com.br{Enter}');
  expect(await screen.findByText('Este e-mail já tem conta no Cais.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Bia');
});

test('deactivating asks first, and what refuses it is said', async () => {
  const { pedidos } = await abrir({
    [`DELETE /api/Usuario/${ANA.id}`]: () =>
      responder({ Error: 'A empresa ficaria sem ninguém.', codigo: 'REGRA' }, 422),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Desativar: Ana' }));
  const dialogo = screen.getByRole('dialog', { name: 'Desativar Ana?' });
  expect(dialogo).toHaveTextContent('As sessões abertas terminam na hora');
  expect(pedidos.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Desativar' }));
  expect(await screen.findByText('A empresa ficaria sem ninguém.')).toBeVisible();
});

test('a person deactivated is brought back, and the list says so at once', async () => {
  let caio = CAIO;
  await abrir({
    'GET /api/Usuario': () => responder([pessoa({}), ANA, BIA, caio]),
    [`POST /api/Usuario/${CAIO.id}/Restaurar`]: () => {
      caio = { ...CAIO, situacao: 'ATIVO' };
      return responder(caio);
    },
  });
  expect(screen.getByRole('row', { name: /^Caio/ })).toHaveTextContent('Desativada');
  await userEvent.click(screen.getByRole('button', { name: 'Reativar: Caio' }));
  expect(await screen.findByText('Caio pode entrar de novo.')).toBeVisible();
  expect(acoesDe('Caio')).toEqual(['Desativar']);
});

test('the second factor of a colleague is taken away after a question, and only where there is one', async () => {
  const comFator = { ...ANA, segundoFator: true };
  const { pedidos } = await abrir({
    'GET /api/Usuario': () => responder([pessoa({}), comFator, BIA, CAIO]),
    [`POST /api/Usuario/${ANA.id}/ZerarSegundoFator`]: () => new Response(null, { status: 204 }),
  });
  expect(['Maria', 'Ana', 'Bia'].map(acoesDe)).toEqual([
    [],
    ['Zerar segundo fator', 'Desativar'],
    ['Novo link', 'Desativar'],
  ]);
  expect(screen.getByRole('row', { name: /^Ana/ })).toHaveTextContent('com segundo fator');
  expect(screen.getByRole('row', { name: /^Maria/ })).toHaveTextContent('só com senha');
  await userEvent.click(screen.getByRole('button', { name: 'Zerar segundo fator: Ana' }));
  const dialogo = screen.getByRole('dialog', { name: 'Zerar o segundo fator de Ana?' });
  expect(pedidos.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Zerar' }));
  expect(await screen.findByText('Segundo fator de Ana zerado.')).toBeVisible();
});
