import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/api-de-teste.ts';
import { type CredencialDoPortal, credencialDoPortal } from '#lib/contracts/portal-unico.ts';
import { PortalUnicoScreen } from './PortalUnicoScreen.tsx';

const API = '/api/PortalUnico/Credencial';
const RONDAS = '/api/PortalUnico/Ronda';
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
    rotas: { [`GET ${RONDAS}`]: () => responder([]), ...rotas },
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
  await user.type(dialogo.getByRole('textbox', { name: 'Válida até' }), '31122027');
  await user.click(dialogo.getByRole('button', { name: 'Cadastrar' }));
  await user.click(await screen.findByRole('button', { name: 'Testar conexão de Maria da Silva' }));
  expect(await screen.findByText(/^O Portal Único aceitou a chave\. Testada em /)).toBeVisible();
  expect(await pedidos('POST', API)[0]?.json()).toEqual({
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '52998224725',
    clientId: 'chave',
    clientSecret: 'segredo',
    validaAte: '2027-12-31',
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

const ronda = (mais: object = {}) => ({
  credencialId: ID,
  importador: { id: '01900000-0000-7000-8000-000000000009', nome: 'Indústria Fictícia' },
  ligada: true,
  ligadaEm: '2026-11-20T12:00:00.000Z',
  ligadaPor: 'João',
  proximaEm: '2026-11-21T07:00:00.000Z',
  ultima: null,
  ...mais,
});

test('the nightly round is off until it is switched on, and says when it looked and when it looks again', async () => {
  const user = userEvent.setup();
  let rondas: object[] = [];
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`GET ${RONDAS}`]: () => responder(rondas),
    'GET /api/Importador/GetByQ': () =>
      responder([{ id: '01900000-0000-7000-8000-000000000009', codigo: '001', nome: 'Indústria Fictícia' }]),
    [`POST ${RONDAS}`]: async (pedido) => {
      const { ligada } = await pedido.json();
      const olhadaEm = '2026-11-20T07:00:05.000Z';
      const ultima = { id: ID, situacao: 'PRONTA', frase: null, olhadaEm, achadas: 3, trazidas: 2 };
      rondas = [ligada ? ronda() : ronda({ ligada: false, proximaEm: null, ultima })];
      return responder(rondas);
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Importador da ronda' }), 'fict');
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(await screen.findByRole('option', { name: /Indústria Fictícia/ }));
  await user.click(screen.getByRole('button', { name: 'Ligar a ronda' }));
  expect(await screen.findByText(/^Ainda não olhou\. Olha em 21\/11\/2026/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Importador da ronda' })).toHaveValue('');
  await user.click(screen.getByRole('switch', { name: 'Ronda da noite de Indústria Fictícia' }));
  expect(
    await screen.findByText(/^Olhou em 20\/11\/2026.*: 3 no Portal, 2 novas na fila de busca\. Desligada\.$/),
  ).toBeVisible();
  const [ligou, desligou] = await Promise.all(pedidos('POST', RONDAS).map((um) => um.json()));
  expect([ligou.ligada, desligou.ligada]).toEqual([true, false]);
});
