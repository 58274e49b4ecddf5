import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { FornecedorFields } from './FornecedorFields.tsx';
import { CADASTRO_FORNECEDOR } from './fornecedor-cadastro.tsx';

export const { Novo: NovoFornecedorScreen, Um: FornecedorScreen } = telasDoRegistro(
  CADASTRO_FORNECEDOR,
  FornecedorFields,
);
