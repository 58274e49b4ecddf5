import { compararDi } from '#lib/fiscal/importacao/conferencias/comparacao-di.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { materialReal } from '#lib/testing/material-real.ts';
import { taxasDeclaradas } from './taxas-declaradas.ts';

describe('A real DUIMP', () => {
  const [capa, itens] = ['capa', 'itens'].map((parte) =>
    JSON.parse(materialReal(`samples/reais/duimp-25BR00001883412-${parte}.json`).toString()),
  );
  const lida = (daCapa: object) => {
    const [di] = lerDuimpJson(new TextEncoder().encode(JSON.stringify({ ...daCapa, itens })));
    if (!di) throw new Error('no DUIMP');
    return di;
  };

  test('its freight put in another currency, the shares and the customs values of 21 items tell its rate', () => {
    const frete = { ...capa.carga.frete, codigoMoedaNegociada: 'USD' };
    expect(taxasDeclaradas(lida({ ...capa, carga: { ...capa.carga, frete } }))).toEqual({
      EUR: '6.2013',
      USD: '6.2013',
    });
  });

  test('every figure of every item and every total is what the Portal answered', () => {
    const { motivo, itens: linhas, totais } = compararDi(lida(capa), PARAMETROS_DE_FABRICA);
    expect(motivo).toBeNull();
    expect(linhas).toHaveLength(105);
    expect(linhas.filter(({ diferenca }) => diferenca !== '0.00')).toEqual([]);
    expect(totais.map(({ figura, calculado, diferenca }) => [figura, calculado, diferenca])).toEqual([
      ['valorAduaneiro', '102885.65', '0.00'],
      ['ii', '16322.14', '0.00'],
      ['ipi', '8868.22', '0.00'],
      ['pis', '2160.59', '0.00'],
      ['cofins', '10107.27', '0.00'],
      ['taxaSiscomex', '285.34', '0.00'],
    ]);
  });
});
