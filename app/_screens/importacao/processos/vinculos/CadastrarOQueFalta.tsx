import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useState } from 'react';
import { useCadastrarOQueFalta, useOQueFalta } from '#lib/api/o-que-falta.ts';
import type { Cadastrados } from '#lib/contracts/o-que-falta.ts';
import { OQueFaltaDialog } from './OQueFaltaDialog.tsx';

/** Offers to register, in one act, what the declaration names and the cadastro lacks; nothing when it lacks nothing. */
export function CadastrarOQueFalta({ processoId }: { processoId: string }) {
  const { data } = useOQueFalta(processoId);
  const { cadastrar, desfazer } = useCadastrarOQueFalta();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [aberto, setAberto] = useState(false);
  if (!data) return null;
  const faltam = data.fornecedores.length + data.itens.length;

  const desfazerTudo = async (feitos: Cadastrados, aviso: SnackbarKey) => {
    closeSnackbar(aviso);
    try {
      await desfazer(feitos);
      enqueueSnackbar('Cadastro desfeito.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const confirmar = async (fornecedores: string[], itens: string[]) => {
    const feitos = await cadastrar({ processoId, fornecedores, itens });
    setAberto(false);
    enqueueSnackbar(feitosPorExtenso(feitos), {
      variant: 'success',
      persist: true,
      action: (aviso) => (
        <Button color="inherit" size="small" onClick={() => void desfazerTudo(feitos, aviso)}>
          Desfazer tudo
        </Button>
      ),
    });
  };
  return (
    <>
      {faltam > 0 && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => setAberto(true)}>
              Cadastrar o que falta
            </Button>
          }
        >
          {`Esta declaração cita ${contados(data.fornecedores.length, data.itens.length)} que o cadastro não tem.`}
        </Alert>
      )}
      {aberto && <OQueFaltaDialog falta={data} aoConfirmar={confirmar} aoFechar={() => setAberto(false)} />}
    </>
  );
}

function contados(fornecedores: number, itens: number): string {
  const partes = [
    fornecedores > 0 &&
      (fornecedores === 1 ? '1 fornecedor ou fabricante' : `${fornecedores} fornecedores e fabricantes`),
    itens > 0 && (itens === 1 ? '1 item' : `${itens} itens`),
  ];
  return partes.filter(Boolean).join(' e ');
}

function feitosPorExtenso({ fornecedorIds, itemIds }: Cadastrados): string {
  const feitos = fornecedorIds.length + itemIds.length;
  const dito = contados(fornecedorIds.length, itemIds.length);
  return `${dito} ${feitos === 1 ? 'cadastrado e vinculado' : 'cadastrados e vinculados'}.`;
}
