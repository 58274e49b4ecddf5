import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import type { FabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';

interface DesvincularVariosProps {
  escolhida: Selecao<FabricanteNoPortal>;
  aoTerminar: () => void;
}

/** Asks to end the selected links in the Portal. */
export function DesvincularVarios(props: DesvincularVariosProps) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAberto(true)}>
        Desvincular…
      </Button>
      {aberto && <DesvincularDialog {...props} aoFechar={() => setAberto(false)} />}
    </>
  );
}

const DesvincularDialog = lazyPart(() => import('./DesvincularDialog.tsx').then((part) => part.DesvincularDialog));
