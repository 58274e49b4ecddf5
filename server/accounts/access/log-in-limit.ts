import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/platform/db/database.ts';
import { limiteDeTentativas } from '#server/platform/db/schema/jobs.ts';
import { tooManyAttempts } from '#server/platform/refusals.ts';
import { networkOf } from './network-of.ts';

const JANELA_SEGUNDOS = 5 * 60;
const FALHAS_POR_CONTA = 10;
const FALHAS_POR_ENDERECO = 30;
/** Failures of one account from all addresses together: it slows down a guesser who uses many addresses. */
const FALHAS_DE_TODA_PARTE = 50;
const FALHAS_POR_DIA = 100;
/** Enough for a whole office on its first day. */
const CONVITES_POR_HORA = 60;
const CONHECIDO_POR_SEGUNDOS = 90 * 24 * 60 * 60;

/**
 * Limits wrong passwords per account and per address, over all servers of the database. It counts an attempt before the password
 * check, so that a burst cannot slip through. It gives the attempt back when the password is right, so a person who types correctly
 * is never locked out by typing often. A stranger locks an account only at the stranger's own address: attempts from elsewhere do
 * not count where the person has signed in before. An address is its network (network-of.ts). `nome` separates counters.
 */
export function logInLimit(db: Database, nome: string) {
  const porConta = limite(db, `${nome}:conta`, FALHAS_POR_CONTA);
  const porEndereco = limite(db, `${nome}:endereco`, FALHAS_POR_ENDERECO);
  const deTodaParte = limite(db, `${nome}:toda-parte`, FALHAS_DE_TODA_PARTE);
  const conhecidos = limite(db, `${nome}:conhecido`, 1);
  const daqui = (conta: string, endereco: string) => emHash(JSON.stringify([conta, networkOf(endereco)]));

  return {
    /** Throws the 429 when the account or the address has used up its failures. */
    async contar(conta: string, endereco: string): Promise<void> {
      const lugar = daqui(conta, endereco);
      await consumir(porEndereco, emHash(networkOf(endereco)));
      await consumir(porConta, lugar);
      if (!(await conhecidos.get(lugar))) await consumir(deTodaParte, emHash(conta));
    },

    async devolver(conta: string, endereco: string): Promise<void> {
      const lugar = daqui(conta, endereco);
      if (!(await conhecidos.get(lugar))) await deTodaParte.reward(emHash(conta));
      await Promise.all([
        conhecidos.set(lugar, 1, CONHECIDO_POR_SEGUNDOS),
        porConta.delete(lugar),
        porEndereco.reward(emHash(networkOf(endereco))),
      ]);
    },
  };
}

/** Limits wrong second factors as the log-in, and a hundred a day of one account: six digits are few. */
export function secondFactorLimit(db: Database) {
  const comoNaEntrada = logInLimit(db, 'segundo-fator');
  const porDia = limite(db, 'segundo-fator:dia', FALHAS_POR_DIA, 24 * 60 * 60);
  return {
    async contar(conta: string, endereco: string): Promise<void> {
      await comoNaEntrada.contar(conta, endereco);
      await consumir(porDia, emHash(conta));
    },
    async devolver(conta: string, endereco: string): Promise<void> {
      await Promise.all([comoNaEntrada.devolver(conta, endereco), porDia.reward(emHash(conta))]);
    },
  };
}

/** Limits per address the attempts that name no account: links that never existed. */
export function limitByAddress(db: Database, nome: string) {
  const porEndereco = limite(db, `${nome}:endereco`, FALHAS_POR_ENDERECO);
  return {
    contar: (endereco: string): Promise<void> => consumir(porEndereco, emHash(networkOf(endereco))),
    async devolver(endereco: string): Promise<void> {
      await porEndereco.reward(emHash(networkOf(endereco)));
    },
  };
}

/**
 * Limits the wrong requests of an address at the doors that need no session, whichever doors they name. It counts in memory: nobody
 * guesses a secret of 256 bits, and who knocks at doors that are not there must not make the database write.
 */
export function wrongDoorLimit() {
  const erradas = new RateLimiterMemory({ points: FALHAS_POR_ENDERECO, duration: JANELA_SEGUNDOS });
  return { contar: (endereco: string): Promise<void> => consumir(erradas, networkOf(endereco)) };
}

/** Limits how many links the people of a company make in an hour: each is a question whether an address is in use elsewhere. */
export function invitationLimit(db: Database) {
  const porEmpresa = limite(db, 'convidar:empresa', CONVITES_POR_HORA, 60 * 60);
  return { contar: (empresaId: string): Promise<void> => consumir(porEmpresa, emHash(empresaId), 'de convidar') };
}

const limite = (storeClient: Database, keyPrefix: string, points: number, duration = JANELA_SEGUNDOS) =>
  new RateLimiterDrizzle({
    storeClient,
    schema: limiteDeTentativas,
    keyPrefix,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
    // forget-attempts.ts does it.
    clearExpiredByTimeout: false,
  });

/** The table keeps only hashes, so that it identifies nobody. */
const emHash = (chave: string): string => createHash('sha256').update(chave).digest('base64url');

/** A counter that ends later than its window was begun while the clock was ahead: it is over, and begins anew. */
async function consumir(limite: RateLimiterAbstract, chave: string, oQue?: string): Promise<void> {
  try {
    await limite.consume(chave).catch(async (negado) => {
      if (!(negado instanceof RateLimiterRes) || negado.msBeforeNext <= limite.duration * 1000) throw negado;
      await limite.delete(chave);
      await limite.consume(chave);
    });
  } catch (negado) {
    // A failure of the database is not a 429.
    if (!(negado instanceof RateLimiterRes)) throw negado;
    throw tooManyAttempts(Math.ceil(negado.msBeforeNext / 1000), oQue);
  }
}
