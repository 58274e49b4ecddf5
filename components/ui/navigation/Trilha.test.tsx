import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Trilha } from './Trilha.tsx';

const raiz = createRootRoute();
const rota = (path: string, tela?: object) =>
  createRoute({ getParentRoute: () => raiz, path, ...(tela && { staticData: { tela } as never }) });

/** The strip of cadastros has the catalogue, and the catalogue a strip of its own. */
const ROTAS = raiz.addChildren([
  rota('/configuracoes/catalogo', { titulo: 'Catálogo de produtos', faixa: { nome: 'Catálogo' } }),
  rota('/configuracoes/catalogo/$id'),
  rota('/configuracoes/catalogo/operadores', { titulo: 'Operadores estrangeiros' }),
  rota('/configuracoes/catalogo/operadores/$id'),
  rota('/configuracoes/empresa', { titulo: 'Minha empresa' }),
  rota('/configuracoes/empresa/$id'),
]);

test.each([
  ['/configuracoes/catalogo/7', 'Cadastros/Catálogo/X'],
  ['/configuracoes/catalogo/operadores/7', 'Cadastros/Operadores estrangeiros/X'],
  ['/configuracoes/empresa/7', 'Configurações/Minha empresa/X'],
])('%s is reached by %s', (endereco, trilha) => {
  const router = createRouter({ routeTree: ROTAS, history: createMemoryHistory({ initialEntries: [endereco] }) });
  render(
    <RouterContextProvider router={router as never}>
      <Trilha atual="X" />
    </RouterContextProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Trilha' }).textContent).toBe(trilha);
});
