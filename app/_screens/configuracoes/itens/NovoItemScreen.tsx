import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { ItemFields } from './ItemFields.tsx';
import { CADASTRO_ITEM } from './item-cadastro.ts';

export function NovoItemScreen() {
  const { de } = useSearch({ from: '/dentro/configuracoes/itens/novo' });
  return (
    <NovoRegistro cadastro={CADASTRO_ITEM} de={de}>
      <ItemFields />
    </NovoRegistro>
  );
}
