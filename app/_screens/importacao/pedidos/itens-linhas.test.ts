import type { LinhaDoPedido } from '#lib/contracts/pedidos/pedido.ts';
import { linhaDaGrade, linhaDoPedido, linhaVazia } from './itens-linhas.ts';

const FABRICANTE = '0190aaaa-0000-7000-8000-000000000001';
const LINHA = '0190aaaa-0000-7000-8000-000000000002';
const NOMES = { [FABRICANTE]: 'FICTICIA MAKER CO', 'pais:160': 'CHINA, REPUBLICA POPULAR' };
const UMA: LinhaDoPedido = {
  id: LINHA,
  item: null,
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '85423190',
  destaque: null,
  cClassTrib: null,
  unidade: 'PECA',
  quantidade: '2.50000',
  valorUnitario: '1.2345678',
  pesoLiquidoUnitario: null,
  paisOrigem: { codigo: '160' },
  fabricante: { id: FABRICANTE },
  aplicacao: 'CONSUMO',
  codigoSuframa: null,
};
const naGrade = (linha: LinhaDoPedido, embarcado = new Map<string, string>()) =>
  linhaDaGrade(linha, { id: 'r1', nomes: NOMES, embarcado });

describe('A line of an order in the grid', () => {
  test('goes in as text, with what it is worth to the cent, and comes out as it was', () => {
    const linha = naGrade(UMA);
    // 2.5 × 1.2345678 = 3.0864195
    expect(linha).toMatchObject({ fabricante: 'FICTICIA MAKER CO', valor: '3.09', destaque: '' });
    expect(linhaDoPedido(linha, NOMES)).toEqual(UMA);
  });

  test('shows a country by its name, and takes it by name or code', () => {
    expect(naGrade(UMA).paisOrigem).toBe('CHINA, REPUBLICA POPULAR');
    const pais = (escrito: string) => linhaDoPedido({ ...naGrade(UMA), paisOrigem: escrito }, NOMES).paisOrigem;
    expect([pais('china, republica popular'), pais('160'), pais('')]).toEqual([
      { codigo: '160' },
      { codigo: '160' },
      null,
    ]);
    expect(pais('Atlântida')).toEqual({ codigo: 'Atlântida' });
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
