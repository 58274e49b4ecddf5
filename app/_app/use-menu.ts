import useMediaQuery from '@mui/material/useMediaQuery';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const CHAVE = 'cais-menu-minimizado';

/**
 * The two states of the side menu: minimised, which a person chooses and which is remembered, and open as a drawer, which any
 * navigation closes. Who has not chosen has it minimised where it would take a quarter of the screen.
 */
export function useMenu() {
  const router = useRouter();
  const [escolha, setEscolha] = useState(() => localStorage.getItem(CHAVE));
  const estreita = useMediaQuery('(max-width:1199.95px)', { noSsr: true });
  const minimizado = escolha === null ? estreita : escolha === 'sim';
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
      const escolhida = minimizado ? 'nao' : 'sim';
      localStorage.setItem(CHAVE, escolhida);
      setEscolha(escolhida);
      remedir();
    },
  };
}

/** Charts and grids measure themselves on `resize`, so the event is sent several times while the width changes and once after. */
function remedir(): void {
  for (let vez = 1; vez <= 5; vez += 1) setTimeout(() => window.dispatchEvent(new Event('resize')), vez * 180);
}
