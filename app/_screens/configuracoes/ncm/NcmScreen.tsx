import { useParams } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { NcmFields } from './NcmFields.tsx';
import { CADASTRO_NCM } from './ncm-cadastro.tsx';

export function NcmScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/ncm/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_NCM} id={id}>
      <NcmFields />
    </RegistroAberto>
  );
}
