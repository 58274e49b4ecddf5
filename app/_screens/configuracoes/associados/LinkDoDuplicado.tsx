import { LinkTo } from '#components/ui/LinkTo.tsx';

export function LinkDoDuplicado({ id }: { id: string }) {
  return (
    <LinkTo to="/configuracoes/associados/$id" params={{ id }} color="inherit">
      Abrir o importador que já tem este CNPJ
    </LinkTo>
  );
}
