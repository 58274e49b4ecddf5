import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tentativasDemais } from '#server/erros.ts';

const JANELA_SEGUNDOS = 5 * 60;
const FALHAS_POR_CONTA = 10;
const FALHAS_POR_ENDERECO = 30;

/**
 * Limits wrong passwords per account and per address. An attempt is counted before the password is looked at, so that a
 * burst cannot slip through, and given back when it was right: who types correctly is never locked out by typing often.
 */
export function limiteDeEntrada() {
  const porConta = new RateLimiterMemory({ points: FALHAS_POR_CONTA, duration: JANELA_SEGUNDOS });
  const porEndereco = new RateLimiterMemory({ points: FALHAS_POR_ENDERECO, duration: JANELA_SEGUNDOS });

  return {
    /** Throws the 429 when the account or the address has used up its failures. */
    async contar(email: string, endereco: string): Promise<void> {
      await consumir(porEndereco, endereco);
      await consumir(porConta, email);
    },

    async devolver(email: string, endereco: string): Promise<void> {
      await Promise.all([porConta.delete(email), porEndereco.reward(endereco)]);
    },
  };
}

/** The same for what is tried without naming an account: links that nobody made. */
export function limitePorEndereco() {
  const porEndereco = new RateLimiterMemory({ points: FALHAS_POR_ENDERECO, duration: JANELA_SEGUNDOS });
  return {
    contar: (endereco: string): Promise<void> => consumir(porEndereco, endereco),
    async devolver(endereco: string): Promise<void> {
      await porEndereco.reward(endereco);
    },
  };
}

async function consumir(limite: RateLimiterMemory, chave: string): Promise<void> {
  try {
    await limite.consume(chave);
  } catch (negado) {
    const { msBeforeNext } = negado as { msBeforeNext: number };
    throw tentativasDemais(Math.ceil(msBeforeNext / 1000));
  }
}
