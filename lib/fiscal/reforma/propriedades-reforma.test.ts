import fc from 'fast-check';
import {
  COMPONENTES_DA_BASE,
  type EntradaReforma,
  type ItemDaReforma,
  type ParcelasDaReforma,
  TRIBUTOS_DA_REFORMA,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { recalcular } from '#lib/fiscal/memoria-de-teste.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { calcularReforma } from './calcular-reforma.ts';

const EXECUCOES = { numRuns: vezes(150) };

const centavos = (maximo: number) => fc.nat(maximo).map((valor) => new Exato(valor).div(100).toFixed(2));
const classe = fc.constantFrom(
  { cst: '000', cClassTrib: '000001' },
  { cst: '200', cClassTrib: '200030' },
  { cst: '200', cClassTrib: '200003' },
  { cst: '410', cClassTrib: '410008' },
  { cst: '550', cClassTrib: '550019' },
  { cst: '550', cClassTrib: '550019', regular: { cst: '200', cClassTrib: '200030' } },
);
const item = fc
  .record({
    valorAduaneiro: centavos(10_000_000_00).map((valor) => new Exato(valor).plus('0.01').toFixed(2)),
    ii: centavos(1_000_000_00),
    is: centavos(10_000),
    pesoLiquido: fc.integer({ min: 1, max: 10 ** 9 }).map((peso) => new Exato(peso).div(100_000).toFixed(5)),
    classe,
  })
  .map(({ classe: uma, ...resto }) => ({ ...resto, ...uma }));
const dias = fc.constantFrom(
  ['2026-05-04', '2026-05-08'],
  ['2026-05-04', null],
  ['2026-12-31', '2027-01-05'],
  ['2027-02-01', '2027-02-03'],
  ['2028-06-15', null],
);
const entrada: fc.Arbitrary<EntradaReforma> = fc
  .record({
    datas: dias,
    cbs: fc.constantFrom(undefined, '9.11', '8.8', '0.9', '9.123456'),
    componentes: fc.dictionary(fc.constantFrom(...COMPONENTES_DA_BASE), centavos(100_000_00)),
    itens: fc.array(item, { minLength: 1, maxLength: 12 }),
  })
  .map(({ datas: [dataRegistro = '', dataLiberacao], cbs, componentes, itens }) => ({
    dataRegistro: dataRegistro ?? '',
    dataLiberacao: dataLiberacao ?? null,
    uf: 'AM',
    municipio: '1302603',
    aliquotas: { cbs },
    componentes: { ...componentes },
    itens: itens.map((um, i): ItemDaReforma => ({ ...um, numero: String(i + 1) })),
  }));

test('base and components of the items add up to the declaration, to the cent', () => {
  fc.assert(
    fc.property(entrada, (uma) => {
      const { itens, totais } = calcularReforma(uma);
      for (const componente of COMPONENTES_DA_BASE) {
        const partes = itens.map(({ componentes }) => componentes[componente] ?? null);
        expect([componente, somar(partes).toFixed(2)]).toEqual([componente, uma.componentes[componente] ?? '0.00']);
      }
      const valores = uma.itens.flatMap(({ valorAduaneiro, ii, is }) => [valorAduaneiro, ii, is]);
      const todo = somar([...valores, ...Object.values(uma.componentes).map((valor) => valor ?? null)]);
      expect(totais.base).toBe(todo.toFixed(2));
      expect(somar(itens.map(({ base }) => base)).toFixed(2)).toBe(totais.base);
    }),
    EXECUCOES,
  );
});

test('what is suspended and what is due make the regular tax, and no more is paid than is due', () => {
  fc.assert(
    fc.property(entrada, (uma) => {
      const { itens, totais, dispensado, travessia } = calcularReforma(uma);
      for (const linha of [totais, ...itens]) {
        for (const tributo of TRIBUTOS_DA_REFORMA) {
          const parcelas = linha[tributo];
          if (parcelas === null) continue;
          expect(somar([parcelas.suspenso, parcelas.devido]).toFixed(2)).toBe(parcelas.regular);
          expect(parcelas.recolher).toBe(dispensado ? '0.00' : parcelas.devido);
          if (travessia && tributo === 'cbs') expect(parcelas.regular).toBe('0.00');
        }
      }
      for (const [indice, { cst }] of uma.itens.entries()) {
        if (cst === '550') expect(itens[indice]?.ibsUF?.devido).toBe('0.00');
      }
    }),
    EXECUCOES,
  );
});

test('the totals are the sums of the items, and unknown where one item is', () => {
  fc.assert(
    fc.property(entrada, (uma) => {
      const { itens, totais } = calcularReforma(uma);
      for (const tributo of TRIBUTOS_DA_REFORMA) {
        const parcelas = itens.map((linha) => linha[tributo]);
        if (parcelas.includes(null)) {
          expect(totais[tributo]).toBeNull();
          continue;
        }
        for (const qual of ['regular', 'suspenso', 'devido', 'recolher'] as const) {
          const soma = somar((parcelas as ParcelasDaReforma[]).map((uma) => uma[qual]));
          expect(totais[tributo]?.[qual]).toBe(soma.toFixed(2));
        }
      }
    }),
    EXECUCOES,
  );
});

test('the order of the items changes nothing but who gets the residue', () => {
  fc.assert(
    fc.property(entrada, (uma) => {
      const direto = calcularReforma(uma);
      const inverso = calcularReforma({ ...uma, itens: uma.itens.toReversed() });
      expect(inverso.totais.base).toBe(direto.totais.base);
      const [primeiro, ultimo] = ['1', String(uma.itens.length)];
      for (const linha of direto.itens) {
        const outra = inverso.itens.find(({ numero }) => numero === linha.numero);
        const temResiduo = linha.numero === primeiro || linha.numero === ultimo;
        if (!temResiduo) expect(outra).toEqual(linha);
        const diferenca = new Exato(outra?.base ?? 0).minus(linha.base).abs();
        const limite = new Exato('0.01').times(uma.itens.length * COMPONENTES_DA_BASE.length);
        expect(diferenca.lte(limite)).toBe(true);
      }
    }),
    EXECUCOES,
  );
});

test('every figure of the memória is reckoned again from what a person reads on it', () => {
  fc.assert(
    fc.property(entrada, (uma) => {
      const pendentes: Memoria[] = [calcularReforma(uma).memoria];
      for (const no of pendentes) {
        pendentes.push(...no.entradas);
        if (no.formula !== null) expect([no.nome, recalcular(no)]).toEqual([no.nome, no.valor]);
      }
    }),
    { numRuns: vezes(50) },
  );
});
