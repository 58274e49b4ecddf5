import Button, { type ButtonProps } from '@mui/material/Button';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { arquivoDaConsulta } from '#lib/portal/api/portal-unico.ts';
import { type ParteEscolhida, reconhecer } from './partes-escolhidas.ts';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';

interface VerComoRetificacaoProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  processoId: string;
  /** The fetch that brought the newer version. */
  consulta: Parameters<typeof arquivoDaConsulta>[0];
}

/** Opens what the Portal answered as a retificação, which a person compares and accepts like a file. */
export function VerComoRetificacao({ processoId, consulta, ...botao }: VerComoRetificacaoProps) {
  const [parte, setParte] = useState<ParteEscolhida | null>(null);
  const comparar = async () => {
    try {
      setParte(await reconhecer(await arquivoDaConsulta(consulta)));
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return (
    <>
      <Button {...botao} onClick={comparar}>
        Ver como retificação
      </Button>
      {parte && <RetificacaoDialog processoId={processoId} partes={[parte]} aoFechar={() => setParte(null)} />}
    </>
  );
}
