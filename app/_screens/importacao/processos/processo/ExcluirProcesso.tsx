import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useState } from 'react';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';

/** Deletes a processo, which can be restored. A real cancellation is a step instead, and keeps the processo. */
export function ExcluirProcesso({ processo: { id, numero } }: { processo: ProcessoInteiro }) {
  const [excluindo, setExcluindo] = useState(false);
  const { excluir, restaurar } = useGravarProcesso();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const navegar = useNavigate();
  const trazerDeVolta = async (aviso: SnackbarKey) => {
    closeSnackbar(aviso);
    try {
      await restaurar(id);
      navegar({ to: '/importacao/processos/$id', params: { id } });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const aoExcluir = () => {
    enqueueSnackbar(`Processo ${numero} excluído.`, {
      variant: 'success',
      action: (aviso) => (
        <Button color="inherit" size="small" onClick={() => trazerDeVolta(aviso)}>
          Desfazer
        </Button>
      ),
    });
    navegar({ to: '/importacao/processos', replace: true, ignoreBlocker: true });
  };
  return (
    <>
      <Button color="error" onClick={() => setExcluindo(true)}>
        Excluir
      </Button>
      {excluindo && (
        <ExclusaoDialog
          titulo={`Excluir o processo ${numero}?`}
          excluir={() => excluir(id)}
          aoFechar={() => setExcluindo(false)}
          aoExcluir={aoExcluir}
        >
          O que ele embarcou de pedidos volta ao saldo. Ele fica no histórico e pode voltar: na lista, o filtro
          “Excluídos” o mostra. Um processo que deixou de existir se cancela, no andamento.
        </ExclusaoDialog>
      )}
    </>
  );
}
