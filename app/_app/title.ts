import { MENU } from './menu.tsx';
import { ownTitle } from './screens.ts';

/** Title of the page at a path. The first matching rule of the top bar applies; the query string is ignored. */
export function titleOfPath(href: string): string {
  const caminho = semFimESemConsulta(href);
  if (caminho.includes('associados')) return 'Associados';
  if (caminho.includes('empresa')) return 'Empresa';
  if (caminho.includes('adicao') && caminho.includes('importacao')) return 'Adição';
  // Screens that the replaced application did not have (docs/decisions/titulos-dos-cadastros.md).
  const proprio = ownTitle(caminho);
  if (proprio) return proprio;
  return TITULOS.get(caminho) ?? (caminho.startsWith('/importacao/') ? 'Processo Importação' : 'Dashboard');
}

/** The title of the browser's tab. */
export function documentTitle(href: string): string {
  return `${tituloDeFora(href) ?? titleOfPath(href)} · Cais`;
}

/** The pages without a top bar. */
function tituloDeFora(href: string): string | null {
  if (href.startsWith('/pages/convite/')) return 'Convite';
  if (href.startsWith('/pages/segundo-fator')) return 'Segundo fator';
  return href.startsWith('/pages/') ? 'Entrar' : null;
}

function semFimESemConsulta(href: string): string {
  const [caminho = ''] = href.split(/[?#]/);
  return caminho.replace(/\/+$/, '') || '/';
}

const TITULOS = new Map<string, string>(
  MENU.flatMap((entrada) => [
    [entrada.path, entrada.titulo] as const,
    ...entrada.filhos.map((filho) => [filho.path, filho.titulo] as const),
  ]),
);
