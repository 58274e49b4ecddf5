import type { Memoria } from '#lib/fiscal/memoria.ts';
import { DCI_COM_PPB, DCI_DE_PRODUTO_ESTRANGEIRO, DCI_SEM_PPB } from '#lib/testing/vetores/zfm.ts';
import { calcularPiComPpb, type ItemPiComPpb } from './pi-com-ppb.ts';
import { calcularPiSemPpb } from './pi-sem-ppb.ts';
import { calcularProdutoEstrangeiro } from './produto-estrangeiro.ts';

const NO_PRAZO = { diasAtraso: 0, percJuros: '0' };

describe('The seven worked DCI', () => {
  test('there are seven', () => {
    expect([DCI_COM_PPB, DCI_DE_PRODUTO_ESTRANGEIRO, DCI_SEM_PPB].map(({ length }) => length)).toEqual([5, 1, 1]);
  });

  test.each(DCI_COM_PPB)('$id, PI com PPB: every figure to the last digit', (dci) => {
    const { id, taxaUSD, diasAtraso, ...esperado } = dci;
    const itens = dci.itens.map(entradaDoItem);
    const resultado = calcularPiComPpb({ taxaUSD, itens }, { diasAtraso, percJuros: dci.percJuros });
    expect(resultado).toMatchObject(esperado);
    expect(resultado.memoria.valor).toBe(esperado.totalDARF);
  });

  test.each(DCI_DE_PRODUTO_ESTRANGEIRO)('$id, PE: every figure to the last digit', (dci) => {
    const { id, taxaUSD, qtd, vuUSD, freteUSD, seguroUSD, aliq, ...esperado } = dci;
    expect(Object.keys(esperado)).toHaveLength(7);
    const resultado = calcularProdutoEstrangeiro({ taxaUSD, qtd, vuUSD, freteUSD, seguroUSD, aliq }, NO_PRAZO);
    expect(resultado).toMatchObject(esperado);
    expect(resultado.memoria.valor).toBe(esperado.total);
  });

  test.each(DCI_SEM_PPB)('$id, PI sem PPB: every figure to the last digit', (dci) => {
    const { id, taxaUSD, qtdProduto, ...esperado } = dci;
    // The vector gives rates and unit values only in its description, zfm.md §3.2.
    const custos: Record<string, { vuUSD: string; II: string; IPI: string }> = {
      Resina: { vuUSD: '1.80', II: '12.60', IPI: '3.25' },
      'Motor DC': { vuUSD: '2.35', II: '14.40', IPI: '6.50' },
    };
    const insumos = esperado.insumos.map(({ insumo, coefTecnico }) => {
      const { vuUSD = '', II = '', IPI = '' } = custos[insumo] ?? {};
      return { insumo, coefTecnico, vuUSD, aliq: { II, IPI, PIS: '2.10', COFINS: '9.65' } };
    });
    const resultado = calcularPiSemPpb({ taxaUSD, qtdProduto, insumos }, NO_PRAZO);
    expect(resultado).toMatchObject(esperado);
    expect(resultado.memoria.valor).toBe(esperado.total);
    expect(folhas(resultado.memoria)).toContain('Taxa do dólar 5.1234');
  });
});

/** Takes only the input keys of the contract, because the other keys of a vector are its result. */
function entradaDoItem({ nota, dcr, qtd, iiUnitUSD, exigivel }: ItemPiComPpb): ItemPiComPpb {
  return { nota, dcr, qtd, iiUnitUSD, exigivel };
}

function folhas({ nome, valor, entradas }: Memoria): string[] {
  return entradas.length === 0 ? [`${nome} ${valor}`] : entradas.flatMap(folhas);
}
