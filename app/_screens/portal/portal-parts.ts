import type { PortalParts } from '#components/portal/portal-parts.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import { DoFornecedor, DoItem } from './catalogo/NoCatalogo.tsx';

/** What the screens of the house show of the Portal Único, each loaded when it is shown. */
export const PORTAL_PARTS: PortalParts = {
  Duimp: lazyPart(() => import('./duimp/DuimpSection.tsx').then((part) => part.DuimpSection)),
  NoPortal: lazyPart(() => import('./acompanhamento/NoPortalSection.tsx').then((part) => part.NoPortalSection)),
  VersaoNova: lazyPart(() => import('./busca/VersaoNovaAlert.tsx').then((part) => part.VersaoNovaAlert)),
  Buscar: lazyPart(() => import('./busca/BuscarNoPortal.tsx').then((part) => part.BuscarNoPortal)),
  Tratamentos: lazyPart(() =>
    import('./tratamentos/PerguntarTratamentos.tsx').then((part) => part.PerguntarTratamentos),
  ),
  AcompanharEmVarios: lazyPart(() =>
    import('./acompanhamento/AcompanharEmVariosDialog.tsx').then((part) => part.AcompanharEmVariosDialog),
  ),
  PrepararNoCatalogo: lazyPart(() =>
    import('./catalogo/PrepararNoCatalogoButton.tsx').then((part) => part.PrepararNoCatalogoButton),
  ),
  DoItem,
  DoFornecedor,
  destinos: {
    PORTAL_UNICO: () => ({ to: '/configuracoes/portal-unico' }),
    DUIMP_A_IMPORTAR: (_, q) => ({ to: '/importacao/processos', search: looseSearch({ dialogo: 'importar-di', q }) }),
    PRODUTO_NO_PORTAL: (id, campo) => ({ to: '/configuracoes/catalogo/$id', params: { id }, search: { campo } }),
    CATALOGO: (importadorId, ambiente) => ({
      to: '/configuracoes/catalogo',
      search: looseSearch({ importadorId, ambiente, situacao: 'EM_REVISAO' }),
    }),
    OPERADOR_NO_PORTAL: (id, campo) => ({
      to: '/configuracoes/catalogo/operadores/$id',
      params: { id },
      search: { campo },
    }),
    OPERADORES_DO_PORTAL: (importadorId, ambiente) => ({
      to: '/configuracoes/catalogo/operadores',
      search: looseSearch({ importadorId, ambiente, situacao: 'EM_REVISAO' }),
    }),
    FABRICANTES_DO_PORTAL: (importadorId, ambiente) => ({
      to: '/configuracoes/catalogo/fabricantes',
      search: looseSearch({ importadorId, ambiente, situacao: 'EM_REVISAO' }),
    }),
  },
};
