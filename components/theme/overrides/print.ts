import type { Theme } from '@mui/material/styles';

/**
 * What Ctrl P leaves of a screen: the content alone, in light colours, with every column. Lists lie down. Tools, tabs and pages
 * are of the screen; the filters in force stay, for the paper to say of what it is.
 */
export function print(theme: Theme) {
  return {
    '@page': { margin: '10mm' },
    '@page deitada': { size: 'A4 landscape', margin: '10mm' },
    '@media print': {
      ...inLight(theme),
      html: { colorScheme: 'light !important', backgroundColor: '#fff !important' },
      body: { backgroundColor: '#fff !important' },
      '.MuiAppBar-root, main + footer, main nav, .MuiTabs-root, .ps__rail-x, .ps__rail-y, .MuiSnackbar-root, .notistack-SnackbarContainer':
        gone,
      '.MuiButton-root:not(:is(dd, td) *), .MuiIconButton-root, .MuiToggleButtonGroup-root, .MuiChip-deleteIcon': gone,
      '[role="search"] .MuiTextField-root': gone,
      '.paginacao label': gone,
      '.MuiTypography-noWrap': { whiteSpace: 'normal', overflow: 'visible' },
      '.MuiCard-root, .MuiPaper-root': { boxShadow: 'none' },
      // A table of nine columns does not fit upright.
      'main:has(.grade-da-lista), main:has(.MuiTableCell-head:nth-of-type(9))': { page: 'deitada' },
      ...gridOnPaper,
      '.MuiTableContainer-root': { overflow: 'visible !important', maxHeight: 'none !important' },
      '.MuiTableCell-root': {
        position: 'static !important',
        fontSize: '8pt !important',
        padding: '2pt 4pt !important',
      },
      '.MuiTableCell-alignRight, .MuiTableCell-head': { whiteSpace: 'normal !important' },
      '.MuiTableCell-root *': { WebkitLineClamp: 'none !important' },
      '.MuiTableRow-root': { breakInside: 'avoid' },
      // Once, below the last row, and not on every page.
      '.MuiTableFooter-root': { display: 'table-row-group !important' },
      'main:has(.MuiTableCell-head:nth-of-type(9)) .MuiTableCell-root': {
        fontSize: '7pt !important',
        padding: '2pt !important',
      },
    },
  };
}

const gone = { display: 'none !important' };

/** The grid of a list is laid out as boxes of fixed widths; on paper it is a table as wide as the page. */
const gridOnPaper = {
  '.medida-da-grade': { containerType: 'normal !important' },
  '.grade-da-lista': { overflow: 'visible !important', border: '0 !important', fontSize: '8pt !important' },
  '.grade-da-lista table': {
    display: 'table !important',
    width: '100%',
    minWidth: '0 !important',
    borderCollapse: 'collapse',
  },
  '.grade-da-lista thead': { display: 'table-header-group !important', position: 'static !important' },
  '.grade-da-lista :is(tbody, tfoot)': { display: 'table-row-group !important' },
  '.grade-da-lista tr': {
    display: 'table-row !important',
    height: 'auto !important',
    breakInside: 'avoid',
    contentVisibility: 'visible !important',
  },
  '.grade-da-lista :is(th, td)': {
    display: 'table-cell !important',
    position: 'static !important',
    width: 'auto !important',
    minWidth: '0 !important',
    maxWidth: 'none !important',
    height: 'auto !important',
    padding: '3pt 4pt !important',
    overflow: 'visible !important',
    lineHeight: '1.25 !important',
    whiteSpace: 'normal !important',
    verticalAlign: 'top',
  },
  '.grade-da-lista :is(.titulo, .linhas)': { display: 'inline !important' },
  '.grade-da-lista td *': { overflow: 'visible !important', whiteSpace: 'normal !important' },
  '.grade-da-lista .numerica': { whiteSpace: 'nowrap !important' },
  '.grade-da-lista [data-field="__check__"]': gone,
};

/** Paper is white: the dark scheme takes the variables of the light one. `:root`, because the theme states its own after these. */
function inLight(theme: Theme) {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  const [, light] = sheets.find(([selector]) => selector.includes('[data-scheme="light"]')) ?? [];
  return { ':root[data-scheme="dark"]': { ...(light as object), colorScheme: 'light' } };
}
