import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

export interface AbaDoRegistro<Aba extends string> {
  valor: Aba;
  titulo: string;
  /** What is wrong in this part, as a number or as “2/4”. A part without anything wrong has no count. */
  falhas?: { quantas: number | string; grave: boolean; porExtenso: string } | undefined;
}

interface AbasDoRegistroProps<Aba extends string> {
  /** Name for screen readers: `Partes do processo`. */
  rotulo: string;
  abas: readonly AbaDoRegistro<Aba>[];
  aberta: Aba;
  aoAbrir: (aba: Aba) => void;
}

/**
 * Parts of a record as horizontal tabs, counted where something is wrong. Each tab controls the panel `painel-<valor>`. Tabs that do not
 * fit go on in a second line, so that none is out of sight; on a phone, where they would fill the window, they scroll.
 */
export function AbasDoRegistro<Aba extends string>({ rotulo, abas, aberta, aoAbrir }: AbasDoRegistroProps<Aba>) {
  return (
    <Tabs
      value={aberta}
      onChange={(_, nova: Aba) => aoAbrir(nova)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={rotulo}
      slotProps={{ indicator: { sx: { display: 'none' } } }}
      sx={faixa}
    >
      {abas.map(({ valor, titulo, falhas }) => (
        <Tab
          key={valor}
          value={valor}
          id={`aba-${valor}`}
          aria-controls={valor === aberta ? `painel-${valor}` : undefined}
          label={
            falhas ? (
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.375 }}>
                {titulo}
                <Box component="span" title={falhas.porExtenso} aria-hidden sx={falhas.grave ? erro : aviso}>
                  {falhas.quantas}
                </Box>
                <span style={visuallyHidden}> {falhas.porExtenso}</span>
              </Box>
            ) : (
              titulo
            )
          }
        />
      ))}
    </Tabs>
  );
}

/** The panel of the open tab. */
export function PainelDaAba({ aba, children }: { aba: string; children: ReactNode }) {
  return (
    <Box role="tabpanel" id={`painel-${aba}`} aria-labelledby={`aba-${aba}`} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}

const faixa = {
  mb: 2,
  minHeight: 40,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-list': { flexWrap: { md: 'wrap' } },
  '& .MuiTab-root': { minHeight: 40, minWidth: 0, px: { xs: 1.5, md: 0.625 }, py: 0.5 },
  // The indicator of MUI stands below the last line, whichever line the open tab is in.
  '& .MuiTab-root.Mui-selected': { boxShadow: 'inset 0 -2px 0 var(--cais-palette-primary-main)' },
  '@media print': { display: 'none' },
};

const conta = {
  minWidth: 16,
  px: 0.375,
  borderRadius: 1,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
  textAlign: 'center',
};
const erro = { ...conta, color: 'error.contrastText', bgcolor: 'error.main' };
const aviso = { ...conta, color: 'warning.contrastText', bgcolor: 'warning.main' };
