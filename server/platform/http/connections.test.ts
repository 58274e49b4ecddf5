import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { connectionOptions } from './connections.ts';

let app: FastifyInstance;
let porta: number;
beforeAll(async () => {
  app = Fastify(connectionOptions({ cabecalhos: 200, pedido: 400, conferir: 50 }));
  app.post('/', async ({ body, hostname }) => ({ body, hostname }));
  app.get('/', async ({ method }) => ({ method }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const endereco = app.server.address();
  porta = typeof endereco === 'object' && endereco ? endereco.port : 0;
});
afterAll(() => app.close());

/** What is answered to some bytes on a bare connection, until the server ends it. */
function dizer(texto: string): Promise<string> {
  return new Promise((pronto, falhou) => {
    const conexao: Socket = connect(porta, '127.0.0.1', () => conexao.write(texto));
    let resposta = '';
    conexao.on('data', (pedaco) => {
      resposta += pedaco;
    });
    conexao.on('close', () => pronto(resposta));
    conexao.on('error', falhou);
  });
}

test('headers that never end are cut off, with a sentence', async () => {
  const resposta = await dizer('GET / HTTP/1.1\r\nHost: a\r\nX-Devagar: ');
  expect(resposta).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(resposta).toContain('{"Error":"O pedido demorou demais a chegar.","codigo":"LIMITE"}');
});

test('so is a body that never ends', async () => {
  const resposta = await dizer(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":',
  );
  expect(resposta).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['headers beyond sixteen kilobytes', `GET / HTTP/1.1\r\nHost: a\r\nX-Grande: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is no HTTP', 'olá\r\n\r\n', 400],
  ['a header within a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\rSet-Cookie: c\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'a length and pieces at once',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('%s are refused', async (_, texto, status) => {
  expect(await dizer(texto)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('a method in a header is not the method', async () => {
  const resposta = await dizer(
    'GET / HTTP/1.1\r\nHost: a\r\nX-HTTP-Method-Override: DELETE\r\nX-Method-Override: PUT\r\nConnection: close\r\n\r\n',
  );
  expect(resposta).toContain('{"method":"GET"}');
});
