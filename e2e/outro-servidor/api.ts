import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROTAS } from './rotas.ts';

/** A request as it arrived. */
export interface Pedido {
  metodo: string;
  caminho: string;
  consulta: URLSearchParams;
  cabecalhos: IncomingMessage['headers'];
  corpo: Buffer;
}

/** The answer; `'queda'` breaks the connection before any answer. */
type Resposta = { status?: number; corpo?: unknown; cabecalhos?: Record<string, string> } | 'queda';
export type Rota = (pedido: Pedido) => Resposta | Promise<Resposta>;

/**
 * The API of spec §7 as an older back end speaks it, written again without a line of `server/` or `lib/contracts`. Only so does a
 * test prove that the site works with a foreign back end.
 */
export class OutraApi {
  /** All requests since the test began, except those browsers make on their own (CORS). */
  readonly pedidos: Pedido[] = [];
  private respostas = new Map<string, Rota>();

  /** Sets the answer of `METHOD /path` in place of the usual one. */
  responder(rota: `${string} /${string}`, resposta: Rota): void {
    this.respostas.set(rota, resposta);
  }

  /** Restores the usual answer. */
  voltarAoNormal(rota: `${string} /${string}`): void {
    this.respostas.delete(rota);
  }

  /** The requests that arrived at `METHOD /path`. */
  recebidos(rota: `${string} /${string}`): Pedido[] {
    return this.pedidos.filter(({ metodo, caminho }) => `${metodo} ${caminho}` === rota);
  }

  limpar(): void {
    this.pedidos.length = 0;
    this.respostas.clear();
  }

  async atender(chegado: IncomingMessage, resposta: ServerResponse): Promise<void> {
    for (const [nome, valor] of Object.entries(CORS)) resposta.setHeader(nome, valor);
    if (chegado.method === 'OPTIONS') {
      resposta.writeHead(204).end();
      return;
    }
    const pedido = await lerPedido(chegado);
    this.pedidos.push(pedido);
    const feita = await (this.respostas.get(`${pedido.metodo} ${pedido.caminho}`) ?? rotaUsual(pedido))(pedido);
    if (feita === 'queda') {
      resposta.destroy();
      return;
    }
    const { status = 200, corpo, cabecalhos } = feita;
    resposta.writeHead(status, { 'Content-Type': 'application/json', ...cabecalhos });
    resposta.end(corpo === undefined ? undefined : JSON.stringify(corpo));
  }
}

/** The headers README requires of a back end on another origin, and no more: an XSRF header would not pass. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'X-Total-Count',
};

async function lerPedido(chegado: IncomingMessage): Promise<Pedido> {
  const { pathname, searchParams } = new URL(chegado.url ?? '/', 'http://localhost');
  const partes: Buffer[] = [];
  for await (const parte of chegado) partes.push(parte);
  return {
    metodo: chegado.method ?? '',
    caminho: pathname,
    consulta: searchParams,
    cabecalhos: chegado.headers,
    corpo: Buffer.concat(partes),
  };
}

function rotaUsual({ metodo, caminho }: Pedido): Rota {
  const rota = ROTAS.find(([verbo, forma]) => verbo === metodo && forma.test(caminho));
  return rota ? rota[2] : () => ({ status: 404 });
}
