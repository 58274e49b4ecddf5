import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FormularioDaParte } from '#app/_screens/importacao/processos/campos/FormularioDaParte.tsx';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import type { ProcessoInteiro, ProcessoNovo } from '#lib/contracts/processo/processo.ts';

interface PagamentoDialogProps {
  processo: ProcessoInteiro;
  aoFechar: () => void;
}

/** Records how CBS and IBS of a processo are settled. */
export function PagamentoDialog({ processo, aoFechar }: PagamentoDialogProps) {
  const titulo = useId();
  return (
    <Dialog open onClose={aoFechar} fullWidth maxWidth="sm" aria-labelledby={titulo}>
      <DialogTitle id={titulo}>Pagamento da CBS e do IBS de {processo.numero}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <FormularioDaParte
            processo={processo}
            parte="pagamento"
            titulo="Pagamento da CBS e do IBS"
            aoGravar={aoFechar}
            acoes={
              <Button color="inherit" onClick={aoFechar}>
                Fechar
              </Button>
            }
          >
            <Campos />
          </FormularioDaParte>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function Campos() {
  const modo = useWatch<ProcessoNovo, 'pagamentoCbsIbs'>({ name: 'pagamentoCbsIbs' });
  return (
    <CamposLadoALado>
      <Campo<ProcessoNovo> nome="pagamentoCbsIbs" largo />
      {modo === 'EXONERACAO' ? (
        <>
          <Campo<ProcessoNovo> nome="exoneracaoCbsIbs" />
          <Campo<ProcessoNovo> nome="exoneracaoCbsIbsEm" />
        </>
      ) : (
        <>
          <Campo<ProcessoNovo> nome="cbsIbsPagoEm" />
          <Campo<ProcessoNovo> nome="cbsPaga" />
          <Campo<ProcessoNovo> nome="ibsPago" />
        </>
      )}
    </CamposLadoALado>
  );
}
