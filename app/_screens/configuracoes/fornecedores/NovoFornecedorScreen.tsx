import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { FornecedorFields } from './FornecedorFields.tsx';
import { CADASTRO_FORNECEDOR } from './fornecedor-cadastro.ts';

export function NovoFornecedorScreen() {
  const { de } = useSearch({ from: '/dentro/configuracoes/fornecedores/novo' });
  return (
    <NovoRegistro cadastro={CADASTRO_FORNECEDOR} de={de}>
      <FornecedorFields />
    </NovoRegistro>
  );
}
