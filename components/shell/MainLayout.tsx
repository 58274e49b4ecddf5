import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { layout } from '#components/theme/tokens.ts';
import { SELETOR_ABAIXO_DO_POR_VIR, SELETOR_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { followSettling } from '#components/ui/feedback/settling.ts';
import { ALTURA_DA_CABECA } from '#components/ui/grid/cabeca-fixa.ts';
import { CustomScrollbar } from './CustomScrollbar.tsx';
import { CONTEUDO } from './conteudo.ts';

interface MainLayoutProps {
  /** Above the bar, on every screen. */
  faixa?: ReactNode;
  menu: ReactNode;
  barra: ReactNode;
  rodape: ReactNode;
  children: ReactNode;
}

/** Main layout: menu at the side, bar above, and a single scrolling element for the page and its footer. */
export function MainLayout({ faixa, menu, barra, rodape, children }: MainLayoutProps) {
  return (
    <Box sx={{ display: 'flex', height: '100dvh', '@media print': { height: 'auto' } }}>
      <Box component="a" href={`#${CONTEUDO.idPrincipal}`} onClick={irAoConteudo} sx={skipLink}>
        Pular para o conteúdo
      </Box>
      {menu}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        {faixa}
        <AppBar position="static" color="transparent" elevation={0} sx={bar}>
          {barra}
        </AppBar>
        <CustomScrollbar id={CONTEUDO.idRolagem} sx={scroller}>
          <Box component="main" ref={followSettling} id={CONTEUDO.idPrincipal} tabIndex={-1} sx={page}>
            {children}
          </Box>
          {rodape}
        </CustomScrollbar>
      </Box>
    </Box>
  );
}

/** Moves the focus to the content. The router owns the hash, so the link cannot use a fragment. */
function irAoConteudo(evento: { preventDefault: () => void }) {
  evento.preventDefault();
  document.getElementById(CONTEUDO.idPrincipal)?.focus();
}

const skipLink = {
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'primary.main',
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};

const bar = {
  minHeight: layout.topBarHeight,
  flex: 'none',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  justifyContent: 'center',
};

const scroller = {
  flex: 1,
  minHeight: 0,
  // With scroll anchoring, rows that load late would drag a person at the footer to the end of the list.
  overflowAnchor: 'none',
  display: 'flex',
  flexDirection: 'column',
  // What a link leads to stands below the head of the record.
  '&:has([data-cabeca])': { '--cabeca': `${ALTURA_DA_CABECA}px`, scrollPaddingTop: ALTURA_DA_CABECA + 8 },
  // The footer shows when the content stands, so that it is not seen to jump.
  [`&:has(main ${SELETOR_POR_VIR}) footer`]: { visibility: 'hidden' },
  [`& main ${SELETOR_ABAIXO_DO_POR_VIR}`]: { visibility: 'hidden' },
};

const page = { flex: '1 0 auto', width: '100%', p: { xs: 2, md: 2.5 }, outline: 'none' };
