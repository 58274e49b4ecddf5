import { LinkTo } from '#components/ui/LinkTo.tsx';

export function LinkDoDuplicado({ id }: { id: string }) {
  return (
    <LinkTo to="/configuracoes/representante/$id" params={{ id }} color="inherit">
      Abrir o representante que já tem este CPF
    </LinkTo>
  );
}
