import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { DefinicaoDeCadastro } from './definicao-de-cadastro.ts';

interface LinkDoDuplicadoProps {
  cadastro: Pick<DefinicaoDeCadastro<never, never>, 'rotas' | 'linkDoDuplicado'>;
  id: string;
}

/** Link to the existing record that conflicts with this record. */
export function LinkDoDuplicado({ cadastro: { rotas, linkDoDuplicado }, id }: LinkDoDuplicadoProps) {
  return (
    <LinkTo {...rotas.registro(id)} color="inherit">
      {linkDoDuplicado ?? 'Abrir o que já existe'}
    </LinkTo>
  );
}
