import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/api-de-teste.ts';
import { type CredencialDoPortal, credencialDoPortal } from '#lib/contracts/portal-unico.ts';
import { PortalUnicoScreen } from './PortalUnicoScreen.tsx';

const API = '/api/PortalUnico/Credencial';
const ID = '01900000-0000-7000-8000-000000000001';

const credencial = (mais: Partial<CredencialDoPortal> = {}) =>
  credencialDoPortal.parse({
    id: ID,
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '52998224725',
    validaAte: null,
    criadaEm: '2026-11-20T12:00:00.000Z',
    criadaPor: 'João',
    encerradaEm: null,
    testadaEm: null,
    testePassou: null,
    testeFrase: null,
    usadaEm: null,
    ...mais,
  });

const abrir = (rotas: RotasDeTeste) =>
  abrirTelas({
    endereco: '/configuracoes/portal-unico',
    telas: { '/configuracoes/portal-unico': [PortalUnicoScreen] },
    rotas,
  });

test('a key is registered in training, and the test of its connection says what the Portal answered', async () => {
  const user = userEvent.setup();
  let cadastrada = false;
  const testada = credencial({
    testadaEm: '2026-11-20T12:01:00.000Z',
    testePassou: true,
    testeFrase: 'O Portal Único aceitou a chave.',
  });
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder(cadastrada ? [credencial()] : []),
    [`POST ${API}`]: () => {
      cadastrada = true;
      return responder({ id: ID }, 201);
    },
    [`POST ${API}/${ID}/Teste`]: () => responder([testada]),
  });
  await user.click(await screen.findByRole('button', { name: 'Nova credencial' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Nova credencial' }));
  await user.type(dialogo.getByLabelText(/^Titular da chave/), 'Maria da Silva');
  await user.type(dialogo.getByLabelText(/^CPF do titular/), '529.982.247-25');
  await user.type(dialogo.getByLabelText(/^Client-Id/), 'chave');
  await user.type(dialogo.getByLabelText(/^Client-Secret/), 'segredo');
  await user.click(dialogo.getByRole('button', { name: 'Cadastrar' }));
  await user.click(await screen.findByRole('button', { name: 'Testar conexão de Maria da Silva' }));
  expect(await screen.findByText(/^O Portal Único aceitou a chave\. Testada em /)).toBeVisible();
  expect(await pedidos('POST', API)[0]?.json()).toEqual({
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '52998224725',
    clientId: 'chave',
    clientSecret: 'segredo',
    validaAte: null,
    confirmacao: null,
  });
  expect(document.body).not.toHaveTextContent('52998224725');
});

test('a key is ended only once that was confirmed', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`POST ${API}/${ID}/Encerrar`]: () => responder([credencial({ encerradaEm: '2026-11-20T13:00:00.000Z' })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Encerrar a credencial de Maria da Silva' }));
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(pedidos('POST', `${API}/${ID}/Encerrar`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Encerrada')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Testar conexão/ })).toBeNull();
});
