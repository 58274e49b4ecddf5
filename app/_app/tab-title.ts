import { documentTitle } from './title.ts';

/** The title that a page gave itself, and its path. */
let dito: { caminho: string; titulo: string } | null = null;

/** Shows the title of a page that names its record: `IMP-2026-0012 · Processo Importação · Cais`. */
export function sayTitle(titulo: string, pathname: string): void {
  dito = { caminho: semBarraFinal(pathname), titulo };
  showTitle(pathname);
}

/** Shows the title of the path, after that of the record where its page has named it. */
export function showTitle(pathname: string): void {
  const doCaminho = documentTitle(pathname);
  document.title = dito?.caminho === semBarraFinal(pathname) ? `${dito.titulo} · ${doCaminho}` : doCaminho;
}

/** A path is the same page with a slash behind it, and that page names its record only once. */
function semBarraFinal(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
