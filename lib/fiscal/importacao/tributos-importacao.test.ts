import type { AdicaoDoCalculo, ResultadoTributo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { calcularImportacao } from './calcular-importacao.ts';
import { comTributos, entradaDeTeste } from './testing/entrada-de-teste.ts';
import { recusa } from './testing/recusa.ts';

/** An adição of R$ 250,000.00, so that every figure below can be calculated mentally. */
const tributo = (qual: keyof AdicaoDoCalculo['tributos'], outro: Partial<AdicaoDoCalculo['tributos']>, resto = {}) =>
  calcularImportacao({ ...comTributos(outro), ...resto }).adicoes[0]?.tributos[qual] as ResultadoTributo;
const ii = (outro: AdicaoDoCalculo['tributos']['ii']) => tributo('ii', { ii: outro });

describe('a regime decides what is due and what is paid of R$ 250,000.00 at 18 %', () => {
  test.each([
    ['INTEGRAL', {}, ['45000.00', '0.00', '45000.00', '0.00', '45000.00']],
    ['ISENCAO', {}, ['45000.00', '0.00', '45000.00', '45000.00', '0.00']],
    ['SUSPENSAO', {}, ['45000.00', '0.00', '45000.00', '45000.00', '0.00']],
    ['IMUNIDADE', {}, ['45000.00', '45000.00', '0.00', '0.00', '0.00']],
    ['NAO_INCIDENCIA', {}, ['45000.00', '45000.00', '0.00', '0.00', '0.00']],
    ['REDUCAO', { aliquotaReduzida: '4.00' }, ['45000.00', '35000.00', '10000.00', '0.00', '10000.00']],
    ['REDUCAO', { aliquotaReduzida: '0.00' }, ['45000.00', '45000.00', '0.00', '0.00', '0.00']],
    ['REDUCAO', { reducaoPerc: '88.00' }, ['45000.00', '39600.00', '5400.00', '0.00', '5400.00']],
    ['REDUCAO', { reducaoPerc: '100.00' }, ['45000.00', '45000.00', '0.00', '0.00', '0.00']],
    ['SUSPENSAO_PROPORCIONAL', { meses: '12' }, ['45000.00', '0.00', '45000.00', '39600.00', '5400.00']],
    ['SUSPENSAO_PROPORCIONAL', { meses: '11.1' }, ['45000.00', '0.00', '45000.00', '39600.00', '5400.00']],
    ['SUSPENSAO_PROPORCIONAL', { meses: '100' }, ['45000.00', '0.00', '45000.00', '0.00', '45000.00']],
    ['SUSPENSAO_PROPORCIONAL', { meses: '130' }, ['45000.00', '0.00', '45000.00', '0.00', '45000.00']],
  ] as const)('%s %p', (regime, campos, [calculado, reduzido, devido, desonerado, recolher]) => {
    expect(ii({ regime, aliquota: '18.00', ...campos })).toMatchObject({
      calculado,
      reduzido,
      devido,
      desonerado,
      recolher,
    });
  });

  test('IPI falls on the II that is due, paid or not, and on none where there is none', () => {
    const ipi = (regime: 'ISENCAO' | 'IMUNIDADE') => tributo('ipi', { ii: { regime, aliquota: '18.00' } });
    expect(ipi('ISENCAO')).toMatchObject({ base: '295000.00', devido: '28762.50' });
    expect(ipi('IMUNIDADE')).toMatchObject({ base: '250000.00', devido: '24375.00' });
  });

  test('the ground is carried along', () => {
    expect(ii({ regime: 'ISENCAO', aliquota: '18.00', fundamento: 'DL 288/1967, art. 3º' }).fundamento).toBe(
      'DL 288/1967, art. 3º',
    );
  });
});

describe('the rate of the II', () => {
  test.each([
    ['an ex-tarifário replaces the TEC', { exTarifario: { aliquota: '2.00' } }, '2.00'],
    ['an agreement has its own rate', { acordo: { aliquota: '0.00' } }, '0.00'],
    ['or a margin that is taken off the TEC', { acordo: { margem: '25.00' } }, '13.500000'],
    ['of the two the better one', { exTarifario: { aliquota: '2.00' }, acordo: { margem: '25.00' } }, '2.000000'],
    ['whichever it is', { exTarifario: { aliquota: '14.00' }, acordo: { margem: '25.00' } }, '13.500000'],
  ])('%s', (_regra, campos, aliquotaEfetiva) => {
    expect(ii({ regime: 'INTEGRAL', aliquota: '18.00', ...campos })).toMatchObject({
      aliquota: '18.00',
      aliquotaEfetiva,
    });
  });

  test('what it takes off is shown as reduced: 25 % of 45,000.00', () => {
    expect(ii({ regime: 'INTEGRAL', aliquota: '18.00', acordo: { margem: '25.00' } })).toMatchObject({
      calculado: '45000.00',
      reduzido: '11250.00',
      devido: '33750.00',
    });
  });
});

describe('the rate of PIS and COFINS', () => {
  const cofins = (outra: AdicaoDoCalculo['tributos']['cofins'], dataRegistro = '2026-09-30') =>
    tributo('cofins', { cofins: outra }, { dataRegistro }).aliquota;

  test.each([
    ['GERAL', false, '2026-09-30', '9.65'],
    ['AUTOPECAS', false, '2026-09-30', '14.37'],
    // 15.37 and 10.65 are printed on the real DI of 02/01/2023 (§4.10 TV2).
    ['AUTOPECAS', true, '2023-01-02', '15.37'],
    ['GERAL', true, '2023-01-02', '10.65'],
    ['GERAL', true, '2025-06-30', '10.45'],
    ['GERAL', true, '2026-09-30', '10.25'],
  ] as const)('%s, adicional %p, on %s: %s %%', (categoria, adicional, dia, aliquota) => {
    expect(cofins({ regime: 'INTEGRAL', categoria, adicional }, dia)).toBe(aliquota);
  });

  test.each([
    ['GERAL', '2.10'],
    ['AUTOPECAS', '3.12'],
  ] as const)('PIS of %s: %s %%', (categoria, aliquota) => {
    expect(tributo('pis', { pis: { regime: 'INTEGRAL', categoria } }).aliquota).toBe(aliquota);
  });

  test('a table that is handed in holds instead of the shipped one', () => {
    const parametros = [
      { codigo: 'COFINS_IMPORTACAO_GERAL', valor: '7.60' },
      ...['DECLARACAO', 'ATE_2'].map((nome) => ({ codigo: `TAXA_SISCOMEX_${nome}`, valor: '1.00' })),
    ].map((um) => ({ ...um, vigenciaInicio: null, vigenciaFim: null, fonte: 'Teste', situacao: 'CONFIRMAR' as const }));
    const { totais, taxaSiscomex } = calcularImportacao(
      comTributos({ cofins: { regime: 'INTEGRAL', categoria: 'GERAL' } }),
      {
        parametros,
      },
    );
    expect([totais.devido.cofins, taxaSiscomex]).toEqual(['19000.00', '2.00']);
  });
});

test('a specific rate is so many reais for each unit, whatever the value', () => {
  const especifica = { quantidade: '1000.00000', valorUnidade: '0.12345', unidade: 'L' };
  expect(tributo('ipi', { ipi: { regime: 'INTEGRAL', especifica } })).toMatchObject({
    base: null,
    aliquota: '0.12345',
    devido: '123.45',
  });
  expect(tributo('pis', { pis: { regime: 'REDUCAO', reducaoPerc: '50.00', especifica } }).devido).toBe('61.72');
});

test('the rates of a parameter keep every decimal they have', () => {
  const adicional = {
    codigo: 'COFINS_ADICIONAL',
    valor: '0.625',
    vigenciaInicio: '2026-01-02',
    vigenciaFim: null,
    fonte: 'Teste',
    situacao: 'CONFIRMAR',
  } as const;
  const entrada = comTributos({ cofins: { regime: 'INTEGRAL', aliquota: '9.65', adicional: true } });
  const { adicoes } = calcularImportacao(entrada, { parametros: [...PARAMETROS_DE_FABRICA, adicional] });
  expect(adicoes[0]?.tributos.cofins).toMatchObject({ aliquota: '10.275', devido: '25687.50' });
});

test('antidumping may be a percentage of the customs value', () => {
  const [adicao] = entradaDeTeste().adicoes;
  const entrada = entradaDeTeste({
    adicoes: adicao ? [{ ...adicao, antidumping: { tipo: 'AD_VALOREM', aliquota: '12.50' } }] : [],
  });
  expect(calcularImportacao(entrada).totais.antidumping).toBe('31250.00');
});

const REDUCAO = { regime: 'REDUCAO', aliquota: '18.00' } as const;
const especifica = { quantidade: '1', valorUnidade: '1' };

test.each<[string, string, Partial<AdicaoDoCalculo['tributos']>]>([
  ['a reduction without its rate', 'ii.aliquotaReduzida', { ii: REDUCAO }],
  ['a reduction said twice', 'ii.aliquotaReduzida', { ii: { ...REDUCAO, aliquotaReduzida: '1', reducaoPerc: '1' } }],
  ['a reduced rate above the full one', 'ii.aliquotaReduzida', { ii: { ...REDUCAO, aliquotaReduzida: '18.01' } }],
  ['a reduction under another regime', 'ii.regime', { ii: { ...REDUCAO, regime: 'INTEGRAL', reducaoPerc: '1' } }],
  [
    'an ex-tarifário above the TEC',
    'ii.exTarifario.aliquota',
    { ii: { regime: 'INTEGRAL', aliquota: '2', exTarifario: { aliquota: '2.01' } } },
  ],
  [
    'an agreement above the TEC',
    'ii.acordo.aliquota',
    { ii: { regime: 'INTEGRAL', aliquota: '2', acordo: { aliquota: '2.01' } } },
  ],
  ['an agreement without rate or margin', 'ii.acordo', { ii: { regime: 'INTEGRAL', aliquota: '18', acordo: {} } }],
  ['proportional payment without months', 'ii.meses', { ii: { regime: 'SUSPENSAO_PROPORCIONAL', aliquota: '18' } }],
  [
    'a unit that would be read as a percentage',
    'ipi.especifica.unidade',
    { ipi: { regime: 'INTEGRAL', especifica: { ...especifica, unidade: '%' } } },
  ],
  ['a tax without a rate', 'ipi.aliquota', { ipi: { regime: 'INTEGRAL' } }],
  ['a rate and a category', 'pis.categoria', { pis: { regime: 'INTEGRAL', aliquota: '1', categoria: 'GERAL' } }],
  [
    'an adicional on a specific rate',
    'cofins.adicional',
    { cofins: { regime: 'INTEGRAL', especifica, adicional: true } },
  ],
  [
    'a specific rate reduced to a percentage',
    'pis.aliquotaReduzida',
    { pis: { regime: 'REDUCAO', aliquotaReduzida: '1', especifica } },
  ],
])('%s is refused', (_caso, campo, tributos) => {
  expect(recusa(comTributos(tributos))).toMatchObject({ campo: `adicoes.0.tributos.${campo}` });
});
