import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { Query } from '#lib/api/platform/client.ts';
import { usePage } from '#lib/api/platform/list.ts';
import { processos } from '#lib/api/processo/processo.ts';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { CartaoDoProcesso } from './CartaoDoProcesso.tsx';

interface ColunaDoQuadroProps {
  situacao: SituacaoProcesso;
  filtros: Query;
  /** Whether the dragged card may be dropped here. */
  recebe: boolean;
  aoLevar: (processo: ProcessoResumo | null) => void;
  aoSoltar: () => void;
  aoPassar: (processo: ProcessoResumo, situacao: SituacaoProcesso) => void;
}

/** The processos of one situação, the longest waiting first. */
export function ColunaDoQuadro({ situacao, filtros, recebe, aoLevar, aoSoltar, aoPassar }: ColunaDoQuadroProps) {
  const consulta = { ...filtros, situacao, ordem: 'desde', pagina: 1, tamanho: NA_COLUNA };
  const { data, error, mutate } = usePage(processos, consulta);
  const nome = NOME_SITUACAO_PROCESSO[situacao];
  return (
    <Box
      component="section"
      aria-label={data ? `${nome}, ${data.total}` : nome}
      onDragOver={(evento) => evento.preventDefault()}
      onDrop={(evento) => {
        evento.preventDefault();
        aoSoltar();
      }}
      sx={{ ...coluna, borderColor: recebe ? 'primary.main' : 'divider' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', px: 0.5, pb: 0.5 }}>
        <Typography variant="subtitle2" component="h3">
          {nome}
        </Typography>
        <Typography variant="subtitle2" component="span" sx={{ color: 'text.secondary' }}>
          {data?.total}
        </Typography>
      </Stack>
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={96} />
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
          {data.itens.map((processo) => (
            <CartaoDoProcesso key={processo.id} processo={processo} aoLevar={aoLevar} aoPassar={aoPassar} />
          ))}
        </Stack>
      )}
      {data && data.total > NA_COLUNA && (
        <LinkTo to="/importacao/processos" search={{ situacao }} sx={{ fontSize: '0.8125rem', px: 0.5 }}>
          Ver os outros {data.total - NA_COLUNA} na tabela
        </LinkTo>
      )}
    </Box>
  );
}

const NA_COLUNA = 25;

const coluna = { p: 1, border: 1, borderRadius: '10px', bgcolor: 'background.default', minHeight: 160 };
