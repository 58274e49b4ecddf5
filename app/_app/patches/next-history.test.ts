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
