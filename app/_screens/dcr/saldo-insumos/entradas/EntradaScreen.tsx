import { useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { EntradaFields } from './EntradaFields.tsx';
import { CADASTRO_ENTRADA } from './entrada-cadastro.tsx';

export function EntradaScreen() {
  const { id } = useParams({ from: '/dentro/dcr/saldo-insumos/entradas/$id' });
  const { campo } = useSearch({ from: '/dentro/dcr/saldo-insumos/entradas/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_ENTRADA} id={id} campo={campo}>
      <EntradaFields />
    </RegistroAberto>
  );
}
