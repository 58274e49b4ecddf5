import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { PedidoFields } from './PedidoFields.tsx';
import { CADASTRO_PEDIDO } from './pedido-cadastro.tsx';

export function NovoPedidoScreen() {
  const { de } = useSearch({ from: '/dentro/importacao/relatorioPos/novo' });
  return (
    <NovoRegistro cadastro={CADASTRO_PEDIDO} de={de}>
      <PedidoFields />
    </NovoRegistro>
  );
}
