import { count } from 'drizzle-orm';
import { diaUtilAnterior } from '#lib/domain/datas/dias-uteis.ts';
import { createUser } from '#server/accounts/access/create-user.ts';
import { passwordMatches } from '#server/accounts/access/password.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import { moedaRepository } from '#server/comex/cadastros/moeda-repository.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { empresa } from '#server/platform/db/schema/core.ts';
import { InvalidConfiguration, LOOPBACK } from '#server/platform/env.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { cotacoesDeDemonstracao } from './cotacoes-demonstracao.ts';
import { DEMONSTRACAO } from './pessoa-demonstracao.ts';
import { declaracoesDaEmpresa, semearEmpresa } from './semear-empresa.ts';

interface AoPreparar {
  db: Database;
  blobs: BlobStore;
  relogio: Clock;
}

interface Exposicao {
  HOST: string;
  PROXY_CONFIAVEL?: readonly string[];
}

/**
 * Fills an empty embedded database and returns whether the demonstration log-in exists. When others could reach the server, it
 * neither fills nor serves it.
 */
export async function prepararDemonstracao({ env, ...ao }: AoPreparar & { env: Exposicao }): Promise<boolean> {
  const { db } = ao;
  if (await estaVazio(db)) {
    recusarExposta(env, 'Crie a primeira pessoa com "npm run usuario:criar"');
    await db.transaction((tx) => semear({ ...ao, db: tx }));
    return true;
  }
  const vigente = await senhaDeDemonstracaoVale(db);
  if (vigente) recusarExposta(env, 'Troque a senha com "npm run usuario:senha"');
  return vigente;
}

/** Refuses an exposed server on a PostgreSQL whose demonstration still has its password, as a restored one may. */
export async function recusarDemonstracaoExposta(db: Database, env: Exposicao): Promise<void> {
  if (await senhaDeDemonstracaoVale(db)) recusarExposta(env, 'Troque a senha com "npm run usuario:senha"');
}

/** Refuses an exposed server, because the demonstration password is public. */
function recusarExposta({ HOST, PROXY_CONFIAVEL = [] }: Exposicao, remedio: string): void {
  const soDaqui = LOOPBACK.test(HOST);
  if (soDaqui && PROXY_CONFIAVEL.length === 0) return;
  const [qual, quem] = soDaqui ? ['PROXY_CONFIAVEL', 'quem chega pelo proxy'] : [`HOST ${HOST}`, 'qualquer um na rede'];
  throw new InvalidConfiguration(
    `${qual} não é aceito enquanto vale a senha de demonstração: ${quem} poderia entrar. ` +
      `${remedio}, tire esse ajuste ou indique outro banco em DATABASE_URL.`,
  );
}

/** Creates the demonstration company. All of it comes in one transaction, because half a demonstration is useless. */
async function semear({ db, blobs, relogio }: AoPreparar): Promise<void> {
  const agora = relogio.agora();
  const quem = await createUser(db, agora, {
    empresa: DEMONSTRACAO.empresa,
    nome: DEMONSTRACAO.nome,
    email: DEMONSTRACAO.email,
    senha: DEMONSTRACAO.senha,
  });
  const dia = today(relogio);
  // Today, and the rate days of today and of each declaration.
  const registros = declaracoesDaEmpresa(dia).map((di) => di.dataRegistro);
  const dias = new Set([dia, ...[dia, ...registros].map(diaUtilAnterior)]);
  await moedaRepository(db).guardar(
    cotacoesDeDemonstracao(dia, dias).map((cotacao) => ({ ...cotacao, fonte: 'DEMONSTRACAO', obtidaEm: agora })),
  );
  await semearEmpresa({ db, blobs, relogio, quem });
}

async function estaVazio(db: Database): Promise<boolean> {
  const [contado] = await db.select({ empresas: count() }).from(empresa);
  return contado?.empresas === 0;
}

async function senhaDeDemonstracaoVale(db: Database): Promise<boolean> {
  const credencial = await sessionRepository(db).credencialDe(DEMONSTRACAO.email);
  return credencial !== null && passwordMatches(DEMONSTRACAO.senha, credencial.senhaHash);
}
