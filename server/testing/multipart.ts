import type { InjectOptions } from 'fastify';

/** Makes a multipart upload for `inject`, as a browser sends it. */
export function multipartOf(url: string, bytes: Uint8Array | string, nome = 'di.xml', parte = 'file'): InjectOptions {
  return multipartOfParts(url, [{ nome, bytes, parte }]);
}

interface Parte {
  nome: string;
  bytes: Uint8Array | string;
  parte?: string;
}

/** Does the same as `multipartOf` for several files. */
export function multipartOfParts(url: string, partes: readonly Parte[]): InjectOptions {
  const limite = '----cais-teste';
  const escritas = partes.flatMap(({ nome, bytes, parte = 'file' }) => [
    Buffer.from(
      `--${limite}\r\nContent-Disposition: form-data; name="${parte}"; filename="${nome}"\r\nContent-Type: text/xml\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${limite}` },
    payload: Buffer.concat([...escritas, Buffer.from(`--${limite}--\r\n`)]),
  };
}
