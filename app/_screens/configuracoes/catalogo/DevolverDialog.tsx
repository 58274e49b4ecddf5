import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { TextoField } from '#components/ui/TextoField.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';

interface DevolverDialogProps {
  ramo: Ramo;
  registro: ResumoDoPreparo;
  aoFechar: () => void;
}

/** Gives a product or operator back to be put right, with the reason. */
export function DevolverDialog({ ramo, registro, aoFechar }: DevolverDialogProps) {
  const [motivo, setMotivo] = useState('');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { devolver } = ramo.useAtos();
  const confirmar = () =>
    void fazer(async () => {
      await devolver(registro.id, registro.versao, motivo);
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="Devolver para correção"
      confirmar="Devolver"
      impedido={motivo.trim() === ''}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <TextoField
        rotulo="O que corrigir"
        required
        autoFocus
        multiline
        valor={motivo}
        aoMudar={setMotivo}
        maximo={500}
      />
    </DialogoDeFormulario>
  );
}
