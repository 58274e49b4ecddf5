import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useSaveUser } from '#lib/api/accounts/user.ts';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';

interface DesativarDialogProps {
  pessoa: Usuario;
  aoFechar: () => void;
  aoDesativar: () => void;
}

/** Explains the consequences before the account is deactivated. */
export function DesativarDialog({ pessoa: { id, nome }, aoFechar, aoDesativar }: DesativarDialogProps) {
  const { desativar } = useSaveUser();
  return (
    <ExclusaoDialog
      titulo={`Desativar ${nome}?`}
      verbo="Desativar"
      excluir={() => desativar(id)}
      aoExcluir={aoDesativar}
      aoFechar={aoFechar}
    >
      As sessões abertas terminam na hora e a senha deixa de valer. O que a pessoa fez fica no histórico, e ela pode ser
      reativada.
    </ExclusaoDialog>
  );
}
