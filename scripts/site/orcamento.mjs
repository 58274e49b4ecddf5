// Counts from the built files the bytes a browser loads until the log-in, the first list and the dashboard. The build fails over the budget.
// e2e/telas/peso.spec.ts measures the same in the browser.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `limite` is in bytes of files in brotli, which every browser accepts; headers add some 0.4 kB each. `telas` is the way to the route: the name each `import()`
 * takes, in order. The reasons for these figures are in docs/decisions/velocidade.md.
 */
const ORCAMENTOS = JSON.parse(readFileSync(new URL('orcamentos.json', import.meta.url), 'utf8'));

const CHUNK = /static\/chunks\/[\w.-]+\.(?:js|css)/g;
/** The files of a route: those the page names, and those of each `import()` on the way to its screen. */
export function arquivosDaRota(pasta, { telas }) {
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
const semOsAntigos = (pagina) => pagina.replaceAll(/<script[^>]*noModule[^>]*>/gi, '');

/** Finds `import('…').Tela` in the bundle: first the number of the import, where it is used; then its files, where it is defined. */
function importDaTela(pasta, presentes, tela) {
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

/** The bytes sent in the requested compression; a file too small to compress is sent as it is. */
const pesoDe = (caminho, extensao) => statSync(existsSync(caminho + extensao) ? caminho + extensao : caminho).size;

/** The weight of each route, and its heaviest files first. */
export function pesarRotas(pasta) {
  return ORCAMENTOS.map((rota) => {
    const arquivos = arquivosDaRota(pasta, rota)
      .map((caminho) => ({ caminho, gz: pesoDe(caminho, '.gz'), br: pesoDe(caminho, '.br') }))
      .sort((um, outro) => outro.br - um.br);
    const somar = (forma) => arquivos.reduce((soma, arquivo) => soma + arquivo[forma], 0);
    return { ...rota, arquivos, gz: somar('gz'), br: somar('br') };
  });
}

if (import.meta.main) {
  for (const { nome, limite, gz, br, arquivos } of pesarRotas('out')) {
    console.log(`${nome}: ${kB(br)} em brotli (${kB(gz)} em gzip) de ${kB(limite)}, em ${arquivos.length} arquivos`);
    if (br <= limite) continue;
    const maiores = arquivos.slice(0, 5).map(({ caminho, br: peso }) => `\n  ${kB(peso)}  ${caminho}`);
    console.error(
      `\nO site pesa demais: ${nome} tem ${kB(br)} em brotli, e o limite é ${kB(limite)}. Os maiores arquivos:${maiores.join('')}\n`,
    );
    process.exitCode = 1;
  }
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
