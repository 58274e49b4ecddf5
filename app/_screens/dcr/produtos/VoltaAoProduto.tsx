import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import { PRODUTO } from '#lib/api/produtos/produto.ts';

/** Links from a revision back to the revisions of its product. */
export function VoltaAoProduto({ id }: { id: string }) {
  const { data: produto } = useRegistro(PRODUTO, id);
  return (
    <Box sx={{ mb: 1, ml: -1, '@media print': { display: 'none' } }}>
      <ButtonTo
        color="inherit"
        size="small"
        startIcon={<ArrowBack />}
        to="/dcr/produtos/$id"
        params={{ id }}
        search={{ aba: 'estrutura' }}
      >
        {produto ? `Estruturas de ${produto.codigo}` : 'Estruturas do produto'}
      </ButtonTo>
    </Box>
  );
}
