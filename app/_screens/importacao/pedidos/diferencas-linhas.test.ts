import type { EmbarqueDaLinha, LinhaComparada } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import { linhasDaComparacao, resultadoDaComparacao } from './diferencas-linhas.ts';

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

describe('The result of the comparison of an order', () => {
  const resultado = (...declarados: EmbarqueDaLinha['declarado'][]) =>
    resultadoDaComparacao(linhasDaComparacao(declarados.map((declarado) => linha(embarque(declarado)))));
  const NAO = { situacao: 'NAO_ENCONTRADO' } as const;

  test('never says “Nenhuma diferença” where no item was found in the declaration', () => {
    expect(resultado(NAO, NAO, NAO)).toEqual({
      tom: 'warning',
      resultado: '0 de 3 itens comparados',
      cobertura: '0 de 3 itens comparados',
      naoEncontradas: 3,
    });
  });

  test('says it where all were compared', () => {
    expect(resultado(achado(), achado())).toMatchObject({
      tom: 'neutral',
      resultado: 'Nenhuma diferença',
      cobertura: null,
    });
  });

  test('says how far it goes where one is not declared yet, or not shipped yet', () => {
    expect(resultado(achado(), { situacao: 'SEM_DECLARACAO' })).toMatchObject({
      tom: 'neutral',
      resultado: '1 de 2 itens comparados',
    });
    expect(resultadoDaComparacao(linhasDaComparacao([linha()])).resultado).toBe('0 de 1 item comparado');
  });

  test('counts the differences, and says beside them how far it goes', () => {
    expect(resultado(achado({ valor: '14.00' }), NAO)).toMatchObject({
      tom: 'warning',
      resultado: '1 linha difere',
      cobertura: '1 de 2 itens comparados',
      naoEncontradas: 1,
    });
  });
});
