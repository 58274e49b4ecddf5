import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BuscaChip } from '#components/lista/BuscaChip.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { MesesChip } from '#components/ui/chips/MesesChip.tsx';
import { MESES_DO_PAINEL_MAXIMO, type Painel } from '#lib/contracts/views/painel.ts';
import type { DashboardBusca } from './painel-busca.ts';

interface FiltrosDoPainelProps {
  painel: Pick<Painel, 'de' | 'ate' | 'hoje'>;
  importadorId: string | undefined;
  ver: DashboardBusca['ver'];
  aoMudar: (mudanca: Partial<DashboardBusca>) => void;
}

/** The filters: importer, months, and charts or tables. */
export function FiltrosDoPainel({ painel, importadorId, ver, aoMudar }: FiltrosDoPainelProps) {
  return (
    <>
      <BuscaChip filtro={IMPORTADOR} valor={importadorId} aoMudar={(id) => aoMudar({ importadorId: id })} />
      <MesesChip
        nome="Período"
        meses={painel}
        esteMes={painel.hoje.slice(0, 7)}
        maximo={MESES_DO_PAINEL_MAXIMO}
        aoMudar={(meses) => aoMudar({ de: meses?.de, ate: meses?.ate })}
      />
      <ToggleButtonGroup
        exclusive
        value={ver}
        onChange={(_, nova: DashboardBusca['ver'] | null) => nova && aoMudar({ ver: nova })}
        aria-label="Como mostrar os números"
      >
        <ToggleButton value="graficos">Gráficos</ToggleButton>
        <ToggleButton value="tabelas">Tabelas</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}

const IMPORTADOR = filtroDeImportador();
