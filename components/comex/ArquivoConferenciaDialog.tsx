import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import type { LeituraDeArquivo } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { InspetorRegistros } from './InspetorRegistros.tsx';

interface ArquivoConferenciaDialogProps {
  /** Number of the record: `DCR-2026-0007`. */
  processo: string;
  /** Says which records the file has, and which of their parts are unknown. */
  nota: string;
  lido: {
    data?: { blob: Blob; bytes: Uint8Array } | undefined;
    error?: unknown;
    mutate: () => unknown;
  };
  ler: (bytes: Uint8Array) => LeituraDeArquivo;
  /** Name of the downloaded file. */
  nome: string;
  aoFechar: () => void;
}

/** Dialog that shows the arquivo de conferência of a declaration field by field. */
export function ArquivoConferenciaDialog(props: ArquivoConferenciaDialogProps) {
  const { processo, nota, lido, ler, nome, aoFechar } = props;
  const id = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { data, error, mutate } = lido;
  const partes = useMemo(() => data && ler(data.bytes), [data, ler]);
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="xl" aria-labelledby={id}>
      <DialogTitle id={id}>Arquivo de conferência de {processo}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {nota}
          </Typography>
          {error && !data ? (
            <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />
          ) : !partes ? (
            <Skeleton variant="rounded" height={320} />
          ) : partes.arquivo ? (
            <InspetorRegistros arquivo={partes.arquivo} />
          ) : (
            <Alert severity="error">{partes.recusa}</Alert>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Fechar"
        aoFechar={aoFechar}
        disabled={!data}
        onClick={() => data && salvarArquivo(data.blob, nome)}
      >
        Baixar
      </RodapeDoDialogo>
    </Dialog>
  );
}
