import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import type { Mapa } from '#lib/contracts/views/mapa.ts';
import { MapaScreen } from './MapaScreen.tsx';
import { mapaBusca } from './mapa-busca.ts';
import { mapaDeTeste } from './mapa-de-teste.ts';

afterEach(() => jest.restoreAllMocks());

function abrir({
  endereco = '/maps/fullscreen',
  mapa = mapaDeTeste(),
  telefone = false,
  responda = () => responder(mapa),
}: {
  endereco?: string;
  mapa?: Mapa;
  telefone?: boolean;
  responda?: () => Response | Promise<Response>;
} = {}) {
  return abrirTelas({
    endereco,
    larguraDiz: (media) => !telefone && media.includes('min-width'),
    telas: {
      '/maps/fullscreen': [MapaScreen, { validateSearch: mapaBusca }],
      '/importacao/processos/$id': [() => <p>O processo</p>],
    },
    rotas: { 'GET /api/Mapa': responda },
  });
}

const noMapa = async () => {
  const mapa = await screen.findByRole('region', { name: /^Mapa de origens/ });
  return within(mapa).getAllByRole('button', { name: /embarque/ });
};
const lista = () => within(screen.getByRole('region', { name: 'Lista de origens' }));

test('the map says in the name of each mark what the list says', async () => {
  abrir();
  expect((await noMapa()).map((marca) => marca.getAttribute('aria-label'))).toEqual([
    'Xangai, China: 3 embarques, próximo ETA 19/12/2026, 1 atrasado',
    'China (porto não informado): 2 embarques, próximo ETA 25/11/2026',
  ]);
  expect(screen.getByText('6 embarques a caminho de Manaus, de 3 origens, 1 atrasado')).toBeVisible();
  expect(
    lista()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Xangai, China', 'China (porto não informado)', 'Origem não informada']);
  expect(lista().getByText('3 embarques, próximo ETA 19/12/2026, 1 atrasado')).toBeVisible();
  // An origin without a place is only in the list.
  expect(lista().getByText('1 embarque · sem lugar no mapa')).toBeVisible();
});

test('each shipment of the list is a link to its process, with how far it is', async () => {
  abrir();
  await noMapa();
  const xangai = within(lista().getByRole('region', { name: 'Xangai, China' }));
  expect(xangai.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'IMP-2026-00013 de 32 diasMarítima · NAVIO FICTÍCIO · ETA 19/12/2026Fictícia da Amazônia LtdaFICTICIA PARTS CO · USD 1.234,50',
    'IMP-2026-0002atrasado 4 diasMarítima · NAVIO FICTÍCIO · ETA 16/11/2026Fictícia da Amazônia Ltda',
    'IMP-2026-0003chegouMarítima · NAVIO FICTÍCIO · chegou em 18/11/2026Fictícia da Amazônia Ltda',
  ]);
  expect(lista().getByText(/^1 embarque entre os mais novos/)).toBeVisible();
  await userEvent.click(xangai.getByRole('link', { name: 'IMP-2026-0001' }));
  expect(await screen.findByText('O processo')).toBeVisible();
});

test('Enter on a mark opens its shipments and Escape goes back to it; the address keeps which', async () => {
  const { endereco } = abrir();
  const [xangai] = await noMapa();
  act(() => xangai?.focus());
  await userEvent.keyboard('{Enter}');
  const painel = await screen.findByRole('dialog', { name: 'Xangai, China' });
  expect(painel).toHaveFocus();
  expect(endereco()).toBe('/maps/fullscreen?origem=CNSHA');
  expect(
    within(painel)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['IMP-2026-0001', 'IMP-2026-0002', 'IMP-2026-0003']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await noMapa())[0]).toHaveFocus();
  expect(endereco()).toBe('/maps/fullscreen');
});

test('Back from the process of an open origin opens that origin again', async () => {
  const { endereco, voltar } = abrir();
  await userEvent.click((await noMapa())[0] as HTMLElement);
  const painel = await screen.findByRole('dialog', { name: 'Xangai, China' });
  await userEvent.click(within(painel).getByRole('link', { name: 'IMP-2026-0001' }));
  expect(await screen.findByText('O processo')).toBeVisible();
  voltar();
  expect(await screen.findByRole('dialog', { name: 'Xangai, China' })).toBeVisible();
  expect(endereco()).toBe('/maps/fullscreen?origem=CNSHA');
});

test('an address opens its origin; of one that is not there nothing is open', async () => {
  abrir({ endereco: '/maps/fullscreen?origem=CN' });
  expect(await screen.findByRole('dialog', { name: 'China (porto não informado)' })).toBeVisible();
});

test('an address that makes no sense shows the whole map', async () => {
  const { pedidos } = abrir({ endereco: '/maps/fullscreen?viaTransporte=99&origem=XX&atrasados=talvez' });
  await noMapa();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(new URL(pedidos('GET', '/api/Mapa')[0]?.url ?? '').search).toBe('');
});

test('the filters are asked of the server and stand in the address', async () => {
  const { endereco, pedidos } = abrir({ endereco: '/maps/fullscreen?viaTransporte=01' });
  await noMapa();
  expect(screen.getByRole('button', { name: 'Via: Marítima' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chegada' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Só atrasados' }));
  expect(await screen.findByRole('button', { name: 'Chegada: Só atrasados' })).toBeVisible();
  expect(new URL(pedidos('GET', '/api/Mapa').at(-1)?.url ?? '').search).toBe('?viaTransporte=01&atrasados=true');
  expect(endereco()).toContain('viaTransporte=01');
});

test('a phone has map and list by turns', async () => {
  const { endereco } = abrir({ telefone: true });
  await noMapa();
  expect(screen.queryByRole('region', { name: 'Lista de origens' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Lista' }));
  expect(await screen.findByRole('region', { name: 'Lista de origens' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Mapa de origens/ })).toBeNull();
  expect(endereco()).toBe('/maps/fullscreen?vista=lista');
});

test('with nothing on its way it says what belongs here; with filters, that they leave nothing', async () => {
  const vazio = { ...mapaDeTeste(), total: 0, atrasados: 0, origens: [] };
  abrir({ mapa: vazio });
  expect(await screen.findByRole('heading', { name: 'Nenhum embarque a caminho' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para Processos' })).toBeVisible();
});

test('filters that leave nothing say so', async () => {
  const vazio = { ...mapaDeTeste(), total: 0, atrasados: 0, origens: [] };
  abrir({ mapa: vazio, endereco: '/maps/fullscreen?atrasados=true' });
  expect(await screen.findByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let vezes = 0;
  abrir({ responda: () => (++vezes === 1 ? responder({ Error: 'O banco parou.' }, 500) : responder(mapaDeTeste())) });
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await noMapa()).toHaveLength(2);
});
