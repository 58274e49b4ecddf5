import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { diaOuNada } from '#app/_screens/dci/processos/campos/dia-ou-nada.ts';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { darfEmPdf } from '#lib/api/dci/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { DemonstrativoDoDia } from './DemonstrativoDoDia.tsx';

interface DarfDialogProps {
  dci: Pick<DciResumo, 'id' | 'versao' | 'processo' | 'pagoEm'>;
  aoFechar: () => void;
}

/** Shows the DARFs for a chosen payment day, and downloads their document. */
export function DarfDialog({ dci, aoFechar }: DarfDialogProps) {
  const id = useId();
  const [dia, setDia] = useState(dci.pagoEm ?? hojeEmManaus());
  const { baixar, baixando } = useBaixar();
  const em = diaOuNada(dia);
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Demonstrativo do DARF de {dci.processo}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1, alignItems: 'stretch' }}>
          <DateField rotulo="Pagamento em" focado valor={dia} aoMudar={setDia} ajuda="O dia para o qual se calcula." />
          <DemonstrativoDoDia dci={dci} em={em} />
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Fechar"
        aoFechar={aoFechar}
        disabled={em === null}
        loading={baixando}
        onClick={() => em && baixar(() => darfEmPdf(dci.id, em), `darf-${dci.processo}-${em}.pdf`)}
      >
        Baixar em PDF
      </RodapeDoDialogo>
    </Dialog>
  );
}
