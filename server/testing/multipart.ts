import type { InjectOptions } from 'fastify';

/** A multipart upload as a browser would send it, for `inject`. */
export function envioDe(url: string, bytes: Uint8Array | string, nome = 'di.xml', parte = 'file'): InjectOptions {
  const limite = '----cais-teste';
  const cabeca = `--${limite}\r\nContent-Disposition: form-data; name="${parte}"; filename="${nome}"\r\nContent-Type: text/xml\r\n\r\n`;
  return {
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${limite}` },
    payload: Buffer.concat([Buffer.from(cabeca), Buffer.from(bytes), Buffer.from(`\r\n--${limite}--\r\n`)]),
  };
}
