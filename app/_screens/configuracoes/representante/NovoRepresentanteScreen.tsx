import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { RepresentanteFields } from './RepresentanteFields.tsx';
import { CADASTRO_REPRESENTANTE } from './representante-cadastro.tsx';

export function NovoRepresentanteScreen() {
  const { de } = useSearch({ from: '/dentro/configuracoes/representante/novo' });
  return (
    <NovoRegistro cadastro={CADASTRO_REPRESENTANTE} de={de}>
      <RepresentanteFields />
    </NovoRegistro>
  );
}
