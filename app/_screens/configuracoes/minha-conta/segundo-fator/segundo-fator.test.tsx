import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { SegundoFatorSection } from './SegundoFatorSection.tsx';

const NENHUM = { aplicativoDesde: null, chaves: [], codigosRestantes: 0, exigido: false };
const COM_APLICATIVO = { ...NENHUM, aplicativoDesde: '2026-11-20T12:00:00.000Z', codigosRestantes: 10 };
const URL_DO_APLICATIVO = 'POST /api/MinhaConta/SegundoFator/Aplicativo';
const CODIGOS = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

function abrir(estado: () => object, rotas: RotasDeTeste = {}) {
  const api = fingirApi({ 'GET /api/MinhaConta/SegundoFator': () => responder(estado()), ...rotas });
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <SegundoFatorSection />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  return api;
}
const mandados = async (pedidos: Request[]) =>
  Promise.all(pedidos.filter(({ method }) => method === 'POST').map((pedido) => pedido.clone().json()));

test('an application is set up: password, QR code, first code, and the recovery codes once', async () => {
  let estado: object = NENHUM;
  const { pedidos } = abrir(() => estado, {
    [URL_DO_APLICATIVO]: () => responder({ segredo: 'ABCDEFGHIJKL', endereco: 'otpauth://totp/Cais:maria' }, 201),
    [`${URL_DO_APLICATIVO}/Confirmar`]: () => {
      estado = COM_APLICATIVO;
      return responder({ codigos: CODIGOS });
    },
  });
  expect(await screen.findByText(/Você entra só com a senha/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar aplicativo de códigos' }));
  const dialogo = within(screen.getByRole('dialog', { name: 'Aplicativo de códigos' }));
  await userEvent.type(dialogo.getByLabelText('Senha atual'), 'a senha{Enter}');
  expect(await dialogo.findByRole('img', { name: 'Código para o aplicativo ler' })).toBeVisible();
  expect(dialogo.getByLabelText('Ou digite esta chave no aplicativo')).toHaveValue('ABCD EFGH IJKL');
  await userEvent.type(dialogo.getByLabelText('Código que o aplicativo mostra'), '123 456{Enter}');
  const lista = await dialogo.findByRole('list', { name: 'Códigos de recuperação' });
  expect(
    within(lista)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODIGOS);
  await userEvent.click(dialogo.getByRole('button', { name: 'Pronto' }));
  expect(await screen.findByText('Restam 10 códigos de recuperação')).toBeVisible();
  expect(screen.getByRole('row', { name: /Aplicativo de códigos/ })).toBeVisible();
  expect(screen.queryByText(CODIGOS[0] ?? '')).toBeNull();
  expect(await mandados(pedidos)).toEqual([{ senha: 'a senha' }, { codigo: '123 456' }]);
});

test('a wrong password and a wrong code are said at their fields', async () => {
  let confere = false;
  abrir(() => NENHUM, {
    [URL_DO_APLICATIVO]: () => {
      if (confere) return responder({ segredo: 'ABCDEFGHIJKL', endereco: 'otpauth://totp/Cais:maria' }, 201);
      confere = true;
      return responder({ Error: 'Não.', codigo: 'CREDENCIAIS', campos: { senha: 'A senha não confere.' } }, 422);
    },
    [`${URL_DO_APLICATIVO}/Confirmar`]: () =>
      responder({ Error: 'Não.', codigo: 'VALIDACAO', campos: { codigo: 'O código não confere.' } }, 400),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar aplicativo de códigos' }));
  await userEvent.type(screen.getByLabelText('Senha atual'), 'errada{Enter}');
  expect(await screen.findByText('A senha não confere.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Senha atual'), '{Enter}');
  await userEvent.type(await screen.findByLabelText('Código que o aplicativo mostra'), '000000{Enter}');
  expect(await screen.findByText('O código não confere.')).toBeVisible();
});

test('a factor is removed with the password, and a refusal is said', async () => {
  let estado: object = { ...COM_APLICATIVO, codigosRestantes: 1, exigido: true };
  let recusar = true;
  abrir(() => estado, {
    [`${URL_DO_APLICATIVO}/Remover`]: () => {
      if (recusar) return responder({ Error: 'A empresa exige um segundo fator.', codigo: 'REGRA' }, 422);
      estado = NENHUM;
      return new Response(null, { status: 204 });
    },
  });
  expect(await screen.findByText('A sua empresa exige um.')).toBeVisible();
  expect(screen.getByText('Resta 1 código de recuperação')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cadastrar aplicativo de códigos' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remover: Aplicativo de códigos' }));
  await userEvent.type(screen.getByLabelText('Senha atual'), 'a senha{Enter}');
  expect(await screen.findByText('A empresa exige um segundo fator.')).toBeVisible();
  recusar = false;
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Você entra só com a senha/)).toBeVisible();
});
