import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment, type ReactNode, useId } from 'react';
import { ABAIXO_DA_CABECA } from '#components/ui/grid/cabeca-fixa.ts';
import { useFocoAoSurgir } from '#components/ui/navigation/use-foco-ao-surgir.ts';
import { useManterAVista } from '#components/ui/navigation/use-manter-a-vista.ts';
import { useMarcaAoMedir } from './use-marca-ao-medir.ts';

export interface Coluna<Linha> {
  titulo: string;
  valor: (linha: Linha) => ReactNode;
  /** Numeric cells align right; the head carries the unit. */
  numerica?: boolean;
  /** Total of the column, shown in the foot. */
  total?: ReactNode;
}

/** Head of a group of rows: its key, and one cell for each column. */
interface CabecaDoGrupo {
  chave: string;
  celulas: readonly ReactNode[];
}

interface DataTableProps<Linha> {
  legenda: string;
  colunas: Coluna<Linha>[];
  linhas: Linha[];
  chave: (linha: Linha) => string | number;
  /** Highlights the row that matches the element active elsewhere on the page. */
  marcada?: (linha: Linha) => boolean;
  /**
   * Called when the pointer enters or leaves a row, so that the linked element can be highlighted. The keyboard does this from that
   * element.
   */
  aoApontar?: (linha: Linha | null) => void;
  aoEscolher?: (linha: Linha) => void;
  /** Key of the row to keep in view. */
  aVista?: string | number;
  /** Key of the row a link leads to. The row takes the focus when it mounts. */
  levadaA?: string | number | undefined;
  /** Maximum height in pixels, for a table that stands beside what it explains: a taller one scrolls by itself. */
  alturaMaxima?: number;
  /** The group of a row. Its head stands before the first row of the group. */
  grupoDe?: (linha: Linha) => CabecaDoGrupo;
  /** Less padding and heads that wrap, for many columns of figures. */
  densa?: boolean;
}

/**
 * Plain table for rows that are already loaded. Lists that page and filter on the server use a grid. All its rows stand in the page, under
 * a head that stays; one too wide for its place is no higher than the window, so that its bars are in sight.
 */
export function DataTable<Linha>(props: DataTableProps<Linha>) {
  const { legenda, colunas, linhas, chave, marcada, aoApontar, aoEscolher, aVista, levadaA, alturaMaxima } = props;
  const { grupoDe, densa = false } = props;
  const foco = useFocoAoSurgir<HTMLTableRowElement>(levadaA !== undefined);
  const id = useId();
  const caixa = useManterAVista(aVista === undefined ? undefined : `${id}-${aVista}`);
  useMarcaAoMedir(caixa, 'data-cabe', alturaMaxima === undefined ? cabeInteira : null);
  const temTotal = colunas.some((coluna) => coluna.total !== undefined);
  return (
    <TableContainer
      ref={caixa}
      sx={{ ...cells, ...(densa && dense), ...(alturaMaxima ? { maxHeight: alturaMaxima } : deAlturaLivre) }}
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
          {linhas.map((linha, i) => {
            const grupo = grupoDe?.(linha);
            const anterior = linhas[i - 1];
            const comeca = grupo && (anterior === undefined || grupoDe?.(anterior).chave !== grupo.chave);
            return (
              <Fragment key={chave(linha)}>
                {comeca && <LinhaDoGrupo grupo={grupo} colunas={colunas} />}
                <TableRow
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
              </Fragment>
            );
          })}
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

function LinhaDoGrupo<Linha>({ grupo, colunas }: { grupo: CabecaDoGrupo; colunas: readonly Coluna<Linha>[] }) {
  return (
    <TableRow data-grupo>
      {colunas.map(({ titulo, numerica }, i) => (
        <TableCell
          key={titulo}
          align={numerica ? 'right' : 'left'}
          // A cell of another element would count as the first of its type and stick too.
          role={i === 0 ? 'rowheader' : undefined}
        >
          {grupo.celulas[i]}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Head, foot and first column stay while the rest scrolls. Figures never wrap; heads do before the table is too wide. */
const cells = {
  // Keeps the z-index of sticky cells below the page's own sticky elements.
  isolation: 'isolate' as const,
  scrollPaddingTop: 37,
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-root.MuiTableCell-head': { whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 1.25 },
  '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1 },
  // The label of a field inside a cell has a z-index and would cover the first column.
  '& tbody td:not(:first-of-type)': { isolation: 'isolate' },
  '& tbody tr:not(.Mui-selected) > :first-of-type': { bgcolor: 'background.paper' },
  '& thead tr > :first-of-type': { zIndex: 3 },
  '& tbody tr[data-grupo] > *': { bgcolor: 'background.default', fontWeight: 500 },
  '& tbody tr[data-grupo]:not(.Mui-selected) > :first-of-type': { bgcolor: 'background.default', fontWeight: 600 },
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

/** A bar for scrolling down must not count: it goes away once the box is as high as its content. */
function cabeInteira(caixa: HTMLElement): boolean {
  const tabela = caixa.firstElementChild;
  return tabela instanceof HTMLElement && tabela.offsetWidth <= caixa.offsetWidth;
}

/** `data-cabe`: all columns fit. What clips is no box to scroll, so the head sticks to the page. */
const deAlturaLivre = {
  maxHeight: 'max(320px, calc(100dvh - 180px))',
  '&[data-cabe]': { overflow: 'clip', maxHeight: 'none' },
  '&[data-cabe] thead th': { top: ABAIXO_DA_CABECA },
  '&[data-cabe] tbody tr': { scrollMarginTop: 40 },
  '&[data-cabe] tfoot td': { position: 'static' },
  '@media print': { overflow: 'visible', maxHeight: 'none' },
};

const dense = {
  '& .MuiTableCell-root': { p: '5px 4px', fontSize: '0.8125rem' },
  '& .MuiTableCell-root.MuiTableCell-head': {
    ...cells['& .MuiTableCell-root.MuiTableCell-head'],
    fontSize: '0.75rem',
  },
  '& tr > :first-of-type': { ...cells['& tr > :first-of-type'], pl: 2 },
  '& tr > :last-of-type': { pr: 2 },
};
