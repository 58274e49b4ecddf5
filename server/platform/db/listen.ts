import { Client } from 'pg';

/**
 * Listens to a channel of a real PostgreSQL on a connection of its own, which is made anew when it is lost: what was said meanwhile is not
 * heard, so whoever listens must not depend on it. Answers how to stop.
 */
export async function ouvirPostgres(
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
