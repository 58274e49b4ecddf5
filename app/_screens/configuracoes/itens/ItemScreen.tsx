import { useParams } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { ItemFields } from './ItemFields.tsx';
import { CADASTRO_ITEM } from './item-cadastro.ts';

export function ItemScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/itens/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_ITEM} id={id}>
      <ItemFields />
    </RegistroAberto>
  );
}
