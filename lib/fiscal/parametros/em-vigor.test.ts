import type { Parametro } from '#lib/domain/parametro.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { figuraDoParametro, parametroEmVigor } from './em-vigor.ts';
import { PARAMETROS_DE_FABRICA } from './parametros-de-fabrica.ts';

const em = (codigo: string, dia: string | null, parametros: readonly Parametro[] = PARAMETROS_DE_FABRICA) =>
  parametroEmVigor(parametros, codigo, dia).valor;

/** domain/importacao.md §4.2. */
test.each([
  ['2023-01-01', '1.00'],
  ['2023-12-31', '1.00'],
  ['2025-01-01', '0.80'],
  ['2026-01-01', '0.60'],
  ['2026-12-31', '0.60'],
  ['2027-12-31', '0.40'],
  ['2028-01-01', '0.00'],
  ['2040-01-01', '0.00'],
])('the adicional of COFINS on %s: %s points', (dia, valor) => {
  expect(em('COFINS_ADICIONAL', dia)).toBe(valor);
});

test.each([
  ['COFINS_ADICIONAL', '2024-07-01'],
  ['COFINS_ADICIONAL', '2022-12-31'],
  ['AFRMM_LONGO_CURSO', '2025-12-31'],
  ['ICMS_AM_GERAL', '2023-03-28'],
  ['NAO_EXISTE', '2026-01-01'],
])('%s on %s is not known, and is not guessed', (codigo, dia) => {
  expect(() => em(codigo, dia)).toThrow(RegraViolada);
  expect(() => em(codigo, dia)).toThrow(codigo);
});

test('a parameter that is given fills the gap', () => {
  const deles = [{ ...parametro('1.00'), vigenciaInicio: '2024-01-01', vigenciaFim: '2024-12-31' }];
  expect(em('COFINS_ADICIONAL', '2024-07-01', deles)).toBe('1.00');
});

test('where two overlap the later one holds, and without a day the newest', () => {
  const dois = [
    { ...parametro('1.00'), vigenciaInicio: '2024-01-01' },
    { ...parametro('2.00'), vigenciaInicio: '2025-01-01' },
    parametro('3.00'),
  ];
  expect(em('COFINS_ADICIONAL', '2024-07-01', dois)).toBe('1.00');
  expect(em('COFINS_ADICIONAL', '2025-01-01', dois)).toBe('2.00');
  expect(em('COFINS_ADICIONAL', null, dois)).toBe('2.00');
});

test("the company's own goes before the shipped, also where it starts earlier, and only in its days", () => {
  const dois = [
    { ...parametro('1.00'), vigenciaInicio: '2025-01-01' },
    { ...parametro('2.00'), vigenciaFim: '2025-06-30', origem: 'EMPRESA' as const },
  ];
  expect(em('COFINS_ADICIONAL', '2025-06-30', dois)).toBe('2.00');
  expect(em('COFINS_ADICIONAL', '2025-07-01', dois)).toBe('1.00');
});

test('the source of the figure names the row, its start and whether it is to be checked', () => {
  const figura = figuraDoParametro(
    { ...parametro('0.60'), vigenciaInicio: '2026-01-01', situacao: 'CONFIRMAR' },
    { nome: 'Adicional', unidade: '%' },
  );
  expect(figura.fonte).toBe('Parâmetro COFINS_ADICIONAL, vigente de 01/01/2026: Lei (a confirmar)');
});

test("a company's own says who gave it its value, and when", () => {
  const autor = { nome: 'Maria da Conceição', em: '2026-11-20T12:34:56.000Z' };
  const figura = figuraDoParametro(
    { ...parametro('0.60'), origem: 'EMPRESA', autor },
    { nome: 'Adicional', unidade: '%' },
  );
  expect(figura.fonte).toBe(
    'Parâmetro COFINS_ADICIONAL: Lei; cadastrado por Maria da Conceição em 20/11/2026 12:34 (UTC)',
  );
});

test('every parameter shipped says where it comes from, and no code holds twice on one day', () => {
  for (const { codigo, fonte, valor, vigenciaInicio, vigenciaFim } of PARAMETROS_DE_FABRICA) {
    expect([codigo, fonte.length > 5, /^\d+\.\d{2}$/.test(valor)]).toEqual([codigo, true, true]);
    const dias = [vigenciaInicio, vigenciaFim].filter((dia) => dia !== null);
    for (const dia of dias) {
      const nesseDia = PARAMETROS_DE_FABRICA.filter(
        (outro) =>
          outro.codigo === codigo && (outro.vigenciaInicio ?? '') <= dia && dia <= (outro.vigenciaFim ?? '9999-12-31'),
      );
      expect([codigo, nesseDia.length]).toEqual([codigo, 1]);
    }
  }
});

function parametro(valor: string): Parametro {
  return {
    codigo: 'COFINS_ADICIONAL',
    valor,
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Lei',
    situacao: 'VERIFICADO',
  };
}
