import { capaDaDuimp, duimpFicticia, paginasDaDuimp, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { emRemessas, parteEmPalavras, reconhecer } from './partes-escolhidas.ts';

const DUIMP = duimpFicticia();
const [PRIMEIRA = [], SEGUNDA = []] = paginasDaDuimp(DUIMP, 2);
const json = (nome: string, conteudo: unknown) => new File([textoDaDuimp(conteudo)], nome);
const capa = json('capa.json', capaDaDuimp(DUIMP));
const itens = [json('1.json', PRIMEIRA), json('2.json', SEGUNDA)];
const di = new File(['<?xml version="1.0"?><ListaDeclaracoes/>'], 'di.xml');
const zip = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'tudo.zip');
const outraCapa = new File(
  [textoDaDuimp(capaDaDuimp(DUIMP)).replaceAll('26BR00001234561', '26BR00000000010')],
  'b.json',
);

const nomes = async (...arquivos: File[]) =>
  emRemessas(await Promise.all(arquivos.map(reconhecer))).map(({ partes }) =>
    partes.map(({ arquivo }) => arquivo.name),
  );

test.each([
  [capa, 'Capa da DUIMP 26BR0000123456-1'],
  [itens[0], 'Itens 1 a 2 da DUIMP 26BR0000123456-1'],
  [itens[1], 'Item 3 da DUIMP 26BR0000123456-1'],
  [json('duimp.json', DUIMP), 'Capa e itens da DUIMP 26BR0000123456-1'],
  [di, 'XML de DI'],
  [new File(['<declaracaoImportacao/>'], 'so.xml'), 'XML de DI'],
  [zip, 'ZIP'],
  [new File(['<nfeProc/>'], 'nota.xml'), 'Não reconhecido'],
  [new File(['{"a":'], 'cortado.json'), 'Não reconhecido'],
  [new File(['%PDF'], 'extrato.pdf'), 'Não reconhecido'],
  [new File([], 'vazio.xml'), 'Não reconhecido'],
])('%# is recognised by what is in it', async (arquivo, palavras) => {
  expect(parteEmPalavras((await reconhecer(arquivo as File)).parte)).toBe(palavras);
});

test('the parts of a DUIMP are read together, any other file by itself', async () => {
  expect(await nomes(itens[1] as File, di, outraCapa, capa, itens[0] as File)).toEqual([
    ['2.json', 'capa.json', '1.json'],
    ['b.json'],
    ['di.xml'],
  ]);
});

test('a ZIP goes with the parts of the one DUIMP it was dropped with', async () => {
  expect(await nomes(zip, capa, di)).toEqual([['capa.json', 'tudo.zip'], ['di.xml']]);
  expect(await nomes(zip, capa, outraCapa)).toEqual([['capa.json'], ['b.json'], ['tudo.zip']]);
  expect(await nomes(zip, di)).toEqual([['tudo.zip'], ['di.xml']]);
});

test('a file that cannot be read here goes to the server as it is', async () => {
  const sumido = new File(['<declaracaoImportacao/>'], 'sumido.xml');
  sumido.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await reconhecer(sumido)).toEqual({ arquivo: sumido, parte: { tipo: 'OUTRO' } });
});
