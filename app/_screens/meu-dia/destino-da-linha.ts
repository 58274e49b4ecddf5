import type { LinkProps } from '@tanstack/react-router';
import type { PortalParts } from '#components/portal/portal-parts.ts';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import type { LugarDoMeuDia } from '#lib/contracts/views/meu-dia.ts';

type Destino = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The route to the field that a line is about. */
export function destinoDaLinha({ onde, id, aba, campo }: LugarDoMeuDia, portal: PortalParts | null): Destino {
  const daqui = DESTINOS[onde];
  if (daqui) return daqui(id, { ...(aba !== null && { aba }), ...(campo !== null && { campo }) });
  return portal?.destinos[onde]?.(id, campo ?? undefined) ?? {};
}

const DESTINOS: Partial<Record<LugarDoMeuDia['onde'], (id: string, em: { aba?: string; campo?: string }) => Destino>> =
  {
    PROCESSO: (id, em) => ({ to: '/importacao/processos/$id', params: { id }, search: looseSearch(em) }),
    DAI: (id, em) => ({ to: '/importacao/sefaz/$id', params: { id }, search: looseSearch(em) }),
    DCI: (id, em) => ({ to: '/dci/processos-dci/$id', params: { id }, search: looseSearch(porEtapa(em)) }),
    DCI_NOVA: (importadorId, { campo: competencia }) => ({
      to: '/dci/novo-processo-dci',
      search: { importadorId, competencia },
    }),
    DCR: (id, em) => ({ to: '/dcr/processos-dcr/$id', params: { id }, search: looseSearch(porEtapa(em)) }),
    IMPORTADOR: (id, { campo }) => ({ to: '/configuracoes/associados/$id', params: { id }, search: { campo } }),
    REPRESENTANTE: (id, { campo }) => ({ to: '/configuracoes/representante/$id', params: { id }, search: { campo } }),
    SALDO: (_, { campo: numeroDeclaracao }) => ({
      to: '/dcr/saldo-insumos',
      search: looseSearch({ numeroDeclaracao }),
    }),
    ATO: (_, { campo }) => ({ to: '/configuracoes/parametros', search: looseSearch({ dialogo: `ato-${campo}` }) }),
    PEDIDO: (id, em) => ({ to: '/importacao/relatorioPos/$id', params: { id }, search: looseSearch(em) }),
  };

/** A DCI and a DCR-E have steps instead of tabs. */
function porEtapa({ aba, campo }: { aba?: string; campo?: string }): { etapa?: string; campo?: string } {
  return { ...(aba !== undefined && { etapa: aba }), ...(campo !== undefined && { campo }) };
}
