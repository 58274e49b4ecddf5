import { mkdtemp } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import {
  type ArquivoDoHistorico,
  type HistoricoTrazido,
  TAMANHO_DA_PARTE,
  type ZipEmPartes,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { freePort } from '#server/platform/free-port.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { numeroFicticio } from '#server/seeds/gerador-di.ts';
import { criarPessoa, Envio, entrar, ler, type Pessoa, subir, tokenDe } from '#server/testing/proofs/from-outside.ts';
import { killServer, liveServers, removeData } from '#server/testing/separate-server.ts';
import { zip64 } from '#server/testing/zip64-de-teste.ts';

// The server is a process of its own, so that SIGKILL ends it as a power cut does: whatever it had not written is gone.

const DATA = '2025-03-10';
const DIS = 80;

/** Distinct DIs, more than one step reads; then one of them again, and a file that is none. */
function disco(): Buffer {
  const dis = Array.from({ length: DIS }, (_, i) => [`di-${String(i).padStart(3, '0')}.xml`, di(i)] as const);
  const arquivos = [...dis, ['copia/di-000.xml', di(0)] as const, ['extrato.pdf', '%PDF-1.7'] as const];
  return Buffer.from(zipSync(Object.fromEntries(arquivos.map(([nome, texto]) => [nome, strToU8(texto)]))));
}

const di = (qual: number) =>
  gerarArquivoDi({
    semente: 5_000 + qual,
    numero: numeroFicticio(DATA, qual),
    dataRegistro: DATA,
    adicoes: 1,
    itensPorAdicao: 2,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
    taxas: { '220': '5.3417' },
  });

const ver = (pessoa: Pessoa, id: string) => ler<HistoricoTrazido>(pessoa('GET', `/api/HistoricoTrazido/${id}`));

async function ate(pessoa: Pessoa, id: string, chegou: (visto: HistoricoTrazido) => boolean) {
  let visto = await ver(pessoa, id);
  while (!chegou(visto)) visto = await ver(pessoa, id);
  return visto;
}

/** Reads every page of a list. */
async function todos<T>(pessoa: Pessoa, caminho: string): Promise<T[]> {
  const pagina = await ler<T[]>(pessoa('GET', `${caminho}?tamanho=200`));
  expect(pagina.length).toBeLessThan(200);
  return pagina;
}

async function lerComQueda(): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-historico-'));
  const env = { DATA_DIR, PORT: String(await freePort()) };
  try {
    const acesso = await criarPessoa(env);
    const primeiro = await subir(env);
    const antes = await entrar(primeiro, acesso);
    const { id } = await ler<HistoricoTrazido>(antes('POST', '/api/HistoricoTrazido', {}));
    await ler(antes('POST', `/api/HistoricoTrazido/${id}/Arquivos`, new Envio(disco(), 'disco.zip')));
    await ler(antes('POST', `/api/HistoricoTrazido/${id}/Comecar`, {}));
    const meio = await ate(antes, id, ({ contagens }) => contagens.lidos > 0);
    await killServer(primeiro);
    expect(meio.situacao).toBe('LENDO');
    expect(meio.contagens.lidos).toBeLessThan(DIS);

    const segundo = await subir(env);
    const depois = await entrar(segundo, acesso);
    const retomado = await ver(depois, id);
    // What was read is there, and the fall left something to read.
    expect(retomado.contagens.lidos).toBeGreaterThanOrEqual(meio.contagens.lidos);
    expect(retomado.contagens.pendentes).toBeGreaterThan(0);
    const fim = await ate(depois, id, ({ situacao }) => situacao !== 'LENDO');
    expect(fim).toMatchObject({
      situacao: 'TERMINADO',
      falha: null,
      envios: 1,
      processos: DIS,
      primeiroRegistro: DATA,
      contagens: { pendentes: 0, lidos: DIS, aAceitar: 0, jaEstavam: 1, recusados: 1 },
    });

    const arquivos = await todos<ArquivoDoHistorico>(depois, `/api/HistoricoTrazido/${id}/Arquivos`);
    const lidos = arquivos.filter(({ resultado }) => resultado === 'LIDO');
    const numeros = Array.from({ length: DIS }, (_, i) => numeroFicticio(DATA, i));
    expect(lidos.map(({ documento }) => documento)).toEqual(numeros);
    expect(arquivos.slice(DIS).map(({ nome, causa }) => [nome, causa])).toEqual([
      ['copia/di-000.xml', 'MESMO_ARQUIVO'],
      ['extrato.pdf', 'NAO_E_LIDO'],
    ]);
    // Each file made a process of its own, and no process is without a file.
    const processos = await todos<ProcessoResumo>(depois, '/api/Processo');
    expect(processos.map((um) => um.id).sort()).toEqual(lidos.map(({ processo }) => processo?.id).sort());
    expect(new Set(processos.map((um) => um.id)).size).toBe(DIS);
    const causas = await ler(depois('GET', `/api/HistoricoTrazido/${id}/Causas`));
    expect(causas).toEqual([
      { resultado: 'LIDO', causa: 'DECLARACAO', quantos: DIS },
      { resultado: 'JA_ESTAVA', causa: 'MESMO_ARQUIVO', quantos: 1 },
      { resultado: 'RECUSADO', causa: 'NAO_E_LIDO', quantos: 1 },
    ]);
  } finally {
    for (const servidor of liveServers) await killServer(servidor);
    await removeData(DATA_DIR);
  }
}

/** DIs before, between and after PDFs that fill two pieces and a bit: each DI is in another piece. */
function discoGrande(): Buffer {
  const cheio = (nome: string) => ({ nome, bytes: new Uint8Array(TAMANHO_DA_PARTE) });
  const arquivos = Array.from({ length: 3 }, (_, i) => [
    { nome: `di-${i}.xml`, bytes: strToU8(di(i)) },
    ...(i < 2 ? [cheio(`extrato-${i}.pdf`)] : []),
  ]);
  return Buffer.concat([...zip64(arquivos.flat())]);
}

/** Sends half of a piece, and returns once the machine has taken it over: the request stays open. */
async function meiaParte(url: string, envio: Envio, token: string): Promise<ClientRequest> {
  const cabecalhos = { ...envio.cabecalhos, authorization: `Bearer ${token}`, 'content-length': envio.bytes.length };
  const pedido = request(url, { method: 'POST', headers: cabecalhos });
  // The server falls while it waits for the rest.
  pedido.on('error', () => {});
  await new Promise<void>((mandada) => pedido.write(envio.bytes.subarray(0, envio.bytes.length / 2), () => mandada()));
  return pedido;
}

async function mandarComQueda(): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-historico-'));
  const env = { DATA_DIR, PORT: String(await freePort()) };
  const zip = discoGrande();
  const inicios = Array.from({ length: Math.ceil(zip.length / TAMANHO_DA_PARTE) }, (_, i) => i * TAMANHO_DA_PARTE);
  expect(inicios).toHaveLength(3);
  const caminhoDa = (id: string, de: number) =>
    `/api/HistoricoTrazido/${id}/Partes?nome=disco.zip&tamanho=${zip.length}&modificado=1767225600000&de=${de}`;
  const parte = (de: number) => new Envio(zip.subarray(de, de + TAMANHO_DA_PARTE), 'disco.zip');
  const recebidas = async (pessoa: Pessoa, id: string) =>
    (await ler<ZipEmPartes[]>(pessoa('GET', `/api/HistoricoTrazido/${id}/Partes`))).map((um) => um.recebidas);
  try {
    const acesso = await criarPessoa(env);
    const primeiro = await subir(env);
    const antes = await entrar(primeiro, acesso);
    const { id } = await ler<HistoricoTrazido>(antes('POST', '/api/HistoricoTrazido', {}));
    await ler(antes('POST', caminhoDa(id, 0), parte(0)));
    const token = await tokenDe(primeiro, acesso);
    await meiaParte(`${primeiro.url}${caminhoDa(id, TAMANHO_DA_PARTE)}`, parte(TAMANHO_DA_PARTE), token);
    await killServer(primeiro);

    // What was answered is there, and half a piece is none. The fall comes again right after an answer.
    const segundo = await subir(env);
    const depois = await entrar(segundo, acesso);
    expect(await recebidas(depois, id)).toEqual([[0]]);
    await ler(depois('POST', caminhoDa(id, TAMANHO_DA_PARTE), parte(TAMANHO_DA_PARTE)));
    await killServer(segundo);

    const terceiro = await subir(env);
    const enfim = await entrar(terceiro, acesso);
    expect(await recebidas(enfim, id)).toEqual([[0, TAMANHO_DA_PARTE]]);
    // A sender that has not heard the answer sends the piece again.
    for (const de of inicios) await ler(enfim('POST', caminhoDa(id, de), parte(de)));
    await ler(enfim('POST', `/api/HistoricoTrazido/${id}/Comecar`, {}));
    await ate(enfim, id, ({ contagens }) => contagens.pendentes > 0 || contagens.lidos > 0);
    await killServer(terceiro);

    const quarto = await subir(env);
    const fim = await entrar(quarto, acesso);
    const lido = await ate(fim, id, ({ situacao }) => situacao !== 'LENDO');
    expect(lido).toMatchObject({
      situacao: 'TERMINADO',
      falha: null,
      envios: 1,
      bytes: zip.length,
      processos: 3,
      contagens: { pendentes: 0, lidos: 3, jaEstavam: 0, recusados: 2 },
    });
    const arquivos = await todos<ArquivoDoHistorico>(fim, `/api/HistoricoTrazido/${id}/Arquivos`);
    expect(arquivos.map(({ nome, documento }) => [nome, documento])).toEqual([
      ['di-0.xml', numeroFicticio(DATA, 0)],
      ['extrato-0.pdf', null],
      ['di-1.xml', numeroFicticio(DATA, 1)],
      ['extrato-1.pdf', null],
      ['di-2.xml', numeroFicticio(DATA, 2)],
    ]);
    const processos = await todos<ProcessoResumo>(fim, '/api/Processo');
    expect(processos.map((um) => um.id).sort()).toEqual(arquivos.flatMap(({ processo }) => processo?.id ?? []).sort());
  } finally {
    for (const servidor of liveServers) await killServer(servidor);
    await removeData(DATA_DIR);
  }
}

test('a history whose server was killed half-way is read to its end by the next, every file once', () => lerComQueda());

test('a drop whose server was killed while a piece came, after an answer and while reading, loses nothing and doubles nothing', () =>
  mandarComQueda());
