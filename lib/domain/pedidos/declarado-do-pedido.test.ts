import { acharDeclarados, type ItemDeclaradoNaAdicao, type LinhaProcurada } from './declarado-do-pedido.ts';

const linha = (id: string, partNumber: string, mais: Partial<LinhaProcurada> = {}): LinhaProcurada => ({
  id,
  partNumber,
  ncm: '85423190',
  valorUnitario: '1.5000000',
  ...mais,
});
const item = (chave: string, descricao: string, mais: Partial<ItemDeclaradoNaAdicao> = {}): ItemDeclaradoNaAdicao => ({
  chave,
  adicao: 1,
  ncm: '85423190',
  descricao,
  quantidade: '10.00000',
  valorUnitario: '1.5000000',
  ...mais,
});
const achar = (linhas: LinhaProcurada[], itens: ItemDeclaradoNaAdicao[]) =>
  Object.fromEntries(
    [...acharDeclarados(linhas, itens)].map(([id, achado]) => [
      id,
      [achado.como, ...achado.itens.map(({ chave }) => chave)],
    ]),
  );

describe('A line of an order among the declared items', () => {
  test('is known by its part number in the description, in however many items it was declared', () => {
    const itens = [item('1', 'CIRCUITO PN: fx-1, NOVO'), item('2', 'CIRCUITO FX-2'), item('3', 'OUTRO (FX-1)')];
    expect(achar([linha('a', 'FX-1'), linha('b', 'FX-2')], itens)).toEqual({
      a: ['PART_NUMBER', '1', '3'],
      b: ['PART_NUMBER', '2'],
    });
  });

  test.each(['FX-10', 'AFX-1', 'FX-1-A', 'FX-1/B', 'X.FX-1', 'FX-1B'])('is not that of %s', (parecido) => {
    const outroValor = { valorUnitario: '9.0000000' };
    expect(achar([linha('a', 'FX-1')], [item('1', `CIRCUITO ${parecido} NOVO`, outroValor)])).toEqual({});
  });

  test('is not one of another NCM, whatever its description says', () => {
    expect(achar([linha('a', 'FX-1')], [item('1', 'CIRCUITO FX-1', { ncm: '85340019' })])).toEqual({});
  });

  test('is known by NCM and unit value where nothing else has both', () => {
    expect(achar([linha('a', 'FX-1')], [item('1', 'SEM CODIGO', { valorUnitario: '1.50' })])).toEqual({
      a: ['NCM_E_VALOR', '1'],
    });
  });

  test('is not found rather than guessed', () => {
    const duas = [linha('a', 'FX-1'), linha('b', 'FX-2')];
    expect(achar(duas, [item('1', 'SEM CODIGO')])).toEqual({});
    expect(achar([linha('a', 'FX-1')], [item('1', 'SEM CODIGO'), item('2', 'SEM CODIGO')])).toEqual({});
    expect(achar(duas, [item('1', 'CONJUNTO FX-1 E FX-2')])).toEqual({});
    expect(achar([linha('a', ' '), linha('c', 'FX-9')], [item('1', 'CIRCUITO DE OUTRO')])).toEqual({});
    expect(achar([linha('a', 'FX-1'), linha('b', 'FX-1', { valorUnitario: '2' })], [item('1', 'FX-1')])).toEqual({});
  });

  test('is known by its number in a DUIMP that was registered from the processo, whatever the catalogue calls it', () => {
    const linhas = [linha('a', 'FX-1', { numeros: [1, 3] }), linha('b', 'FX-2', { numeros: [2], ncm: '73181500' })];
    const doCatalogo = [
      ...[1, 3].map((numero) => item(`1/${numero}`, 'Do catálogo', { numero })),
      item('2/2', 'Do catálogo', { numero: 2, ncm: '73181500' }),
    ];
    expect(achar(linhas, doCatalogo)).toEqual({ a: ['NUMERO', '1/1', '1/3'], b: ['NUMERO', '2/2'] });
    // With another NCM it is other goods, and one that is not there is not another one.
    expect(achar(linhas, [item('1/2', 'Do catálogo', { numero: 2 })])).toEqual({});
    // The numbers of a declaration from elsewhere are its own.
    expect(achar([linha('a', 'FX-9'), linha('b', 'FX-2')], [item('1/1', 'FX-2', { numero: 1 })])).toEqual({
      b: ['PART_NUMBER', '1/1'],
    });
  });

  test('an item that names one line is not the one of another with its value', () => {
    const linhas = [linha('a', 'FX-1'), linha('b', 'FX-2', { valorUnitario: '7' })];
    expect(achar(linhas, [item('1', 'CIRCUITO FX-2')])).toEqual({ b: ['PART_NUMBER', '1'] });
  });
});
