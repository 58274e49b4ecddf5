import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { RecebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { connect } from '#server/connect.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { freePort } from '#server/platform/free-port.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { gerarNotas } from '#server/seeds/gerador-nfe.ts';
import { criarPessoa, Envio, entrar, ler, type Pessoa } from '#server/testing/proofs/from-outside.ts';
import { killServer, removeData, startServer } from '#server/testing/separate-server.ts';
import { SENHA, semearProcessos } from './muitos-processos.ts';
import { COLUNAS_DOS_ITENS, itensFicticios, planilhaDeItens } from './planilha-de-itens.ts';

/**
 * `npm run -s bench -- atos-pesados` does the heaviest acts of the product one after the other, for one company, while
 * a person of another one asks for a list and for `/saude` ten times a second each. Ends with 1 when a p99 meanwhile passes
 * 300 ms, or the memory of the server and its PostgreSQL 700 MB.
 */
const LIMIT = { ms: 300, mb: 700 };
const OTHER_PROCESSES = 1_000;
const EVERY_MS = 100;
const SHEETS = 12;
const NOTAS = 5_000;
const INDUSTRIA = {
  razaoSocial: 'FICTICIA AGUIA LTDA',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
  dciMensal: true,
  dciAdeNumero: 'ADE 1/2020',
  dciAdeData: '2020-01-02',
};
const MES = '2026-10';

const declaracao = gerarDeclaracao({
  semente: 1,
  dataRegistro: '2026-10-20',
  adicoes: 900,
  itensPorAdicao: 20,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
  taxas: { '220': '5.3417' },
});
const di = new Envio(Buffer.from(escreverDiXml([declaracao])), 'di.xml');
const sheet = new Envio(await planilhaDeItens(itensFicticios(50_000)), 'itens.xlsx');
const endless = new Envio(
  await planilhaDeItens(itensFicticios(1_000_000), COLUNAS_DOS_ITENS.slice(0, 1)),
  'sem-fim.xlsx',
);

const produtos = Array.from({ length: 40 }, (_, i) => ({
  codigo: `MON-${i}`,
  descricao: `MONITOR DE VIDEO FICTICIO ${i}`,
  ncm: '85285200',
  unidade: 'UN',
  preco: '412.5',
  origem: '0' as const,
}));
const { notas } = gerarNotas({
  semente: 1,
  notas: NOTAS,
  primeiroNumero: 1,
  canceladas: 0,
  de: `${MES}-01`,
  ate: `${MES}-28`,
  emitente: { cnpj: INDUSTRIA.cnpj, ie: '041234561', nome: INDUSTRIA.razaoSocial },
  produtos,
  destinos: [
    { uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' },
    { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' },
  ],
});
const zip = new Envio(
  Buffer.from(zipSync(Object.fromEntries(notas.map(({ nome, xml }) => [nome, strToU8(xml)])))),
  'notas.zip',
);

await measure();

async function measure(): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-atos-'));
  const env = { DATA_DIR, PORT: String(await freePort()) };
  const acesso = await criarPessoa(env);
  const conexao = await connect(env);
  const email = 'outra@teste.local';
  await semearProcessos(conexao, OTHER_PROCESSES, email);
  const ours = conexao.db.select().from(usuario).where(eq(usuario.email, acesso.email));
  const [{ empresaId } = { empresaId: '' }] = await ours;
  await conexao.fechar();
  const server = startServer(env);
  await server.noAr;
  const rss = () => Math.round((memoryOf(server.processo.pid ?? 0) + memoryOfPostgres(DATA_DIR)) / 1024);
  try {
    const pessoa = await entrar(server, acesso);
    const token = await signIn(server.url, email);
    // The first requests load what they need, and are not measured.
    const first = watch(server.url, token, () => {});
    await wait(2_000);
    await first();
    console.log(`\nat rest ${rss()} MB`);
    const peaks: number[] = [];
    for (const [name, act] of acts(pessoa, empresaId)) {
      let most = rss();
      const watched = watch(server.url, token, () => {
        most = Math.max(most, rss());
      });
      const start = performance.now();
      const failed = await act().then(
        () => null,
        (error: unknown) => error,
      );
      const took = performance.now() - start;
      const { list, health } = await watched();
      if (failed) throw failed;
      const seconds = (took / 1_000).toFixed(1).padStart(6);
      console.log(`${name.padEnd(48)}${seconds} s  list ${told(list)}  /saude ${told(health)}  at most ${most} MB`);
      peaks.push(most);
      if (p99(list) > LIMIT.ms || p99(health) > LIMIT.ms) process.exitCode = 1;
    }
    if (Math.max(...peaks) > LIMIT.mb) process.exitCode = 1;
  } finally {
    await killServer(server);
    await removeData(DATA_DIR);
  }
}

function acts(pessoa: Pessoa, empresaId: string): [name: string, act: () => Promise<unknown>][] {
  let id = '';
  return [
    ['nothing, for three seconds', () => wait(3_000)],
    [
      'a DI of 18,000 items imported',
      async () => {
        [{ id }] = (await ler<{ id: string }[]>(pessoa('POST', '/api/Processo/ImportarDi', di))) as [{ id: string }];
      },
    ],
    ['its espelho as PDF', () => download(pessoa, `/api/Processo/${id}/Espelho`)],
    ['its process deleted', () => download(pessoa, `/api/Processo/${id}`, 'DELETE')],
    ['and restored', () => ler(pessoa('POST', `/api/Processo/${id}/Restaurar`))],
    [`${NOTAS.toLocaleString('en')} notas into a DCI`, () => receiveNotas(pessoa)],
    [
      `${SHEETS} sheets of 50,000 rows at once, by one person`,
      () => Promise.all(Array.from({ length: SHEETS }, () => checkSheet(pessoa))),
    ],
    ['a sheet of 1,000,000 rows', () => pessoa('POST', '/api/Planilha?recurso=Item', endless)],
    ['one sheet of 50,000 rows written', () => writeSheet(pessoa)],
    ['its 50,000 items exported', () => download(pessoa, '/api/Item/Exportar?formato=xlsx')],
    ['the stock of 18,000 items exported', () => download(pessoa, '/api/SaldoInsumo/Exportar?formato=xlsx')],
    ['all data of the company exported', () => download(pessoa, `/api/Empresa/${empresaId}/Exportacao`)],
  ];
}

async function download(pessoa: Pessoa, path: string, method = 'GET'): Promise<void> {
  const resposta = await pessoa(method, path);
  if (!resposta || resposta.status >= 300)
    throw new Error(`${path}: ${resposta?.status} ${resposta?.bytes.toString().slice(0, 300)}`);
}

async function checkSheet(pessoa: Pessoa): Promise<Planilha | null> {
  const resposta = await pessoa('POST', '/api/Planilha?recurso=Item', sheet);
  if (!resposta || resposta.status >= 300) return null;
  const lida = JSON.parse(resposta.bytes.toString()) as Planilha;
  const mapa = lida.folhas[0]?.palpite;
  await pessoa('POST', `/api/Planilha/${lida.id}/Conferir`, { mapa });
  return ended(pessoa, lida.id);
}

async function receiveNotas(pessoa: Pessoa): Promise<void> {
  const make = (recurso: string, corpo: object) => ler<{ id: string }>(pessoa('POST', `/api/${recurso}`, corpo));
  const importador = await make('Importador', { ...INDUSTRIA, resolucoes: [] });
  for (const { codigo, descricao, ncm } of produtos) {
    const produto = { codigo, descricao, ncm, unidade: 'UNIDADE', pesoBruto: '4.25', tipoCoeficiente: 'VARIAVEL' };
    await make('Produto', { ...produto, modelos: [], importador: { id: importador.id } });
  }
  const dci = { importador: { id: importador.id }, tipo: 'MENSAL', competencia: MES, taxaUSD: '5.3417' };
  const { id } = await make('Dci', dci);
  const begun = await ler<RecebimentoDeNotas>(pessoa('POST', `/api/Dci/${id}/Notas?Bucket=nfe`, zip));
  for (;;) {
    await wait(500);
    const now = await ler<RecebimentoDeNotas>(pessoa('GET', `/api/Dci/${id}/Recebimento/${begun.id}`));
    if (now.situacao === 'TERMINADO' && now.incluidas > 0) return;
    if (now.situacao === 'TERMINADO' || now.situacao === 'FALHOU') throw new Error(`${now.situacao}: ${now.falha}`);
  }
}

async function writeSheet(pessoa: Pessoa): Promise<void> {
  const conferida = await checkSheet(pessoa);
  if (!conferida) throw new Error('A planilha não foi conferida.');
  await pessoa('POST', `/api/Planilha/${conferida.id}/Gravar`, { modo: 'TUDO' });
  await ended(pessoa, conferida.id);
}

async function ended(pessoa: Pessoa, id: string): Promise<Planilha> {
  for (;;) {
    await wait(500);
    const planilha = await ler<Planilha>(pessoa('GET', `/api/Planilha/${id}`));
    if (planilha.falha) throw new Error(planilha.falha);
    if (!planilha.progresso) return planilha;
  }
}

async function signIn(url: string, email: string): Promise<string> {
  const login = await fetch(`${url}/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: SENHA }),
  });
  return ((await login.json()) as { token: string }).token;
}

/** Asks at fixed moments, whatever became of the question before: a server that stands still is seen by all that come meanwhile. */
function watch(url: string, token: string, seen: () => void): () => Promise<{ list: number[]; health: number[] }> {
  const list: number[] = [];
  const health: number[] = [];
  const open: Promise<void>[] = [];
  const ask = async (times: number[], path: string) => {
    const start = performance.now();
    const once = () => fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    // The server may close an idle connection in the moment it is used again.
    const answer = await once().catch(once);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - start);
  };
  const clock = setInterval(() => {
    seen();
    open.push(ask(list, '/api/Processo?pagina=1&tamanho=25&ordem=-numero'), ask(health, '/saude'));
  }, EVERY_MS);
  return async () => {
    clearInterval(clock);
    await Promise.all(open);
    return { list, health };
  };
}

function told(times: readonly number[]): string {
  return `p99 ${p99(times).toFixed(0).padStart(5)} ms, most ${Math.max(...times)
    .toFixed(0)
    .padStart(5)} ms`;
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

/** In kB; of what processes share, each counts its part. */
function memoryOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    // A connection that ended meanwhile.
    return 0;
  }
}

function memoryOfPostgres(dataDir: string): number {
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return [postmaster, ...children].reduce((sum, pid) => sum + memoryOf(Number(pid)), 0);
}
