import { act } from '@testing-library/react';
import { fingirApi } from '#lib/api/platform/api-de-teste.ts';
import { listenToNotices } from './notice-events.ts';

// jsdom lacks BroadcastChannel.
class CanalDeTeste {
  static abertos: CanalDeTeste[] = [];
  onmessage: ((evento: { data: unknown }) => void) | null = null;
  readonly nome: string;
  constructor(nome: string) {
    this.nome = nome;
    CanalDeTeste.abertos.push(this);
  }
  postMessage(data: unknown) {
    for (const outro of CanalDeTeste.abertos)
      if (outro !== this && outro.nome === this.nome) outro.onmessage?.({ data });
  }
  close() {
    CanalDeTeste.abertos = CanalDeTeste.abertos.filter((um) => um !== this);
  }
}
globalThis.BroadcastChannel = CanalDeTeste as unknown as typeof BroadcastChannel;

const EVENTO = 'event: avisos\ndata: {}\n\n';
const passar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Each new connection gets the next of these answers. */
function comLinhas(...linhas: (string[] | number)[]) {
  let abertas = 0;
  const api = fingirApi({
    'GET /config.json': () => Response.json({}),
    'GET /api/Aviso/Eventos': () => {
      const linha = linhas[abertas++];
      if (typeof linha === 'number') return new Response(null, { status: linha });
      return new Response(
        new ReadableStream({
          start(fluxo) {
            for (const pedaco of linha ?? []) fluxo.enqueue(new TextEncoder().encode(pedaco));
            if (linha) fluxo.close();
          },
        }),
      );
    },
  });
  return { abertas: () => abertas, api };
}

function ouvindo(pessoa = 'maria') {
  const ouvido: unknown[] = [];
  const parar = listenToNotices(pessoa, {
    aoMudar: () => ouvido.push('mudou'),
    aoLigar: (ligado) => ouvido.push(ligado),
    aoMudarPendencias: () => ouvido.push('pendencias'),
    aoAnunciarPendencias: (anuncia) => anuncia && ouvido.push('anuncia'),
  });
  return { ouvido, parar };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits until the page has read what it shows, then says each change', async () => {
  const { abertas } = comLinhas([EVENTO, ': \n\n', EVENTO.slice(0, 9), EVENTO.slice(9)]);
  const { ouvido, parar } = ouvindo();
  await passar(3_900);
  expect(abertas()).toBe(0);
  await passar(200);
  expect(ouvido).toEqual([true, 'mudou', true, 'mudou', false]);
  parar();
});

test('a line that was cut is opened again, each time a little later, and at once as soon as it holds', async () => {
  const { abertas } = comLinhas([EVENTO], [], [], [EVENTO], []);
  const { parar } = ouvindo();
  await passar(4_000);
  expect(abertas()).toBe(1);
  await passar(1_000);
  expect(abertas()).toBe(2);
  await passar(1_900);
  expect(abertas()).toBe(2);
  await passar(100);
  expect(abertas()).toBe(3);
  await passar(4_000);
  expect(abertas()).toBe(4);
  await passar(1_000);
  expect(abertas()).toBe(5);
  parar();
});

test('a back end that announces nothing is not asked again', async () => {
  const { abertas } = comLinhas(404);
  const { ouvido, parar } = ouvindo();
  await passar(600_000);
  expect([abertas(), ouvido]).toEqual([1, []]);
  parar();
});

test('what one tab hears, the others of the same person are told', async () => {
  comLinhas([EVENTO]);
  const outra = ouvindo();
  const alheia = ouvindo('joão');
  new CanalDeTeste('cais-avisos:maria').postMessage('mudou');
  expect([outra.ouvido, alheia.ouvido]).toEqual([['mudou'], []]);
  outra.parar();
  alheia.parar();
});

test('pending work is announced apart, to each tab, and a tab that opens later learns that it is', async () => {
  comLinhas([EVENTO, 'event: pendencias\ndata: {}\n\n'], 404);
  const ha = ouvindo();
  const outra = ouvindo();
  await passar(4_100);
  expect(outra.ouvido).toEqual(['mudou', 'pendencias', 'anuncia']);
  expect(ha.ouvido).toEqual([true, 'mudou', 'anuncia', 'pendencias', false]);
  for (const { parar } of [ha, outra]) parar();
});

test('stopped before its time opens nothing', async () => {
  const { abertas } = comLinhas([EVENTO]);
  ouvindo().parar();
  await passar(10_000);
  expect(abertas()).toBe(0);
});
