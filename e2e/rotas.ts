import { ALL_SCREENS, ownTitle } from '#app/_app/screens.ts';

/**
 * Every route that shows a page, with the title of its tab: the routes of app/_app/screens.ts and the data it lacks.
 * app/_app/rotas-do-e2e.test.ts compares the result with the route table, so that no new route is forgotten.
 */
export interface Rota {
  titulo: string;
  /** The values of `$id` and other parameters: fixed texts, or records of the API. */
  parametros?: Record<string, string | DoRegistro>;
  /** The parts of the page with an address of their own: a tab, a step, a mode, a dialog. */
  partes?: readonly string[];
  /** The page needs no signed-in person. */
  fora?: true;
  /** The page leads elsewhere unless the company demands a second factor: its own tests look at it. */
  exigida?: true;
}

/** The first record of a list, or a new one the API creates from `novo`; `campo` is the path to the value in it. */
export interface DoRegistro {
  recurso: string;
  novo?: object;
  campo: readonly string[];
}

const primeiro = (recurso: string, ...campo: string[]): DoRegistro => ({
  recurso,
  campo: campo.length ? campo : ['id'],
});
/** A record is best named by its number: the first of a list may be one that another test has just made. */
const idDe = (recurso: string) => ({ id: primeiro(recurso) });
const idDoProduto = { id: primeiro('Estrutura', 'produto', 'id') };
const idDoWebhook = {
  id: {
    ...primeiro('Webhook'),
    novo: { nome: 'Sistema fictício', url: 'https://avisos.exemplo.test/cais', recursos: ['Processo'] },
  },
};
const partes = (nome: string, ...valores: string[]) => valores.map((valor) => `${nome}=${valor}`);

/**
 * The data screens.ts lacks: parameters, parts with an address, titles by the rules of the bar, and pages that are no screen of a
 * menu.
 */
const PROPRIAS: Readonly<Record<string, Partial<Rota>>> = {
  '/pages/login': { titulo: 'Entrar', fora: true },
  '/pages/convite/$token': { titulo: 'Convite', fora: true, parametros: { token: 'nao-vale-mais' } },

  '/pages/segundo-fator': { titulo: 'Segundo fator', exigida: true },

  '/dashboard': { partes: ['ver=tabelas'] },
  '/meu-dia': { partes: ['de=empresa', 'adiados=true'] },

  '/ajuda': { partes: ['secao=novo-processo', 'secao=quando-algo-nao-da-certo', 'q=retificacao'] },

  '/importacao/relatorioPos/$id': {
    parametros: idDe('PurchaseOrder'),
    partes: partes('aba', 'diferencas', 'revisoes'),
  },
  '/importacao/novo-processo': { titulo: 'Novo Processo', partes: ['comeco=pedido', 'comeco=processo'] },
  '/importacao/relatorios/$relatorio': {
    parametros: { relatorio: 'registro-de-di' },
    partes: ['agrupar=IMPORTADOR'],
  },
  '/importacao/processos': {
    titulo: 'Processos',
    partes: [
      'modo=quadro',
      'modo=por-situacao',
      'modo=por-importador',
      'modo=por-navio',
      'modo=calendario',
      'dialogo=importar-di',
      'dialogo=colar-canais',
    ],
  },
  '/importacao/processos/$id': {
    titulo: 'Processo Importação',
    parametros: idDe('Processo?q=-0011&ordem=numero'),
    partes: [
      ...partes('aba', 'identificacao', 'carga', 'licencas', 'itens', 'adicoes', 'tributos', 'cambio', 'despesas'),
      ...partes('aba', 'conferencias', 'documentos', 'duimp', 'sefaz', 'historico'),
      'memoria=001.ii',
      'aba=tributos&anos=true',
    ],
  },
  '/importacao/processos/$id/adicao/$numero': {
    titulo: 'Adição',
    parametros: { ...idDe('Processo?q=-0011&ordem=numero'), numero: '001' },
    partes: ['memoria=001.ii'],
  },
  '/importacao/sefaz/$id': {
    parametros: idDe('Dai'),
    partes: partes('aba', 'adicoes', 'icms', 'conferencia', 'notificacoes', 'documentos', 'historico'),
  },

  '/configuracoes/associados': { titulo: 'Associados' },
  '/configuracoes/associados/novo': { titulo: 'Associados' },
  '/configuracoes/associados/$id': { titulo: 'Associados', parametros: idDe('Importador') },
  '/configuracoes/empresa/$idEmpresa': { titulo: 'Empresa' },
  '/configuracoes/empresa/$idEmpresa/associados': {
    titulo: 'Associados',
  },
  '/configuracoes/empresa/$idEmpresa/representante': {
    titulo: 'Empresa',
  },
  '/configuracoes/matriz': { partes: ['dialogo=gerar-xml'] },
  '/configuracoes/tabelas/$tabela': { parametros: { tabela: 'Pais' } },
  '/configuracoes/tabelas/$tabela/novo': { parametros: { tabela: 'Pais' } },
  '/configuracoes/tabelas/$tabela/$id': { parametros: { tabela: 'Pais', ...idDe('Pais') } },
  '/configuracoes/parametros': { partes: ['dialogo=sefaz-am'] },
  '/configuracoes/catalogo': { partes: partes('dialogo', 'preparar', 'comparar') },
  '/configuracoes/catalogo/$id': { parametros: idDe('PortalUnico/Produto') },
  '/configuracoes/catalogo/operadores': { partes: partes('dialogo', 'preparar', 'comparar') },
  '/configuracoes/catalogo/fabricantes': { partes: partes('dialogo', 'preparar', 'comparar') },
  '/configuracoes/catalogo/operadores/$id': { parametros: idDe('PortalUnico/Operador') },
  '/configuracoes/webhooks/$id': { parametros: idDoWebhook },
  '/configuracoes/importar/$recurso': { parametros: { recurso: 'Item' } },

  '/dci/novo-processo-dci': { titulo: 'Novo Processo' },
  '/dci/processos-dci': { partes: partes('dialogo', 'conferir-arquivo', 'habilitacao') },
  '/dci/processos-dci/$id': {
    parametros: idDe('Dci?situacao=EM_ELABORACAO'),
    partes: [...partes('etapa', 'notas', 'itens', 'insumos', 'tributos', 'conferencia'), 'etapa=notas&dialogo=digitar'],
  },

  '/dcr/novo-processo-dcr': { titulo: 'Novo Processo' },
  '/dcr/processos-dcr': { partes: ['dialogo=conferir-arquivo'] },
  '/dcr/processos-dcr/$id': {
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
  '/dcr/produtos/$id': {
    parametros: idDoProduto,
    partes: partes('aba', 'estrutura', 'historico'),
  },
  '/dcr/produtos/$id/estrutura/nova': { parametros: idDoProduto },
  '/dcr/produtos/$id/estrutura/$estruturaId': {
    parametros: { ...idDoProduto, estruturaId: primeiro('Estrutura') },
  },
  '/dcr/saldo-insumos': { partes: partes('modo', 'por-item', 'por-di', 'por-ncm') },
  '/dcr/saldo-insumos/nao-convertidos': { partes: partes('situacao', 'DECLARADO') },
  '/dcr/saldo-insumos/$id': {
    parametros: idDe('SaldoInsumo'),
    partes: ['dialogo=ajustar', 'dialogo=devolver', 'dialogo=especie', 'memoria=fob'],
  },

  '/linhagem/$tipo/$id': {
    parametros: { tipo: 'lote', ...idDe('SaldoInsumo') },
    partes: partes('vista', 'tabela'),
  },

  '/maps/fullscreen': { partes: ['vista=lista'] },

  '/$': { parametros: { $: 'nao/existe' } },
};

/** Paths that only redirect. */
export const DESVIOS: readonly string[] = [
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
];

/** Every screen of screens.ts; a cadastro also gives the page of a new record and of its first one. */
const DAS_TELAS: [caminho: string, rota: Partial<Rota>][] = ALL_SCREENS.flatMap(([caminho, { cadastro }]) => {
  if (caminho.includes('$') || DESVIOS.includes(caminho)) return [];
  if (!cadastro) return [[caminho, {}]];
  const { recurso, nova, exemplo } = cadastro;
  return [
    [caminho, {}],
    [`${caminho}/${nova ? 'nova' : 'novo'}`, {}],
    [`${caminho}/$id`, { parametros: { id: { ...primeiro(recurso), ...(exemplo && { novo: exemplo }) } } }],
  ];
});

export const ROTAS: Readonly<Record<string, Rota>> = Object.fromEntries(
  [...new Map([...DAS_TELAS, ...Object.entries(PROPRIAS)])].map(([caminho, rota]) => [
    caminho,
    { titulo: ownTitle(caminho) ?? 'Dashboard', ...rota },
  ]),
);
