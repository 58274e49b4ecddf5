import { duimpSemeada } from '#lib/siscomex/testing/duimp-semeada.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { taxasDeclaradas } from './taxas-declaradas.ts';

interface Item {
  condicaoVenda: { frete: { valorBRL: number } };
}

describe('A DUIMP whose freight is in another currency', () => {
  const taxas = (mudar: (itens: Item[]) => void = () => {}) => {
    const { capa, itens } = duimpSemeada();
    const carga = capa.carga as { frete: object };
    const daCapa = { ...capa, carga: { ...carga, frete: { ...carga.frete, codigoMoedaNegociada: 'USD' } } };
    const mudados = itens as unknown as Item[];
    mudar(mudados);
    const [di] = lerDuimpJson(new TextEncoder().encode(JSON.stringify({ ...daCapa, itens: mudados })));
    return di && taxasDeclaradas(di);
  };

  test('the shares and the customs values of 21 items tell its rate to four decimals', () => {
    expect(taxas()).toEqual({ EUR: '6.2014', USD: '6.2014' });
  });

  test('shares that no amount gives still bound it by their sum', () => {
    const comOutra = taxas(([primeiro]) => {
      if (primeiro) primeiro.condicaoVenda.frete.valorBRL += 1;
    });
    // 25,580.78 or 25,581.78 of 4,125.00, half a cent for each item.
    expect(Number(comOutra?.USD)).toBeGreaterThan(6.2);
    expect(Number(comOutra?.USD)).toBeLessThan(6.205);
  });
});
