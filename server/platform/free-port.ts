import { createServer } from 'node:net';

/** Finds a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((feito) => {
    const servidor = createServer().listen(0, '127.0.0.1', () => {
      const endereco = servidor.address();
      servidor.close(() => feito(typeof endereco === 'object' && endereco ? endereco.port : 0));
    });
  });
}
