/**
 * Tells the other tabs that the image at this address has changed, by a storage event that leaves nothing stored. A full or
 * forbidden storage is no error: the other tabs then see the new image on their next load.
 */
export function tellImageChanged(endereco: string): void {
  try {
    localStorage.setItem(CHAVE, endereco);
    localStorage.removeItem(CHAVE);
  } catch {
    console.warn('As outras abas não puderam ser avisadas da imagem trocada.');
  }
}

/** Calls `ouvinte` when another tab has replaced the image at this address. */
export function listenToImageChanges(endereco: string, ouvinte: () => void): () => void {
  const ouvir = ({ key, newValue }: StorageEvent) => {
    if (key === CHAVE && newValue === endereco) ouvinte();
  };
  window.addEventListener('storage', ouvir);
  return () => window.removeEventListener('storage', ouvir);
}

const CHAVE = 'cais-imagem-trocada';
