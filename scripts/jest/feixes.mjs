import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PASTA = join('.cache', 'feixes');

/**
 * Files that share nothing with a bundle: one uses the browser's history, which the app's router would change too; the others load
 * their modules anew, and a part that another file fetches later would get a second React.
 */
const SOZINHOS = new Set([
  'components/form/rascunho-do-formulario.test.tsx',
  'lib/api/platform/configuration.test.ts',
  'lib/drafts/drafts.test.ts',
]);

/**
 * Bundles the test files of a project into a few (`npm test`). Jest gives each file its own modules, and loading ours costs more
 * than most test files. Returns the folder of the bundles.
 */
export function amarrar({ projeto, padroes, exceto, quantos }) {
  const foraDaqui = new Set(achar(exceto));
  const arquivos = achar(padroes)
    .filter((cada) => !foraDaqui.has(cada))
    .sort();
  const [sozinhos = [], juntos = []] = [true, false].map((so) => arquivos.filter((cada) => SOZINHOS.has(cada) === so));
  const feixes = [...distribuir(juntos, quantos), ...sozinhos.map((arquivo) => [arquivo])];
  mkdirSync(PASTA, { recursive: true });
  for (const antigo of globSync(`${PASTA}/${projeto}-*`)) rmSync(antigo);
  feixes.forEach((feixe, i) => {
    writeFileSync(join(PASTA, `${projeto}-${i + 1}.test.cjs`), escrever(feixe));
  });
  return `<rootDir>/${PASTA}/${projeto}-*.test.cjs`;
}

/** Throws for a pattern without a file: a renamed test would silently run in another project, or in two. */
function achar(padroes) {
  return padroes.flatMap((padrao) => {
    const arquivos = globSync(padrao.replace('<rootDir>/', ''));
    if (arquivos.length === 0) throw new Error(`jest.config.mjs: nenhum arquivo em ${padrao}`);
    return arquivos;
  });
}

/** Distributes the files, the longest first, each to the lightest bundle. */
function distribuir(arquivos, quantos) {
  const feixes = Array.from({ length: Math.min(quantos, arquivos.length) }, () => ({ peso: 0, arquivos: [] }));
  const pesados = arquivos
    .map((arquivo) => ({ arquivo, peso: statSync(arquivo).size }))
    .sort((a, b) => b.peso - a.peso);
  for (const { arquivo, peso } of pesados) {
    const menor = feixes.reduce((feixe, outro) => (outro.peso < feixe.peso ? outro : feixe));
    menor.peso += peso;
    menor.arquivos.push(arquivo);
  }
  return feixes.map((feixe) => feixe.arquivos);
}

function escrever(arquivos) {
  const linhas = arquivos.map((arquivo) => {
    const caminho = JSON.stringify(arquivo);
    return `arquivo(${caminho}, () => require('../../' + ${caminho}));`;
  });
  return ["const { arquivo, fim } = require('../../scripts/jest/arquivo.cjs');", ...linhas, 'fim();', ''].join('\n');
}
