import { Client } from 'pg';

/**
 * Listens to a channel of a real PostgreSQL on its own connection, which is reopened when it is lost. Messages sent meanwhile are lost, so
 * nothing may depend on them. Answers the function that stops it.
 */
export async function listenToPostgres(
  url: string,
  canal: string,
  aoOuvir: (texto: string) => void,
): Promise<() => Promise<void>> {
  let cliente: Client | null = null;
  let espera: NodeJS.Timeout | undefined;
  let parado = false;

  const ligar = async () => {
    const novo = new Client({ connectionString: url, connectionTimeoutMillis: PRAZO_MS });
    novo.on('notification', ({ payload }) => aoOuvir(payload ?? ''));
    novo.on('error', () => novo.end().catch(() => {}));
    novo.on('end', religar);
    await novo.connect();
    await novo.query(`listen ${novo.escapeIdentifier(canal)}`);
    cliente = novo;
  };
  function religar() {
    cliente = null;
    if (parado) return;
    clearTimeout(espera);
    espera = setTimeout(() => ligar().catch(religar), ENTRE_TENTATIVAS_MS);
    espera.unref();
  }

  await ligar();
  return async () => {
    parado = true;
    clearTimeout(espera);
    await cliente?.end();
  };
}

const PRAZO_MS = 10_000;
const ENTRE_TENTATIVAS_MS = 5_000;
