import { workMenuAt } from './work-menu.tsx';

test('the work that the menu does not have, in its order', () => {
  expect(workMenuAt('/').map(({ titulo }) => titulo)).toEqual([
    'Meu dia',
    'Estoque',
    'Cadastros',
    'Relatórios',
    'Empresa',
  ]);
});

test('a company that has first steps to take has them first', () => {
  const [primeira, segunda] = workMenuAt('/primeiros-passos', { comPrimeirosPassos: true });
  expect([primeira?.titulo, primeira?.atual]).toEqual(['Primeiros passos', true]);
  expect([segunda?.titulo, segunda?.atual]).toEqual(['Meu dia', false]);
});

test.each([
  ['/meu-dia', ['Meu dia']],
  ['/dcr/saldo-insumos/42', ['Estoque']],
  ['/configuracoes/itens/7', ['Cadastros']],
  ['/configuracoes/tabelas/Pais', ['Cadastros']],
  ['/dcr/produtos/7/estrutura/nova', ['Cadastros']],
  ['/importacao/relatorios/registro-de-di', ['Relatórios']],
  ['/configuracoes/empresa/9', ['Empresa']],
  ['/configuracoes/empresa/9/associados', []],
  ['/configuracoes/associados', []],
  ['/dashboard', []],
])('%s marks %j', (caminho, titulos) => {
  const atuais = workMenuAt(caminho).filter(({ atual }) => atual);
  expect(atuais.map(({ titulo }) => titulo)).toEqual(titulos);
});
