import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Servidor {
  origem: string;
  fechar: () => Promise<void>;
}

/** A server on a free port. It stops with whatever it is still holding back. */
export async function servir(atender: RequestListener): Promise<Servidor> {
  const servidor = createServer(atender);
  await new Promise<void>((pronto) => servidor.listen(0, 'localhost', pronto));
  const { port } = servidor.address() as AddressInfo;
  return {
    origem: `http://localhost:${port}`,
    fechar: () =>
      new Promise((fechado) => {
        servidor.close(() => fechado());
        servidor.closeAllConnections();
      }),
  };
}
