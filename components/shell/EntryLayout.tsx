import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BrandMark } from '#components/ui/page/BrandMark.tsx';

interface EntryLayoutProps {
  titulo: string;
  descricao?: ReactNode;
  children: ReactNode;
}

/** Layout of the entry pages: the product at the side, a single task in front. */
export function EntryLayout({ titulo, descricao, children }: EntryLayoutProps) {
  return (
    <Box sx={panes}>
      <Box sx={welcome}>
        <BrandMark aria-hidden sx={watermark} />
        <Box sx={brand}>
          <BrandMark sx={{ color: 'nav.accent', fontSize: 32 }} />
          Cais
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Typography sx={lead}>Do pedido à internação, uma linha só.</Typography>
          <Box component="ol" sx={line}>
            {CAMINHO.map((passo) => (
              <li key={passo}>{passo}</li>
            ))}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', placeItems: { xs: 'start stretch', md: 'center' }, p: 3, minWidth: 0 }}>
        <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
          <Typography variant="h1" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
            {titulo}
          </Typography>
          {descricao && <Typography sx={{ color: 'text.secondary', mb: 3 }}>{descricao}</Typography>}
          {children}
        </Box>
      </Box>
    </Box>
  );
}

const CAMINHO = ['PO', 'Processo', 'LI', 'DI ou DUIMP', 'Sefaz', 'Saldo de insumos', 'DCR-E', 'DCI'];

const panes = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(360px, 5fr) 7fr' },
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
};

const watermark = {
  position: 'absolute',
  right: -60,
  top: '18%',
  fontSize: 440,
  opacity: 0.05,
  display: { xs: 'none', md: 'block' },
};

const welcome = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  p: { xs: 2.5, md: 5 },
  bgcolor: 'nav.background',
  color: 'nav.text',
};

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '1.25rem',
  fontWeight: 680,
  color: 'nav.strong',
};

const lead = { fontSize: '1.625rem', fontWeight: 640, lineHeight: 1.25, color: 'nav.strong', maxWidth: '14em', mb: 3 };

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  maxWidth: 420,
  listStyle: 'none',
  '& li': { px: 1.25, py: 0.5, borderRadius: '6px', bgcolor: 'nav.selected', fontSize: '0.75rem', fontWeight: 600 },
};
