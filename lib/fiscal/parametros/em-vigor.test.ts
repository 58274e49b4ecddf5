import type { Parametro, ParametroFixado } from '#lib/domain/cadastros/parametro.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { figuraDoParametro, linhaEmVigor, parametroEmVigor, parametroSeHouver } from './em-vigor.ts';
import { PARAMETROS_DE_FABRICA } from './parametros-de-fabrica.ts';

const em = (codigo: string, dia: string | null, parametros: readonly Parametro[] = PARAMETROS_DE_FABRICA) =>
  parametroEmVigor(parametros, codigo, dia).valor;

/** domain/conferencia-independente.md §6. */
test.each([
  ['2022-04-01', '1.00', 'CONFIRMAR'],
  ['2022-12-31', '1.00', 'CONFIRMAR'],
  ['2023-01-01', '1.00', 'VERIFICADO'],
  ['2023-12-31', '1.00', 'VERIFICADO'],
  ['2024-04-01', '1.00', 'CONFIRMAR'],
  ['2024-12-31', '1.00', 'CONFIRMAR'],
  ['2025-01-01', '0.80', 'VERIFICADO'],
  ['2026-01-01', '0.60', 'VERIFICADO'],
  ['2026-12-31', '0.60', 'VERIFICADO'],
])('the adicional of COFINS on %s: %s points, %s', (dia, valor, situacao) => {
  expect(parametroEmVigor(PARAMETROS_DE_FABRICA, 'COFINS_ADICIONAL', dia)).toMatchObject({ valor, situacao });
});

test.each([
  ['AFRMM_LONGO_CURSO', '2022-03-25', '8.00'],
  ['AFRMM_FLUVIAL_GRANEL_LIQUIDO', '2026-01-01', '40.00'],
  ['AFRMM_NAO_INCIDE_N_NE', '2027-01-08', '1.00'],
  ['ICMS_AM_GERAL', '2023-04-01', '20.00'],
  ['TAXA_SISCOMEX_DECLARACAO', '2011-06-01', '185.00'],
  ['TAXA_SISCOMEX_ATE_2', '2021-05-31', '29.50'],
  ['PIS_IMPORTACAO_GERAL', '2026-12-31', '2.10'],
  ['COFINS_IMPORTACAO_AUTOPECAS', '2026-12-31', '14.37'],
])('%s on %s: %s', (codigo, dia, valor) => {
  expect(em(codigo, dia)).toBe(valor);
});

test.each([
  ['COFINS_ADICIONAL', '2024-03-31'],
  ['COFINS_ADICIONAL', '2022-03-31'],
  ['AFRMM_LONGO_CURSO', '2022-03-24'],
  ['AFRMM_NAO_INCIDE_N_NE', '2027-01-09'],
  ['ICMS_AM_GERAL', '2023-03-31'],
  ['TAXA_SISCOMEX_DECLARACAO', '2011-05-31'],
  ['NAO_EXISTE', '2026-01-01'],
])('%s on %s is not known, and is not guessed', (codigo, dia) => {
  expect(() => em(codigo, dia)).toThrow(RegraViolada);
  expect(() => em(codigo, dia)).toThrow(codigo);
});

test.each([
  'PIS_IMPORTACAO_GERAL',
  'PIS_IMPORTACAO_AUTOPECAS',
  'COFINS_IMPORTACAO_GERAL',
  'COFINS_IMPORTACAO_AUTOPECAS',
  'COFINS_ADICIONAL',
])('%s from 2027 on: it ended, and by what act', (codigo) => {
  for (const dia of ['2027-01-01', '2028-06-30']) {
    expect(() => em(codigo, dia)).toThrow(
      'PIS e COFINS-Importação extintos em 31/12/2026 (LC 214/2025, art. 542, XXIII',
    );
  }
});

test('only what was read in the law or seen on real declarations is marked as verified', () => {
  const verificados = new Set(
    PARAMETROS_DE_FABRICA.filter(({ situacao }) => situacao === 'VERIFICADO').map(({ codigo }) => codigo),
  );
  for (const codigo of ['TUM', 'DCI_DIA_VENCIMENTO', 'DCI_RECEITA_PIS', 'MORA_PRIMEIRO_DIA_UTIL']) {
    expect([codigo, verificados.has(codigo)]).toEqual([codigo, false]);
  }
});

test('a parameter that is given fills the gap', () => {
  const deles = [{ ...parametro('0.00'), vigenciaInicio: '2024-01-01', vigenciaFim: '2024-03-31' }];
  expect(em('COFINS_ADICIONAL', '2024-03-31', [...PARAMETROS_DE_FABRICA, ...deles])).toBe('0.00');
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

test('a value that nobody has fixed is none, even where it is expected to be something', () => {
  const vazio = { ...parametro('1.00'), vigenciaInicio: '2027-01-01', valor: null, estimativa: '9.11' };
  const todos = [parametro('1.00'), vazio];
  expect(() => em('COFINS_ADICIONAL', '2027-01-01', todos)).toThrow(RegraViolada);
  expect(parametroSeHouver(todos, 'COFINS_ADICIONAL', '2027-01-01')).toBeNull();
  expect(linhaEmVigor(todos, 'COFINS_ADICIONAL', '2027-01-01')).toBe(vazio);
  expect(em('COFINS_ADICIONAL', '2026-12-31', todos)).toBe('1.00');
});

test.each([
  ['CBS', '2026-12-31', '0.90', null],
  ['CBS', '2027-01-01', null, '9.11'],
  ['IBS_UF', '2026-12-31', '0.10', null],
  ['IBS_MUN', '2026-12-31', '0.00', null],
  ['IBS_UF', '2028-12-31', '0.05', null],
  ['IBS_MUN', '2027-01-01', '0.05', null],
  ['CBS_IBS_INTEGRA_BASE_ICMS_AM', '2026-12-31', '0.00', null],
  ['ICMS_FRACAO_PERC', '2028-12-31', '100.00', null],
  ['ICMS_FRACAO_PERC', '2029-01-01', '90.00', null],
  ['ICMS_FRACAO_PERC', '2032-12-31', '60.00', null],
  ['ICMS_FRACAO_PERC', '2033-01-01', '0.00', null],
])('%s on %s is %s, and the estimate %s', (codigo, dia, valor, estimativa) => {
  const linha = linhaEmVigor(PARAMETROS_DE_FABRICA, codigo, dia);
  expect([linha?.valor, linha?.estimativa ?? null]).toEqual([valor, estimativa]);
});

test.each([
  ['CBS', '2029-01-01'],
  ['IBS_UF', '2029-01-01'],
  ['IBS_MUN', '2029-01-01'],
  ['CBS_IBS_INTEGRA_BASE_ICMS_AM', '2027-01-01'],
])('of %s nothing is known from %s on', (codigo, dia) => {
  expect(linhaEmVigor(PARAMETROS_DE_FABRICA, codigo, dia)).toBeNull();
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

test('a figure of an estimate says that it is one', () => {
  const figura = figuraDoParametro({ ...parametro('9.11'), situacao: 'ESTIMATIVA' }, { nome: 'CBS', unidade: '%' });
  expect(figura.fonte).toBe('Parâmetro COFINS_ADICIONAL: Lei (estimativa)');
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
    expect([codigo, fonte.length > 5, /^\d+\.\d{2}$/.test(valor ?? '0.00')]).toEqual([codigo, true, true]);
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

function parametro(valor: string): ParametroFixado {
  return {
    codigo: 'COFINS_ADICIONAL',
    valor,
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Lei',
    situacao: 'VERIFICADO',
  };
}
