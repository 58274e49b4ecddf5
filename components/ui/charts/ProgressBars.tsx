import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export interface Barra {
  chave: string;
  nome: string;
  /** Length relative to the longest bar, 0 to 1. */
  tamanho: number;
  /** Filled part of the bar, 0 to 1; the rest is paler. */
  cheio: number;
  /** The formatted figure. */
  texto: string;
}

interface ProgressBarsProps {
  rotulo: string;
  barras: readonly Barra[];
  legenda: readonly [cheio: string, resto: string];
}

/** Stacked horizontal bars, each with a name and a figure. Screen readers get a list, and no meaning depends on colour alone. */
export function ProgressBars({ rotulo, barras, legenda }: ProgressBarsProps) {
  const tema = useTheme();
  // CSS variables: `palette` itself holds the colours of a single colour scheme.
  const { palette } = tema.vars ?? tema;
  return (
    <figure aria-label={rotulo} style={{ margin: 0 }}>
      <Box component="ul" sx={lista}>
        {barras.map(({ chave, nome, tamanho, cheio, texto }) => (
          <Box component="li" key={chave} sx={linha}>
            <Typography variant="body2" noWrap title={nome}>
              {nome}
            </Typography>
            <svg width="100%" height={ALTURA} aria-hidden="true" style={{ display: 'block' }}>
              <rect width={porCento(tamanho)} height={ALTURA} rx={3} fill={palette.primary.main} opacity={0.28} />
              <rect width={porCento(tamanho * cheio)} height={ALTURA} rx={3} fill={palette.primary.main} />
            </svg>
            <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {texto}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
        Cheio: {legenda[0]}. Claro: {legenda[1]}.
      </Typography>
    </figure>
  );
}

const ALTURA = 14;

function porCento(parte: number): string {
  return `${Math.max(0, Math.min(1, parte)) * 100}%`;
}

const lista = { listStyle: 'none', m: 0, p: 0, mb: 1, display: 'grid', gap: 0.75 };
const linha = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  gridTemplateColumns: { xs: '1fr auto', sm: '220px 1fr 130px' },
  '& svg': { gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 1, sm: 0 } },
};
