import type { LinhaDoPedido } from '#lib/contracts/purchase-order.ts';
import type { ItemConhecido } from '#lib/contracts/purchase-order-itens.ts';
import { completada, linhaDaGrade, linhaDoPedido, linhasMudadas, linhaVazia } from './itens-linhas.ts';

const FABRICANTE = '0190aaaa-0000-7000-8000-000000000001';
const LINHA = '0190aaaa-0000-7000-8000-000000000002';
const NOMES = { [FABRICANTE]: 'FICTICIA MAKER CO' };
const UMA: LinhaDoPedido = {
  id: LINHA,
  item: null,
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '85423190',
  destaque: null,
  unidade: 'PECA',
  quantidade: '2.50000',
  valorUnitario: '1.2345678',
  pesoLiquidoUnitario: null,
  paisOrigem: { codigo: '160' },
  fabricante: { id: FABRICANTE },
  aplicacao: 'CONSUMO',
  codigoSuframa: null,
};
const CONHECIDO: ItemConhecido = {
  pedido: 'FX-1',
  id: '0190aaaa-0000-7000-8000-000000000003',
  descricao: 'Circuito do cadastro',
  ncm: '85340019',
  destaque: '001',
  unidade: 'UNIDADE',
  pesoLiquidoUnitario: '0.0125000',
  paisOrigem: { codigo: '249', nome: 'ESTADOS UNIDOS' },
  fabricante: { id: FABRICANTE, razaoSocial: 'FICTICIA MAKER CO' },
  codigoSuframa: null,
};
const naGrade = (linha: LinhaDoPedido, embarcado = new Map<string, string>()) =>
  linhaDaGrade(linha, { id: 'r1', nomes: NOMES, embarcado });

describe('A line of an order in the grid', () => {
  test('goes in as text, with what it is worth truncated to the cent, and comes out as it was', () => {
    const linha = naGrade(UMA);
    // 2.5 × 1.2345678 = 3.0864195
    expect(linha).toMatchObject({ fabricante: 'FICTICIA MAKER CO', paisOrigem: '160', valor: '3.08', destaque: '' });
    expect(linhaDoPedido(linha, NOMES)).toEqual(UMA);
  });

  test('says what is shipped of it and its balance with the quantity that is typed', () => {
    const embarcado = new Map([[LINHA, '1.00000']]);
    expect(naGrade(UMA, embarcado)).toMatchObject({ embarcado: '1.00000', saldo: '1.50000' });
    expect(naGrade({ ...UMA, quantidade: '4' }, embarcado)).toMatchObject({ saldo: '3.00000' });
    expect(naGrade({ ...UMA, quantidade: 'dez' }, embarcado)).toMatchObject({ saldo: '', valor: '' });
  });

  test('keeps a manufacturer nobody knows as it was typed, and knows one however it is written', () => {
    const linha = { ...naGrade(UMA), fabricante: 'Ninguém' };
    expect(linhaDoPedido(linha, NOMES).fabricante).toEqual({ id: 'Ninguém' });
    expect(naGrade(linhaDoPedido(linha, NOMES)).fabricante).toBe('Ninguém');
    expect(linhaDoPedido({ ...linha, fabricante: 'ficticia maker co' }, NOMES).fabricante).toEqual({ id: FABRICANTE });
  });

  test('left empty is nothing at all', () => {
    const valores = Object.values(linhaDoPedido(linhaVazia(), NOMES));
    expect(valores.every((valor) => valor === null || valor === '')).toBe(true);
  });
});

test('a duplicated row is a new line, and a row with another part number another item', () => {
  const linha = { ...naGrade(UMA), item: CONHECIDO.id };
  const copia = { ...linha, id: 'r2' };
  const [primeira, segunda] = linhasMudadas([linha], [linha, copia]);
  expect([primeira?.linhaId, segunda?.linhaId]).toEqual([LINHA, '']);
  expect(linhasMudadas([linha], [{ ...linha, quantidade: '9' }])[0]).toMatchObject({ item: CONHECIDO.id });
  expect(linhasMudadas([linha], [{ ...linha, partNumber: 'FX-2' }])[0]).toMatchObject({ item: '', linhaId: LINHA });
});

describe('The cadastro', () => {
  test('fills the cells that are empty, and no other', () => {
    const vazia = linhaDoPedido({ ...linhaVazia(), partNumber: 'FX-1', unidade: 'CX' }, NOMES);
    expect(completada(vazia, CONHECIDO)).toMatchObject({
      item: { id: CONHECIDO.id },
      descricao: 'Circuito do cadastro',
      ncm: '85340019',
      destaque: '001',
      unidade: 'CX',
      pesoLiquidoUnitario: '0.0125000',
      paisOrigem: { codigo: '249' },
      fabricante: { id: FABRICANTE },
    });
    expect(completada(UMA, CONHECIDO)).toMatchObject({
      descricao: 'Circuito',
      ncm: '85423190',
      paisOrigem: { codigo: '160' },
    });
  });

  test('leaves alone a line whose item it is already, and one it does not know', () => {
    const sua = { ...UMA, item: { id: CONHECIDO.id }, destaque: null };
    expect(completada(sua, CONHECIDO)).toBe(sua);
    expect(completada(UMA, undefined)).toBe(UMA);
  });
});
