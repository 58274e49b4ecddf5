import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { salvarArquivo } from '#components/ui/salvar-arquivo.ts';
import { espelhoDoProcesso } from '#lib/api/processo.ts';

/** The whole process as a PDF, to be kept or sent. */
export function EspelhoButton({ processo: { id, numero } }: { processo: { id: string; numero: string } }) {
  const [fazendo, setFazendo] = useState(false);
  const { enqueueSnackbar } = useSnackbar();
  const baixar = async () => {
    setFazendo(true);
    try {
      salvarArquivo(await espelhoDoProcesso(id), `espelho-${numero}.pdf`);
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setFazendo(false);
    }
  };
  return (
    <Button variant="outlined" color="inherit" startIcon={<PictureAsPdfOutlined />} loading={fazendo} onClick={baixar}>
      Espelho
    </Button>
  );
}
