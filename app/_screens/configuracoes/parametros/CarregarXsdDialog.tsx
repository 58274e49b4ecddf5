import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { useGravarXsd } from '#lib/api/sefaz/esquema-xsd.ts';
import { TAMANHO_MAXIMO_XSD } from '#lib/contracts/sefaz/esquema-xsd.ts';
import { DOCUMENTOS_COM_XSD, type DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';

interface CarregarXsdDialogProps {
  documento: DocumentoComXsd;
  aoFechar: () => void;
}

/** Sends one file as soon as it is chosen. A rejected file leaves the dialog open, with the reason, for another try. */
export function CarregarXsdDialog({ documento, aoFechar }: CarregarXsdDialogProps) {
  const { nome } = DOCUMENTOS_COM_XSD[documento];
  const titulo = useId();
  const { carregar } = useGravarXsd();
  const { enqueueSnackbar } = useSnackbar();
  const [parte, setParte] = useState<number | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const enviar = async ([arquivo, outro]: File[]) => {
    if (!arquivo) return;
    if (outro) return setFalha('Escolha um arquivo só: se o XSD depende de outros, junte todos em um .zip.');
    setFalha(null);
    setParte(0);
    try {
      await carregar(documento, arquivo, setParte);
      enqueueSnackbar(`XSD da ${nome} carregado: os arquivos passam a ser conferidos por ele.`, { variant: 'success' });
      aoFechar();
    } catch (erro) {
      setFalha(`${arquivo.name}: ${(erro as Error).message}`);
      setParte(null);
    }
  };
  return (
    <Dialog open onClose={parte === null ? aoFechar : undefined} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <DialogTitle id={titulo}>Carregar o XSD da {nome}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {falha && (
            <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
              {falha}
            </Alert>
          )}
          {parte === null ? (
            <FileDrop
              rotulo="Solte aqui o XSD oficial"
              dica={`Um .xsd, ou um .zip com ele e os que ele inclui, até ${TAMANHO_MAXIMO_XSD / 1024 / 1024} MB. O que estiver em uso sai, e fica guardado.`}
              aceita={{ 'application/xml': ['.xsd'], 'application/zip': ['.zip'] }}
              aoEscolher={enviar}
            />
          ) : (
            <Stack sx={{ gap: 1 }}>
              <Typography>{parte < 1 ? 'Enviando…' : 'Conferindo o esquema…'}</Typography>
              <LinearProgress
                aria-label="Carregando o XSD"
                variant={parte < 1 ? 'determinate' : 'indeterminate'}
                value={parte * 100}
              />
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={aoFechar} disabled={parte !== null}>
          Cancelar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
