import Box from '@mui/material/Box';
import { useSearch } from '@tanstack/react-router';
import { AvisoDoFoco } from '#components/lista/AvisoDoFoco.tsx';
import { FiltrosDaLista } from '#components/lista/FiltrosDaLista.tsx';
import { layout } from '#components/theme/tokens.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { useMapa } from '#lib/api/views/mapa.ts';
import type { Mapa } from '#lib/contracts/views/mapa.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';
import { CabecalhoDoMapa } from './CabecalhoDoMapa.tsx';
import { MapaAberto } from './MapaAberto.tsx';
import { MapaEsqueleto } from './MapaEsqueleto.tsx';
import { MapaVazio } from './MapaVazio.tsx';
import { consultaDaBusca, type MapaBusca } from './mapa-busca.ts';
import { MAPA_FILTROS } from './mapa-filtros.ts';

/** The origins of the shipments on their way to Manaus, on a map and in a list. */
export function MapaScreen() {
  const busca: MapaBusca = useSearch({ from: '/dentro/maps/fullscreen' });
  const navegar = useNavegarNaTela('/maps/fullscreen');
  const consulta = consultaDaBusca(busca);
  const { importadorId, doFoco } = useImportadorDaConsulta(consulta.importadorId);
  const { data: mapa, error, mutate } = useMapa({ ...consulta, importadorId });
  const postos = Object.fromEntries(Object.entries(consulta).filter(([, valor]) => valor !== undefined));
  const mudar = (mudanca: Partial<Record<keyof MapaBusca, string | undefined>>) =>
    navegar({ search: (atual) => ({ ...atual, ...mudanca }) as MapaBusca, replace: true });
  return (
    <Box sx={telaInteira}>
      <CabecalhoDoMapa mapa={mapa} falhou={error !== undefined}>
        <FiltrosDaLista
          filtros={MAPA_FILTROS}
          postos={postos}
          aoFiltrar={(mudanca) => mudar({ ...mudanca, origem: undefined })}
          aoLimpar={() => mudar(SEM_FILTROS)}
        />
        <AvisoDoFoco importador={doFoco} />
      </CabecalhoDoMapa>
      {error && !mapa ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <Conteudo
          mapa={mapa}
          filtrado={Object.keys(postos).length > 0 || doFoco !== null}
          busca={busca}
          aoMudar={mudar}
        />
      )}
    </Box>
  );
}

interface ConteudoProps {
  mapa: Mapa | undefined;
  filtrado: boolean;
  busca: MapaBusca;
  aoMudar: (mudanca: Pick<MapaBusca, 'origem' | 'vista'>) => void;
}

function Conteudo({ mapa, filtrado, busca, aoMudar }: ConteudoProps) {
  if (!mapa) return <MapaEsqueleto />;
  if (mapa.total === 0) return <MapaVazio filtrado={filtrado} />;
  return <MapaAberto mapa={mapa} aberta={busca.origem ?? null} vista={busca.vista} aoMudar={aoMudar} />;
}

const SEM_FILTROS = {
  importadorId: undefined,
  viaTransporte: undefined,
  atrasados: undefined,
  origem: undefined,
} as const;

/** Fills the area under the top bar, without margins. */
const telaInteira = {
  m: { xs: -2, md: -2.5 },
  height: { xs: 'auto', md: `calc(100dvh - ${layout.topBarHeight}px)` },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
};
