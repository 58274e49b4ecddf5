import { z } from 'zod';
import { fingirApi, responder, semRede } from './api-de-teste.ts';
import { ApiError } from './api-error.ts';
import { connectSession, read, readList, uploadFile, write, writeWithoutReply } from './client.ts';

const coisa = z.object({ id: z.string() });
const uma = { id: '1' };
const aoRecusar = jest.fn();
let naConsole: jest.SpyInstance;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the rule under test reads it.
  document.cookie = 'XSRF-TOKEN=test';
  connectSession({ token: () => 't1', aoRecusar });
  aoRecusar.mockClear();
  naConsole = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => naConsole.mockRestore());

const falhaDe = (promessa: Promise<unknown>) => promessa.then(() => null).catch((erro: ApiError) => erro);

test('a read carries the token, no XSRF header, and only the filled filters', async () => {
  const { pedidos } = fingirApi({ 'GET /api/Coisa': () => responder(uma) });
  const consulta = { q: 'peça & cia', pagina: 2, vazio: undefined, nulo: null };
  await expect(read('/api/Coisa', coisa, { consulta })).resolves.toEqual(uma);
  expect(pedidos[0]?.url).toBe('http://localhost/api/Coisa?q=pe%C3%A7a%20%26%20cia&pagina=2');
  expect(pedidos[0]?.headers.get('Authorization')).toBe('Bearer t1');
  expect(pedidos[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
});

test('a list brings the total of the whole result', async () => {
  fingirApi({ 'GET /api/Coisa': () => responder([uma], 200, { 'X-Total-Count': '1482' }) });
  await expect(readList('/api/Coisa', coisa)).resolves.toEqual({ itens: [uma], total: 1482 });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s carries the XSRF header, and keeps one already set',
  async (metodo) => {
    const { pedidos } = fingirApi({ [`${metodo} /api/Coisa`]: () => responder(uma) });
    await write(metodo, '/api/Coisa', uma, coisa);
    await write(metodo, '/api/Coisa', uma, coisa, { cabecalhos: { 'x-xsrf-token': 'meu' } });
    expect(pedidos.map((pedido) => pedido.headers.get('X-XSRF-TOKEN'))).toEqual(['test', 'meu']);
    expect(await pedidos[0]?.json()).toEqual(uma);
  },
);

test('an absolute address gets neither token nor XSRF header', async () => {
  const { pedidos } = fingirApi({ 'POST /x': () => responder(uma) });
  await write('POST', '//outro.example/x', uma, coisa);
  expect(pedidos[0]?.url).toBe('http://outro.example/x');
  expect(pedidos[0]?.headers.has('Authorization')).toBe(false);
  expect(pedidos[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
});

test.each([
  ['network', semRede],
  ['502', () => new Response('<html>', { status: 502 })],
  ['503', () => new Response('', { status: 503, headers: { 'Retry-After': '0' } })],
  ['504', () => new Response('', { status: 504 })],
])('a read is tried three times on %s', async (_, resposta) => {
  const { pedidos } = fingirApi({ 'GET /api/Coisa': resposta });
  await expect(read('/api/Coisa', coisa)).rejects.toThrow(ApiError);
  expect(pedidos).toHaveLength(3);
  expect(naConsole).toHaveBeenCalledTimes(1);
});

test('a read that then succeeds has its answer', async () => {
  const falhas = [new Response('', { status: 502 }), new Response('', { status: 504 })];
  const { pedidos } = fingirApi({ 'GET /api/Coisa': () => falhas.shift() ?? responder(uma) });
  await expect(read('/api/Coisa', coisa)).resolves.toEqual(uma);
  expect(pedidos).toHaveLength(3);
  expect(naConsole).not.toHaveBeenCalled();
});

test('a read that fails for good is told to the console, once, with what was asked', async () => {
  fingirApi({ 'GET /api/Coisa': () => new Response('', { status: 503, headers: { 'Retry-After': '0' } }) });
  await falhaDe(read('/api/Coisa', coisa));
  expect(naConsole.mock.calls).toEqual([['GET /api/Coisa: O servidor está fora do ar. Tente de novo em instantes.']]);
});

test.each([400, 404, 500])('a read refused with %i is not tried again', async (status) => {
  const { pedidos } = fingirApi({ 'GET /api/Coisa': () => new Response('', { status }) });
  await expect(read('/api/Coisa', coisa)).rejects.toMatchObject({ status });
  expect(pedidos).toHaveLength(1);
});

test.each([
  ['network', semRede],
  ['503', () => new Response('', { status: 503 })],
])('a write is never tried again (%s)', async (_, resposta) => {
  const { pedidos } = fingirApi({ 'PUT /api/Coisa': resposta });
  await expect(write('PUT', '/api/Coisa', uma, coisa)).rejects.toThrow(ApiError);
  expect(pedidos).toHaveLength(1);
});

test('a refusal of the API arrives whole', async () => {
  const corpo = { Error: 'NCM inexistente.', codigo: 'VALIDACAO', campos: { 'itens.0.ncm': 'NCM inexistente' } };
  fingirApi({ 'POST /api/Coisa': () => responder(corpo, 400) });
  const erro = await falhaDe(write('POST', '/api/Coisa', uma, coisa));
  expect(erro).toMatchObject({ status: 400, codigo: 'VALIDACAO', message: 'NCM inexistente.', campos: corpo.campos });
});

test.each([
  ['no network', semRede, 0, 'REDE', /^Sem conexão com o servidor\./],
  ['a page of some proxy', () => new Response('<html>', { status: 500 }), 500, 'INTERNO', /erro 500/],
  ['an answer off the contract', () => responder({ id: 7 }), 200, 'RESPOSTA', /não entende/],
  ['an answer that is no JSON', () => new Response('ok'), 200, 'RESPOSTA', /não entende/],
])('%s becomes a sentence', async (_, resposta, status, codigo, frase) => {
  fingirApi({ 'POST /api/Coisa': resposta });
  const erro = await falhaDe(write('POST', '/api/Coisa', uma, coisa));
  expect(erro).toMatchObject({ status, codigo, message: expect.stringMatching(frase) });
});

test('a 401 ends the session whose token was sent; the login, sent by nobody, ends none', async () => {
  const recusa = () => responder({ Error: 'Não.', codigo: 'NAO_AUTENTICADO' }, 401);
  const { pedidos } = fingirApi({ 'GET /api/Coisa': recusa, 'POST /Auth/Login': recusa });
  await falhaDe(write('POST', '/Auth/Login', {}, coisa, { semSessao: true }));
  expect(pedidos[0]?.headers.has('Authorization')).toBe(false);
  expect(aoRecusar).not.toHaveBeenCalled();
  await falhaDe(read('/api/Coisa', coisa));
  expect(aoRecusar).toHaveBeenCalledWith('t1');
});

test('an abandoned read says nothing', async () => {
  const abandono = new AbortController();
  fingirApi({
    'GET /api/Coisa': () => {
      abandono.abort();
      return semRede();
    },
  });
  const erro = await falhaDe(read('/api/Coisa', coisa, { signal: abandono.signal }));
  expect(erro?.name).toBe('AbortError');
  expect(naConsole).not.toHaveBeenCalled();
});

test('a delete has nothing to answer', async () => {
  fingirApi({ 'DELETE /api/Coisa/1': () => new Response(null, { status: 204 }) });
  await expect(writeWithoutReply('DELETE', '/api/Coisa/1')).resolves.toBeUndefined();
});

test('a file goes as one part, with its accents and the XSRF header', async () => {
  const { pedidos } = fingirApi({ 'POST /api/Processo/ImportarDi': () => responder(uma, 201) });
  const arquivo = new File(['<x/>'], 'declaração nº 1.xml', { type: 'text/xml' });
  await uploadFile('/api/Processo/ImportarDi', arquivo, coisa, { consulta: { Bucket: 'di' } });
  const [pedido] = pedidos;
  expect(pedido?.url).toBe('http://localhost/api/Processo/ImportarDi?Bucket=di');
  expect(pedido?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(pedido?.headers.get('X-XSRF-TOKEN')).toBe('test');
  const partes = [...((await pedido?.formData()) ?? [])];
  expect(partes.map(([nome, parte]) => [nome, (parte as File).name])).toEqual([['file', 'declaração nº 1.xml']]);
});

describe('an upload that reports progress', () => {
  const arquivo = new File(['<x/>'], 'declaração nº 1.xml');

  test('goes the same way, and says how far it is', async () => {
    const { pedidos } = fingirApi({ 'POST /api/Processo/ImportarDi': () => responder(uma, 201) });
    const partes: number[] = [];
    const aoProgredir = (parte: number) => partes.push(parte);
    await expect(uploadFile('/api/Processo/ImportarDi', arquivo, coisa, { aoProgredir })).resolves.toEqual(uma);
    expect(partes).toEqual([0.5, 1]);
    expect(pedidos[0]?.headers.get('X-XSRF-TOKEN')).toBe('test');
    const enviado = (await pedidos[0]?.formData())?.get('file');
    expect(enviado).toMatchObject({ name: 'declaração nº 1.xml' });
  });

  test('is refused, loses the network and is abandoned like any other call', async () => {
    const enviar = (signal?: AbortSignal) =>
      falhaDe(uploadFile('/api/Di/Ler', arquivo, coisa, { aoProgredir: () => {}, signal }));
    fingirApi({ 'POST /api/Di/Ler': () => responder({ Error: 'Já existe.', codigo: 'DUPLICADO', id: '9' }, 409) });
    expect(await enviar()).toMatchObject({ status: 409, codigo: 'DUPLICADO', id: '9' });
    const semRetorno = fingirApi({ 'POST /api/Di/Ler': semRede });
    expect(await enviar()).toMatchObject({ codigo: 'REDE' });
    expect(semRetorno.pedidos).toHaveLength(1);
    const fora = fingirApi({ 'POST /api/Di/Ler': () => new Response('', { status: 503 }) });
    expect(await enviar()).toMatchObject({ status: 503 });
    expect(fora.pedidos).toHaveLength(1);
    const abandono = new AbortController();
    fingirApi({
      'POST /api/Di/Ler': () => {
        abandono.abort();
        return responder(uma);
      },
    });
    expect(await enviar(abandono.signal)).toMatchObject({ name: 'AbortError' });
  });
});

test('where the company demands a second factor it is told, and the session goes on', async () => {
  const aoExigirSegundoFator = jest.fn();
  connectSession({ token: () => 't1', aoRecusar, aoExigirSegundoFator });
  fingirApi({
    'GET /api/Coisa': () => responder({ Error: 'Falta o segundo fator.', codigo: 'SEGUNDO_FATOR' }, 403),
    'GET /api/Outra': () => responder({ Error: 'Não.', codigo: 'PROIBIDO' }, 403),
  });
  expect((await falhaDe(read('/api/Outra', coisa)))?.codigo).toBe('PROIBIDO');
  expect(aoExigirSegundoFator).not.toHaveBeenCalled();
  expect((await falhaDe(read('/api/Coisa', coisa)))?.codigo).toBe('SEGUNDO_FATOR');
  expect(aoExigirSegundoFator).toHaveBeenCalledTimes(1);
  expect(aoRecusar).not.toHaveBeenCalled();
});

test('what asks for a proof is sent again once the person gave it, and refused when they did not', async () => {
  const respostas = [
    () => responder({ Error: 'Confirme que é você.', codigo: 'PROVA', prova: 'UMA' }, 403),
    () => responder(uma),
  ];
  const aoPedirProva = jest.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  connectSession({ token: () => 't1', aoRecusar, aoPedirProva });
  const { pedidos } = fingirApi({ 'POST /api/Coisa': () => (respostas.shift() ?? responder)(uma) });
  await expect(write('POST', '/api/Coisa', uma, coisa)).resolves.toEqual(uma);
  expect(aoPedirProva.mock.calls).toEqual([['UMA']]);
  expect(await Promise.all(pedidos.map((pedido) => pedido.json()))).toEqual([uma, uma]);

  respostas.push(() => responder({ Error: 'Confirme que é você.', codigo: 'PROVA', prova: 'TODAS' }, 403));
  expect((await falhaDe(write('POST', '/api/Coisa', uma, coisa)))?.message).toBe('Confirme que é você.');
  expect(pedidos).toHaveLength(3);
  expect(aoRecusar).not.toHaveBeenCalled();
});

test('the page marks what it asks by itself only for a server that limits inactivity', async () => {
  const aoLimitarInatividade = jest.fn();
  const semGesto = jest.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
  connectSession({ token: () => 't1', aoRecusar, aoLimitarInatividade, semGesto });
  const { pedidos } = fingirApi({ 'GET /api/Coisa': () => responder(uma, 200, { 'X-Inatividade': '15' }) });
  await read('/api/Coisa', coisa);
  await read('/api/Coisa', coisa);
  expect(aoLimitarInatividade.mock.calls).toEqual([[15], [15]]);
  expect(pedidos.map((pedido) => pedido.headers.get('X-Sem-Gesto'))).toEqual([null, '1']);
});
