import Button from '@mui/material/Button';
import { useState } from 'react';
import { TermoDeLacreButton } from '#app/_screens/importacao/sefaz/marcas/TermoDeLacreButton.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import type { DaiResumo } from '#lib/contracts/dai.ts';
import { CienciaDialog } from './CienciaDialog.tsx';

interface AcoesDasDaisProps {
  escolhida: Selecao<DaiResumo>;
  aoTerminar: () => void;
}

/** The actions on the selected rows of the queue. */
export function AcoesDasDais({ escolhida, aoTerminar }: AcoesDasDaisProps) {
  const [tomandoCiencia, setTomandoCiencia] = useState(false);
  return (
    <>
      <TermoDeLacreButton escolhida={escolhida} />
      <Button variant="contained" onClick={() => setTomandoCiencia(true)}>
        Tomar ciência
      </Button>
      {tomandoCiencia && (
        <CienciaDialog escolhida={escolhida} aoTerminar={aoTerminar} aoFechar={() => setTomandoCiencia(false)} />
      )}
    </>
  );
}
