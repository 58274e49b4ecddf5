import type { LinkProps } from '@tanstack/react-router';
import type { LugarDoMeuDia } from '#lib/contracts/views/meu-dia.ts';

type Destino = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The route to the field that a line is about. */
export function destinoDaLinha({ onde, id, aba, campo }: LugarDoMeuDia): Destino {
  return DESTINOS[onde](id, { ...(aba !== null && { aba }), ...(campo !== null && { campo }) });
}

/** The casts are safe: each screen validates its search parameters by its own schema and drops unknown values. */
const DESTINOS: Readonly<Record<LugarDoMeuDia['onde'], (id: string, em: { aba?: string; campo?: string }) => Destino>> =
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
    PORTAL_UNICO: () => ({ to: '/configuracoes/portal-unico' }),
    DUIMP_A_IMPORTAR: (_, { campo: q }) => ({
      to: '/importacao/processos',
      search: { dialogo: 'importar-di', q } as never,
    }),
    SALDO: (_, { campo: numeroDeclaracao }) => ({ to: '/dcr/saldo-insumos', search: { numeroDeclaracao } as never }),
    PRODUTO_NO_PORTAL: (id, { campo }) => ({ to: '/configuracoes/catalogo/$id', params: { id }, search: { campo } }),
    CATALOGO: (importadorId, { campo: ambiente }) => ({
      to: '/configuracoes/catalogo',
      search: { importadorId, ambiente, situacao: 'EM_REVISAO' } as never,
    }),
    OPERADOR_NO_PORTAL: (id, { campo }) => ({
      to: '/configuracoes/catalogo/operadores/$id',
      params: { id },
      search: { campo },
    }),
    OPERADORES_DO_PORTAL: (importadorId, { campo: ambiente }) => ({
      to: '/configuracoes/catalogo/operadores',
      search: { importadorId, ambiente, situacao: 'EM_REVISAO' } as never,
    }),
    FABRICANTES_DO_PORTAL: (importadorId, { campo: ambiente }) => ({
      to: '/configuracoes/catalogo/fabricantes',
      search: { importadorId, ambiente, situacao: 'EM_REVISAO' } as never,
    }),
    ATO: (_, { campo }) => ({ to: '/configuracoes/parametros', search: { dialogo: `ato-${campo}` } as never }),
    PEDIDO: (id, em) => ({ to: '/importacao/relatorioPos/$id', params: { id }, search: em as never }),
  };

/** A DCI and a DCR-E have steps instead of tabs. */
function porEtapa({ aba, campo }: { aba?: string; campo?: string }): { etapa?: string; campo?: string } {
  return { ...(aba !== undefined && { etapa: aba }), ...(campo !== undefined && { campo }) };
}
