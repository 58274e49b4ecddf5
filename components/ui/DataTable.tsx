import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useId } from 'react';
import { useFocoAoSurgir } from './use-foco-ao-surgir.ts';
import { useManterAVista } from './use-manter-a-vista.ts';

export interface Coluna<Linha> {
  titulo: string;
  valor: (linha: Linha) => ReactNode;
  /** Figures stand on the right, their unit in the head. */
  numerica?: boolean;
  /** Shown in the foot, under the column. */
  total?: ReactNode;
}

interface DataTableProps<Linha> {
  legenda: string;
  colunas: Coluna<Linha>[];
  linhas: Linha[];
  chave: (linha: Linha) => string | number;
  /** The line that is being looked at elsewhere on the page. */
  marcada?: (linha: Linha) => boolean;
  /** Where a row and that other place point at each other; the keyboard points from there. */
  aoApontar?: (linha: Linha | null) => void;
  aoEscolher?: (linha: Linha) => void;
  /** The key of a row to keep in sight. */
  aVista?: string | number;
  /** The key of the row somebody is led to: it has the focus as soon as it is there. */
  levadaA?: string | number | undefined;
  /** Beyond this the table scrolls inside its card, its head staying. */
  alturaMaxima?: number;
}

/** A plain table of what is all here already; lists that page and filter on the server are grids. */
export function DataTable<Linha>(props: DataTableProps<Linha>) {
  const { legenda, colunas, linhas, chave, marcada, aoApontar, aoEscolher, aVista, levadaA, alturaMaxima } = props;
  const foco = useFocoAoSurgir<HTMLTableRowElement>(levadaA !== undefined);
  const id = useId();
  const caixa = useManterAVista(aVista === undefined ? undefined : `${id}-${aVista}`);
  const temTotal = colunas.some((coluna) => coluna.total !== undefined);
  return (
    <TableContainer
      ref={caixa}
      sx={{ ...cells, maxHeight: alturaMaxima }}
      tabIndex={0}
      role="region"
      aria-label={legenda}
    >
      <Table stickyHeader aria-label={legenda}>
        <TableHead>
          <TableRow>
            {colunas.map(({ titulo, numerica }) => (
              <TableCell key={titulo} align={numerica ? 'right' : 'left'}>
                {titulo}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map((linha) => (
            <TableRow
              key={chave(linha)}
              id={`${id}-${chave(linha)}`}
              {...(chave(linha) === levadaA && { ref: foco, tabIndex: -1 })}
              selected={marcada?.(linha) || chave(linha) === levadaA}
              onMouseEnter={aoApontar && (() => aoApontar(linha))}
              onMouseLeave={aoApontar && (() => aoApontar(null))}
              onClick={aoEscolher && (() => aoEscolher(linha))}
              sx={aoEscolher && { cursor: 'pointer' }}
            >
              {colunas.map(({ titulo, valor, numerica }) => (
                <TableCell key={titulo} align={numerica ? 'right' : 'left'}>
                  {valor(linha)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {temTotal && (
          <TableFooter>
            <TableRow>
              {colunas.map(({ titulo, total, numerica }) => (
                <TableCell key={titulo} align={numerica ? 'right' : 'left'}>
                  {total}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

/** Head, foot and first column stay while the rest scrolls; figures never break. */
const cells = {
  // What stays over its rows stays under what stays over the page.
  isolation: 'isolate' as const,
  scrollPaddingTop: 37,
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1 },
  // The label of a field stands over its border, and would stand over the first column too.
  '& tbody td:not(:first-of-type)': { isolation: 'isolate' },
  '& tbody tr:not(.Mui-selected) > :first-of-type': { bgcolor: 'background.paper' },
  '& thead tr > :first-of-type': { zIndex: 3 },
  '& tfoot td': {
    position: 'sticky',
    bottom: 0,
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontSize: 'inherit',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  '& tfoot td:first-of-type': { zIndex: 2 },
};
