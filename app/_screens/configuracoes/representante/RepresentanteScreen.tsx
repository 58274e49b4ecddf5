import { useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { RepresentanteFields } from './RepresentanteFields.tsx';
import { CADASTRO_REPRESENTANTE } from './representante-cadastro.tsx';

export function RepresentanteScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/representante/$id' });
  const { campo } = useSearch({ from: '/dentro/configuracoes/representante/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_REPRESENTANTE} id={id} campo={campo}>
      <RepresentanteFields />
    </RegistroAberto>
  );
}
