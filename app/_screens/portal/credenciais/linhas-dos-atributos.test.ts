import { lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import { linhasDosAtributos } from './linhas-dos-atributos.ts';

const NCM = '85340011';
const VALE = { obrigatorio: false, multivalorado: false, dataInicioVigencia: '2026-01-01', dataFimVigencia: '' };
const atributo = (codigo: string, formaPreenchimento: string, outros: object = {}) => ({
  codigo,
  nomeApresentacao: `Nome de ${codigo}`,
  formaPreenchimento,
  ...VALE,
  ...outros,
});
const linhas = (...json: object[]) =>
  linhasDosAtributos(lerAtributosDaNcm(new TextEncoder().encode(JSON.stringify(json)), NCM), '2026-11-23');

test('each form of filling in is said in words, with its size, decimals and values', () => {
  const dominio = [{ codigo: '01', descricao: 'Aço' }, { codigo: '02' }];
  const escritas = linhas(
    atributo('A', 'LISTA_ESTATICA', { dominio, obrigatorio: true }),
    atributo('B', 'NUMERO_REAL', { casasDecimais: 3, tamanhoMaximo: 8 }),
    atributo('C', 'TEXTO', { tamanhoMaximo: 60, multivalorado: true }),
    atributo('D', 'COR', { obrigatorio: null }),
  );
  expect(escritas.map(({ preenchimento, obrigatorio }) => [preenchimento, obrigatorio])).toEqual([
    ['Um de 2 valores: Aço, 02', 'Sim'],
    ['Número com até 3 casas decimais; até 8 posições', 'Não'],
    ['Texto; até 60 posições; aceita vários valores', 'Não'],
    ['O Cais não conhece a forma COR', null],
  ]);
});

test('a list of one value says so', () => {
  const [escrita] = linhas(atributo('A', 'LISTA_ESTATICA', { dominio: [{ codigo: 'MM', descricao: 'Milímetro' }] }));
  expect(escrita?.preenchimento).toBe('Um só valor: Milímetro');
});

test('a long list of values says its first ones and how many more there are', () => {
  const dominio = Array.from({ length: 10 }, (_, i) => ({ codigo: String(i) }));
  const [escrita] = linhas(atributo('A', 'LISTA_ESTATICA', { dominio }));
  expect(escrita?.preenchimento).toBe('Um de 10 valores: 0, 1, 2, 3, 4, 5, 6, 7 e mais 2');
});

test('parts and conditioned attributes follow theirs, a past one is left out, and a future one says its day', () => {
  const condicionado = {
    descricaoCondicao: "'A' Igual '99'",
    condicao: null,
    atributo: atributo('B', 'TEXTO'),
    ...VALE,
  };
  const escritas = linhas(
    atributo('A', 'LISTA_ESTATICA', { condicionados: [condicionado] }),
    atributo('C', 'COMPOSTO', { listaSubatributos: [atributo('D', 'TEXTO')] }),
    atributo('E', 'BOOLEANO', { dataInicioVigencia: '2027-01-01', dataFimVigencia: '2027-12-31' }),
    atributo('F', 'DATA', { dataFimVigencia: '2026-11-22' }),
  );
  expect(escritas.map(({ codigo, quando }) => [codigo, quando])).toEqual([
    ['A', null],
    ['B', "se 'A' Igual '99'"],
    ['C', null],
    ['D', 'parte de Nome de C'],
    ['E', 'a partir de 01/01/2027; até 31/12/2027'],
  ]);
  expect(new Set(escritas.map(({ chave }) => chave)).size).toBe(5);
});
