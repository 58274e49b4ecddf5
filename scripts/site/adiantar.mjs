// Has the browser fetch with the page what its first paint needs: found only by the scripts, it would come after them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { arquivosDaRota } from './arquivos-da-rota.ts';

const MEDIA = '_next/static/media';

/** Writes at the start of the page's head a link for the font, and a script for the code of the log-in or of the product. */
export async function adiantar(pasta) {
  const fonte = (await readdir(join(pasta, MEDIA))).find((nome) => /^inter-portugues\..*woff2$/.test(nome));
  if (!fonte) throw new Error(`A fonte inter-portugues não está em ${MEDIA}: o site foi construído sem ela.`);
  const caminho = join(pasta, 'index.html');
  const pagina = await readFile(caminho, 'utf8');
  const link = `<link rel="preload" href="/${MEDIA}/${fonte}" as="font" type="font/woff2" crossorigin=""/>`;
  if (pagina.includes(link)) return;
  const codigo = `<script>${pedirCodigo(codigoDe(pasta, 'App'), codigoDe(pasta, 'Entrada'))}</script>`;
  await writeFile(caminho, pagina.replace('<link', `${link}${codigo}<link`));
}

/** Chooses as app/_app/only-log-in-needed.ts does, but for addresses without a session, which are rare. */
function pedirCodigo(comSessao, semSessao) {
  const nomes = (arquivos) => JSON.stringify(arquivos.map((arquivo) => arquivo.replace(/^.*\/|\.js$/g, '')).join(' '));
  return `try{for(const f of(localStorage.getItem("cais-credentials")?${nomes(comSessao)}:${nomes(semSessao)}).split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"script",href:"/_next/static/chunks/"+f+".js"}))}catch{}`;
}

/** The scripts that the page fetches only when `import()` asks for this part. */
function codigoDe(pasta, tela) {
  const daPagina = new Set(arquivosDaRota(pasta, { telas: [] }));
  const outros = arquivosDaRota(pasta, { telas: [tela] }).filter((arquivo) => !daPagina.has(arquivo));
  return outros.map((arquivo) => relative(pasta, arquivo)).filter((arquivo) => arquivo.endsWith('.js'));
}

if (import.meta.main) await adiantar('out');
