import { porNaLista } from '#app/_screens/dcr/processos/campos/por-na-lista.ts';
import { dcrDeTeste } from '#app/_screens/dcr/processos/processo/dcr-de-teste.ts';
import type { ImportadoNovo, InsumoDaDi } from '#lib/contracts/dcr/dcr.ts';
import { doInsumo } from './insumos-escolhidos.ts';

const INSUMO: InsumoDaDi = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9d01',
  processo: { id: '01a1fd15-e7ab-758c-8773-6cd900bf9d02', numero: 'IMP-2026-0001' },
  numeroDeclaracao: '2600000999',
  adicao: 2,
  item: 3,
  dataRegistro: '2026-10-01',
  dataDesembaraco: '2026-10-05',
  partNumber: 'MOTOR',
  itemId: null,
  ncm: '84073190',
  descricao: 'MOTOR 160 CC',
  unidade: 'PECA',
  fornecedor: null,
  quantidade: '100.00000',
  saldo: '40.0000000',
  custoUSD: '205.500000',
  custoFob: '200.0000000',
  custoCif: '205.5000000',
  moeda: 'USD',
  aliquotaII: '16.00',
  regime: 'SUSPENSAO',
  suspensao: 'S',
  haMaisRecente: false,
};
const linhas: ImportadoNovo[] = dcrDeTeste().importados;

test('an item that is there already changes its document, price and rate, and keeps its quantity', () => {
  const { linhas: postas, primeiraNova } = porNaLista(linhas, [INSUMO], true, doInsumo('importados'));
  expect(primeiraNova).toBeNull();
  expect(postas).toHaveLength(2);
  expect(postas[0]).toMatchObject({
    codigo: 'MOTOR',
    quantidade: '1.0000000',
    numeroDeclaracao: '2600000999',
    adicao: 2,
    itemDaAdicao: 3,
    preco: '205.500000',
    aliquotaII: '16.00',
    lote: { id: INSUMO.id },
  });
});

test('a declaration that says no rate leaves the line without one', () => {
  const semAliquota = [{ ...INSUMO, aliquotaII: null }];
  const { linhas: postas } = porNaLista(linhas, semAliquota, true, doInsumo('importados'));
  expect(postas[0]).toMatchObject({ codigo: 'MOTOR', aliquotaII: null });
});

test('one whose part number is written in other letters is there already, too', () => {
  const { linhas: postas } = porNaLista(linhas, [{ ...INSUMO, partNumber: 'Motor' }], true, doInsumo('importados'));
  expect(postas.map(({ codigo }) => codigo)).toEqual(linhas.map(({ codigo }) => codigo));
});

test('asked not to, it is a new line whose quantity is to be typed, its words cut to the 80 of the field', () => {
  const novo = { ...INSUMO, descricao: `MOTOR ${'X'.repeat(100)}`, numeroDeclaracao: '26BR00001234561' };
  const { linhas: postas, primeiraNova } = porNaLista(linhas, [novo], false, doInsumo('subcomponentes'));
  expect(primeiraNova).toBe(2);
  expect(postas[2]).toMatchObject({ quantidade: '', documento: 'DUIMP', pai: '', incluiBC: 'S' });
  expect(postas[2]?.descricao).toHaveLength(80);
});

test('a lote nobody linked is known by the code standing alone in its words', () => {
  const solto = { ...INSUMO, partNumber: null };
  expect(doInsumo('importados').lugar(linhas, { ...solto, descricao: 'Motor de explosão, PN MOTOR.' })).toBe(0);
  expect(doInsumo('importados').lugar(linhas, { ...solto, descricao: 'MOTORIZADA' })).toBeNull();
});
