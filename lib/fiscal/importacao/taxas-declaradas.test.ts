import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { taxasDeclaradas } from './taxas-declaradas.ts';

const ARQUIVOS = ['samples/reais/duimp-25BR00001883412-capa.json', 'samples/reais/duimp-25BR00001883412-itens.json'];

interface Item {
  condicaoVenda: { frete: { valorBRL: number } };
}

descreverComMaterial('A real DUIMP, its freight put in another currency', ARQUIVOS, (capa, itens) => {
  const taxas = (mudar: (itens: Item[]) => void = () => {}) => {
    const daCapa = JSON.parse(capa.toString());
    daCapa.carga.frete.codigoMoedaNegociada = 'USD';
    const seus: Item[] = JSON.parse(itens.toString());
    mudar(seus);
    const [di] = lerDuimpJson(new TextEncoder().encode(JSON.stringify({ ...daCapa, itens: seus })));
    return di && taxasDeclaradas(di);
  };

  test('the shares and the customs values of 21 items tell its rate to four decimals', () => {
    expect(taxas()).toEqual({ EUR: '6.2013', USD: '6.2013' });
  });

  test('shares that no amount gives still bound it by their sum', () => {
    const comOutra = taxas(([primeiro]) => {
      if (primeiro) primeiro.condicaoVenda.frete.valorBRL += 1;
    });
    // 2,404.62 or 2,403.62 of 387.60, half a cent for each item.
    expect(Number(comOutra?.USD)).toBeGreaterThan(6.2);
    expect(Number(comOutra?.USD)).toBeLessThan(6.205);
  });
});
