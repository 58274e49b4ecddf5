// Preloads the font of the first paint with the page: found only after scripts and styles, it would arrive after the text.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MEDIA = '_next/static/media';

/** Writes the preload link at the start of the page's head. */
export async function adiantarFonte(pasta) {
  const fonte = (await readdir(join(pasta, MEDIA))).find((nome) => /^inter-portugues\..*woff2$/.test(nome));
  if (!fonte) throw new Error(`A fonte inter-portugues não está em ${MEDIA}: o site foi construído sem ela.`);
  const caminho = join(pasta, 'index.html');
  const pagina = await readFile(caminho, 'utf8');
  const link = `<link rel="preload" href="/${MEDIA}/${fonte}" as="font" type="font/woff2" crossorigin=""/>`;
  if (!pagina.includes(link)) await writeFile(caminho, pagina.replace('<link', `${link}<link`));
}

if (import.meta.main) await adiantarFonte('out');
