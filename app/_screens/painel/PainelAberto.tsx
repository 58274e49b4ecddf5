import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { FIM_DA_PRONTIDAO } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import { CanaisSection } from './CanaisSection.tsx';
import { ChegadasSection } from './ChegadasSection.tsx';
import { CotacoesSection } from './CotacoesSection.tsx';
import { DinheiroSection } from './DinheiroSection.tsx';
import { EtapasSection } from './EtapasSection.tsx';
import { MapaSection } from './MapaSection.tsx';
import { PrazosSection } from './PrazosSection.tsx';
import { ProntidaoSection } from './ProntidaoSection.tsx';
import { SituacoesSection } from './SituacoesSection.tsx';
import { TributosSection } from './TributosSection.tsx';

/** Ordered by what people ask first: money, the processos by situation, the arrivals. */
export function PainelAberto({ painel, emTabelas }: { painel: Painel; emTabelas: boolean }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <DinheiroSection painel={painel} />
      {painel.importador === null && painel.hoje <= FIM_DA_PRONTIDAO && <ProntidaoSection />}
      <Box sx={lado}>
        <Stack sx={coluna}>
          <SituacoesSection painel={painel} />
          <PrazosSection painel={painel} />
        </Stack>
        <Stack sx={coluna}>
          <ChegadasSection painel={painel} emTabelas={emTabelas} />
          <CanaisSection painel={painel} />
        </Stack>
      </Box>
      <Box sx={lado}>
        <MapaSection importadorId={painel.importador?.id} />
        <TributosSection painel={painel} emTabelas={emTabelas} />
      </Box>
      <Box sx={{ ...lado, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <EtapasSection painel={painel} />
        <CotacoesSection painel={painel} emTabelas={emTabelas} />
      </Box>
    </Stack>
  );
}

const lado = {
  display: 'grid',
  gap: 2,
  alignItems: 'stretch',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
/** The last card of the shorter column grows, so that both columns end together. */
const coluna = { gap: 2, minWidth: 0, '& > :last-child': { flex: 1 } };
