import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';

export interface BarrasDesenhadasProps {
  rotulos: readonly string[];
  series: readonly { nome: string; valores: readonly number[] }[];
  /** Stacks the series, for series that add up to a total. */
  empilhadas?: boolean;
  formatar: (valor: number) => string;
  altura: number;
  /** The values are counts, so the axis shows no fractions. */
  inteiros?: boolean;
  /** Called with the index of a clicked bar. A table or list beside the chart offers the same links. */
  aoEscolher?: (indice: number) => void;
}

export function BarrasDesenhadas(props: BarrasDesenhadasProps) {
  const { rotulos, series, empilhadas = false, formatar, altura, inteiros, aoEscolher } = props;
  const id = useId();
  const tema = useTheme();
  // CSS variables: `palette` itself holds the colours of a single colour scheme.
  const { palette } = tema.vars ?? tema;
  const cores = [palette.primary.main, palette.warning.main, palette.info.main, palette.success.main];
  const tramas = cores.map((_, i) => `${id}-trama-${i}`);
  return (
    <BarChart
      height={altura}
      skipAnimation
      disableKeyboardNavigation
      colors={tramas.map((trama) => `url(#${CSS.escape(trama)})`)}
      hideLegend={series.length === 1}
      xAxis={[{ scaleType: 'band', data: [...rotulos], height: ALTURA_DOS_ROTULOS }]}
      margin={MARGEM}
      yAxis={[
        {
          width: inteiros ? LARGURA_DE_CONTAGENS : LARGURA_DO_EIXO,
          valueFormatter: (valor: number) => porAlto(valor),
          ...(inteiros && { tickMinStep: 1 }),
        },
      ]}
      series={series.map(({ nome, valores }) => ({
        label: nome,
        data: [...valores],
        valueFormatter: (valor: number | null) => (valor === null ? '' : formatar(valor)),
        ...(empilhadas && { stack: 'total' }),
      }))}
      grid={{ horizontal: true }}
      sx={aoEscolher && { '& .MuiBarElement-root': { cursor: 'pointer' } }}
      {...(aoEscolher && {
        onItemClick: (_: unknown, { dataIndex }: { dataIndex: number }) => aoEscolher(dataIndex),
      })}
    >
      <defs>
        {cores.map((cor, i) => (
          <Trama key={tramas[i]} id={tramas[i] as string} cor={cor} qual={i} />
        ))}
      </defs>
    </BarChart>
  );
}

/** Hatching of a series: solid, slanted, dotted or crossed. It distinguishes the series without colour, also on paper. */
function Trama({ id, cor, qual }: { id: string; cor: string; qual: number }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} style={{ fill: cor, opacity: qual === 0 ? 1 : 0.35 }} />
      {qual === 1 && <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" style={{ stroke: cor, strokeWidth: 2 }} />}
      {qual === 2 && <circle cx={4} cy={4} r={2} style={{ fill: cor }} />}
      {qual === 3 && <path d="M0 4H8M4 0V8" style={{ stroke: cor, strokeWidth: 1.5 }} />}
    </pattern>
  );
}

/** Formats an axis label, `1,2 mi`: the axis gives the magnitude and the table gives the exact figure. */
function porAlto(valor: number): string {
  return CURTO.format(valor);
}

const CURTO = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
const ALTURA_DOS_ROTULOS = 28;
const LARGURA_DO_EIXO = 64;
const LARGURA_DE_CONTAGENS = 32;
const MARGEM = { top: 8, right: 8, bottom: 0, left: 0 };
