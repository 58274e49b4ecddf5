import { EntryLayout } from '#components/shell/EntryLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginScreen() {
  return (
    <EntryLayout titulo="Entrar" descricao="Use o e-mail e a senha da sua empresa.">
      <LoginForm />
    </EntryLayout>
  );
}
