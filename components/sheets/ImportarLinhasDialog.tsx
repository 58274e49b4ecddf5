import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import type { NomeDeLinhas } from '#lib/registros/planilha/recursos.ts';
import { ImportarPlanilha } from './ImportarPlanilha.tsx';
import type { ParaAGrade } from './para-a-grade.ts';

interface ImportarLinhasDialogProps extends ParaAGrade {
  titulo: string;
  recurso: NomeDeLinhas;
  aoFechar: () => void;
}

/** Dialog that imports the lines of one record from a sheet into its grid. Nothing is written. */
export function ImportarLinhasDialog({ titulo, recurso, aoFechar, ...paraAGrade }: ImportarLinhasDialogProps) {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const id = useId();
  return (
    <DialogoComCampos open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        <ImportarPlanilha recurso={recurso} paraAGrade={paraAGrade} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={aoFechar}>
          Cancelar
        </Button>
      </DialogActions>
    </DialogoComCampos>
  );
}
