import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { useId } from 'react';
import { Formulario } from '#components/form/Formulario.tsx';
import { useGravarNotas } from '#lib/api/dci/dci-notas.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { NotaDaDci, NotaNova } from '#lib/contracts/dci/dci-notas.ts';
import { NotaFields } from './NotaFields.tsx';
import { FORMULARIO_NOTA, notaEmBranco } from './nota-formulario.ts';

interface NotaDialogProps {
  dci: DciLido;
  /** The typed nota to edit; null for a new one. */
  nota: NotaDaDci | null;
  aoFechar: () => void;
}

/** Types a nota by hand. The typed text is kept as a draft, however the dialog is closed. */
export function NotaDialog({ dci, nota, aoFechar }: NotaDialogProps) {
  const id = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'));
  const { enqueueSnackbar } = useSnackbar();
  const { criar, alterar } = useGravarNotas(dci.id);
  const titulo = nota ? `Nota ${nota.numero}, série ${nota.serie}` : 'Digitar nota';
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent sx={noDialogo}>
        <Formulario<NotaNova, NotaDaDci>
          titulo={titulo}
          definicao={FORMULARIO_NOTA}
          registro={nota}
          iniciais={nota ? FORMULARIO_NOTA.valoresDe(nota) : notaEmBranco()}
          comeco={dci.id}
          rotuloGravar={nota ? 'Gravar a nota' : 'Incluir a nota'}
          gravar={(valores, versao) => (nota ? alterar(nota.id, versao ?? nota.versao, valores) : criar(valores))}
          aoGravar={({ numero }) => {
            enqueueSnackbar(nota ? `Nota ${numero} gravada.` : `Nota ${numero} incluída.`, { variant: 'success' });
            aoFechar();
          }}
          acoes={
            <Button color="inherit" onClick={aoFechar}>
              Fechar
            </Button>
          }
        >
          <NotaFields />
        </Formulario>
      </DialogContent>
    </Dialog>
  );
}

/** The form's bar has the background of the page; here it takes that of the dialog. */
const noDialogo = { pb: 0, '& form > :last-of-type': { bgcolor: 'background.paper' } };
