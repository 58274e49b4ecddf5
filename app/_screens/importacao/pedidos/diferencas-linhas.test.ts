import type { EmbarqueDaLinha, LinhaComparada } from '#lib/contracts/pedido-diferencas.ts';
import { linhasDaComparacao } from './diferencas-linhas.ts';

const figuras = { quantidade: '10.00000', valorUnitario: '1.5000000', valor: '15.00' };
const embarque = (declarado: EmbarqueDaLinha['declarado'], mais: Partial<EmbarqueDaLinha> = {}): EmbarqueDaLinha => ({
  processo: { id: 'p1', numero: 'IMP-1', situacao: 'REGISTRADO' },
  ...figuras,
  outrosValores: false,
  declarado,
  ...mais,
});
const linha = (...embarques: EmbarqueDaLinha[]): LinhaComparada => ({
  id: 'l1',
  linha: 1,
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '85423190',
  unidade: 'PECA',
  ...figuras,
  quantidade: '100.00000',
  embarques,
});
const achado = (mais: Partial<typeof figuras> = {}): EmbarqueDaLinha['declarado'] => ({
  situacao: 'ENCONTRADO',
  como: 'PART_NUMBER',
  adicoes: [1],
  outrosValores: false,
  ...figuras,
  ...mais,
});
const difere = (...embarques: EmbarqueDaLinha[]) => linhasDaComparacao([linha(...embarques)]).map((uma) => uma.difere);

describe('A line ordered, invoiced and declared', () => {
  test('agrees when invoice and declaration say the same, however the figures are written', () => {
    expect(difere(embarque(achado({ valorUnitario: '1.50' })))).toEqual([[]]);
  });

  test('is marked where the invoice has another price than the order', () => {
    expect(difere(embarque({ situacao: 'SEM_DECLARACAO' }, { valorUnitario: '1.6000000' }))).toEqual([
      ['valorFaturado'],
    ]);
    expect(difere(embarque({ situacao: 'SEM_DECLARACAO' }, { outrosValores: true }))).toEqual([['valorFaturado']]);
  });

  test('is marked where the declaration has another quantity, price or total than the invoice', () => {
    const outra = achado({ quantidade: '9.00000', valorUnitario: '1.6000000', valor: '14.40' });
    expect(difere(embarque(outra))).toEqual([['quantidadeDeclarada', 'valorDeclarado', 'totalDeclarado']]);
  });

  test('that was not found in the declaration is not called different', () => {
    expect(difere(embarque({ situacao: 'NAO_ENCONTRADO' }))).toEqual([[]]);
  });

  test('is a row a process, and one of its own where nothing is shipped', () => {
    const outro = { processo: { id: 'p2', numero: 'IMP-2', situacao: 'EM_ABERTO' as const } };
    const chaves = (...embarques: EmbarqueDaLinha[]) =>
      linhasDaComparacao([linha(...embarques)]).map(({ chave }) => chave);
    expect(chaves(embarque(achado()), embarque({ situacao: 'SEM_DECLARACAO' }, outro))).toEqual(['l1-p1', 'l1-p2']);
    expect(chaves()).toEqual(['l1']);
  });
});
