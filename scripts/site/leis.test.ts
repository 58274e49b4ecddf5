import { globSync, readFileSync } from 'node:fs';
import { comCitacoes } from '#lib/format/citacoes.ts';
import { lerLei, lerLeis } from './leis.ts';

const LEIS = lerLeis();
const textoDe = (lei: string, numero: string) =>
  LEIS.find(({ id }) => id === lei)?.artigos.find((artigo) => artigo.numero === numero)?.paragrafos;

test('each article of the reform that the product cites has its text', () => {
  const arquivos = globSync(['lib/**/*.ts', '{app,components,server}/**/*.{ts,tsx}', 'docs/manual.md']).filter(
    (arquivo) => !/\.test\.tsx?$|\/testing\//.test(arquivo),
  );
  const citados = arquivos.flatMap((arquivo) =>
    comCitacoes(readFileSync(arquivo, 'utf8')).flatMap((parte) =>
      typeof parte === 'string' ? [] : [[parte.lei, parte.artigo] as const],
    ),
  );
  expect(citados.length).toBeGreaterThan(50);
  const faltam = citados.filter(([lei, artigo]) => !textoDe(lei, artigo)?.length).map((par) => par.join('.'));
  expect([...new Set(faltam)].sort()).toEqual([]);
});

test('each act says where its copy is from, and that the official text prevails', () => {
  expect(LEIS.map(({ id }) => id)).toEqual(['adct', 'decreto-12955-2026', 'lc-214-2025', 'res-cgibs-6-2026']);
  for (const { origem } of LEIS) expect(origem).toMatch(/julho de 2026.*Vale o texto oficial\.$/);
});

test('an act is its name, its origin and its articles, each with its paragraphs', () => {
  expect(lerLei('x', 'Lei X\n\nCópia.\n\nArt. 1. Um.\n§ 1º Dois.\n\nArt. 2. —\n')).toEqual({
    id: 'x',
    nome: 'Lei X',
    origem: 'Cópia.',
    artigos: [
      { numero: '1', paragrafos: ['Um.', '§ 1º Dois.'] },
      { numero: '2', paragrafos: [] },
    ],
  });
});
