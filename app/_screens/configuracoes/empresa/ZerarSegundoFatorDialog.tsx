import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { useSaveUser } from '#lib/api/user.ts';
import type { Usuario } from '#lib/contracts/usuario.ts';

interface ZerarSegundoFatorDialogProps {
  pessoa: Usuario;
  aoFechar: () => void;
  aoZerar: () => void;
}

/** Explains the consequences before the second factor of a colleague is taken away. */
export function ZerarSegundoFatorDialog({ pessoa: { id, nome }, aoFechar, aoZerar }: ZerarSegundoFatorDialogProps) {
  const titulo = useId();
  const { zerarSegundoFator } = useSaveUser();
  const [zerando, setZerando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const confirmar = async () => {
    setZerando(true);
    try {
      await zerarSegundoFator(id);
      aoZerar();
    } catch (erro) {
      setFalha(erro as Error);
      setZerando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="xs" fullWidth>
      <DialogTitle id={titulo}>Zerar o segundo fator de {nome}?</DialogTitle>
      <DialogContent>
        Faça-o quando a pessoa perdeu o telefone ou a chave, e só depois de falar com ela. As sessões dela terminam na
        hora, e ela entra com a senha até pôr outro. O seu nome fica no histórico, e todos da empresa são avisados.
        {falha && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {falha.message}
          </Alert>
        )}
      </DialogContent>
      <RodapeDoDialogo
        saida="Cancelar"
        focoNaSaida
        aoFechar={aoFechar}
        color="error"
        loading={zerando}
        onClick={confirmar}
      >
        Zerar
      </RodapeDoDialogo>
    </Dialog>
  );
}
