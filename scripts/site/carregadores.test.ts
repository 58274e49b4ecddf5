import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { unirCarregadores } from './carregadores.ts';
import { CHUNKS } from './chunks.ts';
import { carregar, chunk, gravarSite, nomeDeChunk } from './site-de-teste.ts';

const [LEITOR, LEITOR_E_MOEDAS, MOEDAS, UM, OUTRO, JA_TEM, DE_FORA] = [...'abcdefg'].map(nomeDeChunk) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

function site(): Promise<string> {
  const chunks = {
    // The reader (10) needs the currencies (11). The way of UM has them already, the way of OUTRO has not.
    [LEITOR]: chunk({ 10: 'e.i(11)' }),
    [LEITOR_E_MOEDAS]: chunk({ 10: 'e.i(11)', 11: 'e.s()' }),
    [MOEDAS]: chunk({ 11: 'e.s()' }),
    [UM]: chunk({ 20: carregar(10, LEITOR), 30: carregar(40, DE_FORA) }),
    [OUTRO]: chunk({ 20: carregar(10, LEITOR_E_MOEDAS) }),
    [JA_TEM]: chunk({ 20: carregar(10) }),
    [DE_FORA]: chunk({ 40: `e.r("${CHUNKS}/${UM}")` }),
  };
  return gravarSite(chunks, `<script src="/${CHUNKS}/${UM}"></script><script src="/${CHUNKS}/${MOEDAS}">`);
}

/** What each chunk of the site loads for module 10, and the chunk it stands in. */
async function listasDoLeitor(pasta: string): Promise<string[][]> {
  const listas: string[][] = [];
  for (const arquivo of await readdir(join(pasta, CHUNKS))) {
    const modulos: unknown[] = [];
    runInNewContext(await readFile(join(pasta, CHUNKS, arquivo), 'utf8'), {
      TURBOPACK: { push: (partes: unknown[]) => modulos.push(...partes) },
    });
    const lugar = modulos.indexOf(20);
    if (lugar >= 0) listas.push(String(modulos[lugar + 1]).match(/[a-g]{13}\.js/g) ?? []);
  }
  return listas;
}

test('every way to an import loads all that it needs', async () => {
  const pasta = await site();
  expect(await listasDoLeitor(pasta)).toEqual([[LEITOR], [LEITOR_E_MOEDAS], []]);
  expect(await unirCarregadores(pasta)).toBe(1);
  expect(await listasDoLeitor(pasta)).toEqual([[LEITOR_E_MOEDAS], [LEITOR_E_MOEDAS], [LEITOR_E_MOEDAS]]);
});

test('what changed has a new name, and so has what names it; the rest keeps its own', async () => {
  const pasta = await site();
  await unirCarregadores(pasta);
  const nomes = await readdir(join(pasta, CHUNKS));
  expect(nomes).toHaveLength(7);
  expect(nomes).toEqual(expect.arrayContaining([LEITOR, LEITOR_E_MOEDAS, MOEDAS]));
  for (const mudado of [UM, OUTRO, JA_TEM, DE_FORA]) expect(nomes).not.toContain(mudado);
  const [um, moedas] = (await readFile(join(pasta, 'index.html'), 'utf8')).match(/[\w-]+\.js/g) ?? [];
  expect(existsSync(join(pasta, CHUNKS, um ?? ''))).toBe(true);
  expect(moedas).toBe(MOEDAS);
});

test('a second time there is nothing to do', async () => {
  const pasta = await site();
  await unirCarregadores(pasta);
  const nomes = await readdir(join(pasta, CHUNKS));
  expect(await unirCarregadores(pasta)).toBe(0);
  expect(await readdir(join(pasta, CHUNKS))).toEqual(nomes);
});
