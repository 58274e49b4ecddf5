import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentesBusca } from './componentes-busca.ts';
import type { Exemplo } from './entrada.ts';

interface QuadroDoExemploProps {
  exemplo: Exemplo;
  tema: ComponentesBusca['tema'];
}

/** One state of a component. Menus and dialogs float over the page, so they keep the theme of the page. */
export function QuadroDoExemplo({ exemplo: { estado, ver }, tema }: QuadroDoExemploProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary', display: 'block', mb: 0.5 }}>
        {estado}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', lg: tema === 'ambos' ? '1fr 1fr' : '1fr' } }}
      >
        {ESQUEMAS[tema ?? 'pagina'].map((esquema) => (
          <Box key={esquema ?? 'pagina'} data-exemplo {...(esquema && { 'data-scheme': esquema })} sx={quadro}>
            {ver()}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const ESQUEMAS = {
  pagina: [undefined],
  claro: ['light'],
  escuro: ['dark'],
  ambos: ['light', 'dark'],
} as const;

const quadro = {
  minWidth: 0,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
};
