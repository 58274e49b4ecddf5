import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { campoRegistrado } from '#components/ui/campo-registrado.ts';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { entrar } from '#lib/api/auth.ts';
import { ErroApi } from '#lib/api/erro-api.ts';
import { type Credenciais, credenciais } from '#lib/contracts/auth.ts';
import { iniciarSessao } from '#lib/session/sessao.ts';

/** A session that begins is noticed by the route's guard, which leads on to the page first asked for. */
export function LoginForm() {
  const { register, handleSubmit, formState, setError, resetField, setFocus } = useForm<Credenciais>({
    resolver: zodResolver(credenciais),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const enviar = handleSubmit(async (dados) => {
    try {
      iniciarSessao(await entrar(dados));
    } catch (erro) {
      if (recusouCredenciais(erro)) resetField('password');
      setError('root', { message: mensagem(erro) });
      setFocus('password');
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={enviar} sx={{ gap: 2 }}>
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoFocus
        error={!!errors.email}
        helperText={errors.email?.message}
        {...campoRegistrado(register('email'))}
      />
      <PasswordField
        autoComplete="current-password"
        error={!!errors.password}
        helperText={errors.password?.message}
        {...campoRegistrado(register('password'))}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting || isSubmitSuccessful}>
        Entrar
      </Button>
    </Stack>
  );
}

function recusouCredenciais(erro: unknown): boolean {
  return erro instanceof ErroApi && erro.status === 401;
}

function mensagem(erro: unknown): string {
  if (recusouCredenciais(erro)) return 'E-mail ou senha inválidos.';
  return erro instanceof ErroApi ? erro.message : 'Não foi possível entrar. Tente de novo.';
}
