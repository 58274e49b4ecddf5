import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { DcrNovo } from '#lib/contracts/dcr.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useCalculoAoVivo } from './calculo-ao-vivo.tsx';

/** The figures of the DCR-E as it is typed; they stay in sight, whatever step is open. */
export function ResumoDoCalculo() {
  const { resultado, recusa, deFora } = useCalculoAoVivo();
  const tipo = useWatch<DcrNovo, 'tipoCoeficiente'>({ name: 'tipoCoeficiente' });
  const figura = (texto: string | undefined, casas: number) =>
    texto === undefined ? SEM_VALOR : formatarDecimal(texto, casas);
  const figuras = [
    ['CCN (US$)', figura(resultado?.CCN, 7)],
    ['CCI (US$)', figura(resultado?.CCI, 7)],
    ['CMO (US$)', figura(resultado?.CMO, 4)],
    ['Coef. calculado (%)', figura(resultado?.coefCalculado6, 6)],
    [tipo === 'FIXO' ? 'CRA fixo (%)' : 'CRA variável (%)', figura(resultado?.CRA, 2)],
    ['II por unidade (US$)', figura(resultado?.iiUnitUSD, 7)],
  ] as const;
  return (
    <Box role="region" aria-label="Resultado do cálculo" sx={faixa}>
      <Box component="dl" sx={lista}>
        {figuras.map(([nome, valor], i) => (
          <Box key={nome} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" noWrap sx={{ color: 'text.secondary', display: 'block' }}>
              {nome}
            </Typography>
            <Typography component="dd" sx={{ ...numero, ...(i >= 4 && destaque) }}>
              {valor}
            </Typography>
          </Box>
        ))}
      </Box>
      {(recusa || deFora > 0) && (
        <Typography variant="caption" sx={{ color: 'warning.main', display: 'block', mt: 0.5 }}>
          {recusa ?? foraDaConta(deFora)}
        </Typography>
      )}
    </Box>
  );
}

function foraDaConta(linhas: number): string {
  return linhas === 1
    ? '1 linha sem quantidade ou preço está fora da conta.'
    : `${formatarInteiro(linhas)} linhas sem quantidade ou preço estão fora da conta.`;
}

const faixa = {
  // A phone has no room to spare for it while something is typed.
  position: { xs: 'static', sm: 'sticky' },
  top: 0,
  zIndex: 3,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '@media print': { position: 'static' },
};
const lista = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(6, minmax(0, 1fr))',
  },
};
const numero = {
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
  overflowWrap: 'anywhere',
};
const destaque = { color: 'primary.main' };
