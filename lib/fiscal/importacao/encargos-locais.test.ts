import type { AfrmmDoCalculo, IcmsDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { calcularImportacao } from './calcular-importacao.ts';
import { adicaoDoCalculoDeTeste, entradaDeTeste } from './testing/entrada-de-teste.ts';

/** R$ 250,000.00 of goods; without AFRMM the base of the ICMS is (353,137.50 + 154.23) ÷ 0.8. */
const icms = (outro: Partial<IcmsDoCalculo>, afrmm?: AfrmmDoCalculo) =>
  calcularImportacao(entradaDeTeste({ icms: { tratamento: 'INTEGRAL', ...outro }, afrmm })).icms;
const afrmm = (outro: Partial<AfrmmDoCalculo>): AfrmmDoCalculo => ({
  frete: { moeda: 'USD', valor: '1000.00' },
  navegacao: 'LONGO_CURSO',
  tratamento: 'INTEGRAL',
  conhecimentos: 1,
  ...outro,
});

test.each([
  [{ tratamento: 'INTEGRAL' }, '441614.66', '88322.93', '88322.93'],
  [{ tratamento: 'DIFERIDO' }, '441614.66', '88322.93', '0.00'],
  [{ tratamento: 'EXONERADO' }, '441614.66', '88322.93', '0.00'],
  [{ tratamento: 'REDUZIDO', reducaoPerc: '50.00' }, '220807.33', '44161.47', '44161.47'],
  // (353,291.73 + 708.27) ÷ 0.8 and ÷ 0.9
  [{ despesas: [{ nome: 'Armazenagem', valor: '708.27' }] }, '442500.00', '88500.00', '88500.00'],
  [{ aliquota: '10.00', despesas: [{ nome: 'Armazenagem', valor: '708.27' }] }, '393333.33', '39333.33', '39333.33'],
] as const)('ICMS %p: base %s, tax %s, to pay %s', (outro, BC, ICMS, recolher) => {
  expect(icms(outro)).toMatchObject({ BC, ICMS, recolher });
});

test('taxes that are not paid are not in the base of the ICMS', () => {
  const suspenso = (aliquota: string) => ({ regime: 'SUSPENSAO', aliquota }) as const;
  const tributos = { ii: suspenso('18'), ipi: suspenso('9.75'), pis: suspenso('2.10'), cofins: suspenso('9.65') };
  const entrada = entradaDeTeste({ icms: { tratamento: 'DIFERIDO' }, adicoes: [adicaoDoCalculoDeTeste({ tributos })] });
  // 250,154.23 ÷ 0.8 = 312,692.7875
  expect(calcularImportacao(entrada).icms?.BC).toBe('312692.79');
});

/** 1,000.00 dollars at 5.3417, on 2026-06-30; domain/conferencia-independente.md §3.5 and §6. */
test.each([
  [{ navegacao: 'LONGO_CURSO' }, '427.34', '427.34', '20.00'],
  [{ navegacao: 'CABOTAGEM', norteNordeste: false }, '427.34', '427.34', '20.00'],
  [{ navegacao: 'CABOTAGEM' }, '427.34', '0.00', '0.00'],
  [{ navegacao: 'CABOTAGEM', norteNordeste: true }, '427.34', '0.00', '0.00'],
  // A tax without incidence cannot be suspended.
  [{ navegacao: 'CABOTAGEM', tratamento: 'SUSPENSAO' }, '427.34', '0.00', '0.00'],
  [{ navegacao: 'FLUVIAL_OUTRAS_CARGAS' }, '427.34', '0.00', '0.00'],
  [{ navegacao: 'FLUVIAL_GRANEL_LIQUIDO' }, '2136.68', '0.00', '0.00'],
  [{ tratamento: 'ISENCAO' }, '427.34', '0.00', '0.00'],
  [{ tratamento: 'SUSPENSAO' }, '427.34', '0.00', '20.00'],
  [{ tratamento: 'NAO_INCIDENCIA' }, '427.34', '0.00', '0.00'],
] as const)('AFRMM %p: %s, to pay %s, TUM %s', (outro, calculado, recolher, tum) => {
  const resultado = calcularImportacao(entradaDeTeste({ afrmm: afrmm(outro) })).afrmm;
  expect(resultado).toMatchObject({ base: '5341.70', calculado, recolher, tum });
});

/** Goods without PIS and COFINS, because these end before the non-incidence does. */
const doNorte = (dataRegistro: string, navegacao: AfrmmDoCalculo['navegacao']) => {
  const zero = { regime: 'INTEGRAL', aliquota: '0' } as const;
  const tributos = { ii: zero, ipi: zero, pis: zero, cofins: zero };
  const adicoes = [adicaoDoCalculoDeTeste({ tributos })];
  return calcularImportacao(entradaDeTeste({ dataRegistro, adicoes, afrmm: afrmm({ navegacao }) }));
};

test.each([
  ['2026-01-01', 'CABOTAGEM', '0.00', '0.00'],
  ['2027-01-08', 'CABOTAGEM', '0.00', '0.00'],
  ['2027-01-09', 'CABOTAGEM', '427.34', '20.00'],
  ['2027-01-08', 'FLUVIAL_GRANEL_LIQUIDO', '0.00', '0.00'],
  ['2027-01-09', 'FLUVIAL_GRANEL_LIQUIDO', '2136.68', '20.00'],
] as const)('on %s cargo of Manaus by %s pays AFRMM %s and TUM %s', (dia, navegacao, recolher, tum) => {
  expect(doNorte(dia, navegacao).afrmm).toMatchObject({ recolher, tum });
});

test('the memória says why there is no AFRMM and no TUM, and by what act', () => {
  const { entradas } = doNorte('2026-06-30', 'CABOTAGEM').memoria;
  const [recolher, tum] = ['AFRMM a recolher', 'TUM'].map((nome) => entradas.find((linha) => linha.nome === nome));
  expect(recolher?.formula).toContain('zero: não incide, origem ou destino no Norte ou no Nordeste (presumido');
  expect(recolher?.entradas[1]?.fonte).toContain('Decreto 8.257/2014, art. 4º, IV e parágrafo único');
  expect(tum).toMatchObject({ valor: '0.00', fonte: 'Decreto 8.257/2014, art. 11, § 3º, II' });
});

test.each([
  ['PIS', { pis: { regime: 'INTEGRAL', aliquota: '2.10' } }],
  ['PIS by its table', { pis: { regime: 'INTEGRAL', categoria: 'GERAL' } }],
  ['COFINS', { cofins: { regime: 'INTEGRAL', aliquota: '9.65' } }],
  ['COFINS suspended', { cofins: { regime: 'SUSPENSAO', aliquota: '9.65' } }],
  ['COFINS por unidade', { cofins: { regime: 'INTEGRAL', especifica: { quantidade: '1', valorUnidade: '2' } } }],
] as const)(
  '%s ended on 31/12/2026: from the next day on it is zero, whatever rate is given, and says why',
  (_, mudado) => {
    const zero = { regime: 'INTEGRAL', aliquota: '0' } as const;
    const [qual = 'pis'] = Object.keys(mudado) as ('pis' | 'cofins')[];
    const calcular = (dataRegistro: string) =>
      calcularImportacao(
        entradaDeTeste({
          dataRegistro,
          adicoes: [adicaoDoCalculoDeTeste({ tributos: { ii: zero, ipi: zero, pis: zero, cofins: zero, ...mudado } })],
        }),
      );
    const antes = calcular('2026-12-31');
    expect(antes.totais.devido[qual]).not.toBe('0.00');
    expect(antes.adicoes[0]?.tributos[qual].extinto).toBeUndefined();
    const depois = calcular('2027-01-01');
    expect(depois.adicoes[0]?.tributos[qual]).toMatchObject({ devido: '0.00', recolher: '0.00', extinto: true });
    expect(depois.totais.devido[qual]).toBe('0.00');
    expect(JSON.stringify(depois.memoria)).toContain('extintos em 31/12/2026 (LC 214/2025, art. 542, XXIII');
  },
);

describe('The ICMS of 2027', () => {
  const em2027 = (icms: Partial<IcmsDoCalculo>, parametros = PARAMETROS_DE_FABRICA) =>
    calcularImportacao(entradaDeTeste({ dataRegistro: '2027-02-01', icms: { tratamento: 'INTEGRAL', ...icms } }), {
      parametros,
    });
  const doAmazonas = (valor: string): Parametro[] => [
    ...PARAMETROS_DE_FABRICA,
    {
      codigo: 'CBS_IBS_INTEGRA_BASE_ICMS_AM',
      valor,
      vigenciaInicio: '2027-01-01',
      vigenciaFim: null,
      fonte: 'Decisão da empresa',
      situacao: 'CONFIRMAR',
    },
  ];
  const devidos = { cbs: '100.00', ibsUF: '10.00', ibsMun: '10.00' };

  test('has no value while nobody has said whether CBS and IBS are in its base, and neither has the cost', () => {
    const { icms, custo, avisos, memoria } = em2027({ cbsIbs: devidos });
    expect([icms, custo]).toEqual([null, null]);
    expect(avisos).toEqual([
      {
        codigo: 'ICMS_BASE_A_DECIDIR',
        mensagem: expect.stringContaining('falta decidir se a CBS e o IBS integram a base do ICMS do AM em 01/02/2027'),
      },
    ]);
    expect(memoria.nome).toBe('Custo até o desembaraço, sem o ICMS, a CBS e o IBS');
  });

  test('is without PIS and COFINS, and without CBS and IBS where these are suspended', () => {
    // (250,000 + 45,000 + 28,762.50 + 154.23) ÷ 0.8
    const { icms, avisos, memoria } = em2027({ cbsIbs: { cbs: '0.00', ibsUF: '0.00', ibsMun: '0.00' } });
    expect(icms).toMatchObject({ BC: '404895.91', ICMS: '80979.18' });
    expect(avisos).toBeUndefined();
    const doIcms = memoria.entradas.find(({ nome }) => nome === 'ICMS');
    expect(JSON.stringify(doIcms)).not.toMatch(/PIS a recolher|COFINS a recolher/);
  });

  test('takes CBS and IBS in, or leaves them out, as the parameter says', () => {
    expect(em2027({ cbsIbs: devidos }, doAmazonas('0.00')).icms?.BC).toBe('404895.91');
    expect(em2027({}, doAmazonas('0.00')).icms?.BC).toBe('404895.91');
    // 323,916.73 + 120.00, ÷ 0.8
    expect(em2027({ cbsIbs: devidos }, doAmazonas('1.00')).icms?.BC).toBe('405045.91');
  });

  test('has no value where they are in the base and their amount is unknown', () => {
    for (const cbsIbs of [undefined, { ...devidos, cbs: null }]) {
      const { icms, avisos } = em2027({ cbsIbs }, doAmazonas('1.00'));
      expect([icms, avisos?.[0]?.codigo]).toEqual([null, 'ICMS_SEM_CBS_IBS']);
    }
  });
});

test('the TUM is of each CE-Mercante, and in the base of the ICMS only where the declarant puts it', () => {
  expect(calcularImportacao(entradaDeTeste({ afrmm: afrmm({ conhecimentos: 3 }) })).afrmm?.tum).toBe('60.00');
  // 353,291.73 + 427.34 (+ 20.00), ÷ 0.8
  expect(icms({}, afrmm({}))?.BC).toBe('442148.84');
  expect(icms({}, afrmm({ tumNaBaseDoIcms: true }))?.BC).toBe('442173.84');
});

test('what it all costs is the customs value and what is to be paid', () => {
  // 250,000 + 45,000 + 28,762.50 + 5,250 + 24,125 + 154.23 + 427.34 + 20.00 + 88,429.77 + TCIF 200 + 30
  const {
    custo,
    icms: doEstado,
    tcif,
  } = calcularImportacao(entradaDeTeste({ afrmm: afrmm({}), icms: { tratamento: 'INTEGRAL' }, tcif: {} }));
  expect([doEstado?.recolher, tcif?.total, custo]).toEqual(['88429.77', '230.00', '442398.84']);
});

test('an ICMS that is deferred costs nothing yet', () => {
  // 250,000 + 45,000 + 28,762.50 + 5,250 + 24,125 + 154.23
  expect(calcularImportacao(entradaDeTeste({ icms: { tratamento: 'DIFERIDO' } })).custo).toBe('353291.73');
});

test('the TCIF may be reduced', () => {
  expect(calcularImportacao(entradaDeTeste({ tcif: { reducaoPerc: '80.00' } })).tcif?.total).toBe('46.00');
});
