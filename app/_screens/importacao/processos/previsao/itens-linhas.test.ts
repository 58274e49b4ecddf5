import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { comoSeGrava } from './itens-formulario.ts';
import { itemDoProcesso, linhaDaGrade, linhaNova } from './itens-linhas.ts';
import { recusasDeSaldo } from './saldo-nos-itens.ts';
import { somasDosItens } from './somas-dos-itens.ts';

const FORNECEDOR = '0190aaaa-0000-7000-8000-000000000001';
const LINHA = '0190aaaa-0000-7000-8000-000000000002';
const NOMES = {
  [FORNECEDOR]: 'FICTICIA PARTS CO',
  [LINHA]: 'PO-1 · linha 2',
  [`${LINHA} disponível`]: '50.00000',
  'pais:160': 'CHINA',
};
const UM: ItemDoProcesso = {
  id: '0190aaaa-0000-7000-8000-000000000003',
  pedidoItem: { id: LINHA },
  item: null,
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '85423190',
  destaque: null,
  cClassTrib: null,
  unidade: 'PECA',
  quantidade: '2.50000',
  valorUnitario: '1.2345678',
  pesoLiquido: '0.75000',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
  fornecedor: { id: FORNECEDOR },
  fabricante: null,
  paisOrigem: { codigo: '160' },
  condicao: 'USADA',
  aplicacao: 'CONSUMO',
  numeroLi: null,
  codigoSuframa: null,
  adicao: 3,
};
const naGrade = (item: ItemDoProcesso) => linhaDaGrade(item, { id: 'r1', nomes: NOMES, documento: 'DI' });

describe('An item of a process in the grid', () => {
  test('goes in as text, says its order and its adição, and comes out as it was', () => {
    const linha = naGrade(UM);
    // 2.5 × 1.2345678 = 3.0864195, truncated
    expect(linha).toMatchObject({
      moeda: 'USD',
      paisOrigem: 'CHINA',
      fornecedor: 'FICTICIA PARTS CO',
      valor: '3.08',
      pedidoItem: 'PO-1 · linha 2',
      adicao: '003',
    });
    expect(itemDoProcesso(linha, NOMES)).toEqual(UM);
  });

  test('takes a currency by its letters or its number, and keeps one nobody knows as it was typed', () => {
    const moeda = (escrita: string) => itemDoProcesso({ ...naGrade(UM), moeda: escrita }, NOMES).moeda.codigo;
    expect([moeda('eur'), moeda('978'), moeda('dólar')]).toEqual(['978', '978', 'dólar']);
  });

  test('is of one NCM and one licence however they are punctuated', () => {
    const pontuada = { ...naGrade(UM), ncm: '8542.31.90', numeroLi: '26/0000001-5' };
    expect(itemDoProcesso(pontuada, NOMES)).toMatchObject({ ncm: '85423190', numeroLi: '2600000015' });
  });

  test('begins as the row above was bought, or as the process is', () => {
    expect(linhaNova(naGrade(UM), 'CIF')).toMatchObject({
      moeda: 'USD',
      incoterm: 'FOB',
      fornecedor: 'FICTICIA PARTS CO',
      condicao: 'NOVA',
      partNumber: '',
      pedidoItemId: '',
    });
    expect(linhaNova(undefined, 'CIF')).toMatchObject({ moeda: '', incoterm: 'CIF', fornecedor: '' });
  });

  test('left as it began below the last is no item; units are codes', () => {
    const vazia = itemDoProcesso(linhaNova(naGrade(UM), null), NOMES);
    const gravado = comoSeGrava({ itens: [{ ...UM, unidade: 'peca' }, vazia, vazia], adicoes: [] });
    expect(gravado).toEqual({ itens: [UM], adicoes: [] });
  });
});

test('what is over the balance of an order is said at the last row that draws on it, all of them together', () => {
  const com = (quantidade: string) => ({ ...UM, quantidade });
  expect(recusasDeSaldo([com('30'), com('20')], NOMES)).toEqual({});
  expect(recusasDeSaldo([com('30'), com('20.5'), { ...UM, pedidoItem: null }], NOMES)).toEqual({
    '1.quantidade': 'O saldo do pedido neste item é 50: não cabem 50,5.',
  });
  expect(recusasDeSaldo([com('99')], {})).toEqual({});
});

test('goods come to so much in each of their currencies; what cannot be read is counted', () => {
  const euros = { ...UM, quantidade: '2', valorUnitario: '10', moeda: { codigo: '978' } };
  expect(somasDosItens([UM, euros, { ...UM, quantidade: 'dez', pesoLiquido: null }], 'DI')).toEqual({
    linhas: 3,
    deFora: 1,
    pesoLiquido: '1.50000',
    semPeso: 1,
    valores: [
      { moeda: '220', valor: '3.08' },
      { moeda: '978', valor: '20.00' },
    ],
  });
});

test('goods without any weight have no net weight: unknown is not zero', () => {
  expect(somasDosItens([{ ...UM, pesoLiquido: null }], 'DI')).toMatchObject({ pesoLiquido: null, semPeso: 1 });
});
