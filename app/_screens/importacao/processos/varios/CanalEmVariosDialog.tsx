import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import type { QuaisProcessos } from '#lib/contracts/processo/ato-em-varios.ts';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { EnsaioEmVarios } from './EnsaioEmVarios.tsx';
import { useEmVarios } from './use-em-varios.ts';

interface CanalEmVariosDialogProps {
  quais: QuaisProcessos;
  aoFechar: () => void;
  aoTerminar: () => void;
}

/** Gives the canal to many processos at once: the button of the canal is the confirmation. */
export function CanalEmVariosDialog({ quais, aoFechar, aoTerminar }: CanalEmVariosDialogProps) {
  const titulo = useId();
  const [data, setData] = useState(hojeEmManaus());
  const passo = { tipo: 'PASSO', situacao: 'PARAMETRIZADO', data, motivo: null, prazo: null } as const;
  // What is refused does not depend on the canal, so any canal serves the rehearsal.
  const ato = data === '' ? null : { ...passo, canalRfb: 'VERDE' as const };
  const { ensaio, quantos, gravando, falha, confirmar } = useEmVarios({ quais, ato, aoFechar, aoTerminar });
  const informar = (canalRfb: CanalRfb) =>
    confirmar({ ...passo, canalRfb }, `Canal ${NOME_CANAL[canalRfb].toLowerCase()} em`);
  return (
    <DialogoComCampos open onClose={aoFechar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <DialogTitle id={titulo}>Informar o canal</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <DateField
            rotulo="Data da parametrização"
            obrigatorio
            valor={data}
            aoMudar={setData}
            ajuda="O dia em que aconteceu, mesmo que não seja hoje."
          />
          <EnsaioEmVarios ensaio={ensaio.data} falha={falha} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={aoFechar} sx={{ mr: 'auto' }}>
          Voltar
        </Button>
        {CANAIS_RFB.map((canal) => (
          <Button
            key={canal}
            variant="outlined"
            color={COR[canal]}
            disabled={quantos === 0 || gravando}
            onClick={() => informar(canal)}
          >
            {NOME_CANAL[canal]}
          </Button>
        ))}
      </DialogActions>
    </DialogoComCampos>
  );
}

const COR = { VERDE: 'success', AMARELO: 'warning', VERMELHO: 'error', CINZA: 'inherit' } as const;
