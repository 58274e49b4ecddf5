/**
 * Tells the other tabs that the image at this address is another now, as they hear of a changed session: by storage, where nothing
 * is left of it. A full or forbidden storage is no error: they see it when they are loaded again.
 */
export function tellImageChanged(endereco: string): void {
  try {
    localStorage.setItem(CHAVE, endereco);
    localStorage.removeItem(CHAVE);
  } catch {
    console.warn('As outras abas não puderam ser avisadas da imagem trocada.');
  }
}

/** Calls when another tab has replaced the image at this address. */
export function listenToImageChanges(endereco: string, ouvinte: () => void): () => void {
  const ouvir = ({ key, newValue }: StorageEvent) => {
    if (key === CHAVE && newValue === endereco) ouvinte();
  };
  window.addEventListener('storage', ouvir);
  return () => window.removeEventListener('storage', ouvir);
}

const CHAVE = 'cais-imagem-trocada';
