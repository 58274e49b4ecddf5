import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { lerDuimpJson } from './testing/ler-duimp-json.ts';

const ARQUIVOS = ['samples/reais/duimp-25BR00001883412-capa.json', 'samples/reais/duimp-25BR00001883412-itens.json'];

descreverComMaterial('A real DUIMP', ARQUIVOS, (capa, itens) => {
  const lida = (mudar: (duimp: { adicoes?: unknown; itens: Item[] }) => void = () => {}) => {
    const duimp = { ...JSON.parse(capa.toString()), itens: JSON.parse(itens.toString()) };
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

  test('its documents go by what their keywords say', () => {
    expect(lida().documentos.map(({ tipo, numero }) => [tipo.codigo, numero])).toEqual([
      ['73', '80213992'],
      ['49', '90086863'],
      ['30', '07403791852/00009972'],
    ]);
  });

  test('its payments have their day, and its items their application in words', () => {
    const { pagamentos, adicoes } = lida();
    expect(pagamentos.map(({ data, valorReceita }) => [data, valorReceita])).toEqual([
      ['2025-10-09', '16322.14'],
      ['2025-10-09', '8868.22'],
      ['2025-10-09', '2160.59'],
      ['2025-10-09', '10107.27'],
      ['2025-10-09', '285.34'],
    ]);
    expect(adicoes[0]?.itens[0]?.duimp).toMatchObject({
      aplicacao: 'REVENDA',
      vinculo: 'NAO_HA_VINCULACAO',
      coberturaCambial: 'ATE_180_DIAS',
      metodoValoracao: '1',
      valorAduaneiro: '1188.64',
    });
  });
});

interface Item {
  dadosCambiais: { coberturaCambial: object };
  condicaoVenda: { metodoValoracao: object };
  mercadoria: { tipoAplicacao: object };
  tributos: { tributosAplicados: object[] };
}
