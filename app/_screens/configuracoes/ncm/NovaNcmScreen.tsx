import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { NcmFields } from './NcmFields.tsx';
import { CADASTRO_NCM } from './ncm-cadastro.tsx';

export function NovaNcmScreen() {
  const { de } = useSearch({ from: '/dentro/configuracoes/ncm/novo' });
  return (
    <NovoRegistro cadastro={CADASTRO_NCM} de={de}>
      <NcmFields />
    </NovoRegistro>
  );
}
