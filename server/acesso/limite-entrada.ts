import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tentativasDemais } from '#server/erros.ts';

const JANELA_SEGUNDOS = 5 * 60;
const FALHAS_POR_CONTA = 10;
const FALHAS_POR_ENDERECO = 30;
/** Of one account from everywhere together: who guesses from many addresses guesses slowly. */
const FALHAS_DE_TODA_PARTE = 50;
const CONHECIDOS = 10_000;

/**
 * Limits wrong passwords per account and per address. An attempt is counted before the password is looked at, so that a
 * burst cannot slip through, and given back when it was right: who types correctly is never locked out by typing often. A stranger locks
 * an account only where they are: from where its person has signed in before, what is tried elsewhere does not count.
 */
export function limiteDeEntrada() {
  const porConta = new RateLimiterMemory({ points: FALHAS_POR_CONTA, duration: JANELA_SEGUNDOS });
  const porEndereco = new RateLimiterMemory({ points: FALHAS_POR_ENDERECO, duration: JANELA_SEGUNDOS });
  const deTodaParte = new RateLimiterMemory({ points: FALHAS_DE_TODA_PARTE, duration: JANELA_SEGUNDOS });
  const conhecidos = new Set<string>();
  const daqui = (conta: string, endereco: string) => JSON.stringify([conta, endereco]);

  return {
    /** Throws the 429 when the account or the address has used up its failures. */
    async contar(conta: string, endereco: string): Promise<void> {
      await consumir(porEndereco, endereco);
      await consumir(porConta, daqui(conta, endereco));
      if (!conhecidos.has(daqui(conta, endereco))) await consumir(deTodaParte, conta);
    },

    async devolver(conta: string, endereco: string): Promise<void> {
      const lugar = daqui(conta, endereco);
      if (!conhecidos.has(lugar)) await deTodaParte.reward(conta);
      conhecidos.delete(lugar);
      conhecidos.add(lugar);
      const [maisAntigo] = conhecidos;
      if (conhecidos.size > CONHECIDOS && maisAntigo !== undefined) conhecidos.delete(maisAntigo);
      await Promise.all([porConta.delete(lugar), porEndereco.reward(endereco)]);
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
