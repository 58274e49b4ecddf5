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
