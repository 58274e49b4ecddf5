import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { EntradaFields } from './EntradaFields.tsx';
import { CADASTRO_ENTRADA } from './entrada-cadastro.tsx';

export function NovaEntradaScreen() {
  const { de } = useSearch({ from: '/dentro/dcr/saldo-insumos/entradas/nova' });
  return (
    <NovoRegistro cadastro={CADASTRO_ENTRADA} de={de}>
      <EntradaFields />
    </NovoRegistro>
  );
}
