import { strToU8, zipSync } from 'fflate';
import { chaveDoVinculo } from '#lib/portal/domain/fabricante-no-portal.ts';
import { escreverVinculo, lerVinculos } from './vinculo-json.ts';

const DE_OPERADOR = { codigoProduto: '770', codigoOperador: 'OPE_1', cpfCnpj: null, codigoPais: 'CN' };
const NACIONAL = { codigoProduto: '770', codigoOperador: null, cpfCnpj: '11222333000181', codigoPais: 'BR' };
const DESCONHECIDO = { codigoProduto: '771', codigoOperador: null, cpfCnpj: null, codigoPais: 'DE' };
/** As the export has them. */
const LISTA = [
  {
    seq: 1,
    cpfCnpjRaiz: '12345678',
    codigoOperadorEstrangeiro: 'OPE_1',
    conhecido: true,
    codigoProduto: 770,
    vincular: true,
    codigoPais: 'CN',
  },
  {
    seq: 2,
    cpfCnpjRaiz: '12345678',
    cpfCnpjFabricante: '11222333000181',
    conhecido: true,
    codigoProduto: 770,
    vincular: true,
    codigoPais: 'BR',
  },
  { seq: 3, cpfCnpjRaiz: '12345678', conhecido: false, codigoProduto: 771, vincular: true, codigoPais: 'DE' },
];
const bytes = (json: unknown) => strToU8(JSON.stringify(json));

test('a link is written with whom it names, and read from a list, from a ZIP with it, or alone', () => {
  expect(escreverVinculo(DE_OPERADOR)).toBe(
    '{"codigoOperadorEstrangeiro":"OPE_1","conhecido":true,"codigoProduto":770,"codigoPais":"CN"}',
  );
  expect(escreverVinculo(NACIONAL)).toBe(
    '{"cpfCnpjFabricante":"11222333000181","conhecido":true,"codigoProduto":770,"codigoPais":"BR"}',
  );
  expect(escreverVinculo(DESCONHECIDO)).toBe('{"conhecido":false,"codigoProduto":771,"codigoPais":"DE"}');
  const todos = [DE_OPERADOR, NACIONAL, DESCONHECIDO];
  expect(lerVinculos(bytes(LISTA))).toEqual(todos);
  expect(lerVinculos(zipSync({ 'vinculos.json': bytes(LISTA) }))).toEqual(todos);
  expect(lerVinculos(bytes(LISTA[0]))).toEqual([DE_OPERADOR]);
  // What an export says to be no link any more is none.
  expect(lerVinculos(bytes([{ ...LISTA[0], vincular: false }]))).toEqual([]);
  expect(new Set(todos.map(chaveDoVinculo)).size).toBe(3);
});

test('what is no list of links is refused with its reason', () => {
  expect(() => lerVinculos(bytes('x'))).toThrow('Este JSON não é a lista de fabricantes do Portal Único.');
  expect(() => lerVinculos(bytes([{ conhecido: true, codigoPais: 'CN' }]))).toThrow(
    'Um vínculo da resposta do Portal Único não tem produto ou país.',
  );
  expect(() => lerVinculos(zipSync({ 'leia.txt': strToU8('nada') }))).toThrow(/não tem a lista de fabricantes/);
  expect(() => lerVinculos(new Uint8Array([0x50, 0x4b, 1, 2]))).toThrow(/não tem a lista de fabricantes/);
});
