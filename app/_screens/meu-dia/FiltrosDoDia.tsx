import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BuscaChip } from '#components/lista/BuscaChip.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { FilterChip } from '#components/ui/chips/FilterChip.tsx';
import type { MeuDia } from '#lib/contracts/views/meu-dia.ts';
import { NOME_REGRA_DO_MEU_DIA } from '#lib/domain/telas/meu-dia.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { MeuDiaBusca } from './meu-dia-busca.ts';
import { quantas } from './quantas.ts';

interface FiltrosDoDiaProps {
  busca: MeuDiaBusca;
  dia: MeuDia | undefined;
  aoFiltrar: (mudanca: Partial<MeuDiaBusca>) => void;
}

/** The filters: my lines or the company's, the rule, the importer, and the lines put off. */
export function FiltrosDoDia({ busca, dia, aoFiltrar }: FiltrosDoDiaProps) {
  const { de, regra, importadorId, adiados } = busca;
  const quantos = dia?.adiados ?? 0;
  const filtrado = regra !== undefined || importadorId !== undefined;
  return (
    <>
      {!adiados && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={de}
          aria-label="De quem"
          sx={{ bgcolor: 'background.paper' }}
          onChange={(_, nova: MeuDiaBusca['de'] | null) => nova && aoFiltrar({ de: nova })}
        >
          <ToggleButton value="meus">Meus</ToggleButton>
          <ToggleButton value="empresa">Da empresa</ToggleButton>
        </ToggleButtonGroup>
      )}
      <FilterChip
        nome="Motivo"
        valor={regra}
        opcoes={opcoesDeRegra(dia, regra)}
        aoMudar={(nova) => aoFiltrar({ regra: nova })}
      />
      <BuscaChip
        filtro={FILTRO_DE_IMPORTADOR}
        valor={importadorId}
        aoMudar={(novo) => aoFiltrar({ importadorId: novo })}
      />
      {(quantos > 0 || adiados) && (
        <Chip
          component="button"
          clickable
          variant="outlined"
          color={adiados ? 'primary' : 'default'}
          aria-pressed={adiados}
          label={`Adiados (${formatarInteiro(quantos)})`}
          onClick={() => aoFiltrar({ adiados: !adiados })}
          sx={{ height: 32, bgcolor: adiados ? 'primary.soft' : 'background.paper' }}
        />
      )}
      {filtrado && (
        <Button color="inherit" onClick={() => aoFiltrar({ regra: undefined, importadorId: undefined })}>
          Limpar filtros
        </Button>
      )}
    </>
  );
}

/** The rules that have lines, with their number. The chosen rule stays an option even without lines. */
function opcoesDeRegra(dia: MeuDia | undefined, escolhida: MeuDiaBusca['regra']) {
  const contadas = dia?.regras ?? [];
  const opcoes = contadas.map(
    ({ regra, total }) => [regra, `${NOME_REGRA_DO_MEU_DIA[regra]} (${quantas(total)})`] as const,
  );
  if (!escolhida || contadas.some(({ regra }) => regra === escolhida)) return opcoes;
  return [...opcoes, [escolhida, NOME_REGRA_DO_MEU_DIA[escolhida]] as const];
}

const FILTRO_DE_IMPORTADOR = filtroDeImportador();
