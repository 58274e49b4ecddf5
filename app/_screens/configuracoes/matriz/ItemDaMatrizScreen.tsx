import { useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { ItemDaMatrizFields } from './ItemDaMatrizFields.tsx';
import { CADASTRO_DA_MATRIZ } from './matriz-cadastro.tsx';
import { VoltarADai } from './VoltarADai.tsx';

export function ItemDaMatrizScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/matriz/$id' });
  const { campo, dai } = useSearch({ from: '/dentro/configuracoes/matriz/$id' });
  return (
    <>
      {dai && <VoltarADai processoId={dai} />}
      <RegistroAberto cadastro={CADASTRO_DA_MATRIZ} id={id} campo={campo}>
        <ItemDaMatrizFields />
      </RegistroAberto>
    </>
  );
}
