import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { campoRegistrado } from '#components/ui/fields/campo-registrado.ts';
import { PasswordField } from '#components/ui/fields/PasswordField.tsx';
import { acceptInvitation } from '#lib/api/accounts/invitation.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { AJUDA_DA_SENHA } from '#lib/contracts/accounts/senha.ts';
import { type AceiteDeConvite, aceiteDeConvite } from '#lib/contracts/accounts/usuario.ts';
import { startSession } from '#lib/session/session.ts';

export function ConviteForm({ token, email }: { token: string; email: string }) {
  const navegar = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm<AceiteDeConvite>({
    resolver: zodResolver(aceiteDeConvite),
    defaultValues: { senha: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const enviar = handleSubmit(async (aceite) => {
    try {
      startSession(await acceptInvitation(token, aceite));
      await navegar({ to: '/dashboard', replace: true });
    } catch (erro) {
      const campo = erro instanceof ApiError ? erro.campos.senha : undefined;
      if (campo) setError('senha', { message: campo }, { shouldFocus: true });
      else
        setError('root', {
          message: erro instanceof ApiError ? erro.message : 'Não foi possível entrar. Tente de novo.',
        });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={enviar} sx={{ gap: 2 }}>
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
      <TextField
        label="E-mail"
        value={email}
        autoComplete="username"
        helperText="É com ele que você entra."
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <PasswordField
        autoFocus
        autoComplete="new-password"
        error={!!errors.senha}
        helperText={errors.senha?.message ?? AJUDA_DA_SENHA}
        {...campoRegistrado(register('senha'))}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting || isSubmitSuccessful}>
        Entrar
      </Button>
    </Stack>
  );
}
