import { documentTitle, titleOfPath } from './title.ts';

test.each([
  ['/dashboard', 'Dashboard'],
  ['/', 'Dashboard'],
  ['/importacao', 'Importação'],
  ['/importacao/relatorioPos', 'PO'],
  ['/importacao/relatorioPos/saldos', 'PO'],
  ['/importacao/relatorioPos/7?aba=diferencas', 'PO'],
  ['/importacao/novo-processo', 'Novo Processo'],
  ['/importacao/processos', 'Processos'],
  ['/importacao/processos/', 'Processos'],
  ['/importacao/sefaz', 'Sefaz'],
  ['/importacao/sefaz/42?aba=icms', 'Sefaz'],
  ['/dcr/saldo-insumos?modo=por-di', 'Saldo de insumos'],
  ['/dcr/saldo-insumos/42', 'Saldo de insumos'],
  ['/linhagem/lote/42?vista=tabela', 'Linhagem'],
  ['/importacao/relatorios/registro-de-di?agrupar=MES', 'Relatórios'],
  ['/importacao/processos/42', 'Processo Importação'],
  ['/importacao/outra', 'Processo Importação'],
  ['/importacao/processos/42/adicao/001', 'Adição'],
  ['/configuracoes', 'Configurações'],
  ['/configuracoes/representante', 'Representante Legal'],
  ['/configuracoes/representante/7', 'Representante Legal'],
  ['/configuracoes/associados', 'Associados'],
  ['/configuracoes/empresa/7', 'Empresa'],
  ['/configuracoes/empresa/7/representante', 'Empresa'],
  ['/configuracoes/empresa/7/associados', 'Associados'],
  ['/configuracoes/minha-conta', 'Dashboard'],
  ['/configuracoes/fornecedores', 'Fornecedores'],
  ['/configuracoes/itens/7', 'Itens'],
  ['/configuracoes/matriz', 'Matriz de tributação'],
  ['/configuracoes/matriz/7', 'Matriz de tributação'],
  ['/configuracoes/ncm/novo?de=1', 'NCM'],
  ['/configuracoes/tabelas/Urf', 'Tabelas'],
  ['/configuracoes/parametros', 'Parâmetros'],
  ['/configuracoes/itensX', 'Dashboard'],
  ['/dcr/produtos', 'Produtos'],
  ['/dcr/produtos/7/estrutura/nova?de=1', 'Produtos'],
  ['/dcr/compras-nacionais/7', 'Compras nacionais'],
  ['/dci', 'DCI'],
  ['/dci/novo-processo-dci', 'Novo Processo'],
  ['/dci/processos-dci', 'Meus Processos'],
  ['/dcr', 'DCR'],
  ['/dcr/novo-processo-dcr', 'Novo Processo'],
  ['/dcr/processos-dcr', 'Meus Processos'],
  ['/dci/adicao', 'Dashboard'],
  ['/components', 'Dashboard'],
  ['/maps/fullscreen', 'Dashboard'],
  ['/nao-existe', 'Dashboard'],
  ['/dashboard?de=/configuracoes/associados', 'Dashboard'],
  ['/importacao/processos?q=adicao', 'Processos'],
  ['/importacao/processos/?pagina=2', 'Processos'],
  ['/dcr/processos-dcr#empresa', 'Meus Processos'],
])('%s → %s', (caminho, titulo) => {
  expect(titleOfPath(caminho)).toBe(titulo);
});

test('the tab of the browser says the same, and the name of the product', () => {
  expect(documentTitle('/importacao/processos?q=1')).toBe('Processos · Cais');
  expect(documentTitle('/pages/login')).toBe('Entrar · Cais');
  expect(documentTitle('/pages/convite/abc')).toBe('Convite · Cais');
});
