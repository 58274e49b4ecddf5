import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { materialReal } from '#lib/testing/material-real.ts';

describe('A real DUIMP', () => {
  const [capa, itens] = ['capa', 'itens'].map((parte) =>
    JSON.parse(materialReal(`samples/reais/duimp-25BR00001883412-${parte}.json`).toString()),
  );
  const lida = (duimp: object = { ...capa, itens }) => {
    const [di] = lerDuimpJson(new TextEncoder().encode(JSON.stringify(duimp)));
    if (!di) throw new Error('no DUIMP');
    return di;
  };
  const grupos = (di = lida()) => di.adicoes.map((adicao) => adicao.itens.map(({ sequencia }) => sequencia));

  test('without its adições its items fall into the five official ones', () => {
    const { adicoes, ...semAdicoes } = capa;
    expect(grupos(lida({ ...semAdicoes, itens }))).toEqual(grupos());
    expect(grupos()).toHaveLength(5);
  });

  test('is of 21 items, and of the customs value it declares', () => {
    const { numeroDI, duimp, totais } = lida();
    expect([numeroDI, duimp?.versao, totais]).toMatchObject([
      '25BR00001883412',
      1,
      { adicoes: 5, vmldReais: '102885.65' },
    ]);
    expect(grupos().flat()).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
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
