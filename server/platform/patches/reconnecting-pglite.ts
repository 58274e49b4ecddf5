import type { PGlite, PGliteInterface } from '@electric-sql/pglite';

/** What is used of an embedded PostgreSQL. */
export type Embedded = Pick<PGliteInterface, 'query' | 'exec' | 'transaction' | 'listen' | 'close'>;

/**
 * An embedded PostgreSQL that is opened anew when it has died: after a panic (a full disk, a log it could not write) it answers nothing
 * any more, not even that. What it had answered before is in its log and is found again; what was under way fails.
 */
export async function reconnectingPglite(abrir: () => Promise<PGlite>): Promise<Embedded> {
  const ouvintes = new Set<Ouvinte>();
  let fechado = false;
  let aberto: Promise<PGlite> | null = Promise.resolve(vigiar(await abrir(), aoMorrer));

  function aoMorrer(morto: PGlite): void {
    aberto = null;
    // Its open files would stay open with it.
    morto.fs?.closeFs().catch(() => {});
  }

  function vivo(): Promise<PGlite> {
    if (aberto) return aberto;
    if (fechado) return Promise.reject(new Error('O banco embutido foi fechado.'));
    const tentativa = reabrir();
    tentativa.catch(() => {
      if (aberto === tentativa) aberto = null;
    });
    aberto = tentativa;
    return tentativa;
  }

  async function reabrir(): Promise<PGlite> {
    const novo = vigiar(await abrir(), aoMorrer);
    for (const ouvinte of ouvintes) ouvinte.parar = await novo.listen(ouvinte.canal, ouvinte.aoOuvir);
    return novo;
  }

  return {
    query: async (...dados) => (await vivo()).query(...dados),
    exec: async (...dados) => (await vivo()).exec(...dados),
    transaction: async (fazer) => (await vivo()).transaction(fazer),
    async listen(canal, aoOuvir) {
      const ouvinte: Ouvinte = { canal, aoOuvir, parar: await (await vivo()).listen(canal, aoOuvir) };
      ouvintes.add(ouvinte);
      return async () => {
        ouvintes.delete(ouvinte);
        if (aberto) await ouvinte.parar();
      };
    },
    async close() {
      fechado = true;
      const ultimo = aberto;
      aberto = null;
      await (await ultimo)?.close();
    },
  };
}

interface Ouvinte {
  canal: string;
  aoOuvir: (texto: string) => void;
  parar: () => Promise<void>;
}

/** From a panic on, nothing more is asked of it: the answer would never come, and nothing else in this process would either. */
function vigiar(pglite: PGlite, aoMorrer: (morto: PGlite) => void): PGlite {
  let morte: unknown = null;
  const guardado =
    <Dados extends unknown[], Resposta>(chamar: (...dados: Dados) => Promise<Resposta>) =>
    async (...dados: Dados): Promise<Resposta> => {
      if (morte) throw morte;
      try {
        return await chamar.apply(pglite, dados);
      } catch (erro) {
        if (!ehPanico(erro)) throw erro;
        morte = erro;
        aoMorrer(pglite);
        throw erro;
      }
    };
  pglite.execProtocol = guardado(pglite.execProtocol);
  pglite.execProtocolStream = guardado(pglite.execProtocolStream);
  return pglite;
}

function ehPanico(erro: unknown): boolean {
  const { severity } = (erro ?? {}) as { severity?: string };
  return severity === 'PANIC' || severity === 'FATAL';
}
