import { fingirApi, responder, semRede } from './api-de-teste.ts';

async function lerDeNovo() {
  jest.resetModules();
  return (await import('./configuration.ts')).readConfiguration;
}

const PADRAO = { apiBaseUrl: '', consultoria: null };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('it is read once', async () => {
  const ler = jest.fn(() => responder({ apiBaseUrl: 'https://api.exemplo.com.br/' }));
  fingirApi({ 'GET /config.json': ler });
  const readConfiguration = await lerDeNovo();
  await Promise.all([readConfiguration(), readConfiguration()]);
  await expect(readConfiguration()).resolves.toEqual({ ...PADRAO, apiBaseUrl: 'https://api.exemplo.com.br' });
  expect(ler).toHaveBeenCalledTimes(1);
});

test.each([
  ['absent', () => new Response('não há', { status: 404 })],
  ['the page of a CDN', () => new Response('<html>')],
  ['spoilt', () => responder({ apiBaseUrl: 7 })],
])('%s: the defaults', async (_, resposta) => {
  fingirApi({ 'GET /config.json': resposta });
  await expect((await lerDeNovo())()).resolves.toEqual(PADRAO);
});

test('a network that is down is no configuration, and the next call asks again', async () => {
  const resposta = jest.fn<Response | Error, []>().mockImplementationOnce(semRede);
  resposta.mockImplementation(() => responder({ apiBaseUrl: '/backend' }));
  fingirApi({ 'GET /config.json': resposta });
  const readConfiguration = await lerDeNovo();
  await expect(readConfiguration()).rejects.toThrow();
  await expect(readConfiguration()).resolves.toEqual({ ...PADRAO, apiBaseUrl: '/backend' });
});
