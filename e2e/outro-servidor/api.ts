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

/** What goes back; `'queda'` is a connection that breaks before any answer. */
type Resposta = { status?: number; corpo?: unknown; cabecalhos?: Record<string, string> } | 'queda';
export type Rota = (pedido: Pedido) => Resposta | Promise<Resposta>;

/**
 * The wire of spec §7 as an older back end speaks it, written a second time and without a line of `server/` or
 * `lib/contracts`: only then does a test against it prove that the site works with a back end that is not ours.
 */
export class OutraApi {
  /** Everything asked since the test began, but for what browsers ask on their own (CORS). */
  readonly pedidos: Pedido[] = [];
  private respostas = new Map<string, Rota>();

  /** From now on this answers `METHOD /path`, in place of the usual answer. */
  responder(rota: `${string} /${string}`, resposta: Rota): void {
    this.respostas.set(rota, resposta);
  }

  /** The usual answer again. */
  voltarAoNormal(rota: `${string} /${string}`): void {
    this.respostas.delete(rota);
  }

  /** What has arrived at `METHOD /path`. */
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

/** As README asks of a back end on another origin, and no header more: an XSRF header would not pass. */
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
