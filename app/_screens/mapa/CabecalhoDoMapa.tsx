import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { quantosAtrasados, quantosEmbarques } from '#components/comex/mapa/embarques-por-extenso.ts';
import type { Mapa } from '#lib/contracts/views/mapa.ts';

interface CabecalhoDoMapaProps {
  mapa: Mapa | undefined;
  falhou: boolean;
  children: ReactNode;
}

/** The title of the map, its totals and its filters. */
export function CabecalhoDoMapa({ mapa, falhou, children }: CabecalhoDoMapaProps) {
  return (
    <Box sx={cabecalho}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" component="h2">
          Mapa de origens
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {mapa ? porExtenso(mapa) : falhou ? 'Os embarques não chegaram' : 'Carregando os embarques…'}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ml: { md: 'auto' } }}>
        {children}
      </Stack>
    </Box>
  );
}

function porExtenso({ total, atrasados, origens }: Mapa): string {
  if (total === 0) return 'Nenhum embarque a caminho de Manaus';
  const de = origens.length === 1 ? 'de 1 origem' : `de ${origens.length} origens`;
  const atraso = atrasados > 0 ? `, ${quantosAtrasados(atrasados)}` : '';
  return `${quantosEmbarques(total)} a caminho de Manaus, ${de}${atraso}`;
}

const cabecalho = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 2.5 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
