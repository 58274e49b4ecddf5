import fc from 'fast-check';
import type { EntradaImportacao, ItemDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { recalcular } from '#lib/fiscal/memoria-de-teste.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { calcularImportacao } from './calcular-importacao.ts';
import { entradaArbitraria, entradaArbitrariaDe } from './testing/entradas-arbitrarias.ts';

const EXECUCOES = { numRuns: vezes(60) };
const TRIBUTOS = ['ii', 'ipi', 'pis', 'cofins'] as const;

test('the order of the adições changes no total at all', () => {
  fc.assert(
    fc.property(entradaArbitraria, (entrada) => {
      const aoContrario = { ...entrada, adicoes: entrada.adicoes.toReversed() };
      const { totais, custo } = calcularImportacao(entrada);
      const { totais: outros, custo: outro } = calcularImportacao(aoContrario);
      expect(outros).toEqual(totais);
      // The TCIF does not depend on the order of the items either.
      expect(outro).toBe(custo);
    }),
    EXECUCOES,
  );
});

test('k times the quantities is k times the value, within the cent each item loses', () => {
  fc.assert(
    fc.property(entradaArbitrariaDe('DI'), fc.integer({ min: 2, max: 50 }), (entrada, k) => {
      const vezes = (item: ItemDoCalculo) => ({ ...item, quantidade: new Exato(item.quantidade).times(k).toFixed(5) });
      const maior = { ...entrada, adicoes: entrada.adicoes.map((uma) => ({ ...uma, itens: uma.itens.map(vezes) })) };
      const [antes, depois] = [calcularImportacao(entrada).adicoes, calcularImportacao(maior).adicoes];
      for (const [indice, { valorCondicaoVenda }] of depois.entries()) {
        const diferenca = new Exato(valorCondicaoVenda).minus(
          new Exato(antes[indice]?.valorCondicaoVenda ?? 0).times(k),
        );
        const itens = entrada.adicoes[indice]?.itens.length ?? 0;
        expect(diferenca.toNumber()).toBeGreaterThanOrEqual(0);
        expect(diferenca.toNumber()).toBeLessThanOrEqual(0.01 * k * itens);
      }
    }),
    EXECUCOES,
  );
});

test('the adições add up to the declaration, less the cents that go to none of them', () => {
  fc.assert(
    fc.property(entradaArbitraria, (entrada) => {
      const { adicoes, totais } = calcularImportacao(entrada);
      const residuo = (qual: 'freteReais' | 'seguroReais') =>
        new Exato(totais[qual]).minus(somar(adicoes.map((uma) => uma[qual])));
      const itens = entrada.adicoes.flatMap((uma) => uma.itens).length;
      for (const qual of ['freteReais', 'seguroReais'] as const) {
        if (entrada.tipoDocumento === 'DUIMP') {
          expect(residuo(qual).abs().lte(new Exato('0.005').times(itens))).toBe(true);
          continue;
        }
        expect(residuo(qual).isNegative() && !residuo(qual).isZero()).toBe(false);
        expect(residuo(qual).lte(new Exato('0.01').times(adicoes.length))).toBe(true);
      }
      for (const tributo of TRIBUTOS) {
        expect(somar(adicoes.map(({ devido }) => devido[tributo])).eq(totais.devido[tributo])).toBe(true);
        expect(somar(adicoes.map(({ recolher }) => recolher[tributo])).eq(totais.recolher[tributo])).toBe(true);
      }
      expect(somar(adicoes.map((uma) => uma.valorAduaneiro)).eq(totais.valorAduaneiro)).toBe(true);
    }),
    EXECUCOES,
  );
});

test('every figure is a number that is not negative, and every tax closes', () => {
  fc.assert(
    fc.property(entradaArbitraria, (entrada) => {
      const { memoria, ...resultado } = calcularImportacao(entrada);
      const reais = /^\d+\.\d{2}$/;
      for (const { tributos, valorAduaneiro, baseCalculo } of resultado.adicoes) {
        const contas = Object.values(tributos).flatMap(
          ({ calculado, reduzido, devido, desonerado, recolher }) =>
            [
              [devido, new Exato(calculado).minus(reduzido)],
              [recolher, new Exato(devido).minus(desonerado)],
            ] as const,
        );
        expect(contas.filter(([valor, conta]) => !conta.eq(valor))).toEqual([]);
        const valores = [valorAduaneiro, baseCalculo, ...contas.map(([valor]) => valor)];
        expect(valores.filter((valor) => !reais.test(valor))).toEqual([]);
      }
      expect(JSON.stringify(resultado)).not.toMatch(/NaN|Infinity|"-/);
    }),
    EXECUCOES,
  );
});

test('the memória gives every computed figure again, from what it shows', () => {
  fc.assert(
    fc.property(entradaArbitraria, (entrada) => {
      const nos = nosDe(calcularImportacao(entrada).memoria);
      const calculados = nos.filter(({ formula }) => formula !== null);
      const semExplicacao = nos.filter(({ formula, fonte }) => formula === null && !fonte);
      expect(calculados.filter((no) => recalcular(no) !== no.valor)).toEqual([]);
      expect(semExplicacao).toEqual([]);
    }),
    EXECUCOES,
  );
});

test('the memória says the same as the result', () => {
  fc.assert(
    fc.property(entradaArbitraria, (entrada) => {
      const { memoria, custo, totais, taxaSiscomex, adicoes, afrmm, icms, tcif } = calcularImportacao(entrada);
      const direto = Object.fromEntries(memoria.entradas.map(({ nome, valor }) => [nome, valor]));
      expect(memoria.valor).toBe(custo);
      expect(direto).toMatchObject({
        'Valor aduaneiro': totais.valorAduaneiro,
        'II a recolher': totais.recolher.ii,
        'IPI a recolher': totais.recolher.ipi,
        'PIS a recolher': totais.recolher.pis,
        'COFINS a recolher': totais.recolher.cofins,
        Antidumping: totais.antidumping,
        'Taxa Siscomex': taxaSiscomex,
        ...(afrmm && { TUM: afrmm.tum }),
      });
      expect(memoria.entradas).toHaveLength(7 + (afrmm ? 2 : 0) + (icms ? 1 : 0) + (tcif ? 1 : 0));
      const nos = nosDe(memoria);
      for (const { numero, valorAduaneiro, baseCalculo, devido, itens } of adicoes) {
        const valorDe = (nome: string) => nos.find((no) => no.nome === nome)?.valor;
        expect(valorDe(`Valor aduaneiro, adição ${numero}`)).toBe(valorAduaneiro);
        if (!itens) expect(valorDe(`II da adição ${numero}: devido`)).toBe(devido.ii);
        for (const item of itens ?? []) {
          expect(valorDe(`II do item ${item.numero}: devido`)).toBe(item.devido.ii);
        }
        if (valorDe(`Base de cálculo, adição ${numero}`)) {
          expect(valorDe(`Base de cálculo, adição ${numero}`)).toBe(baseCalculo);
        }
      }
    }),
    EXECUCOES,
  );
});

test('every field of the entrada that counts is in the memória under its own path, once opened', () => {
  const entrada: EntradaImportacao = fc.sample(entradaArbitraria, { numRuns: 1, seed: 7 })[0] as EntradaImportacao;
  const { memoria } = calcularImportacao(entrada, { fontes: (caminho) => `campo ${caminho}` });
  const fontes = new Set(nosDe(memoria).map(({ fonte }) => fonte));
  for (const [indice, { itens }] of entrada.adicoes.entries()) {
    for (const k of itens.keys()) {
      expect(fontes).toContain(`campo adicoes.${indice}.itens.${k}.quantidade`);
      expect(fontes).toContain(`campo adicoes.${indice}.itens.${k}.valorUnitario`);
    }
  }
});

function nosDe(no: Memoria): Memoria[] {
  return [no, ...no.entradas.flatMap(nosDe)];
}
