import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { LinhaComBarra } from '#components/ui/charts/BarrasEmLinhas.tsx';

interface BarrasDeLinhasProps {
  linhas: readonly Pick<LinhaComBarra, 'chave' | 'valor' | 'tom'>[];
  altura: number;
}

export function BarrasDeLinhas({ linhas, altura }: BarrasDeLinhasProps) {
  const { palette, vars } = useTheme();
  const cores = vars?.palette ?? palette;
  return (
    <BarChart
      layout="horizontal"
      height={altura}
      margin={SEM_MARGEM}
      skipAnimation
      disableKeyboardNavigation
      hideLegend
      axisHighlight={SEM_REALCE}
      slots={SEM_DICA}
      borderRadius={3}
      xAxis={[{ position: 'none', min: 0 }]}
      yAxis={[
        {
          position: 'none',
          scaleType: 'band',
          data: linhas.map(({ chave }) => chave),
          categoryGapRatio: 0.55,
          colorMap: {
            type: 'ordinal',
            values: linhas.map(({ chave }) => chave),
            colors: linhas.map(({ tom }) => (tom ? cores[tom].main : cores.primary.main)),
          },
        },
      ]}
      series={[{ data: linhas.map(({ valor }) => valor) }]}
    />
  );
}

const SEM_MARGEM = { top: 0, right: 0, bottom: 0, left: 0 };
const SEM_REALCE = { x: 'none', y: 'none' } as const;
const SEM_DICA = { tooltip: () => null };
