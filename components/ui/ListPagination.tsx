import TablePagination from '@mui/material/TablePagination';
import { memo } from 'react';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ListPaginationProps {
  total: number;
  /** Page number from 1, as in addresses and the API. */
  pagina: number;
  tamanho: number;
  /** Page sizes to choose from. An empty list hides the choice. */
  tamanhos?: readonly number[];
  aoMudar: (mudanca: { pagina: number; tamanho: number }) => void;
}

function Pagination({ total, pagina, tamanho, tamanhos = [], aoMudar }: ListPaginationProps) {
  return (
    <TablePagination
      component="div"
      count={total}
      // A page past the end has no rows. The bar shows the last page, so the person can go back.
      page={Math.min(pagina - 1, Math.max(0, Math.ceil(total / tamanho) - 1))}
      rowsPerPage={tamanho}
      sx={estreita}
      labelDisplayedRows={({ from, to, count }) =>
        `${formatarInteiro(from)}–${formatarInteiro(to)} de ${formatarInteiro(count)}`
      }
      rowsPerPageOptions={tamanhos}
      onPageChange={(_, nova) => aoMudar({ pagina: nova + 1, tamanho })}
      onRowsPerPageChange={({ target }) => aoMudar({ pagina: 1, tamanho: Number(target.value) })}
    />
  );
}

/** Shows the range of visible rows and the total, with buttons to change page. */
export const ListPagination = memo(Pagination);

/** On a phone the label would push the buttons out of view. Screen readers still read it. */
const estreita = { '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } } };
