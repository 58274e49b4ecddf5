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
  globalThis.XMLHttpRequest = XhrDeTeste as unknown as typeof XMLHttpRequest;
  return { pedidos };
}

export function responder(corpo: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(corpo, { status, headers });
}

export const semRede = () => new TypeError('Failed to fetch');

/** What an upload with progress goes by, carried to the same fake: half way, then whole. */
class XhrDeTeste {
  upload: { onprogress?: (evento: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  private pedido = { method: '', url: '', headers: new Headers() };
  private resposta = new Response();
  private cancelado = false;

  open(method: string, url: string) {
    Object.assign(this.pedido, { method, url });
  }
  setRequestHeader(nome: string, valor: string) {
    this.pedido.headers.set(nome, valor);
  }
  getAllResponseHeaders() {
    return [...this.resposta.headers].map((par) => par.join(': ')).join('\r\n');
  }
  abort() {
    this.cancelado = true;
    this.onabort?.();
  }
  async send(body: FormData) {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    try {
      const { url, ...init } = this.pedido;
      this.resposta = await fetch(url, { ...init, body });
      this.status = this.resposta.status;
      this.response = await this.resposta.arrayBuffer();
    } catch {
      if (!this.cancelado) this.onerror?.();
      return;
    }
    if (this.cancelado) return;
    this.upload.onprogress?.({ loaded: 2, total: 2 });
    this.onload?.();
  }
}
