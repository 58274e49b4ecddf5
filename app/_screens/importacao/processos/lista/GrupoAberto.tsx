import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { SituacaoChip } from '#components/comex/chips/SituacaoChip.tsx';
import { NomeCurto } from '#components/comex/NomeCurto.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { NomesInteiros } from '#components/ui/page/nomes-inteiros.ts';
import type { Query } from '#lib/api/platform/client.ts';
import { usePage } from '#lib/api/platform/list.ts';
import { processos } from '#lib/api/processo/processo.ts';
import { formatarData } from '#lib/format/data.ts';

interface GrupoAbertoProps {
  nome: string;
  total: number;
  /** Filters of the list, those of the group with them. */
  filtros: Query;
}

/** The newest processos of a group, and the way to all of them. */
export function GrupoAberto({ nome, total, filtros }: GrupoAbertoProps) {
  const { data, error, mutate } = usePage(processos, { ...filtros, ordem: '-criadoEm', pagina: 1, tamanho: NO_GRUPO });
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={54 * Math.min(total, 5)} sx={{ mx: 2, mb: 1 }} />;
  return (
    <Box sx={{ px: 2, pb: 1.5, overflowX: 'auto' }}>
      <Box component="table" aria-label={nome} sx={tabela}>
        <thead>
          <tr>
            <th>Processo</th>
            <th>Importador</th>
            <th>Situação</th>
            <th>Canal RFB</th>
            <th>ETA</th>
            <th>Próximo ato</th>
            <th>Responsável</th>
          </tr>
        </thead>
        <tbody>
          {data.itens.map((processo) => (
            <tr key={processo.id}>
              <td>
                <LinkTo to="/importacao/processos/$id" params={{ id: processo.id }}>
                  {processo.numero}
                </LinkTo>
              </td>
              <td className="nome">
                <NomesInteiros value>
                  <NomeCurto {...processo.importador} />
                </NomesInteiros>
              </td>
              <td>
                <SituacaoChip situacao={processo.situacao} />
              </td>
              <td>
                <CanalChip canal={processo.canalRfb} codigo={processo.canalCodigo} />
              </td>
              <td>{formatarData(processo.eta)}</td>
              <td>{processo.proximoPasso ?? '—'}</td>
              <td>{processo.responsavel?.nome ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {data.total > NO_GRUPO && (
        <LinkTo to="/importacao/processos" search={filtros} sx={{ fontSize: '0.8125rem' }}>
          Ver os {data.total} na tabela
        </LinkTo>
      )}
    </Box>
  );
}

const NO_GRUPO = 25;

const tabela = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { p: '8px 10px', textAlign: 'start', whiteSpace: 'nowrap', borderTop: 1, borderColor: 'divider' },
  '& td.nome': { whiteSpace: 'normal', minWidth: 220 },
  '& th': { fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary', borderTop: 0 },
};
