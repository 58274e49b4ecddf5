import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import type { ItemLido } from '#lib/registros/item.ts';

interface DefinirClasseButtonProps {
  escolhida: Selecao<ItemLido>;
  aoTerminar: () => void;
}

/** Gives a cClassTrib to the selected items. */
export function DefinirClasseButton({ escolhida, aoTerminar }: DefinirClasseButtonProps) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAberto(true)}>
        Definir cClassTrib…
      </Button>
      {aberto && <Dialogo escolhida={escolhida} aoTerminar={aoTerminar} aoFechar={() => setAberto(false)} />}
    </>
  );
}

const Dialogo = lazyPart(() => import('./DefinirClasseDialog.tsx').then((part) => part.DefinirClasseDialog));
