import { EntryLayout } from '#components/shell/EntryLayout.tsx';
import { LoginForm } from './LoginForm.tsx';

/** `aoEntrar` serves where no route table is loaded that would notice the new session. */
export function LoginScreen({ aoEntrar }: { aoEntrar?: () => void }) {
  return (
    <EntryLayout titulo="Entrar" descricao="Use o e-mail e a senha da sua empresa.">
      <LoginForm aoEntrar={aoEntrar} />
    </EntryLayout>
  );
}
