import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { focarOrigem, MapaDeEmbarques } from '#components/comex/MapaDeEmbarques.tsx';
import type { Mapa } from '#lib/contracts/views/mapa.ts';
import { duasColunas } from './duas-colunas.ts';
import { ListaDeOrigens } from './ListaDeOrigens.tsx';
import type { MapaBusca } from './mapa-busca.ts';
import { OrigemAberta } from './OrigemAberta.tsx';

interface MapaAbertoProps {
  mapa: Mapa;
  aberta: string | null;
  vista: MapaBusca['vista'];
  aoMudar: (mudanca: Pick<MapaBusca, 'origem' | 'vista'>) => void;
}

/** The map and its list, side by side; on a narrow screen only one at a time. */
export function MapaAberto({ mapa, aberta, vista, aoMudar }: MapaAbertoProps) {
  const [acesa, setAcesa] = useState<string | null>(null);
  const ladoALado = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const origem = mapa.origens.find(({ chave }) => chave === aberta);
  const fechar = () => {
    aoMudar({ origem: undefined });
    if (aberta) focarOrigem(aberta);
  };
  const noMapa = ladoALado || vista !== 'lista';
  return (
    <>
      {!ladoALado && (
        <Tabs
          value={vista ?? 'mapa'}
          onChange={(_, nova: string) => aoMudar({ vista: nova === 'lista' ? 'lista' : undefined })}
          variant="fullWidth"
          aria-label="Mapa ou lista"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="mapa" label="Mapa" />
          <Tab value="lista" label="Lista" />
        </Tabs>
      )}
      <Box sx={duasColunas}>
        {noMapa && (
          <Box sx={{ position: 'relative', minHeight: { xs: 360, md: 0 } }}>
            <Box sx={{ position: 'absolute', inset: 0 }}>
              <MapaDeEmbarques
                mapa={mapa}
                acesa={acesa}
                aoAcender={setAcesa}
                aberta={origem?.chave ?? null}
                aoAbrir={(chave) => aoMudar({ origem: chave })}
              />
            </Box>
            {origem && <OrigemAberta key={origem.chave} origem={origem} hoje={mapa.hoje} aoFechar={fechar} />}
          </Box>
        )}
        {(ladoALado || !noMapa) && <ListaDeOrigens mapa={mapa} acesa={acesa} aoAcender={setAcesa} />}
      </Box>
    </>
  );
}
