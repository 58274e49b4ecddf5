import Box from '@mui/material/Box';
import { TwoLines } from '#components/ui/TwoLines.tsx';

/** A component as the first column of a table: what a DI says of an item is cut, for the figures are what is looked at. */
export function ComponenteDaTabela({ codigo, descricao }: { codigo: string; descricao: string }) {
  return (
    <Box title={descricao} sx={{ width: { xs: 150, md: 300 } }}>
      <TwoLines principal={codigo || 'sem código'} secundaria={descricao} />
    </Box>
  );
}
