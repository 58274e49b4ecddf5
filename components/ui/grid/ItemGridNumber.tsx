import Box from '@mui/material/Box';
import { memo } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import { usePapelDeLinha } from '#components/ui/page/use-papel-de-linha.ts';

type ItemGridNumberProps = Pick<CellProps, 'rowIndex'>;

/** Shows the number of a row, from 1. */
export const ItemGridNumber = memo(function ItemGridNumber({ rowIndex }: ItemGridNumberProps) {
  const celula = usePapelDeLinha(rowIndex + 2);
  return (
    <Box ref={celula} role="rowheader" aria-colindex={1}>
      {rowIndex + 1}
    </Box>
  );
}, mostraOMesmo);

/** The component uses no other prop of the library. */
function mostraOMesmo(antes: ItemGridNumberProps, agora: ItemGridNumberProps): boolean {
  return antes.rowIndex === agora.rowIndex;
}
