import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

interface BarrasChartProps {
  /** What the picture shows, for who does not see it; the figures themselves stand in a table beside it. */
  legenda: string;
  rotulos: readonly string[];
  series: readonly { nome: string; valores: readonly number[] }[];
  /** One above the other, where they add up to something. */
  empilhadas?: boolean;
  formatar: (valor: number) => string;
}

/** A bar for each row. Only for looking at: its numbers are rounded by the screen, and never reckoned with. */
export function BarrasChart({ legenda, rotulos, series, empilhadas = false, formatar }: BarrasChartProps) {
  const tema = useTheme();
  // As variables of the sheet: the palette itself is that of one scheme only.
  const { palette } = tema.vars ?? tema;
  const cores = [palette.primary.main, palette.info.main, palette.warning.main, palette.success.main];
  return (
    <Box role="img" aria-label={legenda} sx={{ width: '100%', '@media print': { breakInside: 'avoid' } }}>
      <BarChart
        height={ALTURA}
        skipAnimation
        colors={cores}
        xAxis={[{ scaleType: 'band', data: [...rotulos], height: ALTURA_DOS_ROTULOS }]}
        yAxis={[{ width: LARGURA_DO_EIXO, valueFormatter: (valor: number) => porAlto(valor) }]}
        series={series.map(({ nome, valores }) => ({
          label: nome,
          data: [...valores],
          valueFormatter: (valor: number | null) => (valor === null ? '' : formatar(valor)),
          ...(empilhadas && { stack: 'total' }),
        }))}
        grid={{ horizontal: true }}
      />
    </Box>
  );
}

/** `1,2 mi`: an axis says the size, the table the figure. */
function porAlto(valor: number): string {
  return CURTO.format(valor);
}

const CURTO = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
const ALTURA = 300;
const ALTURA_DOS_ROTULOS = 28;
const LARGURA_DO_EIXO = 64;
