import Box from '@mui/material/Box';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';

/** A component as the first column of a table. A long description from a DI is cut, to leave room for the numbers. */
export function ComponenteDaTabela({ codigo, descricao }: { codigo: string; descricao: string }) {
  return (
    <Box title={descricao} sx={{ width: { xs: 150, md: 300 } }}>
      <TwoLines principal={codigo || 'sem código'} secundaria={descricao} />
    </Box>
  );
}
