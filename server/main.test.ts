import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '#server/platform/db/folder-lock.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { liveServers, startServer } from '#server/testing/separate-server.ts';

// The test starts the real process, as `npm start` runs it.

const pasta = mkdtempSync(join(tmpdir(), 'cais-main-'));
const porta = 20_000 + (process.pid % 20_000);

afterAll(() => {
  for (const { processo } of liveServers) processo.kill('SIGKILL');
  rmSync(pasta, { recursive: true, force: true, maxRetries: 20 });
});

const iniciar = (env: Record<string, string>) => startServer({ DATA_DIR: pasta, PORT: String(porta), ...env });

async function entrar() {
  const resposta = await fetch(`http://localhost:${porta}/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@cais.local', password: 'cais-demo' }),
  });
  return resposta.json();
}

/** Waits until the port is closed: a server that stops accepts no new connection. */
async function portaFechada(): Promise<void> {
  const tentativa = connect(porta);
  const aberta = await new Promise<boolean>((sabido) => {
    tentativa.once('connect', () => sabido(true)).once('error', () => sabido(false));
  });
  tentativa.destroy();
  if (aberta) return portaFechada();
}

const PEDIDO = {
  semente: 1,
  dataRegistro: '2026-11-20',
  adicoes: 1,
  itensPorAdicao: 1,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
  taxas: { '220': '5.3417' },
};

test('says where it is and how to enter the demonstration, serves, and stops when told, leaving the data free', async () => {
  const { processo, saida, fim, noAr } = iniciar({});
  await noAr;
  expect(saida.texto).toContain(`Cais no ar: http://localhost:${porta}`);
  expect(saida.texto).toContain('Entrada de demonstração: demo@cais.local / cais-demo');

  const saude = await fetch(`http://localhost:${porta}/saude`);
  expect(await saude.json()).toEqual({ ok: true, banco: 'embutido', versao: expect.stringMatching(/^\d+\.\d+\.\d+$/) });

  const { token, name, empresa } = await entrar();
  expect({ name, empresa }).toEqual({
    name: 'Maria da Conceição',
    empresa: { nomeFantasia: 'Amazônia Componentes Ltda' },
  });
  const processos = await fetch(`http://localhost:${porta}/api/Processo`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(processos.headers.get('x-total-count')).toBe('47');

  processo.kill('SIGTERM');
  expect(await fim).toBe(0);
  await (await lockFolder(pasta))();
});

test('what it writes is for its owner alone', async () => {
  const { processo, fim, noAr } = iniciar({});
  await noAr;
  const deOutros = readdirSync(pasta, { recursive: true, encoding: 'utf8' }).filter(
    (nome) => (statSync(join(pasta, nome)).mode & 0o077) !== 0 && !nome.startsWith('postgres/'),
  );
  expect(deOutros).toEqual([]);
  expect(statSync(join(pasta, 'postgres')).mode & 0o777).toBe(0o700);
  processo.kill('SIGTERM');
  await fim;
});

test('a folder that everybody may write to is refused', async () => {
  const aberta = mkdtempSync(join(tmpdir(), 'cais-aberta-'));
  chmodSync(aberta, 0o777);
  const { fim, saida } = iniciar({ DATA_DIR: aberta });
  expect(await fim).toBe(1);
  expect(saida.texto).toContain(
    `DATA_DIR: qualquer usuário desta máquina pode escrever na pasta "${aberta}". Feche-a (chmod 700) ou indique outra.`,
  );
  rmSync(aberta, { recursive: true });
});

test('a second process is kept out of the same data', async () => {
  const primeiro = iniciar({});
  await primeiro.noAr;
  const segundo = iniciar({ PORT: String(porta + 1) });
  expect(await segundo.fim).toBe(1);
  expect(segundo.saida.texto).toContain(
    `DATA_DIR: a pasta "${pasta}" já está em uso pelo processo ${primeiro.processo.pid} da máquina ${hostname()}. Pare-o ou indique outra pasta.`,
  );
  primeiro.processo.kill('SIGTERM');
  await primeiro.fim;
});

test('the rates are asked for where the settings say, once it serves', async () => {
  const espelho = createServer((_, resposta) => resposta.end('{"value":[]}')).listen(0, '127.0.0.1');
  await once(espelho, 'listening');
  const perguntado = once(espelho, 'request');
  const endereco = `http://127.0.0.1:${(espelho.address() as AddressInfo).port}/ptax`;
  const { processo, fim } = iniciar({ PTAX_ENDERECO: endereco });
  const [{ url }] = (await perguntado) as [IncomingMessage];
  expect(url).toMatch(/^\/ptax\/CotacaoMoedaPeriodo\(.*%40moeda=%27EUR%27/);
  processo.kill('SIGTERM');
  expect(await fim).toBe(0);
  espelho.close();
});

test('told to stop in the middle of an upload, it takes the rest and answers before it goes', async () => {
  const { processo, fim, noAr } = iniciar({});
  await noAr;
  const { token } = await entrar();
  const { headers = {}, payload } = multipartOf('/api/Di/Ler', gerarArquivoDi(PEDIDO));
  const corpo = payload as Buffer;
  const pedido = request({
    port: porta,
    method: 'POST',
    path: '/api/Di/Ler',
    headers: { ...headers, authorization: `Bearer ${token}`, expect: '100-continue', 'content-length': corpo.length },
  });
  const resposta = once(pedido, 'response') as Promise<[IncomingMessage]>;
  pedido.flushHeaders();
  await once(pedido, 'continue');
  pedido.write(corpo.subarray(0, 100));
  processo.kill('SIGTERM');
  await portaFechada();
  pedido.end(corpo.subarray(100));
  const [{ statusCode }] = await resposta;
  expect(statusCode).toBe(200);
  expect(await fim).toBe(0);
});

test.each([
  [{ PORT: 'abc' }, 'PORT deve ser um número de porta'],
  [{ TZ: 'Lua/Cratera' }, 'TZ deve ser um fuso horário IANA'],
  [{ DATA_DIR: '/dev/null/cais' }, 'DATA_DIR: a pasta "/dev/null/cais" não pode ser usada (ENOTDIR).'],
  [
    { DATABASE_URL: 'postgres://cais:segredo@127.0.0.1:1/cais' },
    'DATABASE_URL: o banco em 127.0.0.1:1 não pôde ser aberto (ECONNREFUSED).',
  ],
  [{ HOST: '0.0.0.0' }, 'HOST 0.0.0.0 não é aceito enquanto vale a senha de demonstração'],
  [{ PROXY_CONFIAVEL: '127.0.0.1' }, 'PROXY_CONFIAVEL não é aceito enquanto vale a senha de demonstração'],
])('%j stops the start with a sentence that names the setting', async (env, frase) => {
  const { fim, saida } = iniciar(env as Record<string, string>);
  expect(await fim).toBe(1);
  expect(saida.texto).toContain(frase);
  expect(saida.texto).not.toContain('    at ');
});
