import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const CHAVE = 'cais-menu-minimizado';

/** The two states of the side menu: minimised, which is remembered, and open as a drawer, which no navigation outlives. */
export function useMenu() {
  const router = useRouter();
  const [minimizado, setMinimizado] = useState(() => localStorage.getItem(CHAVE) === 'sim');
  const [aberto, setAberto] = useState(false);
  // Told by the router, not by the address: each filter of a list changes that, and nothing here with it.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setAberto(false)), [router]);
  return {
    aberto,
    abrir: () => setAberto(true),
    fechar: () => setAberto(false),
    minimizado,
    alternar: () => {
      localStorage.setItem(CHAVE, minimizado ? 'nao' : 'sim');
      setMinimizado(!minimizado);
      remedir();
    },
  };
}

/** Charts and grids measure themselves on `resize`: told while the width is changing, and once it has. */
function remedir(): void {
  for (let vez = 1; vez <= 5; vez += 1) setTimeout(() => window.dispatchEvent(new Event('resize')), vez * 180);
}
