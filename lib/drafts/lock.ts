/**
 * Tells other tabs that the form of a draft is open here. The returned function releases the lock. The browser releases it by
 * itself when a tab closes, reloads or crashes. Without Web Locks, every draft counts as left behind.
 */
export function holdLock(id: string): () => void {
  let soltar = () => {};
  const ateSoltar = new Promise<void>((feito) => {
    soltar = feito;
  });
  navigator.locks?.request(nome(id), () => ateSoltar).catch(() => {});
  return soltar;
}

/**
 * Returns whether a tab has the form of this draft open. It waits briefly, because a reloading page releases its lock within that
 * time.
 */
export async function isOpen(id: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const espera = new AbortController();
  const alarme = setTimeout(() => espera.abort(), ESPERA_MS);
  return navigator.locks
    .request(nome(id), { signal: espera.signal }, () => false)
    .catch(() => true)
    .finally(() => clearTimeout(alarme));
}

/** Resolves when no tab has the form of this draft open; rejects when `desistencia` aborts. */
export async function waitForLock(id: string, desistencia: AbortSignal): Promise<void> {
  await navigator.locks?.request(nome(id), { signal: desistencia }, () => undefined);
}

const nome = (id: string) => `cais-rascunho/${id}`;

const ESPERA_MS = 300;
