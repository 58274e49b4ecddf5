import { useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { ParametroFields } from './ParametroFields.tsx';
import { CADASTRO_PARAMETRO } from './parametro-cadastro.tsx';

export function NovoParametroScreen() {
  const { de, codigo } = useSearch({ from: '/dentro/configuracoes/parametros/novo' });
  return (
    <NovoRegistro
      cadastro={CADASTRO_PARAMETRO}
      de={de}
      comeco={codigo ? { chave: codigo, valores: { codigo }, rotulos: {} } : undefined}
    >
      <ParametroFields />
    </NovoRegistro>
  );
}
