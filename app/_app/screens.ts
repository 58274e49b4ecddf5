import type { SobreATela } from '#components/shell/sobre-a-tela.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { PORTAL_SCREENS } from './portal/portal-screens.ts';

/**
 * What the shell knows of each screen, by its path in the route table: title, place in the menu, words for the palette, shortcut,
 * place in the strip of registers. routes.ts attaches it to the routes. The title rule, the palette, the shortcuts, the menu and
 * the strip read it, and e2e/rotas.ts takes the titles from it (docs/decisions/telas.md).
 */
const TELAS = {
  '/dashboard': {
    menu: { grupo: null, titulo: 'Dashboard' },
    lugares: [{ sinonimos: 'início painel inicial indicadores resumo home' }],
    atalho: { letra: 'd', nome: 'Dashboard' },
  },
  '/meu-dia': {
    titulo: 'Meu dia',
    lugares: [{ nome: 'Meu dia', sinonimos: 'pendências avisos prazos hoje a fazer tarefas' }],
    atalho: { letra: 'm', nome: 'Meu dia' },
  },
  '/primeiros-passos': {
    titulo: 'Primeiros passos',
    lugares: [
      { nome: 'Primeiros passos', sinonimos: 'começar início empresa nova configurar do zero chegar implantação' },
    ],
  },
  '/importacao/relatorioPos': {
    cadastro: { recurso: 'PurchaseOrder' },
    titulo: 'PO',
    menu: { grupo: 'Importação', titulo: 'PO' },
    lugares: [{ sinonimos: 'pedido ordem de compra purchase order pos' }],
    atalho: { letra: 'o', nome: 'PO' },
  },
  '/importacao/novo-processo': {
    menu: { grupo: 'Importação', titulo: 'Novo Processo' },
    lugares: [{ sinonimos: 'criar abrir cadastrar importação' }],
    atalho: { letra: 'n', nome: 'Novo processo' },
  },
  '/importacao/processos': {
    menu: { grupo: 'Importação', titulo: 'Processos' },
    lugares: [
      { sinonimos: 'importação di duimp declaração embarque licença' },
      { nome: 'Quadro de processos', sinonimos: 'kanban situação etapas colunas', search: { modo: 'quadro' } },
    ],
    atalho: { letra: 'p', nome: 'Processos' },
  },
  '/importacao/historico/cadastros': {
    titulo: 'Cadastros do histórico',
    lugares: [
      {
        nome: 'Cadastros do histórico',
        sinonimos: 'propor fornecedores itens produtos importadores das declarações o que falta',
      },
    ],
  },
  '/importacao/historico': {
    titulo: 'Trazer o histórico',
    lugares: [
      {
        nome: 'Trazer o histórico',
        sinonimos: 'antigas di duimp nota pasta zip muitos arquivos começar acervo passado',
      },
    ],
  },
  '/importacao/sefaz': {
    titulo: 'Sefaz',
    menu: { grupo: 'Importação', titulo: 'Sefaz' },
    lugares: [{ sinonimos: 'dai declaração amazonense icms desembaraço estadual canal' }],
    atalho: { letra: 's', nome: 'Sefaz' },
  },
  '/importacao/relatorioPos/saldos': { lugares: [{ nome: 'Saldos de PO', sinonimos: 'pedido a embarcar pendente' }] },
  '/importacao/relatorioPos/relatorio': {
    lugares: [{ nome: 'Relatório de POs', sinonimos: 'pedido fornecedor moeda valor' }],
  },
  '/importacao/relatorios/$relatorio': {
    titulo: 'Relatórios',
    lugares: [
      {
        nome: 'Relatórios de importação',
        sinonimos: 'di registradas custo realizado tempo por etapa tributos suspensos',
        params: { relatorio: 'registro-de-di' },
      },
    ],
  },
  '/configuracoes/representante': {
    cadastro: { recurso: 'Representante' },
    titulo: 'Representante Legal',
    menu: {
      grupo: 'Configurações',
      titulo: 'Representante Legal',
      naEmpresa: '/configuracoes/empresa/$idEmpresa/representante',
    },
    lugares: [{ sinonimos: 'procurador despachante assinatura certificado' }],
    faixa: { nome: 'Representantes' },
  },
  '/configuracoes/associados': {
    cadastro: { recurso: 'Importador' },
    menu: {
      grupo: 'Configurações',
      titulo: 'Importador',
      naEmpresa: '/configuracoes/empresa/$idEmpresa/associados',
    },
    lugares: [{ sinonimos: 'associados indústria cliente empresa cnpj suframa' }],
    atalho: { letra: 'i', nome: 'Importadores' },
    faixa: { nome: 'Importadores' },
  },
  '/dci/novo-processo-dci': {
    menu: { grupo: 'DCI', titulo: 'Novo Processo' },
    lugares: [{ sinonimos: 'criar internação declaração de controle' }],
  },
  '/dci/processos-dci': {
    titulo: 'Meus Processos',
    menu: { grupo: 'DCI', titulo: 'Meus Processos' },
    lugares: [{ sinonimos: 'internação declaração de controle notas de saída' }],
    atalho: { letra: 'c', nome: 'DCI' },
  },
  '/dcr/novo-processo-dcr': {
    menu: { grupo: 'DCR', titulo: 'Novo Processo' },
    lugares: [{ sinonimos: 'criar coeficiente redução dcr-e demonstrativo' }],
  },
  '/dcr/processos-dcr': {
    titulo: 'Meus Processos',
    menu: { grupo: 'DCR', titulo: 'Meus Processos' },
    lugares: [{ sinonimos: 'coeficiente redução dcr-e demonstrativo' }],
    atalho: { letra: 'r', nome: 'DCR-E' },
  },
  '/dcr/saldo-insumos': {
    titulo: 'Saldo de insumos',
    lugares: [{ nome: 'Saldo de insumos', sinonimos: 'estoque suspenso lote razão' }],
    atalho: { letra: 'b', nome: 'Saldo de insumos' },
  },
  '/dcr/saldo-insumos/nao-convertidos': {
    titulo: 'CBS e IBS a declarar',
    lugares: [{ nome: 'CBS e IBS a declarar', sinonimos: 'evento 112120 suspensão não convertida isenção' }],
  },
  '/dcr/saldo-insumos/inicial': {
    titulo: 'Saldo inicial',
    lugares: [{ nome: 'Saldo inicial', sinonimos: 'estoque de abertura implantação di antiga inventário conferência' }],
  },
  '/dcr/saldo-insumos/entradas': {
    cadastro: { recurso: 'EntradaDeInsumo', nova: true },
    lugares: [{ nome: 'Entradas de insumos por nota ou DSI', sinonimos: 'estoque nota de compra' }],
  },
  '/dcr/produtos': {
    cadastro: { recurso: 'Produto' },
    titulo: 'Produtos',
    lugares: [{ nome: 'Produtos', sinonimos: 'produto industrializado ppb modelo estrutura lista de materiais' }],
    atalho: { letra: 'u', nome: 'Produtos' },
  },
  '/dcr/compras-nacionais': {
    cadastro: { recurso: 'CompraNacional', nova: true },
    titulo: 'Compras nacionais',
    lugares: [{ nome: 'Compras nacionais', sinonimos: 'insumo nacional nota fiscal fornecedor' }],
  },
  '/linhagem/$tipo/$id': { titulo: 'Linhagem' },
  '/configuracoes/matriz': {
    cadastro: { recurso: 'MatrizTributacao' },
    titulo: 'Matriz de tributação',
    lugares: [{ nome: 'Matriz de tributação', sinonimos: 'icms sefaz código de tributação' }],
    faixa: { nome: 'Matriz' },
  },
  '/configuracoes/fornecedores': {
    cadastro: { recurso: 'Fornecedor' },
    titulo: 'Fornecedores',
    lugares: [{ nome: 'Fornecedores', sinonimos: 'exportador fabricante estrangeiro' }],
    atalho: { letra: 'f', nome: 'Fornecedores' },
    faixa: { nome: 'Fornecedores' },
  },
  '/configuracoes/itens': {
    cadastro: { recurso: 'Item' },
    titulo: 'Itens',
    lugares: [{ nome: 'Itens', sinonimos: 'part number peça mercadoria catálogo' }],
    atalho: { letra: 't', nome: 'Itens' },
    faixa: { nome: 'Itens' },
  },
  '/configuracoes/ncm': {
    cadastro: { recurso: 'Ncm' },
    titulo: 'NCM',
    lugares: [{ nome: 'NCM', sinonimos: 'classificação tarifa tec alíquota ii' }],
    faixa: { nome: 'NCM' },
  },
  '/configuracoes/tabelas/$tabela': {
    titulo: 'Tabelas',
    lugares: Object.entries(TABELAS).map(([tabela, { titulo }]) => ({
      nome: titulo,
      sinonimos: 'tabela siscomex código',
      params: { tabela },
    })),
    faixa: { nome: 'Tabelas', params: { tabela: 'Pais' } },
  },
  '/configuracoes/parametros': {
    cadastro: { recurso: 'Parametro' },
    titulo: 'Parâmetros',
    lugares: [{ nome: 'Parâmetros', sinonimos: 'taxa alíquota siscomex darf selic vigência' }],
    faixa: { nome: 'Parâmetros' },
  },
  '/configuracoes/webhooks': {
    cadastro: { recurso: 'Webhook' },
    titulo: 'Webhooks',
    lugares: [{ nome: 'Webhooks', sinonimos: 'integração erp api avisar outro sistema notificação' }],
    faixa: { nome: 'Webhooks' },
  },
  ...PORTAL_SCREENS,
  '/configuracoes/importar/$recurso': { titulo: 'Importar planilha' },
  '/configuracoes/minha-conta': {
    lugares: [{ nome: 'Minha conta', sinonimos: 'perfil senha sessões foto usuário' }],
  },
  '/configuracoes/empresa': {
    lugares: [{ nome: 'Minha empresa', sinonimos: 'pessoas usuários convite logo filial' }],
  },
  '/maps/fullscreen': { lugares: [{ nome: 'Mapa', sinonimos: 'rotas tela cheia' }] },
  '/ajuda': {
    titulo: 'Ajuda',
    lugares: [{ nome: 'Ajuda', sinonimos: 'manual ajuda como fazer instruções índice' }],
  },
  '/components': { lugares: [{ nome: 'Componentes', sinonimos: 'galeria botões campos cores estilo' }] },
} as const satisfies Readonly<Record<string, SobreATela>>;

export const ALL_SCREENS: readonly (readonly [caminho: string, tela: SobreATela])[] = Object.entries<SobreATela>(TELAS);

/** The title a screen sets for its path and all paths below; null if the rules of title.ts apply. */
export function ownTitle(caminho: string): string | null {
  const propria = PROPRIOS.find(([inicio]) => caminho === inicio || caminho.startsWith(`${inicio}/`));
  return propria?.[1] ?? null;
}

/** The longest first: a screen may stand below another. */
const PROPRIOS = ALL_SCREENS.flatMap(([caminho, { titulo }]) => {
  const [inicio = ''] = caminho.split('/$');
  return titulo === undefined ? [] : [[inicio, titulo] as const];
}).toSorted(([inicio], [outro]) => outro.length - inicio.length);
