/** The log-in by access key, and by certificate. */
const FUNCOES_DE_ENTRADA = ['autenticarChaveAcesso', 'autenticarUsuario'] as const;

/**
 * The functions that read. A function is its published name, the `operationId`; where several have that name, as `consultar`, the
 * published path follows it. Limits and kept answers hold these texts, so none is changed.
 */
export const FUNCOES_QUE_LEEM = [
  'recuperarVersaoDuimpVigente',
  'recuperarDuimp',
  'consultarItensDuimp',
  'buscarChavesPorImportador',
  'recuperar',
  'detalhar',
  'consultar /cadatributos/api/ext/atributo-ncm/{codigo-ncm}',
  'gerarJson',
  'listarTabelasUsingGET',
  'consultarMetadadoUsingGET',
  'consultarUsingGET',
] as const;

/** The functions about a draft; a person asks for each. */
export const FUNCOES_DO_RASCUNHO = [
  'criarNovaDuimp',
  'atualizarDadosGerais',
  'salvarItens',
  'atualizarItens',
  'excluirItemDuimp',
  'buscarDadosItensDuimp',
  'diagnosticarDuimp',
  'buscarValoresCalculadosDuimp',
  'buscarValoresCalculadosItemDuimp',
] as const;

/** The functions of a retificação besides those of a draft: its model, the new version, and the end of one in elaboration. */
export const FUNCOES_DA_RETIFICACAO = ['buscarDadosCapaDuimp', 'criarVersaoRetificadoraDuimp', 'excluirDuimp'] as const;

/** The functions of the catalogue of products: its list, and a new product, which a second person approved. */
export const FUNCOES_DO_CATALOGO = ['consultar /catp/api/ext/produto', 'salvarVersaoInicialProduto'] as const;

/** The functions of the foreign operators: their list, a new one, another version, the correction of one, and out of use. Likewise approved. */
export const FUNCOES_DOS_OPERADORES = [
  'consultar /catp/api/ext/operador-estrangeiro',
  'salvarVersaoInicialOperador',
  'salvarNovaVersaoOperador',
  'salvarRetificacaoOperador',
  'desativarOperador',
] as const;

/** The functions of the links of products to makers: their export, which is published under the name of another, a link and its end. */
export const FUNCOES_DOS_FABRICANTES = ['downloadOperadorEstrangeiro', 'incluirFabricante', 'remover'] as const;

/** The functions that change a product which the Portal has: another version, the correction of one, and out of use. Likewise approved. */
export const FUNCOES_DE_VERSAO = ['salvarNovaVersao', 'salvarRetificacao', 'desativar'] as const;

/**
 * The functions of the registrations for notices. No OpenAPI document has them, and so they have no published name: method and path of
 * domain/portal-unico.md §4 stand for it.
 */
export const FUNCOES_DOS_AVISOS = [
  'GET /portal/api/ext/webhook',
  'POST /portal/api/ext/webhook',
  'PUT /portal/api/ext/webhook/{id}',
  'DELETE /portal/api/ext/webhook/{id}',
  'GET /portal/api/ext/webhook/falhas',
] as const;

/** The only function that registers and debits: one request a draft, for people who typed the amount. */
export const FUNCAO_QUE_REGISTRA = 'registrarDuimp';

/** All that Cais asks the Portal for. */
export const FUNCOES_DO_PORTAL = [
  ...FUNCOES_DE_ENTRADA,
  ...FUNCOES_QUE_LEEM,
  ...FUNCOES_DO_RASCUNHO,
  ...FUNCOES_DA_RETIFICACAO,
  ...FUNCOES_DO_CATALOGO,
  ...FUNCOES_DOS_OPERADORES,
  ...FUNCOES_DE_VERSAO,
  ...FUNCOES_DOS_FABRICANTES,
  ...FUNCOES_DOS_AVISOS,
  FUNCAO_QUE_REGISTRA,
] as const;
export type FuncaoDoPortal = (typeof FUNCOES_DO_PORTAL)[number];
