import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useGravarParametro } from '#lib/api/parametro.ts';
import type { ParametroLido } from '#lib/contracts/parametro.ts';
import { valorDoParametro, vigenciaPorExtenso } from './parametro-por-extenso.ts';

interface ExcluirParametroDialogProps {
  parametro: ParametroLido;
  aoFechar: () => void;
  aoExcluir: () => void;
}

/** Says what will happen before it does. */
export function ExcluirParametroDialog({ parametro, aoFechar, aoExcluir }: ExcluirParametroDialogProps) {
  const titulo = useId();
  const { excluir } = useGravarParametro();
  const [excluindo, setExcluindo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const confirmar = async () => {
    setExcluindo(true);
    try {
      await excluir(parametro.id);
      aoExcluir();
    } catch (erro) {
      setFalha(erro as Error);
      setExcluindo(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <DialogTitle id={titulo}>Excluir o parâmetro {parametro.codigo}?</DialogTitle>
      <DialogContent>
        O valor {valorDoParametro(parametro)} ({vigenciaPorExtenso(parametro)}) deixa de entrar nos cálculos feitos
        daqui em diante; se houver um de fábrica com este código, volta a valer o dele. A exclusão fica no histórico.
        {falha && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {falha.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" autoFocus onClick={aoFechar}>
          Cancelar
        </Button>
        <Button variant="contained" color="error" loading={excluindo} onClick={confirmar}>
          Excluir
        </Button>
      </DialogActions>
    </Dialog>
  );
}
