import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { Tom } from './StatusChip.tsx';

export interface LinhaComBarra {
  chave: string;
  /** A word, or a link to what is counted. */
  rotulo: ReactNode;
  valor: number;
  /** Without one, the colour of the brand; the word beside it says the same. */
  tom?: Tom;
}

interface BarrasEmLinhasProps {
  legenda: string;
  linhas: readonly LinhaComBarra[];
}

/** Counts side by side: the table says each, the bars how they compare; whoever sees no picture misses nothing. */
export function BarrasEmLinhas({ legenda, linhas }: BarrasEmLinhasProps) {
  const { palette, vars } = useTheme();
  const cores = vars?.palette ?? palette;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, alignItems: 'start' }}>
      <Box component="table" aria-label={legenda} sx={{ borderCollapse: 'collapse' }}>
        <tbody>
          {linhas.map(({ chave, rotulo, valor }) => (
            <Box component="tr" key={chave} sx={{ height: ALTURA_DA_LINHA }}>
              <Box component="th" scope="row" sx={{ p: 0, pr: 2, textAlign: 'left', fontWeight: 'inherit' }}>
                {rotulo}
              </Box>
              <Box
                component="td"
                sx={{ p: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
              >
                {formatarInteiro(valor)}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
      <Box aria-hidden sx={{ minWidth: 0 }}>
        <BarChart
          layout="horizontal"
          height={linhas.length * ALTURA_DA_LINHA}
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
      </Box>
    </Box>
  );
}

const ALTURA_DA_LINHA = 32;
const SEM_MARGEM = { top: 0, right: 0, bottom: 0, left: 0 };
const SEM_REALCE = { x: 'none', y: 'none' } as const;
const SEM_DICA = { tooltip: () => null };
