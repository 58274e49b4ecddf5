import Box from '@mui/material/Box';
import { lazy, type ReactNode } from 'react';
import type { Tom } from '#components/ui/chips/StatusChip.tsx';
import { QuandoPerto } from '#components/ui/feedback/QuandoPerto.tsx';
import { formatarInteiro } from '#lib/format/inteiro.ts';

export interface LinhaComBarra {
  chave: string;
  /** A word, or a link to the counted records. */
  rotulo: ReactNode;
  valor: number;
  /** The default is the brand colour. The colour adds nothing to the label. */
  tom?: Tom;
}

interface BarrasEmLinhasProps {
  legenda: string;
  linhas: readonly LinhaComBarra[];
}

/** Shows counts as a table with bars beside it. The table holds every count, so the bars are optional for screen readers. */
export function BarrasEmLinhas({ legenda, linhas }: BarrasEmLinhasProps) {
  const altura = linhas.length * ALTURA_DA_LINHA;
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
        <QuandoPerto espaco={{ height: altura }}>
          <BarrasDeLinhas linhas={linhas} altura={altura} />
        </QuandoPerto>
      </Box>
    </Box>
  );
}

const ALTURA_DA_LINHA = 32;
const BarrasDeLinhas = lazy(() =>
  import('./drawn/BarrasDeLinhas.tsx').then(({ BarrasDeLinhas }) => ({ default: BarrasDeLinhas })),
);
