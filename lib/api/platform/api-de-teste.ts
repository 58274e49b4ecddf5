/** For tests: a fake API that answers by `METHOD /path` and records its requests. */
export interface ApiDeTeste {
  pedidos: Request[];
}

type Resposta = Response | Error;
export type RotasDeTeste = Record<string, (pedido: Request) => Resposta | Promise<Resposta>>;

/** Replaces `fetch`. An unknown route answers 404; an Error stands for a network that is down. */
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

/**
 * An answer that does not come while the test runs. It comes at its end: a read that waits for ever would tell the tests after it of a
 * slow server.
 */
export function semResposta(): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  globalThis.aoFimDoTeste ??= [];
  globalThis.aoFimDoTeste.push(() => resolve(new Response(null, { status: 404 })));
  return promise;
}

declare global {
  /** What jest.setup-browser.ts does after a test. */
  var aoFimDoTeste: (() => void)[] | undefined;
}

export const semRede = () => new TypeError('Failed to fetch');

/** Replaces XMLHttpRequest, which uploads with progress use, and forwards to the same fake. It reports half, then all of the upload. */
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
