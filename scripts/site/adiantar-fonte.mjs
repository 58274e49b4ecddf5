// The font of the first paint, asked for with the page: found only once scripts and styles have run, it would come after the text.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MEDIA = '_next/static/media';

/** Writes the link that asks for it into the page, before anything else in its head. */
export async function adiantarFonte(pasta) {
  const fonte = (await readdir(join(pasta, MEDIA))).find((nome) => /^inter-portugues\..*woff2$/.test(nome));
  if (!fonte) throw new Error(`A fonte inter-portugues não está em ${MEDIA}: o site foi construído sem ela.`);
  const caminho = join(pasta, 'index.html');
  const pagina = await readFile(caminho, 'utf8');
  const link = `<link rel="preload" href="/${MEDIA}/${fonte}" as="font" type="font/woff2" crossorigin=""/>`;
  if (!pagina.includes(link)) await writeFile(caminho, pagina.replace('<link', `${link}<link`));
}

if (import.meta.main) await adiantarFonte('out');
