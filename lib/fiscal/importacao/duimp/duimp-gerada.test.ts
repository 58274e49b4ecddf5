import fc from 'fast-check';
import { compararDi } from '#lib/fiscal/importacao/conferencias/comparacao-di.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { duimpGerada } from '#lib/siscomex/testing/duimp-gerada.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { vezes } from '#lib/testing/vezes.ts';

test('a DUIMP whose printed figures are the rule differs in nothing, on no item', () => {
  fc.assert(
    fc.property(duimpGerada, ({ capa, itens }) => {
      const [di] = lerDuimpJson(new TextEncoder().encode(JSON.stringify({ ...capa, itens })));
      if (!di) throw new Error('no DUIMP');
      const { motivo, itens: linhas, totais, itensComparados } = compararDi(di, PARAMETROS_DE_FABRICA);
      expect(motivo).toBeNull();
      expect(itensComparados).toEqual({ total: itens.length, divergentes: 0 });
      expect(linhas.filter(({ diferenca }) => diferenca !== '0.00')).toEqual([]);
      const semTaxa = totais.filter(({ figura }) => figura !== 'taxaSiscomex');
      expect(semTaxa.map(({ diferenca }) => diferenca)).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00']);
    }),
    { numRuns: vezes(200) },
  );
});
