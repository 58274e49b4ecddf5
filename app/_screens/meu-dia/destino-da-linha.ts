import type { LinkProps } from '@tanstack/react-router';
import type { PortalParts } from '#components/portal/portal-parts.ts';
import type { LugarDoMeuDia } from '#lib/contracts/views/meu-dia.ts';

type Destino = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The route to the field that a line is about. */
export function destinoDaLinha({ onde, id, aba, campo }: LugarDoMeuDia, portal: PortalParts | null): Destino {
  const daqui = DESTINOS[onde];
  if (daqui) return daqui(id, { ...(aba !== null && { aba }), ...(campo !== null && { campo }) });
  return portal?.destinos[onde]?.(id, campo ?? undefined) ?? {};
}

/** The casts are safe: each screen validates its search parameters by its own schema and drops unknown values. */
const DESTINOS: Partial<Record<LugarDoMeuDia['onde'], (id: string, em: { aba?: string; campo?: string }) => Destino>> =
  {
    PROCESSO: (id, em) => ({ to: '/importacao/processos/$id', params: { id }, search: em as never }),
    DAI: (id, em) => ({ to: '/importacao/sefaz/$id', params: { id }, search: em as never }),
    DCI: (id, em) => ({ to: '/dci/processos-dci/$id', params: { id }, search: porEtapa(em) as never }),
    DCI_NOVA: (importadorId, { campo: competencia }) => ({
      to: '/dci/novo-processo-dci',
      search: { importadorId, competencia },
    }),
    DCR: (id, em) => ({ to: '/dcr/processos-dcr/$id', params: { id }, search: porEtapa(em) as never }),
    IMPORTADOR: (id, { campo }) => ({ to: '/configuracoes/associados/$id', params: { id }, search: { campo } }),
    REPRESENTANTE: (id, { campo }) => ({ to: '/configuracoes/representante/$id', params: { id }, search: { campo } }),
    SALDO: (_, { campo: numeroDeclaracao }) => ({ to: '/dcr/saldo-insumos', search: { numeroDeclaracao } as never }),
    ATO: (_, { campo }) => ({ to: '/configuracoes/parametros', search: { dialogo: `ato-${campo}` } as never }),
    PEDIDO: (id, em) => ({ to: '/importacao/relatorioPos/$id', params: { id }, search: em as never }),
  };

/** A DCI and a DCR-E have steps instead of tabs. */
function porEtapa({ aba, campo }: { aba?: string; campo?: string }): { etapa?: string; campo?: string } {
  return { ...(aba !== undefined && { etapa: aba }), ...(campo !== undefined && { campo }) };
}
