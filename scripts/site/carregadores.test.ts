import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { unirCarregadores } from './carregadores.ts';

const CHUNKS = '_next/static/chunks';

/** A chunk as Turbopack writes it: its modules by number, each with the code between `e=>{` and `}`. */
const chunk = (modulos: Record<number, string>) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([void 0,${Object.entries(modulos)
    .map(([numero, corpo]) => `${numero},e=>{${corpo}}`)
    .join(',')}]);`;
const carregar = (modulo: number, ...nomes: string[]) =>
  nomes.length === 0
    ? `e.v(t=>Promise.resolve().then(()=>t(${modulo})))`
    : `e.v(t=>Promise.all(${JSON.stringify(nomes.map((nome) => `static/chunks/${nome}`))}.map(t=>e.l(t))).then(()=>t(${modulo})))`;

const nome = (letra: string) => `${letra.repeat(13)}.js`;
const [LEITOR, LEITOR_E_MOEDAS, MOEDAS, UM, OUTRO, JA_TEM, DE_FORA] = [...'abcdefg'].map(nome) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

async function site(): Promise<string> {
  const pasta = await mkdtemp(join(tmpdir(), 'cais-carregadores-'));
  await mkdir(join(pasta, CHUNKS), { recursive: true });
  const arquivos = {
    // The reader (10) needs the currencies (11). The way of UM has them already, the way of OUTRO has not.
    [LEITOR]: chunk({ 10: 'e.i(11)' }),
    [LEITOR_E_MOEDAS]: chunk({ 10: 'e.i(11)', 11: 'e.s()' }),
    [MOEDAS]: chunk({ 11: 'e.s()' }),
    [UM]: chunk({ 20: carregar(10, LEITOR), 30: carregar(40, DE_FORA) }),
    [OUTRO]: chunk({ 20: carregar(10, LEITOR_E_MOEDAS) }),
    [JA_TEM]: chunk({ 20: carregar(10) }),
    [DE_FORA]: chunk({ 40: `e.r("${CHUNKS}/${UM}")` }),
  };
  for (const [arquivo, texto] of Object.entries(arquivos)) await writeFile(join(pasta, CHUNKS, arquivo), texto);
  await writeFile(
    join(pasta, 'index.html'),
    `<script src="/${CHUNKS}/${UM}"></script><script src="/${CHUNKS}/${MOEDAS}">`,
  );
  return pasta;
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
