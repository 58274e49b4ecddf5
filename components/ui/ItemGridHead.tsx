import Box from '@mui/material/Box';
import { usePapelDeLinha } from './use-papel-de-linha.ts';

interface ItemGridHeadProps {
  titulo: string;
  /** Place among the columns, the row numbers being 0. */
  indice: number;
}

/** The head of a column. */
export function ItemGridHead({ titulo, indice }: ItemGridHeadProps) {
  const celula = usePapelDeLinha(indice === 0 ? 1 : null);
  return (
    <Box ref={celula} role="columnheader" aria-colindex={indice + 1}>
      {titulo}
    </Box>
  );
}
