import fc from 'fast-check';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { calcularDcr } from './calcular-dcr.ts';
import type { Componente, EntradaDcr } from './entrada-dcr.ts';

/** A figure that fits its field: `casas` decimals, with `maximo` counted in units of the last decimal. */
const figura = (casas: number, maximo: number, minimo = 0) =>
  fc.integer({ min: minimo, max: maximo }).map((unidades) => new Exato(unidades).div(10 ** casas).toFixed(casas));
const simNao = fc.constantFrom('S' as const, 'N' as const);
const componente = { nome: fc.string({ maxLength: 8 }), qtd: figura(7, 1e12, 1), vuUSD: figura(6, 1e10, 1) };
const importado = { ...componente, aliqII: figura(2, 10000), suspensao: simNao, reduz: simNao };

const entradas: fc.Arbitrary<EntradaDcr> = fc.record({
  tipoCoeficiente: fc.constantFrom('F' as const, 'V' as const),
  acrescimoPP: figura(2, 10000),
  nacionais: fc.array(fc.record(componente), { maxLength: 4 }),
  subcomponentes: fc.array(fc.record({ ...importado, incluiBC: simNao }), { maxLength: 3 }),
  importados: fc.array(fc.record(importado), { maxLength: 5 }),
  salariosUSD: figura(4, 1e9, 1),
  encargosUSD: figura(4, 1e9),
});

/** Not a number where the figure is unknown: it then compares to nothing. */
const exato = (figura: string | null) => new Exato(figura ?? Number.NaN);
const variavel = (entrada: EntradaDcr): EntradaDcr => ({ ...entrada, tipoCoeficiente: 'V' });

test('what is due is never more than what was suspended, nor less than nothing', () => {
  fc.assert(
    fc.property(entradas, (entrada) => {
      const { iiUnitUSD, iiCheioUSD } = calcularDcr(entrada);
      expect(exato(iiUnitUSD).lte(exato(iiCheioUSD))).toBe(true);
      expect(exato(iiUnitUSD).gte(0)).toBe(true);
    }),
  );
});

test('type V: more labour or more national inputs never raise the II', () => {
  fc.assert(
    fc.property(entradas, fc.record(componente), figura(4, 1e9), (entrada, nacional, salarios) => {
      const antes = variavel(entrada);
      const { iiUnitUSD } = calcularDcr(antes);
      const salariosUSD = exato(antes.salariosUSD).plus(salarios).toFixed(4);
      for (const mais of [{ nacionais: [...antes.nacionais, nacional] }, { salariosUSD }]) {
        expect(exato(calcularDcr({ ...antes, ...mais }).iiUnitUSD).lte(exato(iiUnitUSD))).toBe(true);
      }
    }),
  );
});

test('type F: national inputs and labour do not touch the CRA', () => {
  fc.assert(
    fc.property(entradas, entradas, (entrada, { nacionais, salariosUSD, encargosUSD }) => {
      const fixo: EntradaDcr = { ...entrada, tipoCoeficiente: 'F' };
      const { CRA, iiUnitUSD } = calcularDcr(fixo);
      expect(calcularDcr({ ...fixo, nacionais, salariosUSD, encargosUSD })).toMatchObject({ CRA, iiUnitUSD });
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(entradas, (entrada) => {
      const { linhas, memoria, memorias, avisos, ...figuras } = calcularDcr(entrada);
      expect(
        calcularDcr({
          ...entrada,
          nacionais: entrada.nacionais.toReversed(),
          subcomponentes: entrada.subcomponentes.toReversed(),
          importados: entrada.importados.toReversed(),
        }),
      ).toMatchObject(figuras);
    }),
  );
});

test('a line split into two of half its quantity changes nothing', () => {
  const pares: fc.Arbitrary<EntradaDcr> = entradas.map((entrada) => ({
    ...entrada,
    nacionais: entrada.nacionais.map(emDobro),
    importados: entrada.importados.map(emDobro),
    subcomponentes: entrada.subcomponentes.map(emDobro),
  }));
  fc.assert(
    fc.property(pares, (entrada) => {
      const { linhas, memoria, memorias, avisos, ...figuras } = calcularDcr(entrada);
      expect(
        calcularDcr({
          ...entrada,
          nacionais: entrada.nacionais.flatMap(emMetades),
          subcomponentes: entrada.subcomponentes.flatMap(emMetades),
          importados: entrada.importados.flatMap(emMetades),
        }),
      ).toMatchObject(figuras);
    }),
  );
});

test('all costs times k leave the CRA and multiply the II by k, up to the last digit', () => {
  fc.assert(
    fc.property(entradas, fc.integer({ min: 2, max: 9 }), (entrada, k) => {
      const { CRA, iiUnitUSD } = calcularDcr(entrada);
      const vezes = (valor: string) => exato(valor).times(k).toFixed();
      const encarecer = <C extends Componente>(parte: C): C => ({ ...parte, vuUSD: vezes(parte.vuUSD) });
      const maior = calcularDcr({
        ...entrada,
        nacionais: entrada.nacionais.map(encarecer),
        subcomponentes: entrada.subcomponentes.map(encarecer),
        importados: entrada.importados.map(encarecer),
        salariosUSD: vezes(entrada.salariosUSD),
        encargosUSD: vezes(entrada.encargosUSD),
      });
      expect(maior.CRA).toBe(CRA);
      // Each of the two differs from the exact value by at most half a last digit.
      const diferenca = exato(maior.iiUnitUSD).minus(exato(iiUnitUSD).times(k)).abs();
      expect(diferenca.lte(new Exato('0.00000005').times(k + 1))).toBe(true);
    }),
  );
});

test('no figure is ever NaN or infinite, and the CRA stays within 0 and 100', () => {
  fc.assert(
    fc.property(entradas, fc.constantFrom('TRUNCAR' as const, 'MEIO_PARA_CIMA' as const), (entrada, modo) => {
      const resultado = calcularDcr(entrada, modo);
      expect(JSON.stringify(resultado)).not.toMatch(/NaN|Infinity/);
      expect(exato(resultado.CRA).gte(0) && exato(resultado.CRA).lte(100)).toBe(true);
    }),
  );
});

function emDobro<C extends Componente>(parte: C): C {
  return { ...parte, qtd: exato(parte.qtd).times(2).toFixed(7) };
}

function emMetades<C extends Componente>(parte: C): C[] {
  const metade = { ...parte, qtd: exato(parte.qtd).div(2).toFixed(7) };
  return [metade, metade];
}
