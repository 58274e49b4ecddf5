import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { InspetorRegistros } from '#components/comex/InspetorRegistros.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { salvarArquivo } from '#components/ui/salvar-arquivo.ts';
import { useArquivoDoDcr } from '#lib/api/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr.ts';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { lerArquivo } from '#lib/siscomex/registros/ler-arquivo.ts';

interface ArquivoDoDcrDialogProps {
  dcr: Pick<DcrResumo, 'id' | 'versao' | 'processo' | 'produto'>;
  aoFechar: () => void;
}

/** The arquivo de conferência of a DCR-E, taken apart field by field. */
export function ArquivoDoDcrDialog({ dcr, aoFechar }: ArquivoDoDcrDialogProps) {
  const id = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { data, error, mutate } = useArquivoDoDcr(dcr);
  const lido = data && lerArquivo(LEIAUTE_DCRE, data.bytes);
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="xl" aria-labelledby={id}>
      <DialogTitle id={id}>Arquivo de conferência de {dcr.processo}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Registros 0 a 4, na ordem do leiaute. A ordem oficial das colunas não é pública: quem transmite é o programa
            da Receita.
          </Typography>
          {error && !data ? (
            <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />
          ) : !lido ? (
            <Skeleton variant="rounded" height={320} />
          ) : lido.arquivo ? (
            <InspetorRegistros arquivo={lido.arquivo} />
          ) : (
            <Alert severity="error">{lido.recusa}</Alert>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Fechar"
        aoFechar={aoFechar}
        disabled={!data}
        onClick={() => data && salvarArquivo(data.blob, nomeDoArquivo(dcr))}
      >
        Baixar
      </RodapeDoDialogo>
    </Dialog>
  );
}

/** As the program of the Receita names one (domain/zfm.md §1.3). */
function nomeDoArquivo({ produto }: Pick<DcrResumo, 'produto'>): string {
  return `DCR${produto.codigo.replace(/[^0-9A-Za-z_-]/g, '')}.TXT`;
}
