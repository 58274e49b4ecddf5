import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PASTA = join('.cache', 'feixes');

/** The browser's own history is theirs alone: with the app's router beside them there would be two who keep it. */
const SOZINHOS = new Set(['components/form/rascunho-do-formulario.test.tsx']);

/**
 * Binds the test files of a project into a few (`npm test`): Jest gives each file modules of its own, and to load ours costs more than
 * most files of tests. Answers where the bound ones are.
 */
export function amarrar({ projeto, padroes, exceto, quantos }) {
  const achar = (varios) => varios.flatMap((padrao) => globSync(padrao.replace('<rootDir>/', '')));
  const foraDaqui = new Set(achar(exceto));
  const arquivos = achar(padroes)
    .filter((cada) => !foraDaqui.has(cada))
    .sort();
  const [sozinhos = [], juntos = []] = [true, false].map((so) => arquivos.filter((cada) => SOZINHOS.has(cada) === so));
  const feixes = [...distribuir(juntos, quantos), ...sozinhos.map((um) => [um])];
  mkdirSync(PASTA, { recursive: true });
  for (const antigo of globSync(`${PASTA}/${projeto}-*`)) rmSync(antigo);
  feixes.forEach((feixe, i) => {
    writeFileSync(join(PASTA, `${projeto}-${i + 1}.test.cjs`), escrever(feixe));
  });
  return `<rootDir>/${PASTA}/${projeto}-*.test.cjs`;
}

/** The longest first, each to the bundle that has least. */
function distribuir(arquivos, quantos) {
  const feixes = Array.from({ length: Math.min(quantos, arquivos.length) }, () => ({ peso: 0, arquivos: [] }));
  const pesados = arquivos
    .map((arquivo) => ({ arquivo, peso: statSync(arquivo).size }))
    .sort((a, b) => b.peso - a.peso);
  for (const { arquivo, peso } of pesados) {
    const menor = feixes.reduce((um, outro) => (outro.peso < um.peso ? outro : um));
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
  return [
    "const { arquivo, fim } = require('../../scripts/jest/arquivo.cjs');",
    ...linhas,
    'fim();',
    // A file's own time-out would be that of all: it is for what hangs, and here the longest stands.
    'jest.setTimeout(180_000);',
    '',
  ].join('\n');
}
