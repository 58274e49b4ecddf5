import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import type { Aviso } from '#lib/contracts/outbound/aviso.ts';
import { Sino } from './Sino.tsx';

globalThis.BroadcastChannel ??= class {
  postMessage() {}
  close() {}
} as unknown as typeof BroadcastChannel;

const PROCESSO = '01900000-0000-7000-8000-000000000001';
const aviso = (mais: Partial<Aviso> = {}): Aviso => ({
  id: '01900000-0000-7000-8000-00000000000a',
  tipo: 'CANAL',
  recurso: 'Processo',
  registroId: PROCESSO,
  titulo: 'IMP-2026-0007',
  texto: 'Canal vermelho na RFB.',
  autor: 'João',
  vezes: 1,
  em: '2026-11-20T12:00:00.000Z',
  lidoEm: null,
  ...mais,
});

const abrir = (rotas: RotasDeTeste = {}) =>
  abrirTelas({
    endereco: '/aqui',
    telas: { '/aqui': [Sino] },
    rotas: {
      'GET /api/MeuDia/Contagem': () => responder({ total: 12 }),
      'GET /api/Aviso/Contagem': () => responder({ naoLidos: 0 }),
      ...rotas,
    },
  });

test.each([
  [0, 'Meu dia: nenhuma pendência', ''],
  [1, 'Meu dia: 1 pendência', '1'],
  [12, 'Meu dia: 12 pendências', '12'],
  [99, 'Meu dia: 99 pendências', '99'],
  [100, 'Meu dia: mais de 99 pendências', '99+'],
])('with %s waiting the bell is called “%s”, and leads to them', async (total, nome, figura) => {
  abrir({ 'GET /api/MeuDia/Contagem': () => responder({ total }) });
  const sino = await screen.findByRole('button', { name: nome });
  await waitFor(() => expect(sino.textContent).toContain(figura));
  await userEvent.click(sino);
  const painel = await screen.findByRole('dialog', { name: 'Avisos' });
  expect(within(painel).getByRole('link', { name: nome })).toHaveAttribute('href', '/meu-dia');
});

test('where nobody knows how much waits, the bell stands without a figure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { pedidos } = abrir({ 'GET /api/MeuDia/Contagem': semRede });
  const sino = await screen.findByRole('button', { name: 'Meu dia' });
  await waitFor(() => expect(pedidos('GET', '/api/MeuDia/Contagem').length).toBeGreaterThan(0));
  expect(sino).toBeVisible();
  expect(sino).not.toHaveTextContent(/\d[^0]/);
});

test('a back end that has neither is asked once, and nobody is told of an error', async () => {
  const erros = jest.spyOn(console, 'error').mockImplementation(() => {});
  erros.mockClear();
  const nada = () => responder({ Error: 'Não há.' }, 404);
  const { pedidos } = abrir({ 'GET /api/MeuDia/Contagem': nada, 'GET /api/Aviso/Contagem': nada });
  await waitFor(() => expect(pedidos('GET', '/api/Aviso/Contagem')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Meu dia' })).toBeVisible();
  expect(erros).not.toHaveBeenCalled();
});

test('what happened is told in words, leads to its record, and is read once it was opened', async () => {
  let lidos: unknown;
  const { endereco } = abrir({
    'GET /api/Aviso/Contagem': () => responder({ naoLidos: 2 }),
    'GET /api/Aviso': () =>
      responder([
        aviso(),
        aviso({
          id: '01900000-0000-7000-8000-00000000000b',
          tipo: 'CIENCIA',
          recurso: 'Dai',
          titulo: 'IMP-2026-0009',
          texto: 'Falta a ciência.',
          vezes: 3,
        }),
        aviso({
          id: '01900000-0000-7000-8000-00000000000c',
          titulo: 'IMP-2026-0001',
          lidoEm: '2026-11-20T13:00:00.000Z',
        }),
      ]),
    'POST /api/Aviso/Lidos': async (pedido) => {
      lidos = await pedido.json();
      return responder({ naoLidos: 1 });
    },
  });
  const sino = await screen.findByRole('button', { name: 'Meu dia: 12 pendências; 2 avisos novos' });
  expect(screen.getByRole('status')).toHaveTextContent('2 avisos novos');
  await userEvent.click(sino);
  const lista = await screen.findByRole('list', { name: 'Avisos' });
  const [canal, ciencia, lido] = within(lista).getAllByRole('listitem');
  expect(canal).toHaveTextContent(
    /^IMP-2026-0007Canal da RFBNovoCanal vermelho na RFB\.João(.* · )?20\/11\/2026 \d\d:00$/,
  );
  expect(ciencia).toHaveTextContent(/João.* · a última de 3 vezes$/);
  expect(within(ciencia as HTMLElement).getByRole('link')).toHaveAttribute('href', `/importacao/sefaz/${PROCESSO}`);
  expect(lido).not.toHaveTextContent('Novo');
  await userEvent.click(within(canal as HTMLElement).getByRole('link', { name: 'IMP-2026-0007' }));
  expect(endereco()).toBe(`/importacao/processos/${PROCESSO}`);
  expect(lidos).toEqual({ ids: ['01900000-0000-7000-8000-00000000000a'] });
});

test('all are read at once, and none is a place that says what would be there', async () => {
  const { pedidos } = abrir({
    'GET /api/Aviso': () => responder([aviso()]),
    'POST /api/Aviso/Lidos': () => responder({ naoLidos: 0 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Meu dia: 12 pendências' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar todos como lidos' }));
  await waitFor(() => expect(pedidos('POST', '/api/Aviso/Lidos')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Marcar todos como lidos' })).toBeNull();
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Novo');
  expect(screen.getByRole('heading', { name: 'Avisos' })).toHaveFocus();
});

test('what could not be read can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let cai = true;
  abrir({ 'GET /api/Aviso': () => (cai ? responder({ Error: 'Fora do ar.' }, 500) : responder([])) });
  await userEvent.click(await screen.findByRole('button', { name: 'Meu dia: 12 pendências' }));
  cai = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhum aviso ainda')).toBeVisible();
});
