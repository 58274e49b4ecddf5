/**
 * Every route that shows a page, in the order of the route table, with the title its tab has. app/_app/rotas-do-e2e.test.ts
 * compares it with the table: a new route cannot be forgotten. It imports nothing, so that Jest may read it.
 */
export interface Rota {
  titulo: string;
  /** What `$id` and its like are: words that stand, or where the API has them. */
  parametros?: Record<string, string | DoRegistro>;
  /** What of it has an address of its own: a tab, a step, a mode, a dialog. */
  partes?: readonly string[];
  /** Not a page of the person signed in. */
  fora?: true;
}

/** The first record of a list, or the new one the API makes of `novo`; and what of it. */
export interface DoRegistro {
  recurso: string;
  novo?: object;
  campo: readonly string[];
}

const primeiro = (recurso: string, ...campo: string[]): DoRegistro => ({
  recurso,
  campo: campo.length ? campo : ['id'],
});
const idDe = (recurso: string) => ({ id: primeiro(recurso) });
const idDoProduto = { id: primeiro('Estrutura', 'produto', 'id') };
const idDoWebhook = {
  id: {
    ...primeiro('Webhook'),
    novo: { nome: 'Sistema fictício', url: 'https://avisos.exemplo.test/cais', recursos: ['Processo'] },
  },
};
const partes = (nome: string, ...valores: string[]) => valores.map((valor) => `${nome}=${valor}`);

export const ROTAS: Readonly<Record<string, Rota>> = {
  '/pages/login': { titulo: 'Entrar', fora: true },
  '/pages/convite/$token': { titulo: 'Convite', fora: true, parametros: { token: 'nao-vale-mais' } },

  '/dashboard': { titulo: 'Dashboard', partes: ['ver=tabelas'] },
  '/meu-dia': { titulo: 'Meu dia', partes: ['de=empresa', 'adiados=true'] },

  '/ajuda': { titulo: 'Ajuda', partes: ['secao=novo-processo', 'secao=quando-algo-nao-da-certo', 'q=retificacao'] },

  '/importacao/relatorioPos': { titulo: 'PO' },
  '/importacao/relatorioPos/saldos': { titulo: 'PO' },
  '/importacao/relatorioPos/relatorio': { titulo: 'PO' },
  '/importacao/relatorioPos/novo': { titulo: 'PO' },
  '/importacao/relatorioPos/$id': {
    titulo: 'PO',
    parametros: idDe('PurchaseOrder'),
    partes: partes('aba', 'diferencas', 'revisoes'),
  },
  '/importacao/novo-processo': { titulo: 'Novo Processo', partes: ['comeco=pedido', 'comeco=processo'] },
  '/importacao/relatorios/$relatorio': {
    titulo: 'Relatórios',
    parametros: { relatorio: 'registro-de-di' },
    partes: ['agrupar=IMPORTADOR'],
  },
  '/importacao/processos': { titulo: 'Processos', partes: ['modo=quadro', 'dialogo=importar-di'] },
  '/importacao/processos/$id': {
    titulo: 'Processo Importação',
    parametros: idDe('Processo?situacao=REGISTRADO'),
    partes: [
      ...partes('aba', 'identificacao', 'carga', 'licencas', 'itens', 'adicoes', 'tributos', 'cambio', 'despesas'),
      ...partes('aba', 'conferencias', 'documentos', 'sefaz', 'historico'),
      'memoria=001.ii',
    ],
  },
  '/importacao/processos/$id/adicao/$numero': {
    titulo: 'Adição',
    parametros: { ...idDe('Processo?situacao=REGISTRADO'), numero: '001' },
    partes: ['memoria=001.ii'],
  },
  '/importacao/sefaz': { titulo: 'Sefaz' },
  '/importacao/sefaz/$id': {
    titulo: 'Sefaz',
    parametros: idDe('Dai'),
    partes: partes('aba', 'adicoes', 'icms', 'conferencia', 'notificacoes', 'documentos', 'historico'),
  },

  '/configuracoes/representante': { titulo: 'Representante Legal' },
  '/configuracoes/representante/novo': { titulo: 'Representante Legal' },
  '/configuracoes/representante/$id': { titulo: 'Representante Legal', parametros: idDe('Representante') },
  '/configuracoes/associados': { titulo: 'Associados' },
  '/configuracoes/associados/novo': { titulo: 'Associados' },
  '/configuracoes/associados/$id': { titulo: 'Associados', parametros: idDe('Importador') },
  '/configuracoes/minha-conta': { titulo: 'Dashboard' },
  '/configuracoes/empresa/$idEmpresa': { titulo: 'Empresa' },
  '/configuracoes/empresa/$idEmpresa/associados': {
    titulo: 'Associados',
  },
  '/configuracoes/empresa/$idEmpresa/representante': {
    titulo: 'Empresa',
  },
  '/configuracoes/fornecedores': { titulo: 'Fornecedores' },
  '/configuracoes/fornecedores/novo': { titulo: 'Fornecedores' },
  '/configuracoes/fornecedores/$id': { titulo: 'Fornecedores', parametros: idDe('Fornecedor') },
  '/configuracoes/itens': { titulo: 'Itens' },
  '/configuracoes/itens/novo': { titulo: 'Itens' },
  '/configuracoes/itens/$id': { titulo: 'Itens', parametros: idDe('Item') },
  '/configuracoes/matriz': { titulo: 'Matriz de tributação', partes: ['dialogo=gerar-xml'] },
  '/configuracoes/matriz/novo': { titulo: 'Matriz de tributação' },
  '/configuracoes/matriz/$id': { titulo: 'Matriz de tributação', parametros: idDe('MatrizTributacao') },
  '/configuracoes/ncm': { titulo: 'NCM' },
  '/configuracoes/ncm/novo': { titulo: 'NCM' },
  '/configuracoes/ncm/$id': { titulo: 'NCM', parametros: idDe('Ncm') },
  '/configuracoes/tabelas/$tabela': { titulo: 'Tabelas', parametros: { tabela: 'Pais' } },
  '/configuracoes/tabelas/$tabela/novo': { titulo: 'Tabelas', parametros: { tabela: 'Pais' } },
  '/configuracoes/tabelas/$tabela/$id': { titulo: 'Tabelas', parametros: { tabela: 'Pais', ...idDe('Pais') } },
  '/configuracoes/parametros': { titulo: 'Parâmetros', partes: ['dialogo=sefaz-am'] },
  '/configuracoes/parametros/novo': { titulo: 'Parâmetros' },
  '/configuracoes/parametros/$id': { titulo: 'Parâmetros', parametros: idDe('Parametro') },
  '/configuracoes/webhooks': { titulo: 'Webhooks' },
  '/configuracoes/webhooks/novo': { titulo: 'Webhooks' },
  '/configuracoes/webhooks/$id': { titulo: 'Webhooks', parametros: idDoWebhook },
  '/configuracoes/importar/$recurso': { titulo: 'Importar planilha', parametros: { recurso: 'Item' } },

  '/dci/novo-processo-dci': { titulo: 'Novo Processo' },
  '/dci/processos-dci': { titulo: 'Meus Processos', partes: partes('dialogo', 'conferir-arquivo', 'habilitacao') },
  '/dci/processos-dci/$id': {
    titulo: 'Meus Processos',
    parametros: idDe('Dci?situacao=EM_ELABORACAO'),
    partes: [...partes('etapa', 'notas', 'itens', 'insumos', 'tributos', 'conferencia'), 'etapa=notas&dialogo=digitar'],
  },

  '/dcr/novo-processo-dcr': { titulo: 'Novo Processo' },
  '/dcr/processos-dcr': { titulo: 'Meus Processos', partes: ['dialogo=conferir-arquivo'] },
  '/dcr/processos-dcr/$id': {
    titulo: 'Meus Processos',
    parametros: idDe('Dcr?situacao=EM_ELABORACAO'),
    partes: partes(
      'etapa',
      'modelos',
      'nacionais',
      'subcomponentes',
      'importados',
      'mao-de-obra',
      'calculo',
      'conferencia',
    ),
  },
  '/dcr/produtos': { titulo: 'Produtos' },
  '/dcr/produtos/novo': { titulo: 'Produtos' },
  '/dcr/produtos/$id': {
    titulo: 'Produtos',
    parametros: idDoProduto,
    partes: partes('aba', 'estrutura', 'historico'),
  },
  '/dcr/produtos/$id/estrutura/nova': { titulo: 'Produtos', parametros: idDoProduto },
  '/dcr/produtos/$id/estrutura/$estruturaId': {
    titulo: 'Produtos',
    parametros: { ...idDoProduto, estruturaId: primeiro('Estrutura') },
  },
  '/dcr/compras-nacionais': { titulo: 'Compras nacionais' },
  '/dcr/compras-nacionais/nova': { titulo: 'Compras nacionais' },
  '/dcr/compras-nacionais/$id': { titulo: 'Compras nacionais', parametros: idDe('CompraNacional') },
  '/dcr/saldo-insumos': { titulo: 'Saldo de insumos', partes: partes('modo', 'por-item', 'por-di', 'por-ncm') },
  '/dcr/saldo-insumos/entradas': { titulo: 'Saldo de insumos' },
  '/dcr/saldo-insumos/entradas/nova': { titulo: 'Saldo de insumos' },
  '/dcr/saldo-insumos/entradas/$id': { titulo: 'Saldo de insumos', parametros: idDe('EntradaDeInsumo') },
  '/dcr/saldo-insumos/$id': {
    titulo: 'Saldo de insumos',
    parametros: idDe('SaldoInsumo'),
    partes: ['dialogo=ajustar', 'dialogo=devolver', 'memoria=fob'],
  },

  '/linhagem/$tipo/$id': {
    titulo: 'Linhagem',
    parametros: { tipo: 'lote', ...idDe('SaldoInsumo') },
    partes: partes('vista', 'tabela'),
  },

  // The rest of the gallery is e2e/telas/componentes.spec.ts's.
  '/components': { titulo: 'Dashboard' },
  '/maps/fullscreen': { titulo: 'Dashboard', partes: ['vista=lista'] },

  '/$': { titulo: 'Dashboard', parametros: { $: 'nao/existe' } },
};

/** Paths that only lead to another. */
export const DESVIOS = [
  '/',
  '/pages',
  '/importacao',
  '/importacao/relatorios',
  '/configuracoes',
  '/configuracoes/empresa',
  '/user',
  '/dci',
  '/dcr',
  '/maps',
] as const;
