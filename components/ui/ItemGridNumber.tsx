import Box from '@mui/material/Box';
import type { CellProps } from 'react-datasheet-grid';
import { usePapelDeLinha } from './use-papel-de-linha.ts';

type ItemGridNumberProps = Pick<CellProps, 'rowIndex'>;

/** The number of a row, from 1. */
export function ItemGridNumber({ rowIndex }: ItemGridNumberProps) {
  const celula = usePapelDeLinha(rowIndex + 2);
  return (
    <Box ref={celula} role="rowheader" aria-colindex={1}>
      {rowIndex + 1}
    </Box>
  );
}
