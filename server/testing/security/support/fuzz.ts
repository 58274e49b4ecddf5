import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type Asking, BadRequests } from './bad-request.ts';
import { documentedRoutes } from './documented-routes.ts';

interface AoFuzzar extends Omit<Asking, 'rotas'> {
  app: FastifyInstance;
  semente: number;
  pedidos: number;
  /** Returns a valid token: the requests themselves may end a session. */
  entrar: () => Promise<string>;
  aoAndar?: (feitos: number) => void;
}

interface Falha {
  rota: string;
  status: number | 'TEMPO';
  ms: number;
  resposta: string;
  pedido: string;
}

interface ResultadoDoFuzz {
  falhas: Falha[];
  porStatus: Record<string, number>;
  maisLento: { rota: string; ms: number };
}

/** Sends bad requests drawn from a seed, and returns those at which the server failed or was too slow. */
export async function fuzz({ app, semente, pedidos, entrar, aoAndar, ...para }: AoFuzzar): Promise<ResultadoDoFuzz> {
  // The stream of events is left out: it lasts as long as its reader.
  const rotas = (await documentedRoutes(app)).filter(({ nome }) => nome !== 'GET /api/Aviso/Eventos');
  const arbitrario = new BadRequests({ rotas, ...para });
  const resultado: ResultadoDoFuzz = { falhas: [], porStatus: {}, maisLento: { rota: '', ms: 0 } };
  let token = await entrar();
  for (let feitos = 0; feitos < pedidos; feitos += POR_VEZ) {
    const numRuns = Math.min(POR_VEZ, pedidos - feitos);
    for (const [i, { rota, headers, ...pedido }] of fc
      .sample(arbitrario, { seed: semente + feitos, numRuns })
      .entries()) {
      const inicio = performance.now();
      const resposta = await dentroDoPrazo(
        app.inject({
          ...pedido,
          headers: { authorization: `Bearer ${token}`, ...headers },
          remoteAddress: enderecoDe(feitos + i),
        }),
      );
      const ms = performance.now() - inicio;
      const status = resposta?.statusCode ?? 'TEMPO';
      resultado.porStatus[status] = (resultado.porStatus[status] ?? 0) + 1;
      if (ms > resultado.maisLento.ms) resultado.maisLento = { rota, ms };
      if (status === 'TEMPO' || status >= 500) {
        const corpo = String(pedido.payload ?? '').slice(0, 600);
        const dito = `${pedido.method} ${pedido.url} ${JSON.stringify(headers)} ${corpo}`;
        resultado.falhas.push({ rota, status, ms, resposta: resposta?.body ?? '', pedido: dito });
      }
      if (status === 401 && !headers?.authorization) token = await entrar();
    }
    aoAndar?.(feitos + numRuns);
  }
  return resultado;
}

/** Each request comes from its own address, because the limit of wrong passwords is not under test. */
function enderecoDe(n: number): string {
  const [a, b, c] = createHash('sha256').update(String(n)).digest();
  return `10.${a}.${b}.${c}`;
}

async function dentroDoPrazo<T>(resposta: Promise<T>): Promise<T | null> {
  let relogio: NodeJS.Timeout | undefined;
  const tarde = new Promise<null>((pronto) => {
    relogio = setTimeout(() => pronto(null), PRAZO_MS);
  });
  try {
    return await Promise.race([resposta, tarde]);
  } finally {
    clearTimeout(relogio);
  }
}

const POR_VEZ = 250;
const PRAZO_MS = 20_000;
