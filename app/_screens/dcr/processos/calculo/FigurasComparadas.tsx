import Box from '@mui/material/Box';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { FigurasDoDcr } from '#lib/domain/zfm/dcr.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';

type Figuras = { [Nome in keyof FigurasDoDcr]: string | null };

interface FigurasComparadasProps {
  legenda: string;
  antes: Figuras;
  depois: Figuras;
}

interface LinhaComparada {
  nome: string;
  casas: number;
  antes: string | null;
  depois: string | null;
  /** Whether an increase is a cost, shown in red. */
  custa: boolean;
  /** Whether the value itself is a percentage. */
  percentual: boolean;
}

/** Two sets of results of a DCR-E side by side, with their differences. */
export function FigurasComparadas({ legenda, antes, depois }: FigurasComparadasProps) {
  const linhas = FIGURAS.map(([campo, nome, casas, custa]) => ({
    nome,
    casas,
    custa,
    percentual: campo === 'CRA',
    antes: antes[campo],
    depois: depois[campo],
  }));
  return <DataTable legenda={legenda} linhas={linhas} chave={({ nome }) => nome} colunas={COLUNAS} />;
}

const FIGURAS = [
  ['CCN', 'CCN (US$)', 7, false],
  ['CCI', 'CCI (US$)', 7, true],
  ['CMO', 'CMO (US$)', 4, false],
  ['CRA', 'CRA (%)', 2, false],
  ['iiUnitUSD', 'II por unidade (US$)', 7, true],
] as const;

const COLUNAS: Coluna<LinhaComparada>[] = [
  { titulo: 'Figura', valor: ({ nome }) => <strong>{nome}</strong> },
  { titulo: 'Antes', numerica: true, valor: ({ antes, casas }) => formatarDecimal(antes, casas) },
  { titulo: 'Depois', numerica: true, valor: ({ depois, casas }) => formatarDecimal(depois, casas) },
  { titulo: 'Δ', numerica: true, valor: (linha) => <Diferenca linha={linha} /> },
  { titulo: 'Δ %', numerica: true, valor: percentual },
];

/** The sign is written out, so that colour is not the only cue. */
function Diferenca({ linha: { antes, depois, casas, custa, percentual } }: { linha: LinhaComparada }) {
  if (antes === null || depois === null) return SEM_VALOR;
  const diferenca = new Exato(depois).minus(antes);
  const escrita = formatarDecimal(diferenca.toFixed(casas), casas);
  const cor = diferenca.isZero() ? 'text.secondary' : diferenca.isPositive() === custa ? 'error.main' : 'success.main';
  return (
    <Box component="span" sx={{ color: cor, fontWeight: 600 }}>
      {diferenca.gt(0) ? `+${escrita}` : escrita}
      {percentual && ' p.p.'}
    </Box>
  );
}

function percentual({ antes, depois, percentual: jaEPercentual }: LinhaComparada): string {
  // A change in percentage points is not also given in percent.
  if (jaEPercentual) return SEM_VALOR;
  if (antes === null || depois === null || new Exato(antes).isZero()) return SEM_VALOR;
  const perc = new Exato(depois).minus(antes).times(100).div(antes).toDecimalPlaces(2, Exato.ROUND_HALF_UP);
  return `${perc.gt(0) ? '+' : ''}${formatarDecimal(perc.toFixed(2), 2)} %`;
}
