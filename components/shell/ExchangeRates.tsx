import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { MoedaLida } from '#lib/contracts/cadastros/moeda.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarTaxa } from '#lib/format/decimal.ts';

interface ExchangeRatesProps {
  /** Undefined while the rates load. */
  moedas: MoedaLida[] | undefined;
  falhou: boolean;
}

/** Shows the three exchange rates the trade follows all day, with their date. */
export function ExchangeRates({ moedas, falhou }: ExchangeRatesProps) {
  if (!moedas)
    return falhou ? (
      <Box sx={day}>Cotações indisponíveis</Box>
    ) : (
      <Skeleton sx={{ width: { xs: '100%', sm: 280 }, fontSize: row.fontSize, lineHeight: 1.5 }} />
    );
  const mostradas = SIGLAS.flatMap((sigla) => moedas.find((moeda) => moeda.sigla === sigla) ?? []);
  // A new installation that never reached the Banco Central has none.
  if (mostradas.length === 0) return <Box sx={day}>Cotações indisponíveis</Box>;
  return (
    <Box component="ul" aria-label="Cotações" sx={row}>
      {mostradas.map(({ sigla, valorTaxa }) => (
        <li key={sigla}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {sigla}
          </Box>{' '}
          <strong>{formatarTaxa(valorTaxa)}</strong>
        </li>
      ))}
      {origens(mostradas).map((origem) => (
        <Box component="li" key={origem} title={origem} sx={day}>
          {origem}
        </Box>
      ))}
    </Box>
  );
}

/** Returns the sources and dates of the rates. There is usually a single one; a currency a day behind the others adds a second. */
function origens(moedas: MoedaLida[]): string[] {
  const origem = ({ data, fonte }: MoedaLida) =>
    data ? `${fonte === 'DEMONSTRACAO' ? 'demonstração' : 'PTAX'} ${formatarData(data)}` : '';
  return [...new Set(moedas.map(origem))].filter(Boolean);
}

const SIGLAS = ['EUR', 'USD', 'NOK'];

const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  // One line, cut at its end where it is narrow: a second one would push the page down when the rates come.
  columnGap: { xs: 1, sm: 2 },
  lineHeight: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  whiteSpace: 'nowrap',
  fontSize: { xs: '0.71875rem', sm: '0.8125rem' },
  fontVariantNumeric: 'tabular-nums',
  '& > :has(strong)': { flex: 'none' },
  '& strong': { fontWeight: 600 },
};

const day = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontSize: { xs: '0.6875rem', sm: '0.75rem' },
};
