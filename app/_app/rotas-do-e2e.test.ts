import { createMemoryHistory } from '@tanstack/react-router';
// biome-ignore lint/style/noRestrictedImports: a list of words, and the only way to hold it against the table.
import { DESVIOS, ROTAS } from '#e2e/rotas.ts';
import { criarRouter } from './routes.ts';

test('e2e/telas/todas-as-telas.spec.ts opens every route there is', () => {
  const { routesByPath } = criarRouter(createMemoryHistory());
  expect([...Object.keys(ROTAS), ...DESVIOS].sort()).toEqual(Object.keys(routesByPath).sort());
});
