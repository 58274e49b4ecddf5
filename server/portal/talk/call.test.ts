import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lerProblemas } from '#server/portal/duimp/draft-answers.ts';
import { chamarPortal } from './call.ts';

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer(({ headers }, answer) => {
    const message = `${JSON.stringify(headers)} ${'x'.repeat(400)}`;
    answer.writeHead(422, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ code: 'PLAT-ER2001', message, errors: [{ code: 'A', message }] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

test('an error that repeats what it was sent is kept without its secrets, and cut', async () => {
  const cabecalhos = {
    'Client-Id': 'um-cliente-de-teste',
    'Client-Secret': 'um-segredo-de-teste',
    Authorization: 'Bearer um.token.de.teste',
    'X-CSRF-Token': 'um-csrf-de-teste',
    'Role-Type': 'IMPEXP',
  };
  const resposta = await chamarPortal(base, { metodo: 'POST', caminho: '/x', cabecalhos, corpo: '{}' });
  const [problema] = lerProblemas(resposta.bytes);
  const guardadas = [resposta.mensagem, problema?.mensagem].map(String);
  for (const guardada of guardadas) {
    expect(guardada).toMatch(/"client-secret":"\*\*\*"/);
    expect(guardada).toContain('IMPEXP');
    expect(guardada).toHaveLength(300);
  }
  const tudo = Buffer.from(resposta.bytes).toString('utf8');
  for (const segredo of ['cliente-de', 'segredo-de', 'token.de', 'csrf-de']) expect(tudo).not.toContain(segredo);
  expect(resposta.codigo).toBe('PLAT-ER2001');
});
