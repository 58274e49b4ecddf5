import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Resposta } from 'fastify';
import { Client } from 'pg';
import { insertUser } from '#server/accounts/access/create-user.ts';
import { openSession } from '#server/accounts/access/open-session.ts';
import { hashPassword } from '#server/accounts/access/password.ts';
import { buildApp } from '#server/app.ts';
import type { AppParts } from '#server/app-parts.ts';
import { connectPostgres } from '#server/connect.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { type FolderBlobStore, folderBlobStore } from '#server/platform/files/blob-store.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { SMALL_SAMPLE } from './small-sample.ts';
import { strictAnswers } from './strict-answers.ts';
import { answerReversed } from './without-order.ts';
import { writesNotNoted } from './writes-in-painel.ts';

/** The whole server on its own database, with a clock the test sets. */
export interface TestBench {
  app: FastifyInstance;
  conexao: Connection;
  blobs: FolderBlobStore;
  relogio: { hora: Date; agora(): Date };
  /** Creates a new company and its signed-in person. */
  novaPessoa(): Promise<Pessoa>;
  /** The address at which the server also answers requests from outside. */
  endereco(): Promise<string>;
  /** Starts a second server on the same database, as behind one port; it stops with the bench. */
  outroServidor(outras?: Escolhidas): Promise<FastifyInstance>;
}

export interface Pessoa {
  quem: Caller;
  email: string;
  senha: string;
  token: string;
  /** Sends a request as this person. */
  pedir(opcoes: InjectOptions): Promise<Resposta>;
}

/**
 * Runs tests on a whole server. The files of a bundle (`scripts/jest/feixes.mjs`) share a bench, each with its own companies. A file has
 * its own bench when it reads everything in the database (`sozinha`) or passes other parts of the server.
 */
export function onServer(
  titulo: string,
  testes: (bench: () => TestBench) => void,
  { sozinha = false, ...pecas }: Escolhidas & { sozinha?: boolean } = {},
): void {
  describe(titulo, () => {
    let montada: BuiltBench;
    beforeAll(async () => {
      const propria = sozinha || Object.keys(pecas).length > 0;
      montada = await (propria ? buildTestBench(pecas) : emprestarBancada());
    });
    afterAll(async () => {
      const esquecidas = await writesNotNoted(montada.conexao.db);
      await montada.desmontar();
      expect(esquecidas).toEqual([]);
    });
    testes(() => montada);
  });
}

/** Lends the bench of the bundle, as new except for the rows of other files. A file outside a bundle gets its own bench. */
async function emprestarBancada(): Promise<BuiltBench> {
  const { aoFimDoFeixe } = globalThis;
  if (!aoFimDoFeixe) return buildTestBench();
  if (!emprestada) {
    const montando = buildTestBench();
    emprestada = montando;
    aoFimDoFeixe.push(async () => (await montando).desmontar());
  }
  const montada = await emprestada;
  montada.relogio.hora = INICIO;
  return { ...montada, desmontar: async () => {} };
}

declare global {
  /** Clean-up to run after the last file of a bundle. */
  var aoFimDoFeixe: (() => Promise<void>)[] | undefined;
}

let emprestada: Promise<BuiltBench> | undefined;

export type BuiltBench = TestBench & { desmontar(): Promise<void> };
type Escolhidas = Partial<
  Pick<AppParts, 'antivirus' | 'cofre' | 'exemplo' | 'logger' | 'origens' | 'portal' | 'ptax' | 'site' | 'espacoLivre'>
>;

/** Builds a bench that the caller must take down: for a test without `onServer`, or a script. */
export async function buildTestBench(pecas: Escolhidas = {}): Promise<BuiltBench> {
  const pasta = await mkdtemp(join(tmpdir(), 'cais-teste-'));
  const conexao = await freshDatabase();
  const blobs = folderBlobStore(pasta);
  const relogio = { hora: INICIO, agora: () => relogio.hora };
  const partes = { cofre: TEST_VAULT, versao: '0.0.0-teste', respostas: strictAnswers, exemplo: SMALL_SAMPLE };
  const servidor = (outras: Escolhidas = {}) => buildApp({ conexao, blobs, relogio, ...partes, ...pecas, ...outras });
  const app = await servidor();
  const servidores = [app];
  let endereco: Promise<string> | undefined;
  return {
    app,
    conexao,
    blobs,
    relogio,
    novaPessoa: () => novaPessoa(app, conexao, relogio),
    endereco() {
      endereco ??= app.listen({ port: 0, host: '127.0.0.1' });
      return endereco;
    },
    async outroServidor(outras) {
      const outro = await servidor(outras);
      servidores.push(outro);
      return outro;
    },
    async desmontar() {
      for (const um of servidores) await um.close();
      await conexao.fechar();
      await rm(pasta, { recursive: true, force: true });
    },
  };
}

/** A database of its own, already migrated, which goes with its connection: for a test that needs no server. */
export async function freshDatabase(): Promise<Connection> {
  answerReversed();
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const nome = `cais_teste_${randomUUID().replaceAll('-', '')}`;
  await comandar(url, `create database ${nome} template ${process.env.TEST_DATABASE_TEMPLATE}`);
  const propria = new URL(url);
  propria.pathname = `/${nome}`;
  const conexao = await connectPostgres(propria.href);
  return {
    ...conexao,
    async fechar() {
      await conexao.fechar();
      await comandar(url, `drop database ${nome}`);
    },
  };
}

async function comandar(url: URL, sql: string): Promise<void> {
  const cliente = new Client({ connectionString: url.href });
  await cliente.connect();
  await cliente.query(sql);
  await cliente.end();
}

/**
 * Signs in without the log-in, which has its own tests. Hashing a password is slow on purpose: each of the two hashes takes as long
 * as most tests.
 */
async function novaPessoa(app: FastifyInstance, { db }: Connection, relogio: TestBench['relogio']): Promise<Pessoa> {
  const email = `pessoa-${randomUUID()}@teste.local`;
  const empresa = { nomeFantasia: 'Empresa de Teste', razaoSocial: 'Empresa de Teste Ltda', cnpj: null };
  senhaHash ??= hashPassword(SENHA);
  const pessoa = { empresa, nome: 'Pessoa de Teste', email, senhaHash: await senhaHash };
  const quem = await insertUser(db, relogio.agora(), pessoa);
  const { token } = (await openSession(db, relogio, quem, { aparelho: 'lightMyRequest' })) ?? {};
  if (!token) throw new Error('A pessoa de teste não entrou.');
  return {
    quem,
    email,
    senha: SENHA,
    token,
    pedir: (opcoes) => app.inject({ ...opcoes, headers: { authorization: `Bearer ${token}`, ...opcoes.headers } }),
  };
}

const INICIO = new Date('2026-11-20T12:00:00Z');
const SENHA = 'uma senha de teste';
let senhaHash: Promise<string> | undefined;

/** The secret of the installation that the tests stand for. */
export const TEST_SECRET = 'um segredo de teste com trinta e dois';
export const TEST_VAULT = vaultOf(TEST_SECRET);
