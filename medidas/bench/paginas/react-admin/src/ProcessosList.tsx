import {
  BulkDeleteButton,
  BulkExportButton,
  DataTable,
  ExportButton,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import {
  AlertasCell,
  CanalCell,
  FornecedorCell,
  ImportadorCell,
  NumeroCell,
  ProximoAtoCell,
  SituacaoCell,
} from './cells.tsx';
import { ALERTAS, CANAIS, choicesOf, type Processo, SITUACOES } from './processo.ts';

export function ProcessosList() {
  return (
    <List
      filters={FILTERS}
      sort={{ field: 'criadoEm', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      actions={
        <TopToolbar>
          <FilterButton />
          <ExportButton />
        </TopToolbar>
      }
    >
      <DataTable<Processo> rowClick="show" bulkActionButtons={<BulkActions />}>
        <DataTable.Col source="numero" label="Processo" field={NumeroCell} />
        <DataTable.Col source="fornecedor" label="Fornecedor" field={FornecedorCell} />
        <DataTable.Col source="importador" label="Importador" field={ImportadorCell} />
        <DataTable.Col source="situacao" label="Situação" field={SituacaoCell} />
        <DataTable.Col source="canalRfb" label="Canal RFB" field={CanalCell} disableSort />
        <DataTable.Col source="alertas" label="Alertas" field={AlertasCell} disableSort />
        <DataTable.Col source="proximoPasso" label="Próximo ato" field={ProximoAtoCell} disableSort />
        <DataTable.NumberCol
          source="valorAduaneiro"
          label="Valor aduaneiro (R$)"
          locales="pt-BR"
          options={{ minimumFractionDigits: 2 }}
        />
      </DataTable>
    </List>
  );
}

function BulkActions() {
  return (
    <>
      <BulkExportButton />
      <BulkDeleteButton />
    </>
  );
}

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Buscar processo, DI, importador, contêiner ou NCM" />,
  <SelectInput key="situacao" source="situacao" label="Situação" alwaysOn choices={choicesOf(SITUACOES)} />,
  <SelectInput key="alerta" source="alerta" label="Alertas" alwaysOn choices={choicesOf(ALERTAS)} />,
  <SelectInput key="canalRfb" source="canalRfb" label="Canal RFB" alwaysOn choices={choicesOf(CANAIS)} />,
];
