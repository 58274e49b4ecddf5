import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type FormEvent, useState } from 'react';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';

/** Takes a wrong declaration off its processo. The history puts it back. */
export function RetirarDeclaracao({ processo }: { processo: Pick<ProcessoInteiro, 'id' | 'numero' | 'versao'> }) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button color="inherit" onClick={() => setAberto(true)}>
        Retirar a declaração
      </Button>
      {aberto && <RetirarDialog processo={processo} aoFechar={() => setAberto(false)} />}
    </>
  );
}

interface RetirarDialogProps {
  processo: Pick<ProcessoInteiro, 'id' | 'numero' | 'versao'>;
  aoFechar: () => void;
}

function RetirarDialog({ processo: { id, numero, versao }, aoFechar }: RetirarDialogProps) {
  const { retirarDeclaracao } = useGravarProcesso();
  const { enqueueSnackbar } = useSnackbar();
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const semMotivo = motivo.trim() === '';
  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    setTentou(true);
    if (semMotivo) return;
    setGravando(true);
    try {
      await retirarDeclaracao(id, { versao, motivo: motivo.trim() });
      enqueueSnackbar('Declaração retirada do processo. O histórico a devolve.', { variant: 'success' });
      aoFechar();
    } catch (erro) {
      setFalha(erro as Error);
      setGravando(false);
    }
  };
  return (
    <DialogoComCampos
      open
      onClose={gravando ? undefined : aoFechar}
      fullWidth
      maxWidth="sm"
      aria-labelledby="retirar-declaracao"
    >
      <form onSubmit={enviar} noValidate>
        <DialogTitle id="retirar-declaracao">Retirar a declaração de {numero}?</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>
              Saem do processo a declaração, os passos que ela provou e o que ela pôs no estoque. O que estava previsto
              fica. Só sai enquanto nada a usou, e “Desfazer”, no histórico, a traz de volta inteira.
            </Typography>
            {falha && <Alert severity="error">{falha.message}</Alert>}
            <TextoField
              rotulo="Motivo"
              required
              autoFocus
              maximo={500}
              valor={motivo}
              aoMudar={setMotivo}
              erro={tentou && semMotivo ? 'Diga por que a declaração é retirada.' : undefined}
              ajuda="Fica no histórico do processo."
            />
          </Stack>
        </DialogContent>
        <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={gravando}>
          Retirar
        </RodapeDoDialogo>
      </form>
    </DialogoComCampos>
  );
}
