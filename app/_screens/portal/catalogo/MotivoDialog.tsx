import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { TextoField } from '#components/ui/fields/TextoField.tsx';

interface MotivoDialogProps {
  titulo: string;
  confirmar: string;
  /** Label of the reason. */
  rotulo: string;
  /** What the act does, above the reason. */
  children?: ReactNode;
  /** The act cannot be done, whatever the reason. */
  impedido?: boolean;
  fazer: (motivo: string) => Promise<unknown>;
  aoFechar: () => void;
}

/** Does an act that needs a reason. A failure leaves the dialog open, with what was typed. */
export function MotivoDialog({
  titulo,
  confirmar,
  rotulo,
  children,
  impedido = false,
  fazer,
  aoFechar,
}: MotivoDialogProps) {
  const [motivo, setMotivo] = useState('');
  const { ocupado, falha, fazer: tentar } = useAtoEmCurso();
  return (
    <DialogoDeFormulario
      titulo={titulo}
      confirmar={confirmar}
      largura="sm"
      impedido={impedido || motivo.trim() === ''}
      gravando={ocupado}
      aoConfirmar={() =>
        void tentar(async () => {
          await fazer(motivo.trim());
          aoFechar();
        })
      }
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      {children}
      <TextoField rotulo={rotulo} required autoFocus multiline valor={motivo} aoMudar={setMotivo} maximo={500} />
    </DialogoDeFormulario>
  );
}
