import { waitFor } from '@testing-library/react';
import { criarHistorico } from './next-history.ts';

test.each([
  ['#/importacao/processos?q=%', '/importacao/processos', '?q=%'],
  ['#/nao/%C3%A9', '/nao/%C3%A9', ''],
  ['#/%E0%A4%A', '/%25E0%25A4%25A', ''],
  ['#/100%?pagina=2', '/100%25', '?pagina=2'],
])('%s is read as %s%s', (hash, pathname, search) => {
  window.location.hash = hash;
  expect(criarHistorico().location).toMatchObject({ pathname, search });
});

test('a typed address that is not gone to gives way to the one before', async () => {
  const historico = criarHistorico();
  historico.push('/parametros');
  historico.push('/parametros/novo');
  await waitFor(() => expect(window.location.hash).toBe('#/parametros/novo'));
  const deixar = historico.block({ blockerFn: async () => true, enableBeforeUnload: false });
  window.location.hash = '#/itens';
  await waitFor(() => expect(window.location.hash).toBe('#/parametros/novo'));
  expect(historico.location.pathname).toBe('/parametros/novo');

  deixar();
  window.location.hash = '#/itens';
  await waitFor(() => expect(historico.location.pathname).toBe('/itens'));
  historico.back();
  await waitFor(() => expect(historico.location.pathname).toBe('/parametros/novo'));
});
