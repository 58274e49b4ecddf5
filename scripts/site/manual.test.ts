import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROTAS } from '#e2e/rotas.ts';
import { novidades as contratoDasNovidades, manual as contratoDoManual } from '#lib/contracts/platform/manual.ts';
import { medirTela } from './ajuda.ts';
import { lerManual, lerNovidades } from './manual.ts';

const texto = readFileSync('docs/manual.md', 'utf8');
const ler = (markdown: string) => lerManual(markdown, () => ({ largura: 10, altura: 5 }));

test('every route that shows a page is in exactly one section of the manual', () => {
  const telas = ler(texto).secoes.flatMap((secao) => secao.telas);
  expect(telas.toSorted()).toEqual(Object.keys(ROTAS).toSorted());
});

test('a part says of which tab, step or dialog of its own screens it is, and no two are of one', () => {
  const partes = ler(texto).secoes.flatMap((secao) =>
    secao.partes.flatMap(({ telas = [] }) => telas.map((tela) => ({ secao, tela }))),
  );
  for (const { secao, tela } of partes) {
    const [caminho = '', consulta = ''] = tela.split('?');
    expect(secao.telas).toContain(caminho);
    expect(ROTAS[caminho]?.partes).toContain(consulta);
  }
  expect(new Set(partes.map(({ tela }) => tela)).size).toBe(partes.length);
});

test('every picture the manual names is there, and every picture that is there is named in a document', () => {
  const documentos = ['README.md', 'docs/manual.md'].map((nome) => readFileSync(nome, 'utf8')).join('\n');
  const nomeadas = [...documentos.matchAll(/telas\/([\w-]+\.png)/g)].map(([, nome]) => nome);
  expect([...new Set(nomeadas)].toSorted()).toEqual(readdirSync('docs/telas').toSorted());
  expect(lerManual(texto, medirTela)).toEqual(contratoDoManual.parse(lerManual(texto, medirTela)));
});

test('whatever the manual quotes stands in the product, letter by letter', () => {
  const codigo = ['app', 'components', 'lib', 'server'].flatMap(fontesDe).join(' ').replace(/\s+/g, ' ');
  const citados = [...texto.matchAll(/“([^”]+)”/g)].flatMap(([, citado = '']) => citado.split(FEITO_NA_HORA));
  expect([...new Set(citados)].filter((citado) => !codigo.includes(citado))).toEqual([]);
});

/** Texts no source contains: a path through the menu, a figure of the example, an omission, the button that makes a record. */
const FEITO_NA_HORA = / › |[\d…]+|^Nov[oa] /;

function fontesDe(pasta: string): string[] {
  return readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.tsx?$/.test(nome))
    .map((nome) => readFileSync(join(pasta, nome), 'utf8'));
}

test('what is new is told of the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lidas = contratoDasNovidades.parse(lerNovidades(readFileSync('CHANGELOG.md', 'utf8'), version));
  expect(lidas.versao).toBe(version);
  expect(lidas.partes.map(({ titulo }) => titulo)).toContain('Adicionado');
  expect(() => lerNovidades('# Novidades\n\n## [0.1.0] - 2026-01-01\n', '0.2.0')).toThrow(/não tem a versão 0\.2\.0/);
});

test('sections, their parts, what they hold and where their links lead', () => {
  const { apresentacao, secoes } = ler(
    [
      '# Manual\n\nO que é.\n',
      '## Meu dia\n\n<!-- tela: /meu-dia, /outra -->\n\nVeja [a retificação](#retificação).\n\n- um\n- dois & três\n',
      '## Processo\n\n![Um processo](telas/processo.png)\n\n### Retificação\n\n<!-- tela: /p?aba=r -->\n\n| Mensagem | O que é |\n| --- | --- |\n| “Não dá” | Tente `x` **já** |\n',
    ].join('\n'),
  );
  expect(apresentacao).toEqual([{ tipo: 'paragrafo', texto: ['O que é.'] }]);
  expect(secoes).toEqual([
    {
      id: 'meu-dia',
      titulo: 'Meu dia',
      telas: ['/meu-dia', '/outra'],
      partes: [
        {
          id: 'meu-dia',
          titulo: null,
          blocos: [
            { tipo: 'paragrafo', texto: ['Veja ', { secao: 'processo.retificacao', texto: 'a retificação' }, '.'] },
            { tipo: 'lista', itens: [['um'], ['dois & três']] },
          ],
        },
      ],
    },
    {
      id: 'processo',
      titulo: 'Processo',
      telas: [],
      partes: [
        {
          id: 'processo',
          titulo: null,
          blocos: [{ tipo: 'imagem', arquivo: 'processo.png', descricao: 'Um processo', largura: 10, altura: 5 }],
        },
        {
          id: 'processo.retificacao',
          titulo: 'Retificação',
          telas: ['/p?aba=r'],
          blocos: [
            {
              tipo: 'tabela',
              titulos: [['Mensagem'], ['O que é']],
              linhas: [[['“Não dá”'], ['Tente ', { codigo: 'x' }, ' ', { forte: 'já' }]]],
            },
          ],
        },
      ],
    },
  ]);
});

test.each([
  ['a link that leads nowhere', '## A\n\n[b](#b)\n', /não leva a nenhum título/],
  ['two headings of one name', '## A\n\n## A\n', /Dois títulos são "A"/],
  ['markup it cannot show', '## A\n\n> citado\n', /não sabe mostrar "blockquote"/],
])('%s is refused', (_, markdown, recusa) => {
  expect(() => ler(markdown)).toThrow(recusa);
});
