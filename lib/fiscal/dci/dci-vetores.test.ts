import type { Memoria } from '#lib/fiscal/memoria.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { calcularPiComPpb, type ItemPiComPpb } from './pi-com-ppb.ts';
import { calcularPiSemPpb } from './pi-sem-ppb.ts';
import { calcularProdutoEstrangeiro, type EntradaPe } from './produto-estrangeiro.ts';

interface VetorPi {
  id: string;
  descricao: string;
  taxaUSD: string;
  diasAtraso: number;
  percJuros: string;
  totalDARF: string;
  itens: ItemPiComPpb[];
}
const NO_PRAZO = { diasAtraso: 0, percJuros: '0' };

descreverComMaterial('The seven worked DCI', ['vectors/zfm.json'], (json) => {
  const vetores: { id: string }[] = JSON.parse(String(json)).dci;
  const vetor = <V>(id: string) => vetores.find((candidato) => candidato.id === id) as V;

  test('there are seven', () => expect(vetores).toHaveLength(7));

  const piComPpb = vetores.slice(0, 5) as VetorPi[];
  test.each(piComPpb)('$id, PI com PPB: every figure to the last digit', (dci) => {
    const { id, descricao, taxaUSD, diasAtraso, ...esperado } = dci;
    const itens = dci.itens.map(entradaDoItem);
    const resultado = calcularPiComPpb({ taxaUSD, itens }, { diasAtraso, percJuros: dci.percJuros });
    expect(resultado).toMatchObject(esperado);
    expect(resultado.memoria.valor).toBe(esperado.totalDARF);
  });

  test('DCI-6, PE: every figure to the last digit', () => {
    const dci = vetor<EntradaPe & { id: string; descricao: string; total: string }>('DCI-6');
    const { id, descricao, taxaUSD, qtd, vuUSD, freteUSD, seguroUSD, aliq, ...esperado } = dci;
    expect(Object.keys(esperado)).toHaveLength(7);
    const resultado = calcularProdutoEstrangeiro({ taxaUSD, qtd, vuUSD, freteUSD, seguroUSD, aliq }, NO_PRAZO);
    expect(resultado).toMatchObject(esperado);
    expect(resultado.memoria.valor).toBe(esperado.total);
  });

  test('DCI-7, PI sem PPB: every figure to the last digit', () => {
    interface VetorPiSemPpb {
      id: string;
      descricao: string;
      taxaUSD: string;
      qtdProduto: string;
      insumos: { insumo: string; coefTecnico: string }[];
      total: string;
    }
    const { id, descricao, taxaUSD, qtdProduto, ...esperado } = vetor<VetorPiSemPpb>('DCI-7');
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
