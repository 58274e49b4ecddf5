// Makes the data of the site's help before the build: docs/manual.md and the news, and the pictures the manual shows.
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bloco } from '#lib/contracts/platform/manual.ts';
import { lerLeis } from './leis.ts';
import { lerManual, lerNovidades, type MedirImagem } from './manual.ts';

const TELAS = 'docs/telas';

export async function escreverAjuda(pasta: string): Promise<void> {
  const manual = lerManual(await readFile('docs/manual.md', 'utf8'), medirTela);
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const novidades = lerNovidades(await readFile('CHANGELOG.md', 'utf8'), version);
  await rm(pasta, { recursive: true, force: true });
  await mkdir(join(pasta, 'telas'), { recursive: true });
  await writeFile(join(pasta, 'manual.json'), JSON.stringify(manual));
  await writeFile(join(pasta, 'novidades.json'), JSON.stringify(novidades));
  await writeFile(join(pasta, 'leis.json'), JSON.stringify(lerLeis()));
  const blocos = manual.secoes.flatMap(({ partes }) => partes.flatMap((parte) => parte.blocos));
  await Promise.all(
    blocos.filter(ehImagem).map(({ arquivo }) => copyFile(join(TELAS, arquivo), join(pasta, 'telas', arquivo))),
  );
}

/** A missing picture is left out with a warning, because pictures are taken of the built site. */
export const medirTela: MedirImagem = (arquivo) => {
  const caminho = join(TELAS, arquivo);
  if (existsSync(caminho)) return tamanhoDoPng(readFileSync(caminho));
  console.warn(`${caminho} não existe: rode "npm run -s gerar:telas".`);
  return null;
};

/** The first chunk of a PNG is its header: width and height are at fixed offsets. */
function tamanhoDoPng(bytes: Buffer) {
  return { largura: bytes.readUInt32BE(16), altura: bytes.readUInt32BE(20) };
}

const ehImagem = (bloco: Bloco): bloco is Extract<Bloco, { tipo: 'imagem' }> => bloco.tipo === 'imagem';

if (import.meta.main) escreverAjuda('public/ajuda');
