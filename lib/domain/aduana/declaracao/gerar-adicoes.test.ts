import { type AdicaoGerada, gerarAdicoes, type ItemAAgrupar, porQueSeparadas } from './gerar-adicoes.ts';

const item = (id: string, mais: Partial<ItemAAgrupar> = {}): ItemAAgrupar => ({
  id,
  ncm: '85423190',
  fornecedor: 'f1',
  fabricante: 'm1',
  paisOrigem: '160',
  condicao: 'NOVA',
  numeroLI: null,
  incoterm: 'FOB',
  moeda: 'USD',
  destaque: null,
  aplicacao: 'INDUSTRIALIZACAO',
  exTarifario: null,
  naladi: null,
  metodoValoracao: '1',
  coberturaCambial: 'ATE_180_DIAS',
  fundamentos: null,
  ...mais,
});
const ids = (adicoes: readonly AdicaoGerada<ItemAAgrupar>[]) =>
  adicoes.map(({ numero, itens }) => [numero, itens.map(({ id }) => id).join('')]);

describe('The adições of a list of items', () => {
  test('hold what goes together, numbered as the first items stand', () => {
    const outra = { ncm: '85411010' };
    expect(ids(gerarAdicoes([item('a'), item('b', outra), item('c'), item('d', outra)]))).toEqual([
      ['001', 'ac'],
      ['002', 'bd'],
    ]);
  });

  test.each<[Partial<ItemAAgrupar>, string]>([
    [{ ncm: '85423110' }, 'NCM'],
    [{ destaque: '001' }, 'Destaque'],
    [{ fornecedor: 'f2' }, 'Fornecedor'],
    [{ fabricante: null }, 'Fabricante'],
    [{ paisOrigem: '249' }, 'País de origem'],
    [{ condicao: 'USADA' }, 'Condição'],
    [{ numeroLI: '2600000010' }, 'Licença'],
    [{ incoterm: 'CIF' }, 'Incoterm'],
    [{ moeda: 'EUR' }, 'Moeda'],
    [{ aplicacao: 'REVENDA' }, 'Aplicação'],
  ])('are two where items differ by %j', (mais, nome) => {
    const adicoes = gerarAdicoes([item('a'), item('b', mais)]);
    expect(ids(adicoes)).toEqual([
      ['001', 'a'],
      ['002', 'b'],
    ]);
    const [uma, outra] = adicoes;
    expect(uma && outra && porQueSeparadas(uma, outra)).toEqual([nome]);
  });

  test('lose no item: the hundredth goes on in the next one', () => {
    const muitos = Array.from({ length: 199 }, (_, indice) => item(String(indice)));
    const adicoes = gerarAdicoes(muitos);
    expect(adicoes.map(({ itens }) => itens.length)).toEqual([99, 99, 1]);
    expect(adicoes.flatMap(({ itens }) => itens)).toEqual(muitos);
    const [, segunda, terceira] = adicoes;
    expect(segunda && terceira && porQueSeparadas(segunda, terceira)).toEqual([]);
  });

  test('are at most 999', () => {
    const distintos = (n: number) =>
      Array.from({ length: n }, (_, indice) => item(`${indice}`, { fabricante: `${indice}` }));
    expect(gerarAdicoes(distintos(999)).at(-1)?.numero).toBe('999');
    expect(() => gerarAdicoes(distintos(1000))).toThrow('Os itens dão 1000 adições; uma declaração tem no máximo 999.');
  });

  test('of nothing are none', () => {
    expect(gerarAdicoes([])).toEqual([]);
  });
});
