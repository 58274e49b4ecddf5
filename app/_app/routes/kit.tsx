import {
  createRootRoute,
  createRoute,
  Outlet,
  type RouteComponent,
  redirect,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { DaPropriaEmpresa } from '#app/_app/DaPropriaEmpresa.tsx';
import { type LazySearch, searchFrom } from '#app/_app/lazy-search.ts';
import { requireSession } from '#app/_app/route-guard.ts';
import { SignedInLayout } from '#app/_app/SignedInLayout.tsx';
import { OnItsWay } from '#components/ui/feedback/OnItsWay.tsx';
import { pressPainted } from '#components/ui/feedback/press-painted.ts';
import { hold } from '#components/ui/feedback/settling.ts';

export const registro = searchFrom(() => import('#components/cadastro/registro-busca.ts'), 'registroBusca');
export const novoRegistro = searchFrom(
  () => import('#components/cadastro/novo-registro-busca.ts'),
  'novoRegistroBusca',
);

export const raiz = createRootRoute({
  component: Raiz,
  beforeLoad: ({ cause }) => (cause === 'stay' ? pressPainted() : undefined),
});

/** The parent of every page of a signed-in person. */
export const dentro = createRoute({
  getParentRoute: () => raiz,
  id: 'dentro',
  beforeLoad: requireSession,
  component: SignedInLayout,
});
/** The parent of the pages of one company. */
export const daEmpresa = createRoute({ getParentRoute: () => dentro, id: 'daEmpresa', component: DaPropriaEmpresa });
/** A page without search parameters. */
export function tela<const Caminho extends string>(path: Caminho, component: RouteComponent) {
  return createRoute({ getParentRoute: () => dentro, path, component });
}

interface TelasDoCadastro<
  Entrada,
  Busca extends object,
  EntradaDoNovo,
  BuscaDoNovo extends object,
  Novo extends string,
  EntradaDeUm,
  BuscaDeUm extends object,
> {
  /** The search parameters of the list. */
  busca: LazySearch<Entrada, Busca>;
  /** The search parameters of the new record's page, if it takes more than the usual starting values. */
  buscaDoNovo?: LazySearch<EntradaDoNovo, BuscaDoNovo>;
  /** The search parameters of an existing record's page, if it takes more than a field. */
  buscaDeUm?: LazySearch<EntradaDeUm, BuscaDeUm>;
  /** The last path segment of the page of a new record, if not `novo`. */
  novo?: Novo;
  lista: RouteComponent;
  telaDoNovo: RouteComponent;
  telaDeUm: RouteComponent;
}

/** The three routes of a register: the list, a new record and an existing record. */
export function cadastroRoutes<
  const Caminho extends string,
  Entrada,
  Busca extends object,
  EntradaDoNovo = { de?: string | undefined },
  BuscaDoNovo extends object = { de?: string | undefined },
  const Novo extends string = 'novo',
  EntradaDeUm = { campo?: string | undefined },
  BuscaDeUm extends object = { campo?: string | undefined },
>(caminho: Caminho, telas: TelasDoCadastro<Entrada, Busca, EntradaDoNovo, BuscaDoNovo, Novo, EntradaDeUm, BuscaDeUm>) {
  const {
    busca,
    buscaDoNovo = novoRegistro as unknown as LazySearch<EntradaDoNovo, BuscaDoNovo>,
    buscaDeUm = registro as unknown as LazySearch<EntradaDeUm, BuscaDeUm>,
    novo = 'novo' as Novo,
  } = telas;
  return [
    createRoute({ getParentRoute: () => dentro, path: caminho, ...busca, component: telas.lista }),
    createRoute({
      getParentRoute: () => dentro,
      path: `${caminho}/${novo}`,
      ...buscaDoNovo,
      component: telas.telaDoNovo,
    }),
    createRoute({ getParentRoute: () => dentro, path: `${caminho}/$id`, ...buscaDeUm, component: telas.telaDeUm }),
  ] as const;
}

/** A path that leads to another. */
export function desvio<const Caminho extends string>(path: Caminho, destino: string) {
  return createRoute({ getParentRoute: () => dentro, path, beforeLoad: irPara(destino) });
}

/** A path that only redirects. The route table's test opens each of these paths. */
export function irPara(destino: string) {
  return (): never => {
    throw redirect({ to: destino as '/dashboard' });
  };
}

function Raiz() {
  const { history } = useRouter();
  // From the moment an address is asked for: the router says that it is on its way only with the next drawing.
  useLayoutEffect(() => history.subscribe(() => hold()()), [history]);
  const aCaminho = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <>
      <Outlet />
      {aCaminho && <OnItsWay />}
    </>
  );
}
