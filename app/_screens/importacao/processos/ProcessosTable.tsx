import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridRowId, type GridSortModel } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { useNavigate } from '@tanstack/react-router';
import type { ProcessoConsulta, ProcessoResumo } from '#lib/contracts/processo.ts';
import { ProcessosCards } from './ProcessosCards.tsx';
import type { ProcessosBusca } from './processos-busca.ts';
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
  if (telefone) return <ProcessosCards processos={processos} total={total} consulta={consulta} aoMudar={aoMudar} />;
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
        rowCount={total}
        paginationMode="server"
        paginationModel={{ page: consulta.pagina - 1, pageSize: consulta.tamanho }}
        onPaginationModelChange={({ page, pageSize }) => aoMudar({ pagina: page + 1, tamanho: pageSize })}
        pageSizeOptions={[25, 50, 100, 200]}
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
    </Box>
  );
}

function ordenacaoDe(ordem: ProcessoConsulta['ordem']): GridSortModel {
  return [{ field: ordem.replace(/^-/, ''), sort: ordem.startsWith('-') ? 'desc' : 'asc' }];
}

function ordemDe([primeira]: GridSortModel): ProcessoConsulta['ordem'] {
  if (!primeira) return '-criadoEm';
  return `${primeira.sort === 'desc' ? '-' : ''}${primeira.field}` as ProcessoConsulta['ordem'];
}
