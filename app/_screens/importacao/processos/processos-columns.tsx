import type { GridColDef } from '@mui/x-data-grid';
import { CanalChip } from '#components/comex/CanalChip.tsx';
import { SituacaoChip } from '#components/comex/SituacaoChip.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import type { ProcessoResumo } from '#lib/contracts/processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarDI } from '#lib/format/identificadores.ts';

/** Field names are those the list can be ordered by. */
export const PROCESSOS_COLUMNS: GridColDef<ProcessoResumo>[] = [
  {
    field: 'numero',
    headerName: 'Processo',
    width: 150,
    renderCell: ({ row }) => (
      <TwoLines
        principal={
          <LinkTo to="/importacao/processos/$id" params={{ id: row.id }} sx={{ fontWeight: 600 }}>
            {row.numero}
          </LinkTo>
        }
        secundaria={`DI ${formatarDI(row.numeroDI)}`}
      />
    ),
  },
  {
    field: 'fornecedor',
    headerName: 'Fornecedor',
    flex: 1.3,
    minWidth: 170,
    renderCell: ({ row }) => (
      <TwoLines
        principal={row.fornecedor ?? '—'}
        secundaria={[row.paisProcedencia, row.incoterm].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    field: 'importador',
    headerName: 'Importador',
    flex: 1,
    minWidth: 140,
    valueGetter: (_, row) => row.importador.nome ?? row.importador.numero,
  },
  { field: 'dataRegistro', headerName: 'Registro', width: 100, valueFormatter: (dia) => formatarData(dia) },
  {
    field: 'situacao',
    headerName: 'Situação',
    width: 188,
    renderCell: ({ row }) => <SituacaoChip situacao={row.situacao} />,
  },
  {
    field: 'canalRfb',
    headerName: 'Canal RFB',
    width: 106,
    sortable: false,
    renderCell: ({ row }) => <CanalChip canal={row.canalRfb} codigo={row.canalCodigo} />,
  },
  {
    field: 'adicoes',
    headerName: 'Adições',
    width: 86,
    sortable: false,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => (
      <TwoLines principal={row.adicoes} secundaria={row.itens === 1 ? '1 item' : `${row.itens} itens`} />
    ),
  },
  {
    field: 'valorAduaneiro',
    headerName: 'Valor aduaneiro (R$)',
    width: 165,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (valor) => formatarDinheiro(valor),
  },
];
