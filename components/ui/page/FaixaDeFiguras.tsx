import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ABAIXO_DA_CABECA } from '#components/ui/grid/cabeca-fixa.ts';

interface FaixaDeFigurasProps {
  rotulo: string;
  figuras: readonly { nome: string; valor: string; destaque?: boolean }[];
  /** Warning under the figures, for example that they are incomplete. */
  aviso?: string | null;
}

/** Bar with the figures of the form. It stays in view whichever part of the form is open. */
export function FaixaDeFiguras({ rotulo, figuras, aviso }: FaixaDeFigurasProps) {
  return (
    <Box role="region" aria-label={rotulo} sx={faixa}>
      <Box
        component="dl"
        sx={{
          ...lista,
          gridTemplateColumns: { ...lista.gridTemplateColumns, md: `repeat(${figuras.length}, minmax(0, 1fr))` },
        }}
      >
        {figuras.map(({ nome, valor, destaque }) => (
          <Box key={nome} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" noWrap sx={{ color: 'text.secondary', display: 'block' }}>
              {nome}
            </Typography>
            <Typography component="dd" sx={{ ...numero, ...(destaque && { color: 'primary.main' }) }}>
              {valor}
            </Typography>
          </Box>
        ))}
      </Box>
      {aviso && (
        <Typography variant="caption" sx={{ color: 'warning.main', display: 'block', mt: 0.5 }}>
          {aviso}
        </Typography>
      )}
    </Box>
  );
}

const faixa = {
  // Not sticky on a phone, which has no room to spare while the person types.
  position: { xs: 'static', sm: 'sticky' },
  top: ABAIXO_DA_CABECA,
  zIndex: { xs: 'auto', sm: 3 },
  px: { xs: 1.5, sm: 2 },
  py: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '@media print': { position: 'static' },
};
const lista = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
};
const numero = {
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
  overflowWrap: 'anywhere',
};
