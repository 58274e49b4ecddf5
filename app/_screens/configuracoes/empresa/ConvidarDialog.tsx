import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { campoRegistrado } from '#components/ui/fields/campo-registrado.ts';
import { useSaveUser } from '#lib/api/accounts/user.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { type UsuarioConvidado, type UsuarioNovo, usuarioNovo } from '#lib/contracts/accounts/usuario.ts';

interface ConvidarDialogProps {
  aoFechar: () => void;
  aoConvidar: (convidada: UsuarioConvidado) => void;
}

export function ConvidarDialog({ aoFechar, aoConvidar }: ConvidarDialogProps) {
  const titulo = useId();
  const { convidar } = useSaveUser();
  const { register, handleSubmit, formState, setError } = useForm<UsuarioNovo>({
    resolver: zodResolver(usuarioNovo),
    defaultValues: { nome: '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  const enviar = handleSubmit(async (nova) => {
    try {
      aoConvidar(await convidar(nova));
    } catch (erro) {
      if (erro instanceof ApiError && erro.campos.email) {
        setError('email', { message: erro.campos.email }, { shouldFocus: true });
      } else {
        setError('root', { message: (erro as Error).message });
      }
    }
  });
  return (
    <DialogoComCampos open onClose={aoFechar} aria-labelledby={titulo} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={enviar}>
        <DialogTitle id={titulo}>Convidar pessoa</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          Ela recebe de você um link, com que escolhe a senha e entra. O link vale sete dias.
          {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          <TextField
            label="Nome"
            required
            autoFocus
            autoComplete="off"
            error={!!errors.nome}
            helperText={errors.nome?.message}
            {...campoRegistrado(register('nome'))}
          />
          <TextField
            label="E-mail"
            type="email"
            required
            autoComplete="off"
            error={!!errors.email}
            helperText={errors.email?.message ?? 'Com que a pessoa vai entrar. Não muda depois.'}
            {...campoRegistrado(register('email'))}
          />
        </DialogContent>
        <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={isSubmitting}>
          Convidar
        </RodapeDoDialogo>
      </form>
    </DialogoComCampos>
  );
}
