import { EntryLayout } from '#components/shell/EntryLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

/** `aoEntrar` is for where no route table stands to notice that somebody did. */
export function LoginScreen({ aoEntrar }: { aoEntrar?: () => void }) {
  return (
    <EntryLayout titulo="Entrar" descricao="Use o e-mail e a senha da sua empresa.">
      <LoginForm aoEntrar={aoEntrar} />
    </EntryLayout>
  );
}
