import { useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { ItemDaMatrizFields } from './ItemDaMatrizFields.tsx';
import { CADASTRO_DA_MATRIZ } from './matriz-cadastro.tsx';

export function ItemDaMatrizScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/matriz/$id' });
  const { campo } = useSearch({ from: '/dentro/configuracoes/matriz/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_DA_MATRIZ} id={id} campo={campo}>
      <ItemDaMatrizFields />
    </RegistroAberto>
  );
}
