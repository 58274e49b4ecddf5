import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';

/** From an item to its products of the catalogue. */
export function DoItem({ id }: { id: string }) {
  return (
    <Typography variant="body2">
      <LinkTo to="/configuracoes/catalogo" search={looseSearch({ itemId: id })}>
        Este item no Catálogo de produtos
      </LinkTo>
    </Typography>
  );
}

/** From a supplier to its foreign operators. */
export function DoFornecedor({ id }: { id: string }) {
  return (
    <Typography variant="body2">
      <LinkTo to="/configuracoes/catalogo/operadores" search={looseSearch({ fornecedorId: id })}>
        Este fornecedor entre os operadores estrangeiros do Portal
      </LinkTo>
    </Typography>
  );
}
