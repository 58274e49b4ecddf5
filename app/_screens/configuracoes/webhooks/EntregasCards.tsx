import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EntregaDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { eventoPorExtenso } from './evento-por-extenso.ts';
import { SituacaoDaEntrega } from './SituacaoDaEntrega.tsx';
import { type AoTentar, TentarAgora } from './TentarAgora.tsx';

/** The deliveries as cards, for a phone. */
export function EntregasCards({ entregas, aoTentar }: AoTentar & { entregas: EntregaDoWebhook[] }) {
  const [todas, setTodas] = useState(false);
  const aVista = todas ? entregas : entregas.slice(0, DE_INICIO);
  return (
    <>
      <Stack
        component="ul"
        aria-label="Entregas deste webhook"
        divider={<Divider component="li" aria-hidden />}
        sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}
      >
        {aVista.map((entrega) => (
          <Stack key={entrega.id} component="li" sx={{ gap: 0.75, alignItems: 'flex-start' }}>
            <Typography sx={{ fontWeight: 600 }}>{eventoPorExtenso(entrega.evento)}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[formatarInstante(entrega.criadaEm), tentativas(entrega), entrega.resposta].filter(Boolean).join(' · ')}
            </Typography>
            <Stack direction="row" sx={{ width: 1, gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              <SituacaoDaEntrega entrega={entrega} />
              <TentarAgora entrega={entrega} aoTentar={aoTentar} />
            </Stack>
          </Stack>
        ))}
      </Stack>
      {aVista.length < entregas.length && (
        <Button variant="outlined" color="inherit" onClick={() => setTodas(true)}>
          Mostrar as {entregas.length}
        </Button>
      )}
    </>
  );
}

/** Nobody should have to scroll past fifty deliveries to reach what is below. */
const DE_INICIO = 8;

function tentativas({ tentativas: quantas }: EntregaDoWebhook): string {
  if (quantas === 0) return '';
  return quantas === 1 ? '1 tentativa' : `${quantas} tentativas`;
}
