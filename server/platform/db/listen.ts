import { Client } from 'pg';
import type { DatabaseHosts } from './hosts.ts';

/**
 * Listens to a channel of a real PostgreSQL on its own connection, which is reopened when it is lost or its server is left. Messages sent meanwhile are lost, so
 * nothing may depend on them. Answers the function that stops it.
 */
export async function listenToPostgres(
  hosts: DatabaseHosts,
  canal: string,
  aoOuvir: (texto: string) => void,
): Promise<() => Promise<void>> {
  let cliente: Client | null = null;
  let espera: NodeJS.Timeout | undefined;
  let parado = false;
  let proxima = PRIMEIRA_TENTATIVA_MS;

  const ligar = async (): Promise<void> => {
    const endereco = hosts.current;
    const novo = new Client({ connectionString: endereco, connectionTimeoutMillis: PRAZO_MS });
    novo.on('notification', ({ payload }) => aoOuvir(payload ?? ''));
    novo.on('error', () => novo.end().catch(() => {}));
    try {
      await novo.connect();
      await novo.query(`listen ${novo.escapeIdentifier(canal)}`);
    } catch (erro) {
      await novo.end().catch(() => {});
      throw erro;
    }
    if (parado) return novo.end();
    // Nobody sends messages to a server that was left meanwhile.
    if (endereco !== hosts.current) return novo.end().then(ligar);
    novo.on('end', religar);
    cliente = novo;
    proxima = PRIMEIRA_TENTATIVA_MS;
  };
  function religar() {
    cliente = null;
    if (parado) return;
    clearTimeout(espera);
    espera = setTimeout(() => ligar().catch(religar), proxima);
    espera.unref();
    proxima = Math.min(proxima * 2, ENTRE_TENTATIVAS_MS);
  }

  await ligar();
  const naoOuvir = hosts.whenLeft(() => cliente?.connection.stream.destroy());
  return async () => {
    parado = true;
    naoOuvir();
    clearTimeout(espera);
    await cliente?.end();
  };
}

const PRAZO_MS = 10_000;
const PRIMEIRA_TENTATIVA_MS = 100;
const ENTRE_TENTATIVAS_MS = 5_000;
