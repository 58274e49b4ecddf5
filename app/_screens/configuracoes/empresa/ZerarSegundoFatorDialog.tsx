import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useSaveUser } from '#lib/api/accounts/user.ts';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';

interface ZerarSegundoFatorDialogProps {
  pessoa: Usuario;
  aoFechar: () => void;
  aoZerar: () => void;
}

/** Explains the consequences before the second factor of a colleague is taken away. */
export function ZerarSegundoFatorDialog({ pessoa: { id, nome }, aoFechar, aoZerar }: ZerarSegundoFatorDialogProps) {
  const { zerarSegundoFator } = useSaveUser();
  return (
    <ExclusaoDialog
      titulo={`Zerar o segundo fator de ${nome}?`}
      verbo="Zerar"
      excluir={() => zerarSegundoFator(id)}
      aoExcluir={aoZerar}
      aoFechar={aoFechar}
    >
      Faça-o quando a pessoa perdeu o telefone ou a chave, e só depois de falar com ela. As sessões dela terminam na
      hora, e ela entra com a senha até cadastrar outro. O seu nome fica no histórico, e todos da empresa são avisados.
    </ExclusaoDialog>
  );
}
