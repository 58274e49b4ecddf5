import { PasswordField } from '#components/ui/fields/PasswordField.tsx';

interface CampoDaSenhaProps {
  valor: string;
  erro: string | undefined;
  aoMudar: (senha: string) => void;
}

/** The present password, which every change of the second factor asks for. */
export function CampoDaSenha({ valor, erro, aoMudar }: CampoDaSenhaProps) {
  return (
    <PasswordField
      label="Senha atual"
      autoComplete="current-password"
      autoFocus
      value={valor}
      error={erro !== undefined}
      helperText={erro}
      onChange={({ target }) => aoMudar(target.value)}
    />
  );
}
