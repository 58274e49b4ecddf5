import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Servidor {
  origem: string;
  fechar: () => Promise<void>;
}

/** Starts a server on a free port. Its stop also drops the answers it still holds. */
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
