import { MENU } from './menu.tsx';

/** Title of the page at a path, by the rules of the top bar; the first that applies. A query string never counts. */
export function tituloDoCaminho(href: string): string {
  const caminho = semFimESemConsulta(href);
  if (caminho.includes('associados')) return 'Associados';
  if (caminho.includes('empresa')) return 'Empresa';
  if (caminho.includes('adicao') && caminho.includes('importacao')) return 'Adição';
  const cadastro = CADASTROS.find(([inicio]) => caminho === inicio || caminho.startsWith(`${inicio}/`));
  if (cadastro) return cadastro[1];
  return TITULOS.get(caminho) ?? (caminho.startsWith('/importacao/') ? 'Processo Importação' : 'Dashboard');
}

/** What the browser's tab says. */
export function tituloDoDocumento(href: string): string {
  return `${tituloDeFora(href) ?? tituloDoCaminho(href)} · Cais`;
}

/** The pages without a bar. */
function tituloDeFora(href: string): string | null {
  if (href.startsWith('/pages/convite/')) return 'Convite';
  return href.startsWith('/pages/') ? 'Entrar' : null;
}

function semFimESemConsulta(href: string): string {
  const [caminho = ''] = href.split(/[?#]/);
  return caminho.replace(/\/+$/, '') || '/';
}

/** Screens the application this one replaces did not have, so that no rule of it names them (docs/decisions/titulos-dos-cadastros.md). */
const CADASTROS = [
  ['/meu-dia', 'Meu dia'],
  ['/ajuda', 'Ajuda'],
  ['/importacao/relatorioPos', 'PO'],
  ['/importacao/sefaz', 'Sefaz'],
  ['/importacao/relatorios', 'Relatórios'],
  ['/configuracoes/representante', 'Representante Legal'],
  ['/dcr/produtos', 'Produtos'],
  ['/dcr/compras-nacionais', 'Compras nacionais'],
  ['/dcr/saldo-insumos', 'Saldo de insumos'],
  ['/linhagem', 'Linhagem'],
  ['/configuracoes/fornecedores', 'Fornecedores'],
  ['/configuracoes/itens', 'Itens'],
  ['/configuracoes/matriz', 'Matriz de tributação'],
  ['/configuracoes/ncm', 'NCM'],
  ['/configuracoes/tabelas', 'Tabelas'],
  ['/configuracoes/parametros', 'Parâmetros'],
  ['/configuracoes/webhooks', 'Webhooks'],
  ['/configuracoes/importar', 'Importar planilha'],
  ['/dcr/processos-dcr', 'Meus Processos'],
  ['/dci/processos-dci', 'Meus Processos'],
] as const;

const TITULOS = new Map<string, string>(
  MENU.flatMap((entrada) => [
    [entrada.path, entrada.titulo] as const,
    ...('filhos' in entrada ? entrada.filhos.map((filho) => [filho.path, filho.titulo] as const) : []),
  ]),
);
