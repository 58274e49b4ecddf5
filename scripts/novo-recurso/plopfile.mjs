// `npm run novo:recurso -- Armador Armadores Armador Armadores` declares a cadastro and makes its screens and tests, each file in
// its usual folder. Its own fields are added afterwards, as CONTRIBUTING.md says.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const raiz = resolve(import.meta.dirname, '../..');
const PASCAL = /^[A-Z][A-Za-z0-9]+$/;
const emPascal = (valor) => PASCAL.test(valor) || 'Em PascalCase e sem acento: Armador, TerminalPortuario.';
const preenchido = (valor) => valor.trim() !== '' || 'Informe o nome que as pessoas leem.';

export default function plopfile(plop) {
  plop.setDefaultInclude({ generators: true });
  plop.setHelper('lowerCase', (texto) => texto.toLocaleLowerCase('pt-BR'));
  plop.setActionType('comando', (_respostas, { programa, argumentos }) => {
    execFileSync(programa, argumentos, { cwd: raiz, stdio: 'pipe' });
    return [programa, ...argumentos].join(' ');
  });

  plop.setGenerator('recurso', {
    description: 'Um cadastro novo: contrato, tabela, rotas, telas e testes',
    prompts: [
      { type: 'input', name: 'nome', message: 'Nome no código, no singular (Armador):', validate: emPascal },
      { type: 'input', name: 'plural', message: 'Nome no código, no plural (Armadores):', validate: emPascal },
      {
        type: 'input',
        name: 'rotulo',
        message: 'Como se lê, no singular (um substantivo masculino):',
        validate: preenchido,
      },
      { type: 'input', name: 'rotulos', message: 'Como se lê, no plural:', validate: preenchido },
    ],
    actions: ({ nome }) => {
      exigirLugares();
      const chave = nome.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();
      return [
        ...NOVOS.map(([path, modelo]) => ({
          type: 'add',
          path: resolve(raiz, path),
          templateFile: `modelos/${modelo}.hbs`,
        })),
        ...LUGARES.map(({ em, antesDe, texto }) => ({
          type: 'modify',
          path: resolve(raiz, em),
          pattern: antesDe,
          template: `${texto}$&`,
        })),
        {
          type: 'append',
          path: resolve(raiz, 'server/platform/db/schema/cadastros.ts'),
          pattern: /$(?![\s\S])/,
          templateFile: 'modelos/tabela.hbs',
          separator: '',
        },
        { type: 'comando', programa: 'npm', argumentos: ['run', '--silent', 'format'] },
        { type: 'comando', programa: 'npm', argumentos: ['run', '--silent', 'db:migracao', '--', `--name=${chave}`] },
      ];
    },
  });
}

/** Before anything is written: a place that has changed would be left out without a word. */
function exigirLugares() {
  const semLugar = LUGARES.filter(({ em, antesDe }) => !antesDe.test(readFileSync(resolve(raiz, em), 'utf8')));
  if (semLugar.length === 0) return;
  throw new Error(`Sem lugar: ${semLugar.map(({ em, antesDe }) => `${em} (${antesDe})`).join(', ')}`);
}

const TELAS = 'app/_screens/configuracoes/{{dashCase plural}}';
const NOVOS = [
  ['lib/registros/{{dashCase nome}}.ts', 'registro'],
  ['lib/contracts/consultas/{{dashCase nome}}.ts', 'consulta'],
  ['server/comex/cadastros/{{dashCase nome}}.ts', 'cadastro'],
  ['server/comex/cadastros/{{dashCase nome}}.test.ts', 'servidor-test'],
  [`${TELAS}/{{nome}}Screen.tsx`, 'Screen'],
  [`${TELAS}/{{plural}}Screen.tsx`, 'ListaScreen'],
  [`${TELAS}/{{plural}}Screen.test.tsx`, 'tela-test'],
  [`${TELAS}/{{dashCase nome}}-cadastro.ts`, 'cadastro-da-tela'],
];

/** The existing files that must name the new resource; each text goes before the matched line. */
const LUGARES = [
  {
    em: 'server/cadastros.ts',
    antesDe: /import { cadastroDeFornecedor }/,
    texto: "import { cadastroDe{{nome}} } from '#server/comex/cadastros/{{dashCase nome}}.ts';\n",
  },
  {
    em: 'server/cadastros.ts',
    antesDe: / {2}servido\(cadastroDeFornecedor\),/,
    texto: '  servido(cadastroDe{{nome}}),\n',
  },
  {
    em: 'app/_app/routes/configuracoes.ts',
    antesDe: / {2}\.\.\.cadastroRoutes\('\/configuracoes\/fornecedores',/,
    texto: `  ...cadastroRoutes('/configuracoes/{{dashCase plural}}', {
    busca: listSearchFrom(() => import('#lib/contracts/consultas/{{dashCase nome}}.ts'), '{{camelCase nome}}Consulta'),
    lista: lazy(() => import('#${TELAS}/{{plural}}Screen.tsx'), '{{plural}}Screen'),
    telaDoNovo: lazy(() => import('#${TELAS}/{{nome}}Screen.tsx'), 'Novo{{nome}}Screen'),
    telaDeUm: lazy(() => import('#${TELAS}/{{nome}}Screen.tsx'), '{{nome}}Screen'),
  }),
`,
  },
  {
    em: 'app/_app/screens.ts',
    antesDe: / {2}'\/configuracoes\/fornecedores': /,
    texto: `  '/configuracoes/{{dashCase plural}}': {
    cadastro: { recurso: '{{nome}}', exemplo: { nome: 'Fictício' } },
    titulo: '{{rotulos}}',
    lugares: [{ nome: '{{rotulos}}', sinonimos: '' }],
    faixa: { nome: '{{rotulos}}' },
  },
`,
  },
  {
    em: 'server/testing/security/support/owners.ts',
    antesDe: / {2}'\/api\/Fornecedor\/{id}': /,
    texto: "  '/api/{{nome}}/{id}': { de: '{{snakeCase nome}}' },\n",
  },
  {
    em: 'server/testing/security/support/full-company.ts',
    antesDe: / {2}await postar\('Visao', VISAO\);/,
    texto: "  await postar('{{nome}}', { nome: 'Da cheia' });\n",
  },
  {
    em: 'server/platform/http/plugins.test.ts',
    antesDe: /^ {2}'Fornecedor',/m,
    texto: "  '{{nome}}',\n",
  },
];
