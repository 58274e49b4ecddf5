import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useGravarNaoConvertidos } from '#lib/api/saldo/nao-convertido.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Calculates CBS and IBS of all lots again, as when a rate was fixed after the release. */
export function RecalcularButton() {
  const { recalcular } = useGravarNaoConvertidos();
  const { enqueueSnackbar } = useSnackbar();
  const [calculando, setCalculando] = useState(false);
  const calcular = async () => {
    setCalculando(true);
    try {
      const { lotes } = await recalcular();
      const quantos = lotes === 1 ? 'de 1 lote' : `de ${formatarInteiro(lotes)} lotes`;
      enqueueSnackbar(`CBS e IBS ${quantos} calculados de novo.`, { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setCalculando(false);
    }
  };
  return (
    <Button color="inherit" variant="outlined" loading={calculando} onClick={calcular}>
      Recalcular CBS e IBS
    </Button>
  );
}
