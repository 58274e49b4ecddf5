import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useUrl } from '#components/ui/navigation/use-url.ts';
import { useAttachmentContent } from '#lib/api/platform/attachment.ts';
import type { Documento } from '#lib/contracts/platform/documento.ts';
import { formatarTamanho } from '#lib/format/tamanho.ts';
import { baixarAnexo } from './baixar-anexo.ts';

/** Shows an attachment. A PDF or an image is displayed; any other file shows only its data. */
export function VerAnexoDialog({ anexo, aoFechar }: { anexo: Documento; aoFechar: () => void }) {
  const titulo = useId();
  const { data, error, mutate } = useAttachmentContent(anexo.id);
  const url = useUrl(data);
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="lg" fullWidth>
      <DialogTitle id={titulo} sx={{ overflowWrap: 'anywhere' }}>
        {anexo.nome}
      </DialogTitle>
      <DialogContent sx={{ minHeight: 240, display: 'grid', placeItems: 'center' }}>
        {error ? (
          <ErrorState erro={error} tentarDeNovo={() => mutate()} />
        ) : !data || !url ? (
          <CircularProgress aria-label="Abrindo o arquivo" />
        ) : data.type === 'application/pdf' ? (
          <Box component="iframe" src={url} title={anexo.nome} sx={{ width: 1, height: '70vh', border: 0 }} />
        ) : data.type.startsWith('image/') ? (
          <Box component="img" src={url} alt={anexo.nome} sx={{ maxWidth: 1, maxHeight: '70vh' }} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            Este tipo de arquivo não abre aqui. Baixe para vê-lo no seu computador.
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <Typography variant="caption" sx={{ mr: 'auto', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {formatarTamanho(anexo.tamanho)} · SHA-256 {anexo.sha256}
        </Typography>
        <Button color="inherit" onClick={aoFechar}>
          Fechar
        </Button>
        <Button variant="contained" onClick={() => baixarAnexo(anexo)}>
          Baixar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
