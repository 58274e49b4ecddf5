// Writes the brotli and gzip forms of every text file of the built site once, so that no request pays for them.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const TEXTO = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Below this size the header of the encoding costs what it saves. */
const MENOR = 256;

const FORMAS = [
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION })],
  [
    '.br',
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
          [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
];

/** Compresses the files of the site. It first deletes forms of an earlier build, so that none outlives its file. */
export async function comprimir(pasta) {
  const entradas = await readdir(pasta, { recursive: true, withFileTypes: true });
  const arquivos = entradas.filter((entrada) => entrada.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(arquivos.filter((caminho) => /\.(?:br|gz)$/.test(caminho)).map((caminho) => rm(caminho)));
  const feitos = await Promise.all(arquivos.filter(seComprime).map(comprimirArquivo));
  return feitos.filter(Boolean).length;
}

/** The operator edits `config.json` in the built site, so it is served as it is. */
const seComprime = (caminho) => TEXTO.test(caminho) && !caminho.endsWith('config.json');

async function comprimirArquivo(caminho) {
  const bytes = await readFile(caminho);
  if (bytes.length < MENOR) return false;
  for (const [extensao, fazer] of FORMAS) {
    const menor = await fazer(bytes);
    if (menor.length < bytes.length) await writeFile(`${caminho}${extensao}`, menor);
  }
  return true;
}

if (import.meta.main) {
  const inicio = Date.now();
  const quantos = await comprimir('out');
  console.log(`${quantos} arquivos comprimidos (br, gz) em ${((Date.now() - inicio) / 1000).toFixed(1)} s`);
}
