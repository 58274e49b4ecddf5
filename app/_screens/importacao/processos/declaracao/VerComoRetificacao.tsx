import Button, { type ButtonProps } from '@mui/material/Button';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { type ParteEscolhida, reconhecer } from './partes-escolhidas.ts';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';

interface VerComoRetificacaoProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  processoId: string;
  /** Reads the file of the newer version. */
  buscar: () => Promise<File>;
}

/** Opens a newer version that was fetched as a retificação, which a person compares and accepts like a file. */
export function VerComoRetificacao({ processoId, buscar, ...botao }: VerComoRetificacaoProps) {
  const [parte, setParte] = useState<ParteEscolhida | null>(null);
  const comparar = async () => {
    try {
      setParte(await reconhecer(await buscar()));
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
