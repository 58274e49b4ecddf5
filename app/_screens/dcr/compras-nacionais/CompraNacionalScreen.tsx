import { useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { CompraFields } from './CompraFields.tsx';
import { CADASTRO_COMPRA } from './compra-cadastro.tsx';

export function CompraNacionalScreen() {
  const { id } = useParams({ from: '/dentro/dcr/compras-nacionais/$id' });
  const { campo } = useSearch({ from: '/dentro/dcr/compras-nacionais/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_COMPRA} id={id} campo={campo}>
      <CompraFields />
    </RegistroAberto>
  );
}
