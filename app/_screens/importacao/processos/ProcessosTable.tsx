import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridRowId, type GridSortModel } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { useNavigate } from '@tanstack/react-router';
import { ListPagination } from '#components/ui/ListPagination.tsx';
import type { ProcessoConsulta, ProcessoResumo } from '#lib/contracts/processo.ts';
import { ProcessosCards } from './ProcessosCards.tsx';
import { type ProcessosBusca, TAMANHO_MAXIMO_NA_TELA } from './processos-busca.ts';
import { PROCESSOS_COLUMNS } from './processos-columns.tsx';

interface ProcessosTableProps {
  processos: ProcessoResumo[];
  total: number;
  consulta: Pick<ProcessoConsulta, 'pagina' | 'tamanho' | 'ordem'>;
  carregando: boolean;
  aoMudar: (mudanca: Partial<ProcessosBusca>) => void;
}

export function ProcessosTable({ processos, total, consulta, carregando, aoMudar }: ProcessosTableProps) {
  const navegar = useNavigate();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const abrir = (id: GridRowId) => navegar({ to: '/importacao/processos/$id', params: { id: String(id) } });
  const paginacao = (
    <ListPagination
      total={total}
      pagina={consulta.pagina}
      tamanho={consulta.tamanho}
      tamanhos={TAMANHOS}
      aoMudar={aoMudar}
    />
  );
  if (telefone) {
    return (
      <>
        <ProcessosCards processos={processos} />
        {paginacao}
      </>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Processos de importação"
        rows={processos}
        columns={PROCESSOS_COLUMNS}
        density="standard"
        rowHeight={54}
        loading={carregando && processos.length === 0}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        // The address says the page and one bar shows it, on a phone too: the grid shows what it is given.
        paginationModel={UMA_PAGINA}
        hideFooter
        sortingMode="server"
        sortModel={ordenacaoDe(consulta.ordem)}
        onSortModelChange={(modelo) => aoMudar({ ordem: ordemDe(modelo), pagina: 1 })}
        disableColumnFilter
        disableColumnMenu
        onRowClick={({ id }) => abrir(id)}
        onCellKeyDown={({ id }, evento) => {
          if (evento.key === 'Enter') abrir(id);
        }}
        localeText={ptBR.components.MuiDataGrid.defaultProps.localeText}
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
      {paginacao}
    </Box>
  );
}

const TAMANHOS = [25, 50, 100];
const UMA_PAGINA = { page: 0, pageSize: TAMANHO_MAXIMO_NA_TELA };

/** The order the heads show; one by what has no column (the newest first) shows in none. */
function ordenacaoDe(ordem: ProcessoConsulta['ordem']): GridSortModel {
  const field = ordem.replace(/^-/, '');
  if (!PROCESSOS_COLUMNS.some((coluna) => coluna.field === field)) return [];
  return [{ field, sort: ordem.startsWith('-') ? 'desc' : 'asc' }];
}

function ordemDe([primeira]: GridSortModel): ProcessoConsulta['ordem'] {
  if (!primeira) return '-criadoEm';
  return `${primeira.sort === 'desc' ? '-' : ''}${primeira.field}` as ProcessoConsulta['ordem'];
}
