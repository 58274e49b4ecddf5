import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { CampoDaSenha } from './CampoDaSenha.tsx';
import { CodigosMostrados } from './CodigosMostrados.tsx';
import { usePasso } from './use-passo.ts';

interface ComSenhaDialogProps {
  titulo: string;
  acao: string;
  perigo?: boolean;
  children: ReactNode;
  /** Answers recovery codes to show, if it made any. */
  aoConfirmar: (senha: string) => Promise<string[] | undefined>;
  aoFechar: () => void;
}

/** Asks for the present password before an act on the second factor. */
export function ComSenhaDialog({ titulo, acao, perigo, children, aoConfirmar, aoFechar }: ComSenhaDialogProps) {
  const id = useId();
  const { fazendo, campos, falha, fazer } = usePasso();
  const [senha, setSenha] = useState('');
  const [codigos, setCodigos] = useState<string[] | null>(null);
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (codigos) return aoFechar();
    void fazer(async () => {
      const feitos = await aoConfirmar(senha);
      if (feitos) setCodigos(feitos);
      else aoFechar();
    });
  };
  return (
    <Dialog
      open
      onClose={(_, motivo) => motivo === 'escapeKeyDown' && aoFechar()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form noValidate onSubmit={enviar}>
        <DialogTitle id={id}>{titulo}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {falha && <Alert severity="error">{falha}</Alert>}
          {codigos ? (
            <CodigosMostrados codigos={codigos} />
          ) : (
            <>
              {children}
              <CampoDaSenha valor={senha} erro={campos.senha} aoMudar={setSenha} />
            </>
          )}
        </DialogContent>
        <RodapeDoDialogo
          saida={codigos ? 'Fechar' : 'Cancelar'}
          aoFechar={aoFechar}
          type="submit"
          loading={fazendo}
          color={perigo && !codigos ? 'error' : 'primary'}
        >
          {codigos ? 'Pronto' : acao}
        </RodapeDoDialogo>
      </form>
    </Dialog>
  );
}
