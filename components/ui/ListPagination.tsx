import TablePagination from '@mui/material/TablePagination';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ListPaginationProps {
  total: number;
  /** From 1, as addresses and the API count. */
  pagina: number;
  tamanho: number;
  /** Sizes to choose from; none leaves the size as it is. */
  tamanhos?: readonly number[];
  aoMudar: (mudanca: { pagina: number; tamanho: number }) => void;
}

/** Which part of a list is shown, of how much. */
export function ListPagination({ total, pagina, tamanho, tamanhos = [], aoMudar }: ListPaginationProps) {
  return (
    <TablePagination
      component="div"
      count={total}
      // A page past the end has no rows; the bar still leads back from it.
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

/** On a phone the words make way for the buttons, which else are out of sight; who does not see still hears them. */
const estreita = { '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } } };
