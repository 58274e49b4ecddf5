import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useContarCadastro } from '#app/_screens/importacao/processos/historico/use-contar-cadastro.ts';
import { useCadastrarOQueFalta, useOQueFalta } from '#lib/api/declaracao/o-que-falta.ts';
import type { OQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';
import { OQueFaltaDialog } from './OQueFaltaDialog.tsx';

/** Offers to register, in one act, what the declaration names and the cadastro lacks; nothing when it lacks nothing. */
export function CadastrarOQueFalta({ processoId }: { processoId: string }) {
  const { data } = useOQueFalta(processoId);
  const cadastrar = useCadastrarOQueFalta();
  const contarCadastro = useContarCadastro();
  const [aberto, setAberto] = useState(false);
  if (!data) return null;
  const faltam = data.fornecedores.length + data.itens.length;

  const confirmar = async (fornecedores: string[], itens: string[]) => {
    const ato = await cadastrar({ processoId, fornecedores, itens });
    setAberto(false);
    contarCadastro(ato);
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
