import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface LinhaChartProps {
  /** What the picture shows, for who does not see it; the figures themselves stand beside it. */
  legenda: string;
  rotulos: readonly string[];
  valores: readonly number[];
  formatar: (valor: number) => string;
  altura?: number;
}

/** How one figure went, on a line of its own: by its form, not by its colour. */
export function LinhaChart({ legenda, rotulos, valores, formatar, altura = 40 }: LinhaChartProps) {
  const { palette, vars } = useTheme();
  return (
    <Box role="img" aria-label={legenda} sx={{ minWidth: 0, width: '100%' }}>
      <SparkLineChart
        height={altura}
        data={[...valores]}
        xAxis={{ scaleType: 'point', data: [...rotulos] }}
        yAxis={{ min: Math.min(...valores), max: Math.max(...valores) }}
        color={(vars?.palette ?? palette).primary.main}
        valueFormatter={(valor) => (valor === null ? '' : formatar(valor))}
        margin={MARGEM}
        showHighlight
        showTooltip
      />
    </Box>
  );
}

const MARGEM = { top: 5, right: 5, bottom: 5, left: 5 };
