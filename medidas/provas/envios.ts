import { ok, strictEqual } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { freePort } from '#server/platform/free-port.ts';
import { criarPessoa, subir } from '#server/testing/proofs/from-outside.ts';
import { killServer } from '#server/testing/separate-server.ts';

/**
 * `npm run -s prova -- envios`: eight files of 200 MB come at once, of four companies, and are held before their last byte. The server
 * stays under 1 GB, answers lists meanwhile, and has no file left at the end.
 */
const MEGA = 1024 * 1024;
const CADA = 200 * MEGA;
const INDUSTRIA = {
  razaoSocial: 'FICTICIA INDUSTRIA DE MOTOS LTDA',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
  inscricaoEstadual: '062001234',
  dciMensal: true,
  dciAdeNumero: 'ADE 1/2020',
  dciAdeData: '2020-01-02',
  resolucoes: [
    {
      numero: '205/2021',
      data: '2021-02-25',
      produto: 'Motocicleta',
      portariaPpb: 'Portaria 1/2020',
      tipoCoeficiente: 'FIXO',
    },
  ],
};
const DCI = { tipo: 'MENSAL', competencia: '2026-10', taxaUSD: '5.1234', dataTaxa: '2026-11-10' };
const pasta = await mkdtemp(join(tmpdir(), 'cais-envios-prova-'));
const env = { DATA_DIR: join(pasta, 'dados'), PORT: String(await freePort()) };
const acessos = [await criarPessoa(env), await criarPessoa(env), await criarPessoa(env), await criarPessoa(env)];
const servidor = await subir(env);
try {
  const pessoas = await Promise.all(acessos.map(comDci));
  const antes = rss();
  let maior = antes;
  const relogio = setInterval(() => {
    maior = Math.max(maior, rss());
  }, 100);
  const envios = await Promise.all(Array.from({ length: 8 }, (_, i) => enviarQuaseTudo(pessoas[i % 4] as ComDci)));
  const chegou = () =>
    readdirSync(join(env.DATA_DIR, 'envios'), { withFileTypes: true }).filter((um) => um.isFile()).length;
  strictEqual(chegou(), 8, 'Os oito envios deviam estar em disco.');
  const inicio = performance.now();
  const lista = await fetch(`${servidor.url}/api/Processo`, {
    headers: { authorization: `Bearer ${pessoas[0]?.token}` },
  });
  strictEqual(lista.status, 200);
  const espera = performance.now() - inicio;
  const respostas = await Promise.all(envios.map((acabar) => acabar()));
  clearInterval(relogio);
  while (chegou() > 0) await esperar(100);
  console.log(
    `8 × 200 MB at once: RSS ${Math.round(antes / MEGA)} → at most ${Math.round(maior / MEGA)} MB; a list meanwhile in ${espera.toFixed(0)} ms; answers ${respostas.join(' ')}`,
  );
  ok(maior < 1024 * MEGA, 'O servidor passou de 1 GB.');
} finally {
  await killServer(servidor);
}

interface ComDci {
  token: string;
  dci: string;
}

/** A person with an open DCI: nothing else takes a file of this size. */
async function comDci(acesso: object): Promise<ComDci> {
  const { token } = await postar<{ token: string }>('/Auth/Login', acesso);
  const criar = async (recurso: string, corpo: object) =>
    (await postar<{ id: string }>(`/api/${recurso}`, corpo, { authorization: `Bearer ${token}` })).id;
  const importador = { id: await criar('Importador', INDUSTRIA) };
  const quemAssina = { nome: 'Ana Fictícia', cpf: '12345678909', vinculo: 'PROCURADOR', importadores: [importador] };
  const representante = { id: await criar('Representante', quemAssina) };
  return { token, dci: await criar('Dci', { importador, representante, ...DCI }) };
}

async function postar<T>(caminho: string, corpo: object, cabecalhos: Record<string, string> = {}): Promise<T> {
  const resposta = await fetch(`${servidor.url}${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...cabecalhos },
    body: JSON.stringify(corpo),
  });
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`);
  return (await resposta.json()) as T;
}

/** Sends all but the end of a file. */
async function enviarQuaseTudo({ token, dci }: ComDci): Promise<() => Promise<number>> {
  const { port, hostname } = new URL(servidor.url);
  const fim = '\r\n--x--\r\n';
  const inicio = '--x\r\nContent-Disposition: form-data; name="file"; filename="notas.zip"\r\n\r\n';
  const pedido = request({
    port,
    hostname,
    method: 'POST',
    path: `/api/Dci/${dci}/Notas?Bucket=nfe`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': inicio.length + CADA + fim.length,
    },
  });
  const resposta = new Promise<number>((resolve, reject) => {
    pedido.once('response', (veio) => resolve(veio.resume().statusCode ?? 0));
    pedido.once('error', reject);
  });
  pedido.write(inicio);
  const parte = Buffer.alloc(MEGA, 'Cais');
  for (let mandados = 0; mandados < CADA; mandados += MEGA) {
    if (!pedido.write(parte)) await new Promise((pronto) => pedido.once('drain', pronto));
  }
  return () => {
    pedido.end(fim);
    return resposta;
  };
}

function rss(): number {
  const status = readFileSync(`/proc/${servidor.processo.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
