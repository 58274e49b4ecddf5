import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { useSaveUser } from '#lib/api/user.ts';
import type { Usuario } from '#lib/contracts/usuario.ts';

interface DesativarDialogProps {
  pessoa: Usuario;
  aoFechar: () => void;
  aoDesativar: () => void;
}

/** Explains the consequences before the account is deactivated. */
export function DesativarDialog({ pessoa: { id, nome }, aoFechar, aoDesativar }: DesativarDialogProps) {
  const titulo = useId();
  const { desativar } = useSaveUser();
  const [desativando, setDesativando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const confirmar = async () => {
    setDesativando(true);
    try {
      await desativar(id);
      aoDesativar();
    } catch (erro) {
      setFalha(erro as Error);
      setDesativando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="xs" fullWidth>
      <DialogTitle id={titulo}>Desativar {nome}?</DialogTitle>
      <DialogContent>
        As sessões abertas terminam na hora e a senha deixa de valer. O que a pessoa fez fica no histórico, e ela pode
        ser reativada.
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
        loading={desativando}
        onClick={confirmar}
      >
        Desativar
      </RodapeDoDialogo>
    </Dialog>
  );
}
