import { duimpSemeada } from '#lib/siscomex/testing/duimp-semeada.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';

describe('A DUIMP of 21 items', () => {
  const lida = (mudar: (duimp: { adicoes?: unknown; itens: Item[] }) => void = () => {}) => {
    const { capa, itens } = duimpSemeada();
    const duimp = { ...capa, itens: itens as unknown as Item[] };
    mudar(duimp);
    const [di] = lerDuimpJson(new TextEncoder().encode(JSON.stringify(duimp)));
    if (!di) throw new Error('no DUIMP');
    return di;
  };
  const grupos = (di = lida()) => di.adicoes.map(({ itens: seus }) => seus.map(({ sequencia }) => sequencia));

  test('without its adições its items fall into the five official ones', () => {
    const semAdicoes = lida((duimp) => {
      delete duimp.adicoes;
    });
    expect(grupos(semAdicoes)).toEqual(grupos());
    expect(grupos()).toHaveLength(5);
  });

  test.each([
    [
      'cobertura cambial',
      ({ dadosCambiais }: Item) => Object.assign(dadosCambiais.coberturaCambial, { codigo: 'SEM_COBERTURA' }),
    ],
    ['método de valoração', ({ condicaoVenda }: Item) => Object.assign(condicaoVenda.metodoValoracao, { codigo: 2 })],
    ['aplicação', ({ mercadoria }: Item) => Object.assign(mercadoria.tipoAplicacao, { codigo: 'CONSUMO' })],
    [
      'fundamento legal',
      ({ tributos }: Item) => Object.assign(tributos.tributosAplicados[0] ?? {}, { fundamento: { codigo: 1001 } }),
    ],
  ])('another %s is another adição', (_, mudar) => {
    const outra = lida((duimp) => {
      delete duimp.adicoes;
      mudar(duimp.itens[0] as Item);
    });
    expect(grupos(outra)).toHaveLength(6);
  });
});

interface Item {
  dadosCambiais: { coberturaCambial: object };
  condicaoVenda: { metodoValoracao: object };
  mercadoria: { tipoAplicacao: object };
  tributos: { tributosAplicados: object[] };
}
