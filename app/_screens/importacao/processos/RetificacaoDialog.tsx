import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { FileDrop } from '#components/ui/FileDrop.tsx';
import { useConfronto, useRetificar } from '#lib/api/retificacao.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { ARQUIVOS_DE_DECLARACAO, DICA_DO_ARQUIVO } from './arquivos-de-declaracao.ts';
import { RetificacaoForm } from './RetificacaoForm.tsx';

interface RetificacaoDialogProps {
  processoId: string;
  /** The newer file; where there is none yet, it is asked for. */
  arquivo?: File;
  aoFechar: () => void;
}

/** A newer file of a declaration beside what is recorded: what differs, what it moves, and which of it is taken. */
export function RetificacaoDialog({ processoId, arquivo: trazido, aoFechar }: RetificacaoDialogProps) {
  const titulo = useId();
  const [arquivo, setArquivo] = useState(trazido ?? null);
  const { data, error, isValidating, mutate } = useConfronto(processoId, arquivo);
  const retificar = useRetificar(processoId);
  const { enqueueSnackbar } = useSnackbar();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));

  const aplicar = async (blocos: string, motivo: string) => {
    if (!arquivo || !data) return;
    const { versao } = await retificar(arquivo, { blocos, motivo, versao: data.versao });
    enqueueSnackbar(`Retificação aplicada. O processo está na versão ${versao}.`, { variant: 'success' });
    aoFechar();
  };

  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="md" fullWidth fullScreen={telefone}>
      <DialogTitle id={titulo}>
        {data ? `Retificação da ${formatarDeclaracao(data.numeroDI)}` : 'Retificação'}
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {arquivo && (
          <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
            {[data && `Processo ${data.numero}`, `arquivo ${arquivo.name}`].filter(Boolean).join(', ')}
          </Typography>
        )}
        {!arquivo && (
          <FileDrop
            rotulo="Solte aqui o arquivo da declaração retificada"
            dica={`${DICA_DO_ARQUIVO} Nada é gravado antes de você conferir a diferença.`}
            aceita={ARQUIVOS_DE_DECLARACAO}
            aoEscolher={([primeiro]) => setArquivo(primeiro ?? null)}
          />
        )}
        {error && !isValidating && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => setArquivo(null)}>
                Outro arquivo
              </Button>
            }
          >
            {(error as Error).message}
          </Alert>
        )}
        {arquivo && isValidating && !data && <Comparando />}
      </DialogContent>
      {data ? (
        <RetificacaoForm
          key={data.versao}
          retificacao={data}
          aplicar={aplicar}
          aoComparar={() => mutate()}
          aoFechar={aoFechar}
        />
      ) : (
        <Stack direction="row" sx={{ justifyContent: 'flex-end', px: 3, py: 2 }}>
          <Button color="inherit" onClick={aoFechar}>
            Cancelar
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}

function Comparando() {
  return (
    <Stack role="status" aria-label="Comparando" sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={96} />
    </Stack>
  );
}
