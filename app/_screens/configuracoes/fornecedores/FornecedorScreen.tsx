import { useParams } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { FornecedorFields } from './FornecedorFields.tsx';
import { CADASTRO_FORNECEDOR } from './fornecedor-cadastro.ts';

export function FornecedorScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/fornecedores/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_FORNECEDOR} id={id}>
      <FornecedorFields />
    </RegistroAberto>
  );
}
