import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { SenhaSection } from './SenhaSection.tsx';
import { SessoesSection } from './SessoesSection.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const sessao = (mudanca: object) => ({
  id: ID,
  aparelho: 'Chrome no Windows',
  inicio: '2026-11-20T12:00:00.000Z',
  ate: '2026-11-20T13:00:00.000Z',
  esta: true,
  ...mudanca,
});
const OUTRA = sessao({ id: '01a1fd15-e7ab-758c-8773-6cd900bf9e0f', aparelho: 'Safari no iPhone', esta: false });

function abrir(rotas: RotasDeTeste) {
  const api = fingirApi({ 'GET /api/MinhaConta/Sessoes': () => responder([sessao({}), OUTRA]), ...rotas });
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <SenhaSection email="maria@exemplo.com.br" />
        <SessoesSection />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  return api;
}
async function trocar(atual: string, nova: string) {
  await userEvent.type(screen.getByLabelText('Senha atual'), atual);
  await userEvent.type(screen.getByLabelText('Nova senha'), `${nova}{Enter}`);
}

test('a changed password is said, the fields are empty again and the sessions are read again', async () => {
  const { pedidos } = abrir({ 'POST /api/MinhaConta/Senha': () => new Response(null, { status: 204 }) });
  await screen.findByText('Safari no iPhone');
  await trocar('antiga', 'uma senha nova');
  expect(await screen.findByText('Senha trocada. As outras sessões foram encerradas.')).toBeVisible();
  expect(screen.getByLabelText('Senha atual')).toHaveValue('');
  const [troca] = pedidos.filter(({ method }) => method === 'POST');
  expect(await troca?.json()).toEqual({ atual: 'antiga', nova: 'uma senha nova' });
  await waitFor(() => expect(pedidos.filter(({ url }) => url.endsWith('/Sessoes'))).toHaveLength(2));
});

test('a wrong present password is said at its field, which takes the keyboard', async () => {
  const recusa = { Error: 'Não.', codigo: 'CREDENCIAIS', campos: { atual: 'A senha atual não confere.' } };
  abrir({ 'POST /api/MinhaConta/Senha': () => responder(recusa, 422) });
  await trocar('errada', 'uma senha nova');
  expect(await screen.findByText('A senha atual não confere.')).toBeVisible();
  expect(screen.getByLabelText('Senha atual')).toHaveFocus();
  expect(screen.getByLabelText('Nova senha')).toHaveValue('uma senha nova');
});

test('nine characters are not sent', async () => {
  const { pedidos } = abrir({});
  await trocar('antiga', '123456789');
  expect(await screen.findByText('A senha tem ao menos 10 caracteres.')).toBeVisible();
  expect(pedidos.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('too many attempts: the sentence of the server', async () => {
  const frase = 'Muitas tentativas de entrada. Tente de novo em 5 minutos.';
  abrir({ 'POST /api/MinhaConta/Senha': () => responder({ Error: frase, codigo: 'LIMITE' }, 429) });
  await trocar('antiga', 'uma senha nova');
  expect(await screen.findByText(frase)).toBeVisible();
});

test('another session can be ended, this one is only marked', async () => {
  const { pedidos } = abrir({
    [`DELETE /api/MinhaConta/Sessoes/${OUTRA.id}`]: () => new Response(null, { status: 204 }),
  });
  const desta = await screen.findByRole('row', { name: /Chrome no Windows/ });
  expect(desta).toHaveTextContent('Esta sessão');
  expect(within(desta).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Encerrar a sessão: Safari no iPhone/ }));
  expect(await screen.findByText('Sessão encerrada.')).toBeVisible();
  expect(pedidos.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('all the others at once', async () => {
  const { pedidos } = abrir({ 'POST /api/MinhaConta/Sessoes/EncerrarOutras': () => responder({ encerradas: 1 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar as outras' }));
  expect(await screen.findByText('As outras sessões foram encerradas.')).toBeVisible();
  expect(pedidos.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
