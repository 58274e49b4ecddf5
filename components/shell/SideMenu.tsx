import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { layout } from '#components/theme/tokens.ts';
import { CustomScrollbar } from './CustomScrollbar.tsx';
import { EstiloDoMenu } from './MenuEntries.tsx';

interface SideMenuProps {
  /** Narrow column of icons. Used only where the menu stands beside the page. */
  minimizado: boolean;
  /** Used only where the menu is a drawer over the page. */
  aberto: boolean;
  aoFechar: () => void;
  /** Entries under the menu, in a navigation of their own. */
  trabalho?: ReactNode;
  children: ReactNode;
}

/** Places the menu: beside the page from 992 px on, as a drawer below that. */
export function SideMenu({ minimizado, aberto, aoFechar, trabalho, children }: SideMenuProps) {
  const aoLado = useMediaQuery(`(min-width:${layout.menuBreakpoint}px)`, { noSsr: true });
  const conteudo = (
    <Box sx={column}>
      <EstiloDoMenu />
      <CustomScrollbar component="nav" aria-label="Menu principal" sx={menu}>
        {children}
      </CustomScrollbar>
      {trabalho && (
        <Box component="nav" aria-labelledby={ROTULO_DO_TRABALHO} sx={work}>
          <Typography id={ROTULO_DO_TRABALHO} variant="caption" component="div" data-rotulo sx={heading}>
            Trabalho
          </Typography>
          {trabalho}
        </Box>
      )}
    </Box>
  );
  if (!aoLado) {
    return (
      <Drawer open={aberto} onClose={aoFechar} slotProps={{ paper: { sx: { ...paper, width: layout.menuWidth } } }}>
        {conteudo}
      </Drawer>
    );
  }
  const width = minimizado ? layout.menuMinimised : layout.menuWidth;
  return (
    <Drawer
      variant="permanent"
      data-minimizado={minimizado || undefined}
      sx={{ width, flex: 'none', transition: widening, '@media print': { display: 'none' } }}
      slotProps={{ paper: { sx: { ...paper, width, ...(minimizado && openUnderHand) } } }}
    >
      {conteudo}
    </Drawer>
  );
}

const ROTULO_DO_TRABALHO = 'menu-do-trabalho';

const work = {
  flex: 'none',
  py: 1,
  borderTop: 1,
  borderColor: 'nav.line',
  // In a low window, or at a high zoom, both parts stay within reach: this one scrolls too.
  '@media (max-height: 600px)': { maxHeight: '30%', overflowY: 'auto' },
};
const heading = { pl: 3.75, pb: 0.5, color: 'nav.text' };

const widening = 'width 150ms ease-out';

const column = { height: '100%', display: 'flex', flexDirection: 'column', overflow: 'hidden' };
const menu = { flex: '0 1 auto', minHeight: 120, pb: 1.5, overflowX: 'hidden' };

const paper = {
  bgcolor: 'nav.background',
  color: 'nav.text',
  border: 0,
  overflow: 'hidden',
  transition: widening,
  // The page's focus ring in the brand colour is invisible on the dark column.
  '&& :focus-visible': { outline: '2px solid', outlineColor: 'nav.accent', outlineOffset: '-2px' },
};

/** A minimised menu expands over the page on hover or keyboard focus, without taking room from the page. */
const openUnderHand = {
  '&:hover, &:has(:focus-visible)': { width: layout.menuWidth, boxShadow: '8px 0 24px rgb(0 0 0 / 0.25)' },
  '&:not(:hover):not(:has(:focus-visible))': {
    '& .do-grupo': { display: 'none' },
    '& [data-rotulo]': { opacity: 0 },
  },
};
