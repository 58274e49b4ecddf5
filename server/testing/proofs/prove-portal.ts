import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as demora } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import type { ConsultaDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { freePort } from '#server/platform/free-port.ts';
import { createS3 } from '#server/testing/disposable-s3.ts';
import { duimpComo } from '#server/testing/portal-simulado/duimps.ts';
import { numeroDuimp, semear } from '#server/testing/portal-simulado/seeds.ts';
import { abrirPortalSimulado, type PortalSimulado } from '#server/testing/portal-simulado/simulator.ts';
import { killServer, type SeparateServer } from '#server/testing/separate-server.ts';
import { criarPessoa, entrar, ler, type Pessoa, subir } from './from-outside.ts';

interface Provado {
  duimps: number;
  /** Requests that reached the Portal, log-ins among them. */
  chamadas: number;
  entradas: number;
}

/**
 * Two servers on one PostgreSQL fetch DUIMPs with the keys of two people. One is killed (`SIGKILL`) in the middle of a DUIMP; later both
 * are at once, and two others start. Every DUIMP must be there with each item once, and the Portal must have seen one request of a
 * person at a time, no log-in within a minute of another, and no answer asked for again but those that a death may have lost.
 * @throws {Error} naming the first of these that does not hold.
 */
export async function provePortal(DATABASE_URL: string): Promise<Provado> {
  const desvio = ateMeioDia();
  const agora = () => new Date(Date.now() + desvio);
  const portal = await abrirPortalSimulado({ chaves: CHAVES, agora });
  const numeros = semearMuitas(portal);
  const s3 = await createS3();
  const pasta = await mkdtemp(join(tmpdir(), 'cais-portal-'));
  const servidor = async () => {
    const PORT = String(await freePort());
    return subir(
      {
        ...s3.env,
        DATA_DIR: join(pasta, PORT),
        DATABASE_URL,
        PORT,
        PORTAL_UNICO_TREINAMENTO: portal.endereco,
        SEGREDO_DOS_WEBHOOKS: 'segredo de teste dos dois servidores',
        RELOGIO: agora().toISOString(),
      },
      {
        programa: process.execPath,
        argumentos: ['--import', './e2e/relogio-adiante.mjs', 'server/main.ts'],
      },
    );
  };
  const acesso = await criarPessoa({ DATA_DIR: pasta, DATABASE_URL });
  const nos: SeparateServer[] = [await servidor(), await servidor()];
  const [primeiro, segundo] = nos as [SeparateServer, SeparateServer];
  try {
    const primeiraMorte = aoChegar(portal, 60);
    const segundaMorte = aoChegar(portal, 200);
    const pedidas = await pedirTudo(await entrar(segundo, acesso), numeros);
    await primeiraMorte;
    await killServer(primeiro);
    await segundaMorte;
    await killServer(segundo);
    nos.splice(0, 2, await servidor(), await servidor());
    const pessoa = await entrar(nos[0] as SeparateServer, acesso);
    for (const { id, numero } of pedidas) await conferir(pessoa, id, numero, portal);
    return conferirPortal(portal, numeros.length);
  } finally {
    await Promise.all(nos.map(killServer));
    await Promise.all([portal.fechar(), s3.parar()]);
    await rm(pasta, { recursive: true, force: true });
  }
}

/** DUIMPs of two and a half pages, those of even place for one key and the others for the other. */
function semearMuitas(portal: PortalSimulado): string[] {
  semear(portal);
  const [real] = portal.duimps.todas.get(NUMERO_SEMEADA) ?? [];
  if (!real) throw new Error(`O simulador não tem a DUIMP ${NUMERO_SEMEADA}.`);
  return Array.from({ length: DUIMPS }, (_, i) => {
    const numero = numeroDuimp(100 + i);
    portal.duimps.todas.set(numero, [duimpComo(real, { numero, itens: ITENS })]);
    return numero;
  });
}

async function pedirTudo(pessoa: Pessoa, numeros: readonly string[]): Promise<{ id: string; numero: string }[]> {
  const credenciais: string[] = [];
  for (const [i, [clientId, clientSecret]] of [...CHAVES].entries()) {
    const titular = { titular: `Pessoa fictícia ${i + 1}`, cpf: CPFS[i], validaAte: null, confirmacao: null };
    const credencial = { ambiente: 'TREINAMENTO', ...titular, clientId, clientSecret };
    credenciais.push((await ler<{ id: string }>(pessoa('POST', '/api/PortalUnico/Credencial', credencial))).id);
  }
  const pedidas: { id: string; numero: string }[] = [];
  for (const [i, numero] of numeros.entries()) {
    const credencialId = credenciais[i % credenciais.length];
    const { id } = await ler<{ id: string }>(pessoa('POST', '/api/PortalUnico/Consulta', { credencialId, numero }));
    pedidas.push({ id, numero });
  }
  return pedidas;
}

/** Resolves when this many requests have reached the Portal; the last of them is under way. */
function aoChegar(portal: PortalSimulado, quantas: number): Promise<void> {
  return new Promise((chegou) => {
    const antes = portal.antes;
    let vieram = 0;
    portal.antes = (...pedido) => {
      antes?.(...pedido);
      vieram += 1;
      if (vieram === quantas) chegou();
    };
  });
}

async function conferir(pessoa: Pessoa, id: string, numero: string, portal: PortalSimulado): Promise<void> {
  let vista = await ler<ConsultaDoPortal>(pessoa('GET', `/api/PortalUnico/Consulta/${id}`));
  while (vista.situacao === 'NA_FILA') {
    exigirSemRajada(portal);
    await demora(OLHAR_MS);
    vista = await ler<ConsultaDoPortal>(pessoa('GET', `/api/PortalUnico/Consulta/${id}`));
  }
  if (vista.situacao !== 'PRONTA') throw new Error(`A DUIMP ${numero} não veio: ${vista.frase}`);
  const arquivo = await pessoa('GET', `/api/PortalUnico/Consulta/${id}/Arquivo`);
  if (arquivo?.status !== 200) throw new Error(`A DUIMP ${numero} não tem arquivo: ${arquivo?.status}`);
  const sha256 = createHash('sha256').update(arquivo.bytes).digest('hex');
  if (sha256 !== vista.sha256) throw new Error(`O arquivo da DUIMP ${numero} não é o que chegou.`);
  const itens = Object.entries(unzipSync(arquivo.bytes))
    .filter(([nome]) => nome.startsWith('itens-'))
    .flatMap(([, bytes]) => JSON.parse(Buffer.from(bytes).toString()))
    .map(({ identificacao }) => identificacao.numeroItem as number);
  const certos = Array.from({ length: ITENS }, (_, i) => i + 1);
  if (itens.join() !== certos.join()) throw new Error(`Itens da DUIMP ${numero}: ${itens.join()}`);
}

function exigirSemRajada({ rajadas }: PortalSimulado): void {
  if (rajadas > 0) throw new Error(`${rajadas} chamadas de uma pessoa enquanto outra dela era respondida.`);
}

function conferirPortal(portal: PortalSimulado, duimps: number): Provado {
  exigirSemRajada(portal);
  const { chamadas, fora, excessos } = portal;
  const de = (funcao: string) => chamadas.filter((uma) => uma.funcao === funcao);
  const entradas = de('autenticarChaveAcesso');
  const capas = de('recuperarDuimp').filter(({ status }) => status === 200).length;
  const paginas = de('consultarItensDuimp').filter(({ status }) => status === 200).length;
  const problemas = [
    ...fora,
    ...(excessos() > 0 ? [`${excessos()} limites excedidos`] : []),
    ...entradas.filter(({ status }) => status !== 200).map(({ status }) => `uma entrada respondida com ${status}`),
    ...(capas > duimps + MORTES ? [`${capas} capas pedidas de ${duimps} DUIMPs`] : []),
    ...(paginas > duimps * PAGINAS + MORTES ? [`${paginas} páginas pedidas de ${duimps} DUIMPs`] : []),
  ];
  if (problemas.length > 0) throw new Error(problemas.join('\n'));
  return { duimps, chamadas: chamadas.length, entradas: entradas.length };
}

/** From now to noon of Brasília, far from the daily stop of the Portal, in milliseconds. */
function ateMeioDia(): number {
  return new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00-03:00`).getTime() - Date.now();
}

const CHAVES = new Map([
  ['chave-de-uma', 'segredo-de-uma'],
  ['chave-de-outra', 'segredo-de-outra'],
]);
/** Fictitious, with their digits. */
const CPFS = ['529.982.247-25', '123.456.789-09'];
const DUIMPS = 20;
const ITENS = 250;
const PAGINAS = 3;
/** Each death of a server may lose the one answer of each key that was under way. */
const MORTES = 3 * CHAVES.size;
const OLHAR_MS = 250;
