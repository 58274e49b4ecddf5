import { useParams } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { ParametroFields } from './ParametroFields.tsx';
import { CADASTRO_PARAMETRO } from './parametro-cadastro.tsx';

export function ParametroScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/parametros/$id' });
  return (
    <RegistroAberto cadastro={CADASTRO_PARAMETRO} id={id}>
      <ParametroFields />
    </RegistroAberto>
  );
}
