/** For tests: an API that answers by `METHOD /path`, and remembers what it was asked. */
export interface ApiDeTeste {
  pedidos: Request[];
}

type Resposta = Response | Error;
export type RotasDeTeste = Record<string, (pedido: Request) => Resposta | Promise<Resposta>>;

/** Takes the place of `fetch`; an unknown route is a 404, an Error is a network that is down. */
export function fingirApi(rotas: RotasDeTeste): ApiDeTeste {
  const pedidos: Request[] = [];
  globalThis.fetch = async (entrada, init) => {
    const pedido = new Request(entrada instanceof URL ? entrada.href : entrada, init);
    const { pathname } = new URL(pedido.url);
    if (pathname !== '/config.json') pedidos.push(pedido.clone());
    const resposta = await rotas[`${pedido.method} ${pathname}`]?.(pedido);
    if (resposta instanceof Error) throw resposta;
    return resposta ?? new Response(null, { status: 404 });
  };
  return { pedidos };
}

export function responder(corpo: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(corpo, { status, headers });
}

export const semRede = () => new TypeError('Failed to fetch');
