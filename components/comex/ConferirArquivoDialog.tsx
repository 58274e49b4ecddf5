import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { type LeituraDeArquivo, TAMANHO_MAXIMO_REGISTROS } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { InspetorRegistros } from './InspetorRegistros.tsx';
import { useArquivoEscolhido } from './use-arquivo-escolhido.ts';

interface ConferirArquivoDialogProps {
  /** Document the file belongs to: `DCR-E`. */
  documento: string;
  aberto: boolean;
  aoFechar: () => void;
  ler: (bytes: Uint8Array) => LeituraDeArquivo;
}

/** Dialog that reads a fixed-width file in the browser and shows it field by field. Closing the dialog discards the file. */
export function ConferirArquivoDialog({ documento, aberto, aoFechar, ler }: ConferirArquivoDialogProps) {
  const id = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  return (
    <Dialog open={aberto} onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="xl" aria-labelledby={id}>
      <DialogTitle id={id}>Conferir arquivo {documento}</DialogTitle>
      <DialogContent>
        <Conferencia documento={documento} ler={ler} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="inherit" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Conferencia({ documento, ler }: Pick<ConferirArquivoDialogProps, 'documento' | 'ler'>) {
  const { escolhido, escolher, esquecer } = useArquivoEscolhido(ler);
  if (escolhido?.estado === 'lido') {
    return (
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{escolhido.arquivo.name}</Typography>
          <Button color="inherit" onClick={esquecer} sx={{ flex: 'none' }}>
            Conferir outro
          </Button>
        </Stack>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {RESSALVA}
        </Typography>
        <InspetorRegistros arquivo={escolhido.conteudo} />
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <FileDrop
        rotulo={`Solte aqui o arquivo ${documento}`}
        dica={`Texto (.txt) de até ${LIMITE_MB} MB. É lido neste navegador e não sai daqui.`}
        aceita={ACEITA}
        aoEscolher={([primeiro]) => primeiro && void escolher(primeiro)}
      />
      {escolhido?.estado === 'lendo' && <LinearProgress aria-label={`Lendo ${escolhido.arquivo.name}`} />}
      {escolhido?.estado === 'recusado' && (
        <Alert severity="error">
          {escolhido.arquivo.name}: {escolhido.frase}
        </Alert>
      )}
    </Stack>
  );
}

const LIMITE_MB = TAMANHO_MAXIMO_REGISTROS / 1024 / 1024;
const ACEITA = { 'text/plain': ['.txt'] };
const RESSALVA =
  'A ordem oficial das colunas deste arquivo não é pública: o leiaute é o do arquivo de conferência, e quem valida é o programa da Receita.';
