import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const CHAVE = 'cais-menu-minimizado';

/** The two states of the side menu: minimised, which is remembered, and open as a drawer, which any navigation closes. */
export function useMenu() {
  const router = useRouter();
  const [minimizado, setMinimizado] = useState(() => localStorage.getItem(CHAVE) === 'sim');
  const [aberto, setAberto] = useState(false);
  // The menu listens to the router instead of reading the address: each filter of a list changes the address and would render it
  // again.
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

/** Charts and grids measure themselves on `resize`, so the event is sent several times while the width changes and once after. */
function remedir(): void {
  for (let vez = 1; vez <= 5; vez += 1) setTimeout(() => window.dispatchEvent(new Event('resize')), vez * 180);
}
