import type { TributoDeclarado, TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { entradaDaDi } from './entrada-da-di.ts';
import { fontesDaDi } from './fontes-da-di.ts';
import { taxasDeclaradas } from './taxas-declaradas.ts';

describe('The declarations of the golden cases, reckoned again', () => {
  const declaracoes = [disDe2018(), diDe2023()].flatMap((arquivo) => lerDiXml(arquivo));

  test('their exchange rate comes out of the amounts: 3,7289 in 2018, 5,2177 in 2023', () => {
    expect(declaracoes.map(taxasDeclaradas)).toEqual([
      { USD: '3.7289' },
      { USD: '3.7289' },
      { USD: '3.7289' },
      { USD: '5.2177' },
    ]);
  });

  test.each(declaracoes.map((di) => [di.numeroDI, di] as const))(
    '%s: II, PIS and COFINS of every adição to the cent, IPI within one',
    (_, di) => {
      const { adicoes, taxaSiscomex } = calcularImportacao(entradaDaDi(di));
      const paga = di.pagamentos.find(({ codigoReceita }) => codigoReceita === '7811');
      expect(taxaSiscomex).toBe(paga?.valorReceita);
      expect(adicoes).toHaveLength(di.adicoes.length);
      for (const [indice, { numero, tributos }] of di.adicoes.entries()) {
        const calculada = adicoes[indice];
        const { ii, ipi, pis, cofins } = tributos;
        expect({ numero: calculada?.numero, ...calculada?.devido, ipi: null }).toEqual({
          numero,
          ii: ii.devido,
          pis: pis.devido,
          cofins: cofins.devido,
          ipi: null,
        });
        expect(new Exato(calculada?.devido.ipi ?? 'NaN').minus(ipi.devido).abs().lte('0.01')).toBe(true);
        expect(calculada?.recolher.ipi).toBe(ipi.recolher);
      }
    },
  );
});

const declarado = (
  nome: string | null,
  aliquota: string,
  aliquotaReduzida: string | null = null,
): TributoDeclarado => ({
  ...tributoDeTeste('0.00'),
  regime: { codigo: null, nome },
  aliquota,
  aliquotaReduzida,
});
const comTributo = (tributo: TributoDi, valor: TributoDeclarado, campos: Record<string, string> = {}) => {
  const adicao = adicaoDeTeste({ campos });
  return declaracaoDeTeste({ adicoes: [{ ...adicao, tributos: { ...adicao.tributos, [tributo]: valor } }] });
};

test.each<[string, TributoDi, TributoDeclarado, Record<string, string>, object]>([
  ['no benefit', 'ipi', declarado('SEM BENEFICIO', '6.50'), {}, { regime: 'INTEGRAL', aliquota: '6.50' }],
  [
    'a regime nobody named, which nobody reckons,',
    'ipi',
    declarado(null, '6.50'),
    {},
    {
      regime: 'INTEGRAL',
      aliquota: '6.50',
      semCalculo: { motivo: 'a declaração não diz o regime de tributação', devido: '0.00', recolher: '0.00' },
    },
  ],
  ['suspension', 'ipi', declarado('SUSPENSÃO', '6.50'), {}, { regime: 'SUSPENSAO', aliquota: '6.50' }],
  ['exemption', 'ii', declarado('ISENCAO', '16.00'), {}, { regime: 'ISENCAO', aliquota: '16.00' }],
  ['immunity', 'ii', declarado('Imunidade', '16.00'), {}, { regime: 'IMUNIDADE', aliquota: '16.00' }],
  ['no incidence', 'pis', declarado('NAO INCIDENCIA', '2.10'), {}, { regime: 'NAO_INCIDENCIA', aliquota: '2.10' }],
  [
    'proportional payment, which is no plain suspension',
    'ii',
    declarado('SUSPENSAO COM PAGAMENTO PROPORCIONAL', '16.00'),
    {},
    { regime: 'SUSPENSAO_PROPORCIONAL', aliquota: '16.00' },
  ],
  [
    'a reduction to a rate',
    'pis',
    declarado('REDUÇÃO', '2.10', '1.00'),
    {},
    { regime: 'REDUCAO', aliquota: '2.10', aliquotaReduzida: '1.00' },
  ],
  [
    'a reduction by a percentage of II',
    'ii',
    declarado('REDUCAO', '16.00'),
    { iiAliquotaPercentualReducao: '50.00' },
    { regime: 'REDUCAO', aliquota: '16.00', reducaoPerc: '50.00' },
  ],
  [
    'a reduction by a percentage of COFINS',
    'cofins',
    declarado('REDUCAO', '9.65'),
    { pisCofinsBaseCalculoPercentualReducao: '30.20' },
    { regime: 'REDUCAO', aliquota: '9.65', reducaoPerc: '30.20' },
  ],
  [
    'a lower rate that is paid',
    'ipi',
    declarado('SEM BENEFICIO', '6.50', '3.25'),
    {},
    { regime: 'REDUCAO', aliquota: '6.50', aliquotaReduzida: '3.25' },
  ],
  [
    'a lower rate that is suspended',
    'ipi',
    declarado('SUSPENSAO', '6.50', '3.25'),
    {},
    { regime: 'SUSPENSAO', aliquota: '3.25' },
  ],
  [
    'a reduction to nothing',
    'pis',
    declarado('REDUCAO', '2.10', '0.00'),
    {},
    { regime: 'REDUCAO', aliquota: '2.10', aliquotaReduzida: '0.00' },
  ],
  [
    'an ex-tarifário of nothing',
    'ii',
    declarado('RECOLHIMENTO INTEGRAL', '14.00', '0.00'),
    {},
    { regime: 'INTEGRAL', aliquota: '14.00', exTarifario: { aliquota: '0.00' } },
  ],
  [
    'an agreement that leaves nothing',
    'ii',
    declarado('RECOLHIMENTO INTEGRAL', '10.00', '0.00'),
    { iiAcordoTarifarioTipoCodigo: '2', iiAliquotaAcordo: '0.00' },
    { regime: 'INTEGRAL', aliquota: '10.00', acordo: { aliquota: '0.00' } },
  ],
  [
    'an ex-tarifário',
    'ii',
    declarado('RECOLHIMENTO INTEGRAL', '14.00', '2.00'),
    {},
    { regime: 'INTEGRAL', aliquota: '14.00', exTarifario: { aliquota: '2.00' } },
  ],
  [
    'an agreement',
    'ii',
    declarado('RECOLHIMENTO INTEGRAL', '14.00'),
    { iiAliquotaAcordo: '4.00' },
    { regime: 'INTEGRAL', aliquota: '14.00', acordo: { aliquota: '4.00' } },
  ],
  [
    'so much a unit',
    'cofins',
    declarado('RECOLHIMENTO INTEGRAL', '9.65'),
    { cofinsAliquotaEspecificaQuantidadeUnidade: '100', cofinsAliquotaEspecificaValor: '1.25000' },
    { regime: 'INTEGRAL', especifica: { quantidade: '100', valorUnidade: '1.25000' } },
  ],
])('%s is read from the %s it declares', (_, tributo, valor, campos, esperado) => {
  expect(entradaDaDi(comTributo(tributo, valor, campos)).adicoes[0]?.tributos[tributo]).toEqual(esperado);
});

test('the source of a rate is the leaf it came from, also where the lower one took its place', () => {
  const fonte = (valor: TributoDeclarado) => {
    const di = comTributo('ipi', valor);
    return fontesDaDi(di, entradaDaDi(di))('adicoes.0.tributos.ipi.aliquota');
  };
  expect(fonte(declarado('SUSPENSAO', '6.50'))).toBe('XML da DI: adicao[001]/ipiAliquotaAdValorem, NCM 85177900');
  expect(fonte(declarado('SUSPENSAO', '6.50', '3.25'))).toBe(
    'XML da DI: adicao[001]/ipiAliquotaReduzida, NCM 85177900',
  );
});

test('each adição keeps its own condition of sale and currency; adjustments come in theirs, or in reais', () => {
  const norueguesa = { codigo: '065', nome: 'COROA NORUEGUESA' };
  const semMoeda = { codigo: null, nome: null };
  const parcela = { codigo: '10', denominacao: 'FRETE INTERNO' };
  const di = declaracaoDeTeste({
    adicoes: [
      adicaoDeTeste({ incoterm: 'FOB' }),
      adicaoDeTeste({
        numero: '002',
        incoterm: 'CIF',
        moeda: norueguesa,
        valorMoeda: '1000.00',
        valorReais: '531.20',
        acrescimos: [{ ...parcela, moeda: norueguesa, valorMoeda: '10.00', valorReais: '5.31' }],
        deducoes: [{ ...parcela, moeda: semMoeda, valorMoeda: null, valorReais: '7.00' }],
      }),
    ],
  });
  const { taxas, adicoes } = entradaDaDi(di);
  expect(adicoes.map(({ incoterm, moeda }) => [incoterm, moeda])).toEqual([
    ['FOB', 'USD'],
    ['CIF', 'NOK'],
  ]);
  expect(taxas).toEqual({ USD: '5.0000', NOK: '0.5312' });
  expect(adicoes[1]?.acrescimos).toEqual([{ moeda: 'NOK', valor: '10.00', denominacao: 'FRETE INTERNO' }]);
  expect(adicoes[1]?.deducoes).toEqual([{ moeda: 'BRL', valor: '7.00', denominacao: 'FRETE INTERNO' }]);
});

test('a DUIMP is reckoned by the rules of its own document', () => {
  const duimp = { versao: 1, situacao: null };
  expect(entradaDaDi(declaracaoDeTeste()).tipoDocumento).toBe('DI');
  expect(entradaDaDi(declaracaoDeTeste({ duimp })).tipoDocumento).toBe('DUIMP');
});
