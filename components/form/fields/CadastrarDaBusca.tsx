import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import type { EndpointLookup } from '#lib/domain/telas/lookup.ts';

interface CadastrarDaBuscaProps {
  endpoint: EndpointLookup;
  /** The text that found nothing. */
  digitado: string;
}

/** Below a lookup that found nothing: the form of the missing record, with what was typed. It opens beside this one. */
export function CadastrarDaBusca({ endpoint, digitado }: CadastrarDaBuscaProps) {
  const cadastro = CADASTROS[endpoint];
  if (!cadastro) return null;
  return (
    <LinkTo
      underline="always"
      target="_blank"
      rel="noopener"
      to={cadastro.to as never}
      search={looseSearch({ digitado: digitado.slice(0, 120) })}
    >
      Cadastrar {cadastro.nome} “{digitado}”
    </LinkTo>
  );
}

export const cadastraDaBusca = (endpoint: EndpointLookup): boolean => CADASTROS[endpoint] !== undefined;

const CADASTROS: Partial<Record<EndpointLookup, { to: string; nome: string }>> = {
  'Importador/GetByQ': { to: '/configuracoes/associados/novo', nome: 'o importador' },
  'Fornecedor/GetByQ': { to: '/configuracoes/fornecedores/novo', nome: 'o fornecedor' },
  'Item/GetByPartnumberQ': { to: '/configuracoes/itens/novo', nome: 'o item' },
  'Representante/GetByQ': { to: '/configuracoes/representante/novo', nome: 'o representante' },
  'Ncm/GetByQ': { to: '/configuracoes/ncm/novo', nome: 'a NCM' },
  'Produto/GetByQ': { to: '/dcr/produtos/novo', nome: 'o produto' },
};
