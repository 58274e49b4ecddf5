import { DateField, FunctionField, NumberField, Show, SimpleShowLayout, TextField } from 'react-admin';
import { CANAIS, type Processo, SITUACOES } from './processo.ts';

export function ProcessoShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="numero" label="Processo" />
        <TextField source="referencia" label="Nossa referência" />
        <TextField source="numeroDI" label="DI" />
        <FunctionField<Processo> label="Situação" render={({ situacao }) => SITUACOES[situacao]?.name} />
        <FunctionField<Processo> label="Canal RFB" render={({ canalRfb }) => canalRfb && CANAIS[canalRfb]?.name} />
        <TextField source="importador.nome" label="Importador" />
        <TextField source="fornecedor" label="Fornecedor" />
        <TextField source="paisProcedencia" label="País de procedência" />
        <DateField source="dataRegistro" label="Registro" locales="pt-BR" />
        <DateField source="dataDesembaraco" label="Desembaraço" locales="pt-BR" />
        <NumberField
          source="valorAduaneiro"
          label="Valor aduaneiro (R$)"
          locales="pt-BR"
          options={{ minimumFractionDigits: 2 }}
        />
      </SimpleShowLayout>
    </Show>
  );
}
