import fc from 'fast-check';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import {
  lerMetadadoDaTabela,
  lerPaginaDaTabela,
  lerRelacaoDeTabelas,
  linhasDaTabela,
  valorPorExtenso,
} from './tabela-aduaneira.ts';

const emBytes = (corpo: unknown) => new TextEncoder().encode(JSON.stringify(corpo));
const TABELA = { nome: 'UNIDADE', rotulo: 'Unidade', descricao: 'Unidades de medida' };
const campo = (mais: object) => ({
  nome: 'CODIGO',
  rotulo: 'Código',
  tipo: 'STRING',
  obrigatorio: true,
  autoNumerado: false,
  chaveNegocio: true,
  tamanho: 2,
  casasDecimais: '0',
  ...mais,
});
const [codigo, inicio, uso, ativo] = lerMetadadoDaTabela(
  emBytes({
    ...TABELA,
    campos: [
      campo({}),
      campo({ nome: 'INICIO', tipo: 'DATA' }),
      campo({ nome: 'USO', dominios: [{ codigo: 'E', descricao: 'Estatística' }] }),
      campo({ nome: 'ATIVO', tipo: 'BOOLEANO', nomeTabelaEstrangeira: 'OUTRA' }),
    ],
  }),
  'UNIDADE',
).campos;
const pagina = (...linhas: Record<string, unknown>[]) =>
  lerPaginaDaTabela(
    emBytes({
      nomeTabela: 'UNIDADE',
      dados: linhas.map((uma) => ({ campos: Object.entries(uma).map(([nome, valor]) => ({ nome, valor })) })),
    }),
    'UNIDADE',
  );

test('the list of the tables is read as it is published, one table, and as a list', () => {
  expect(lerRelacaoDeTabelas(emBytes(TABELA))).toEqual([TABELA]);
  expect(lerRelacaoDeTabelas(emBytes([TABELA, { nome: 'PAIS' }]))).toEqual([
    TABELA,
    { nome: 'PAIS', rotulo: null, descricao: null },
  ]);
  expect(lerRelacaoDeTabelas(emBytes([]))).toEqual([]);
});

test('a column keeps what the Portal says of it', () => {
  expect(codigo).toMatchObject({ nome: 'CODIGO', tipo: 'STRING', tamanho: 2, casasDecimais: 0, chaveNegocio: true });
  expect(uso?.dominio).toEqual([{ codigo: 'E', descricao: 'Estatística' }]);
  expect(ativo).toMatchObject({ deOutraTabela: 'OUTRA', unico: null, formato: null });
});

test.each([
  ['a list of something else', () => lerRelacaoDeTabelas(emBytes([{ rotulo: 'X' }])), 'não é a relação de tabelas'],
  ['a list of texts', () => lerRelacaoDeTabelas(emBytes(['PAIS'])), 'não é a relação de tabelas'],
  ['columns of another table', () => lerMetadadoDaTabela(emBytes({ nome: 'PAIS', campos: [] }), 'URF'), 'tabela URF'],
  ['no columns', () => lerMetadadoDaTabela(emBytes({ nome: 'URF' }), 'URF'), 'não diz as colunas'],
  ['rows of another table', () => lerPaginaDaTabela(emBytes({ nomeTabela: 'PAIS', dados: [] }), 'URF'), 'tabela URF'],
  [
    'rows that are none',
    () => lerPaginaDaTabela(emBytes({ nomeTabela: 'URF', dados: 'X' }), 'URF'),
    'não tem as linhas',
  ],
])('%s is refused', (_qual, ler, frase) => {
  expect(ler).toThrow(ArquivoInvalido);
  expect(ler).toThrow(frase);
});

test('a value is said by its words, a day as Brazil writes it, and what is not known as it came', () => {
  const ditos = (qual: typeof codigo, ...valores: (string | null | undefined)[]) =>
    valores.map((um) => qual && valorPorExtenso(qual, um));
  expect(ditos(codigo, '01', null, undefined)).toEqual(['01', null, null]);
  expect(ditos(uso, 'E', 'C')).toEqual(['E – Estatística', 'C']);
  expect(ditos(inicio, '1997-01-31', '31/01/1997')).toEqual(['31/01/1997', '31/01/1997']);
  expect(ditos(ativo, 'true', 'N', 'X')).toEqual(['Sim', 'Não', 'X']);
});

test('codes keep their zeros, numbers are texts, and a missing value is null', () => {
  expect(pagina({ CODIGO: '01', VALOR: 1.1, NADA: null, SIM: true })).toEqual([
    { CODIGO: '01', VALOR: '1.1', NADA: null, SIM: 'true' },
  ]);
  expect(lerPaginaDaTabela(emBytes({ nomeTabela: 'UNIDADE' }), 'UNIDADE')).toEqual([]);
});

test('whatever the pages repeat, each row comes once and none is lost', () => {
  const linha = fc.record({ CODIGO: fc.integer({ min: 0, max: 30 }).map(String) });
  fc.assert(
    fc.property(fc.array(fc.array(linha, { maxLength: 8 }), { maxLength: 5 }), (paginas) => {
      const lidas = linhasDaTabela(paginas.map((uma) => pagina(...uma)));
      const codigos = lidas.map((uma) => uma.CODIGO);
      expect(new Set(codigos).size).toBe(codigos.length);
      expect(new Set(codigos)).toEqual(new Set(paginas.flat().map((uma) => uma.CODIGO)));
    }),
  );
});
