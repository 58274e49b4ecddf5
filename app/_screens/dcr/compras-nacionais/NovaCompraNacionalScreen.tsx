import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { CompraFields } from './CompraFields.tsx';
import { CADASTRO_COMPRA } from './compra-cadastro.tsx';

export function NovaCompraNacionalScreen() {
  const { de } = useSearch({ from: '/dentro/dcr/compras-nacionais/nova' });
  return (
    <NovoRegistro cadastro={CADASTRO_COMPRA} de={de}>
      <CompraFields />
    </NovoRegistro>
  );
}
