import type { Caller } from '#server/platform/security/caller.ts';

interface Limits {
  /** How many run at once. */
  total: number;
  porPessoa: number;
  /** How many of one person may wait. */
  esperando: number;
}

interface Waiting {
  quem: Caller;
  entrar: () => void;
}

export type FairQueue = ReturnType<typeof fairQueue>;

/**
 * Lets a few at once in, and of one person fewer. Of those who wait, the company with the least under way comes first, then the company
 * that was served longest ago: a person who asks twelve times does not stand before a person who asks once.
 */
export function fairQueue({ total, porPessoa, esperando: maximo }: Limits, lotada: () => Error) {
  const pessoas = new Map<string, number>();
  const empresas = new Map<string, number>();
  const servida = new Map<string, number>();
  const esperando: Waiting[] = [];
  let dentro = 0;
  let vezes = 0;

  const cabe = ({ usuarioId }: Caller) => dentro < total && (pessoas.get(usuarioId) ?? 0) < porPessoa;
  const entrar = ({ empresaId, usuarioId }: Caller) => {
    dentro += 1;
    somar(pessoas, usuarioId, 1);
    somar(empresas, empresaId, 1);
    servida.delete(empresaId);
    vezes += 1;
    servida.set(empresaId, vezes);
    esquecer(servida);
  };
  const chamar = () => {
    for (;;) {
      const proximo = esperando
        .filter(({ quem }) => cabe(quem))
        .toSorted((a, b) => peso(empresas, a) - peso(empresas, b) || peso(servida, a) - peso(servida, b))[0];
      if (!proximo) return;
      esperando.splice(esperando.indexOf(proximo), 1);
      entrar(proximo.quem);
      proximo.entrar();
    }
  };
  const sair = ({ empresaId, usuarioId }: Caller) => {
    dentro -= 1;
    somar(pessoas, usuarioId, -1);
    somar(empresas, empresaId, -1);
    chamar();
  };

  return {
    /**
     * Waits for a turn and runs. @throws what `lotada` makes when the person has too many waiting already, and the reason of `sinal`
     * when it aborts before the turn has come.
     */
    async correr<T>(quem: Caller, fazer: () => Promise<T>, sinal: AbortSignal | null = null): Promise<T> {
      sinal?.throwIfAborted();
      if (cabe(quem)) entrar(quem);
      else {
        const esperasDoUsuario = esperando.filter(({ quem: outro }) => outro.usuarioId === quem.usuarioId);
        if (esperasDoUsuario.length >= maximo) throw lotada();
        await vez(quem, sinal);
      }
      try {
        return await fazer();
      } finally {
        sair(quem);
      }
    },
  };

  function vez(quem: Caller, sinal: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const desistir = () => {
        esperando.splice(esperando.indexOf(espera), 1);
        reject(sinal?.reason);
      };
      const espera: Waiting = {
        quem,
        entrar() {
          sinal?.removeEventListener('abort', desistir);
          resolve();
        },
      };
      sinal?.addEventListener('abort', desistir, { once: true });
      esperando.push(espera);
    });
  }
}

function somar(contas: Map<string, number>, chave: string, mais: number): void {
  const agora = (contas.get(chave) ?? 0) + mais;
  if (agora > 0) contas.set(chave, agora);
  else contas.delete(chave);
}

const peso = (contas: ReadonlyMap<string, number>, { quem }: Waiting) => contas.get(quem.empresaId) ?? 0;

/** A Map keeps the order of insertion: the companies served longest ago go first. */
function esquecer(servida: Map<string, number>): void {
  for (const empresa of servida.keys()) {
    if (servida.size <= LEMBRADAS) return;
    servida.delete(empresa);
  }
}

const LEMBRADAS = 1_000;
