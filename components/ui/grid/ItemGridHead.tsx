import Box from '@mui/material/Box';
import { usePapelDeLinha } from '#components/ui/page/use-papel-de-linha.ts';

interface ItemGridHeadProps {
  titulo: string;
  /** Position of the column; position 0 is the row numbers. */
  indice: number;
}

export function ItemGridHead({ titulo, indice }: ItemGridHeadProps) {
  const celula = usePapelDeLinha(indice === 0 ? 1 : null);
  return (
    <Box ref={celula} role="columnheader" aria-colindex={indice + 1}>
      {titulo}
    </Box>
  );
}
