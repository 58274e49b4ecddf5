import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export interface LinhaDesenhadaProps {
  rotulos: readonly string[];
  valores: readonly number[];
  formatar: (valor: number) => string;
  altura: number;
}

export function LinhaDesenhada({ rotulos, valores, formatar, altura }: LinhaDesenhadaProps) {
  const { palette, vars } = useTheme();
  return (
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
  );
}

const MARGEM = { top: 5, right: 5, bottom: 5, left: 5 };
