import GlobalStyles from '@mui/material/GlobalStyles';

/** Print styles of a page: no header or footer, and every table column visible. `deitada` prints in landscape, for wide tables. */
export function FolhaImpressa({ deitada = false }: { deitada?: boolean }) {
  return <GlobalStyles styles={deitada ? DEITADA : EM_PE} />;
}

const EM_PE = {
  '@media print': {
    'header, footer': { display: 'none !important' },
    '.MuiTableContainer-root': { overflow: 'visible !important' },
    '.MuiTableCell-root': { fontSize: '8pt', padding: '2pt 4pt !important' },
  },
};
const DEITADA = { ...EM_PE, '@page': { size: 'A4 landscape' } };
