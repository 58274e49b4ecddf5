// Makes the legal texts of the site's help from docs/leis, one file an act.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Leis } from '#lib/contracts/parametros/leis.ts';

const PASTA = 'docs/leis';

/** Reads every act. The first line of a file is its name, the second its origin; an article begins with `Art. 443.` */
export function lerLeis(): Leis {
  return readdirSync(PASTA)
    .filter((arquivo) => arquivo.endsWith('.txt'))
    .sort()
    .map((arquivo) => lerLei(arquivo.replace(/\.txt$/, ''), readFileSync(join(PASTA, arquivo), 'utf8')));
}

/** Reads one act. An article whose text is only `—` has none in the copy. */
export function lerLei(id: string, texto: string): Leis[number] {
  const [nome = '', origem = '', ...linhas] = texto.split('\n').filter((linha) => linha.trim() !== '');
  const artigos: Leis[number]['artigos'] = [];
  for (const linha of linhas) {
    const [, numero, resto = ''] = /^Art\. (\d+)\. (.*)$/.exec(linha) ?? [];
    if (numero !== undefined) artigos.push({ numero, paragrafos: resto === SEM_TEXTO ? [] : [resto] });
    else artigos.at(-1)?.paragrafos.push(linha);
  }
  return { id, nome, origem, artigos };
}

const SEM_TEXTO = '—';
