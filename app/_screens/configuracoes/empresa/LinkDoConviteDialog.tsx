import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { useCopiar } from '#components/ui/feedback/use-copiar.ts';
import type { UsuarioConvidado } from '#lib/contracts/accounts/usuario.ts';
import { formatarInstante } from '#lib/format/data.ts';

interface LinkDoConviteDialogProps {
  convidada: UsuarioConvidado;
  aoFechar: () => void;
}

/** Shows the invitation link, which is never shown again. A click beside the dialog does not close it. */
export function LinkDoConviteDialog({ convidada, aoFechar }: LinkDoConviteDialogProps) {
  const [titulo, idDoLink] = [useId(), useId()];
  const link = useLink(convidada.token);
  const { copiado, copiar } = useCopiar(idDoLink);
  return (
    <Dialog
      open
      onClose={(_, motivo) => motivo === 'escapeKeyDown' && aoFechar()}
      aria-labelledby={titulo}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titulo}>Link para {convidada.nome}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        Envie este link a {convidada.email}. Quem o abrir escolhe a senha e entra, uma vez só.
        <TextField
          id={idDoLink}
          label="Link do convite"
          value={link}
          helperText={`Vale até ${formatarInstante(convidada.conviteAte)}. Um link anterior não vale mais.`}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <Alert severity={copiado === 'nao' ? 'info' : copiado ? 'success' : 'warning'}>
          {AVISOS[copiado ?? 'antes']}
        </Alert>
      </DialogContent>
      <RodapeDoDialogo saida="Fechar" aoFechar={aoFechar} autoFocus onClick={() => copiar(link)}>
        Copiar link
      </RodapeDoDialogo>
    </Dialog>
  );
}

function useLink(token: string): string {
  const { href } = useRouter().buildLocation({ to: '/pages/convite/$token', params: { token } });
  return new URL(`#${href}`, document.baseURI).href;
}

const AVISOS = {
  antes: 'O link aparece só agora. Se ele se perder, faça um novo na lista de pessoas.',
  sim: 'Link copiado.',
  nao: 'O navegador não deixou copiar. O link está marcado: copie com Ctrl+C.',
};
