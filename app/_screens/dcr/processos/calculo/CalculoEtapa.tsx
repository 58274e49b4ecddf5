import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { figurasConhecidas } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';
import { ComparacaoComAnterior } from './ComparacaoComAnterior.tsx';
import { useCalculoAoVivo } from './calculo-ao-vivo.tsx';
import { ESeSection } from './ESeSection.tsx';
import { ExplicacaoSection } from './ExplicacaoSection.tsx';
import { FigurasSection } from './FigurasSection.tsx';
import { IiPorComponenteSection } from './IiPorComponenteSection.tsx';

/** The results with their formulas and memórias, compared with the DCR-E before and with hypotheses. */
export function CalculoEtapa({ dcr, fechado }: { dcr: DcrLido; fechado: boolean }) {
  const { resultado, recusa, conteudo } = useCalculoAoVivo();
  // The memória stays set while its drawer slides out.
  const [explicada, setExplicada] = useState<NoDaMemoria>();
  const [aberto, setAberto] = useState(false);
  const abrir = (memoria: NoDaMemoria) => {
    setExplicada(memoria);
    setAberto(true);
  };
  if (!resultado || !conteudo) return <Alert severity="warning">{recusa}</Alert>;
  return (
    <Stack sx={{ gap: 2 }}>
      <FigurasSection resultado={resultado} conteudo={conteudo} motorGravado={dcr.motor} aoAbrir={abrir} />
      <ComparacaoComAnterior dcr={dcr} figuras={figurasConhecidas(resultado, conteudo)} />
      <IiPorComponenteSection resultado={resultado} conteudo={conteudo} />
      <ExplicacaoSection dcr={dcr} conteudo={conteudo} resultado={resultado} aoAbrir={abrir} />
      <ESeSection fechado={fechado} />
      <MemoriaDrawer
        aberto={aberto}
        memoria={explicada}
        contexto={`DCR-E ${dcr.numero ?? dcr.processo} · ${dcr.produto.codigo}`}
        aoFechar={() => setAberto(false)}
      />
    </Stack>
  );
}
