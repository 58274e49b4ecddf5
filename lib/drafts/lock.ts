/**
 * Says to the other tabs that the form of a draft is open here; what is returned says that it no longer is. The browser says so
 * by itself for a tab that is closed, reloaded or crashes. Where it has no locks, every draft counts as left behind.
 */
export function holdLock(id: string): () => void {
  let soltar = () => {};
  const ateSoltar = new Promise<void>((feito) => {
    soltar = feito;
  });
  navigator.locks?.request(nome(id), () => ateSoltar).catch(() => {});
  return soltar;
}

/** Whether some tab has the form of this draft open. A page that is just being reloaded lets go within the wait. */
export async function isOpen(id: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const espera = new AbortController();
  const alarme = setTimeout(() => espera.abort(), ESPERA_MS);
  return navigator.locks
    .request(nome(id), { signal: espera.signal }, () => false)
    .catch(() => true)
    .finally(() => clearTimeout(alarme));
}

/** Resolves when no tab has the form of this draft open any more; rejects when `desistencia` is aborted. */
export async function waitForLock(id: string, desistencia: AbortSignal): Promise<void> {
  await navigator.locks?.request(nome(id), { signal: desistencia }, () => undefined);
}

const nome = (id: string) => `cais-rascunho/${id}`;

const ESPERA_MS = 300;
