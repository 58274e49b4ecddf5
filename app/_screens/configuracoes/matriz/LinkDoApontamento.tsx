import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ApontamentoLido } from '#lib/contracts/sefaz/conferencia-da-dai.ts';

interface LinkDoApontamentoProps {
  alvo: ApontamentoLido['alvo'];
  importadorId: string;
}

/** Links to the field that corrects a finding. XSD findings about the whole file have no field. */
export function LinkDoApontamento({ alvo, importadorId }: LinkDoApontamentoProps) {
  switch (alvo.onde) {
    case 'IMPORTADOR':
      return (
        <LinkTo
          underline="always"
          to="/configuracoes/associados/$id"
          params={{ id: alvo.id ?? importadorId }}
          search={{ campo: alvo.campo ?? undefined }}
        >
          Corrigir no importador
        </LinkTo>
      );
    case 'MATRIZ':
      return alvo.id ? (
        <LinkTo
          underline="always"
          to="/configuracoes/matriz/$id"
          params={{ id: alvo.id }}
          search={{ campo: alvo.campo ?? undefined }}
        >
          Corrigir no item
        </LinkTo>
      ) : (
        <LinkTo underline="always" to="/configuracoes/matriz/novo" search={{ importadorId }}>
          Novo item da matriz
        </LinkTo>
      );
    default:
      return null;
  }
}
