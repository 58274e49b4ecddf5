import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/free-port.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { createCluster } from '#server/testing/disposable-postgres.ts';
import { Envio, entrar, subir } from '#server/testing/proofs/from-outside.ts';
import { killServer, liveServers } from '#server/testing/separate-server.ts';
import { conferirSaude, conferirSite, UMA_DI } from './implantacao/conferir-servidor.ts';
import { instalarPacote } from './implantacao/instalar-pacote.ts';
import { type Nginx, subirNginx, temNginx } from './implantacao/nginx.ts';
import { unidadeDoCais } from './implantacao/unidade.ts';

/**
 * `npm run -s prova -- nginx` runs deploy/nginx.conf on a separate nginx, with a temporary certificate and the site of the package
 * as files. Behind it two processes of the package share one PostgreSQL. It installs neither nginx nor PostgreSQL.
 */
if (!temNginx()) throw new Error('Não há nginx nesta máquina (apt-get install nginx-light).');
const cluster = await createCluster();
const raiz = mkdtempSync(join(tmpdir(), 'cais-nginx-'));
const pacote = await instalarPacote();
const maria = { email: 'maria@exemplo.com.br', password: 'uma senha de teste' };
let nginx: Nginx | undefined;
try {
  const comum = { DATABASE_URL: cluster.url, DATA_DIR: pacote.novosDados('dados'), PROXY_CONFIAVEL: '127.0.0.1,::1' };
  const quem = ['--email', maria.email, '--nome', 'Maria', '--empresa', 'Empresa Ltda'];
  pacote.npm(['usuario:criar', '--', ...quem], { ...comum, SENHA: maria.password });
  const portas: [number, number] = [await freePort(), await freePort()];
  const { paradaMs: _, ...comeco } = unidadeDoCais(pacote.pasta);
  const noPorto = (porta: number) => subir({ ...comum, PORT: String(porta) }, { ...comeco, ...pacote.dono });
  const primeira = await noPorto(portas[0]);
  await noPorto(portas[1]);
  nginx = await subirNginx(raiz, pacote.pasta, portas);
  const { http, https } = nginx;

  const redirecionado = await fetch(`${http}/algum/lugar?x=1`, { redirect: 'manual' });
  deepStrictEqual(
    [redirecionado.status, redirecionado.headers.get('location')],
    [301, 'https://localhost/algum/lugar?x=1'],
  );
  await conferirSite(https, pacote.pasta);
  await conferirSaude(https);
  strictEqual((await porHttp2(https))[':status'], 200);
  const umScript = readdirSync(join(pacote.pasta, 'out/_next/static/chunks')).find((nome) => nome.endsWith('.js.gz'));
  const escondidos = [
    'index.html.gz',
    'index.html.br',
    'cabecalhos.nginx.conf',
    '_headers',
    `_next/static/chunks/${umScript}`,
  ];
  for (const nome of escondidos) strictEqual((await fetch(`${https}/${nome}`)).status, 404, nome);
  console.log(
    'http → https, página com seus cabeçalhos, HTTP/2, arquivos imutáveis em gzip; nada de .gz, .br ou .conf pelo nome',
  );

  const pessoa = await entrar({ url: https }, maria);
  const daApi = await fetch(`${https}/api/Processo`);
  deepStrictEqual([daApi.status, daApi.headers.get('cache-control')], [401, 'no-store']);
  match(daApi.headers.get('strict-transport-security') ?? '', /max-age=/);
  await conferirLimite(nginx);
  console.log(
    'log-in pelo proxy; senhas erradas contadas por quem as erra, e não pelo proxy nem pelo que o cliente diz ser',
  );

  const di = new Envio(Buffer.from(gerarArquivoDi({ ...UMA_DI, adicoes: 90, itensPorAdicao: 80 })), 'di.xml');
  strictEqual((await pessoa('POST', '/api/Di/Ler', di))?.status, 200);
  for (const nome of ['Um', 'Dois', 'Três']) {
    strictEqual((await pessoa('POST', '/api/Fornecedor', fornecedor(nome)))?.status, 201);
  }
  const csv = await pessoa('GET', '/api/Fornecedor/Exportar?formato=csv');
  strictEqual(csv?.bytes.toString('utf8').trim().split('\n').length, 1 + 3);
  const ms = await primeiroEvento(https);
  console.log(
    `envio de ${(di.bytes.length / 1e6).toFixed(1)} MB, exportação, fluxo de avisos (primeiro evento em ${ms} ms)`,
  );

  await killServer(primeira);
  for (let vez = 1; vez <= 20; vez++) {
    strictEqual((await pessoa('GET', '/api/Fornecedor'))?.status, 200);
    const gravado = await pessoa('POST', '/api/Fornecedor', fornecedor(`Depois ${vez}`));
    strictEqual(gravado?.status, 201, `Gravação ${vez} depois da queda`);
  }
  strictEqual((await pessoa('GET', '/api/Fornecedor'))?.total, 3 + 20);
  console.log('um de dois processos morto: 20 leituras e 20 gravações seguidas, nenhuma recusada');
} finally {
  await nginx?.parar();
  for (const { processo } of liveServers) processo.kill('SIGKILL');
  await cluster.remove();
  pacote.desfazer();
  rmSync(raiz, { recursive: true, force: true });
}

function fornecedor(razaoSocial: string) {
  return { papel: 'FORNECEDOR', razaoSocial, pais: { codigo: '160' } };
}

/** After ten wrong passwords of one account, its address is refused; from another address the person signs in. */
async function conferirLimite({ de }: Nginx): Promise<void> {
  const tentar = (endereco: string, password: string, cabecalhos = {}) =>
    de(endereco, { method: 'POST', path: '/Auth/Login', corpo: { ...maria, password }, cabecalhos });
  for (let vez = 1; vez <= 10; vez++) strictEqual((await tentar('127.0.0.2', `errada ${vez}`)).status, 401);
  strictEqual((await tentar('127.0.0.2', maria.password)).status, 429);
  strictEqual((await tentar('127.0.0.2', maria.password, { 'x-forwarded-for': '203.0.113.9' })).status, 429);
  strictEqual((await tentar('127.0.0.3', maria.password)).status, 200);
}

/** The milliseconds until the first event of an endless stream arrives. */
async function primeiroEvento(url: string): Promise<number> {
  const entrada = await fetch(`${url}/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(maria),
  });
  const { token } = (await entrada.json()) as { token: string };
  const fim = new AbortController();
  const inicio = Date.now();
  const fluxo = await fetch(`${url}/api/Aviso/Eventos`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: AbortSignal.any([fim.signal, AbortSignal.timeout(5_000)]),
  });
  match(fluxo.headers.get('content-type') ?? '', /^text\/event-stream/);
  const pedaco = await (fluxo.body as ReadableStream<Uint8Array>).getReader().read();
  match(new TextDecoder().decode(pedaco.value), /^event: avisos\n/);
  fim.abort();
  return Date.now() - inicio;
}

async function porHttp2(url: string): Promise<IncomingHttpHeaders> {
  const sessao = connect(url);
  const [cabecalhos] = await once(sessao.request({ ':path': '/' }), 'response');
  sessao.destroy();
  return cabecalhos;
}
