import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useGravarProcesso } from '#lib/api/processo.ts';

/** Makes a process with nothing in it yet, and opens it where it is filled in. */
export function ComecarEmBranco() {
  const { criar } = useGravarProcesso();
  const { enqueueSnackbar } = useSnackbar();
  const navegar = useNavigate();
  const [criando, setCriando] = useState(false);
  const comecar = async () => {
    setCriando(true);
    try {
      const { id } = await criar({});
      await navegar({ to: '/importacao/processos/$id', params: { id }, search: { aba: 'identificacao' } });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
      setCriando(false);
    }
  };
  return (
    <Button variant="contained" startIcon={<Add />} loading={criando} onClick={comecar}>
      Começar em branco
    </Button>
  );
}
