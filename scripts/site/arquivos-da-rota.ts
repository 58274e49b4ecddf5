import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = /static\/chunks\/[\w.-]+\.(?:js|css)/g;

/**
 * The files of a route of the built site: those that the page names, and those of each `import()` on the way to its screen. `telas` are the
 * names that each `import()` takes, in order.
 */
export function arquivosDaRota(pasta: string, { telas }: { telas: readonly string[] }): string[] {
  const pagina = readFileSync(join(pasta, 'index.html'), 'utf8');
  const arquivos = new Set(
    [...semOsAntigos(pagina).matchAll(CHUNK), ...pagina.matchAll(/static\/media\/[\w.-]+\.woff2/g)].map(
      ([nome]) => nome,
    ),
  );
  for (const tela of telas) for (const nome of importDaTela(pasta, arquivos, tela)) arquivos.add(nome);
  return ['../index.html', ...arquivos].map((nome) => join(pasta, '_next', nome));
}

/** Removes scripts for browsers without modules, which no current browser loads. */
const semOsAntigos = (pagina: string) => pagina.replaceAll(/<script[^>]*noModule[^>]*>/gi, '');

/** Finds `import('…').Tela` in the bundle: first the number of the import, where it is used; then its files, where it is defined. */
function importDaTela(pasta: string, presentes: ReadonlySet<string>, tela: string): string[] {
  const codigo = [...presentes]
    .filter((nome) => nome.endsWith('.js'))
    .map((nome) => readFileSync(join(pasta, '_next', nome), 'utf8'))
    .join('\n');
  const [, numero] = codigo.match(new RegExp(`\\.A\\((\\d+)\\)[),.]*"?${tela}\\b`)) ?? [];
  const [, lista] =
    codigo.match(new RegExp(`\\b${numero},\\(?\\w+=>\\{\\w+\\.v\\(\\w+=>Promise\\.all\\(\\[([^\\]]+)\\]`)) ?? [];
  if (!lista)
    throw new Error(`Nenhum import() do site construído traz a tela ${tela}: confira scripts/site/orcamentos.json.`);
  return lista.match(CHUNK) ?? [];
}
