import Link from '@mui/material/Link';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import type { LugarLido } from '#lib/portal/contracts/lugar-na-duimp.ts';

interface LugarDaDuimpProps {
  processoId: string;
  lugar: LugarLido;
  /** What is mended there: a screen reader goes from link to link. */
  de: string;
}

/** The link to where something of a DUIMP is filled in. */
export function LugarDaDuimp({ processoId, lugar, de }: LugarDaDuimpProps) {
  const comum = (remedio: string) => ({ underline: 'always', 'aria-label': `${remedio}: ${de}` }) as const;
  switch (lugar.onde) {
    case 'PROCESSO':
      return (
        <LinkTo
          {...comum('Preencher')}
          to="/importacao/processos/$id"
          params={{ id: processoId }}
          search={{ aba: lugar.aba }}
        >
          Preencher
        </LinkTo>
      );
    case 'COMPLEMENTO':
      return (
        <Link component="button" {...comum('Preencher abaixo')} onClick={() => irAParte(lugar.parte)}>
          Preencher abaixo
        </Link>
      );
    case 'FORNECEDOR':
      return (
        <LinkTo {...comum('Abrir o fornecedor')} to="/configuracoes/fornecedores/$id" params={{ id: lugar.id }}>
          Abrir o fornecedor
        </LinkTo>
      );
    case 'VINCULOS':
      return (
        <LinkTo
          {...comum('Vincular o nome')}
          to="/importacao/processos/$id"
          params={{ id: processoId }}
          search={{ aba: 'adicoes' }}
        >
          Vincular o nome
        </LinkTo>
      );
    case 'PAISES':
      return (
        <LinkTo {...comum('Ver os países')} to="/configuracoes/tabelas/$tabela" params={{ tabela: 'Pais' }}>
          Ver os países
        </LinkTo>
      );
    case 'CATALOGO':
      return (
        <LinkTo
          {...comum('Abrir no Catálogo')}
          to="/configuracoes/catalogo"
          search={looseSearch({ itemId: lugar.itemId ?? undefined })}
        >
          Abrir no Catálogo
        </LinkTo>
      );
    case 'PORTAL':
      return <span>no próprio Portal Único, depois de mandar</span>;
  }
}

/** The address holds the route, so an anchor cannot be one. */
function irAParte(parte: string): void {
  const lugar = document.getElementById(`duimp-${parte}`);
  lugar?.scrollIntoView({ block: 'start' });
  lugar?.querySelector<HTMLElement>('input, textarea, [role="combobox"], button')?.focus({ preventScroll: true });
}
