import fc from 'fast-check';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { vezes } from '#lib/testing/vezes.ts';
import type { InsumosDaNota } from './insumos-da-nota.ts';
import { itensDaDeclaracao } from './itens-da-nota.ts';
import { montarNota } from './montar-nota.ts';
import { insumosDoVetor } from './testing/insumos-de-teste.ts';
import { insumosArbitrarios } from './testing/notas-arbitrarias.ts';

const notaDe = (insumos: InsumosDaNota) => montarNota(insumos, []).nota;

test('the totals of a note are sums of its items, and of what was declared, to the cent', () => {
  fc.assert(
    fc.property(insumosArbitrarios(), (insumos) => {
      const { nota, faltas } = montarNota(insumos, []);
      expect(faltas).toEqual([]);
      const { total, itens } = nota;
      const soma = (valor: (item: (typeof itens)[number]) => string | null | undefined) =>
        somar(itens.map((item) => valor(item) ?? null)).toFixed(2);
      expect({ ...total, vNF: null }).toMatchObject({
        vBC: soma(({ ICMS }) => ICMS.vBC),
        vICMS: soma(({ ICMS }) => ICMS.vICMS),
        vProd: soma(({ prod }) => prod.vProd),
        vFrete: soma(({ prod }) => prod.vFrete),
        vSeg: soma(({ prod }) => prod.vSeg),
        vII: soma(({ II }) => II?.vII),
        vIPI: soma(({ IPI }) => IPI?.vIPI),
        vPIS: soma(({ PIS }) => PIS?.vPIS),
        vCOFINS: soma(({ COFINS }) => COFINS?.vCOFINS),
        vOutro: soma(({ prod }) => prod.vOutro),
      });
      const { adicoes } = insumos.declaracao;
      const declarado = somar(
        adicoes.flatMap(({ valorReais, freteReais, seguroReais }) => [valorReais, freteReais, seguroReais]),
      );
      expect(somar([total.vProd, total.vFrete, total.vSeg]).toFixed(2)).toBe(declarado.toFixed(2));
      expect(total.vOutro).toBe(somar(Object.values(insumos.custos)).toFixed(2));
      for (const tributo of ['ii', 'ipi', 'pis', 'cofins'] as const) {
        const recolher = somar(adicoes.map(({ tributos }) => tributos[tributo].recolher)).toFixed(2);
        expect([tributo, total[`v${tributo.toUpperCase()}` as 'vII']]).toEqual([tributo, recolher]);
      }
    }),
    { numRuns: vezes(300) },
  );
});

test('no figure depends on the order of adições and items in the file', () => {
  fc.assert(
    fc.property(insumosArbitrarios(), fc.infiniteStream(fc.nat()), (insumos, sorte) => {
      const misturar = <Coisa>(coisas: readonly Coisa[]) =>
        coisas
          .map((coisa) => ({ coisa, lugar: sorte.next().value ?? 0 }))
          .toSorted((antes, depois) => antes.lugar - depois.lugar)
          .map(({ coisa }) => coisa);
      const adicoes = misturar(insumos.declaracao.adicoes).map((adicao) => ({
        ...adicao,
        itens: misturar(adicao.itens),
      }));
      expect(notaDe({ ...insumos, declaracao: { ...insumos.declaracao, adicoes } })).toEqual(notaDe(insumos));
    }),
    { numRuns: vezes(200) },
  );
});

test('the shape does not change what the goods are worth', () => {
  fc.assert(
    fc.property(insumosArbitrarios(), (insumos) => {
      const { forma } = insumos;
      const aPreco = notaDe({ ...insumos, forma: { ...forma, vProd: 'FOB', freteSeguro: 'DESTACADO' } });
      const aValor = notaDe({ ...insumos, forma: { ...forma, vProd: 'VALOR_ADUANEIRO', freteSeguro: 'DENTRO' } });
      expect(aValor.total.vNF).toBe(aPreco.total.vNF);
      expect(aValor.itens.map(({ ICMS }) => ICMS)).toEqual(aPreco.itens.map(({ ICMS }) => ICMS));
    }),
    { numRuns: vezes(100) },
  );
});

test('the items of a DUIMP keep the amounts they declare, in the order of their numbers', () => {
  const [declaracao] = lerDuimpJson(new TextEncoder().encode(textoDaDuimp(duimpFicticia())));
  if (!declaracao) throw new Error('sem DUIMP');
  const itens = itensDaDeclaracao(declaracao);
  expect(
    itens.map(({ item, valorAduaneiro, fob, frete, seguro }) => [item.sequencia, valorAduaneiro, fob, frete, seguro]),
  ).toEqual([
    [1, '5300.00', '5000.00', '250.00', '50.00'],
    [2, '530.00', '500.00', '25.00', '5.00'],
    [3, '5303.10', '5003.10', '250.00', '50.00'],
  ]);
  const { nota } = montarNota({ ...insumosDoVetor('NFE-3'), declaracao }, []);
  expect(nota.itens.map(({ DI, PIS }) => [DI?.adi.nAdicao, DI?.adi.nSeqAdic, PIS?.vPIS])).toEqual([
    [undefined, '1', '111.30'],
    [undefined, '2', '11.13'],
    [undefined, '3', '111.37'],
  ]);
  expect(new Exato(nota.total.vPIS ?? 0).toFixed(2)).toBe('233.80');
});
