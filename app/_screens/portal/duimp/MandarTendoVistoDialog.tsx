import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import type { ConferenciasLidas } from '#lib/portal/contracts/duimp-do-processo.ts';
import { ConferenciasEmAberto } from './ConferenciasEmAberto.tsx';

interface MandarTendoVistoDialogProps {
  conferencias: ConferenciasLidas;
  /** Label of the act: short enough for a phone. */
  mandar: string;
  aoMandar: (vistas: string) => Promise<unknown>;
  aoFechar: () => void;
}

/** Shows what our own conferences have open before something is sent over it. A refusal stays, with the list as it is by then. */
export function MandarTendoVistoDialog({ conferencias, mandar, aoMandar, aoFechar }: MandarTendoVistoDialogProps) {
  const [vistas, setVistas] = useState<string | null>(null);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const confirmar = () =>
    fazer(async () => {
      if (vistas === null) return;
      await aoMandar(vistas);
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="Mandar com conferências em aberto"
      confirmar={mandar}
      largura="sm"
      impedido={vistas !== conferencias.sha256}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      <ConferenciasEmAberto conferencias={conferencias} vistas={vistas} aoMarcar={setVistas} />
      {falha && <Alert severity="error">{falha}</Alert>}
    </DialogoDeFormulario>
  );
}
