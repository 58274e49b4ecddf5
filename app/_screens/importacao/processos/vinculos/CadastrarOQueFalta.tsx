import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useState } from 'react';
import { atoPorExtenso } from '#app/_screens/importacao/processos/historico/ato-por-extenso.ts';
import { useCadastrarPropostos } from '#lib/api/cadastros-propostos.ts';
import { useCadastrarOQueFalta, useOQueFalta } from '#lib/api/o-que-falta.ts';
import type { AtoDeCadastros } from '#lib/contracts/cadastros-propostos.ts';
import type { OQueFalta } from '#lib/contracts/o-que-falta.ts';
import { OQueFaltaDialog } from './OQueFaltaDialog.tsx';

/** Offers to register, in one act, what the declaration names and the cadastro lacks; nothing when it lacks nothing. */
export function CadastrarOQueFalta({ processoId }: { processoId: string }) {
  const { data } = useOQueFalta(processoId);
  const cadastrar = useCadastrarOQueFalta();
  const { desfazer } = useCadastrarPropostos();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [aberto, setAberto] = useState(false);
  if (!data) return null;
  const faltam = data.fornecedores.length + data.itens.length;

  const desfazerTudo = async (ato: AtoDeCadastros, aviso: SnackbarKey) => {
    closeSnackbar(aviso);
    try {
      await desfazer(ato.id);
      enqueueSnackbar('Cadastro desfeito.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const confirmar = async (fornecedores: string[], itens: string[]) => {
    const ato = await cadastrar({ processoId, fornecedores, itens });
    setAberto(false);
    enqueueSnackbar(`No cadastro: ${atoPorExtenso(ato)}.`, {
      variant: 'success',
      persist: true,
      action: (aviso) => (
        <Button color="inherit" size="small" onClick={() => void desfazerTudo(ato, aviso)}>
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
          {`Esta declaração cita ${faltaPorExtenso(data)}.`}
        </Alert>
      )}
      {aberto && <OQueFaltaDialog falta={data} aoConfirmar={confirmar} aoFechar={() => setAberto(false)} />}
    </>
  );
}

/** An item that the cadastro has lacks only its link. */
function faltaPorExtenso({ fornecedores, itens }: OQueFalta): string {
  const semVinculo = itens.filter(({ doCadastro }) => doCadastro !== null).length;
  const novos = contados(fornecedores.length, itens.length - semVinculo);
  const ditos = [
    novos && `${novos} que o cadastro não tem`,
    semVinculo > 0 && `${contados(0, semVinculo)} do cadastro, ainda sem vínculo`,
  ];
  return ditos.filter(Boolean).join(', e ');
}

function contados(fornecedores: number, itens: number): string {
  const partes = [
    fornecedores > 0 &&
      (fornecedores === 1 ? '1 fornecedor ou fabricante' : `${fornecedores} fornecedores e fabricantes`),
    itens > 0 && (itens === 1 ? '1 item' : `${itens} itens`),
  ];
  return partes.filter(Boolean).join(' e ');
}
