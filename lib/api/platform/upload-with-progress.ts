/** Called with the sent part of the file, from 0 to 1. */
export type OnProgress = (parte: number) => void;

/**
 * Returns a `fetch` for ky that sends a form and reports progress. ky's own `onUploadProgress` streams the request, which browsers
 * refuse over HTTP/1.1 (tried: Chromium, "Failed to fetch"). The embedded server speaks HTTP/1.1, so only XMLHttpRequest reports
 * progress there. The given Request carries everything but the form.
 */
export function uploadWithProgress(corpo: FormData, aoProgredir: OnProgress) {
  return (entrada: string | URL | Request): Promise<Response> =>
    new Promise((resolver, recusar) => {
      const pedido = entrada as Request;
      const xhr = new XMLHttpRequest();
      xhr.open(pedido.method, pedido.url);
      xhr.responseType = 'arraybuffer';
      pedido.headers.forEach((valor, nome) => {
        xhr.setRequestHeader(nome, valor);
      });
      xhr.upload.onprogress = ({ loaded, total }) => aoProgredir(total ? loaded / total : 0);
      xhr.onload = () => resolver(respostaDe(xhr));
      xhr.onerror = () => recusar(new TypeError('Failed to fetch'));
      xhr.onabort = () => recusar(new DOMException('O envio foi cancelado.', 'AbortError'));
      pedido.signal.addEventListener('abort', () => xhr.abort(), { once: true });
      if (pedido.signal.aborted) xhr.onabort(new ProgressEvent('abort'));
      else xhr.send(corpo);
    });
}

function respostaDe(xhr: XMLHttpRequest): Response {
  const semCorpo = xhr.status === 204 || xhr.status === 304;
  const headers = new Headers();
  for (const linha of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const doisPontos = linha.indexOf(':');
    if (doisPontos > 0) headers.append(linha.slice(0, doisPontos).trim(), linha.slice(doisPontos + 1).trim());
  }
  return new Response(semCorpo ? null : xhr.response, { status: xhr.status, statusText: xhr.statusText, headers });
}
