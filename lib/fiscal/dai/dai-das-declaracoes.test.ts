import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { conferirDai } from './conferir-dai.ts';
import { insumosDeTeste, linhaDeTeste, parametroDeTeste } from './insumos-de-teste.ts';
import { montarDai } from './montar-dai.ts';

const DESDE_SEMPRE = { vigenciaInicio: '2000-01-01', vigenciaFim: null };
/** Cais ships no rate for the days of the samples, so the test gives 18 %. */
const COM_ALIQUOTA = [...PARAMETROS_DE_FABRICA, parametroDeTeste('ICMS_AM_GERAL', '18.00')];

describe('The DAI of declarations of the golden cases', () => {
  const declaracoes = [disDe2018(), diDe2023()].flatMap((arquivo) => lerDiXml(arquivo));
  const de = (numero: string) => declaracoes.find(({ numeroDI }) => numeroDI === numero) as DeclaracaoImportacao;
  const insumos = (declaracao: DeclaracaoImportacao) =>
    insumosDeTeste({ declaracao, matriz: [linhaDeTeste(DESDE_SEMPRE)] });
  const montada = (declaracao: DeclaracaoImportacao) => montarDai(insumos(declaracao), COM_ALIQUOTA);

  test.each([
    // Header as printed. The taxes are the sums that each adição had to pay; in the first declaration the IPI was suspended.
    ['1890000010', '494212.22', '51796.77', '38.22', '0.00', '0.00', '64160.52', '244.00', '3.7289', '651.640000'],
    ['1890000029', '100411.97', '11168.42', '7.79', '10467.43', '0.00', '13153.45', '291.20', '3.7289', '176.440000'],
    ['1890000037', '1491.34', '3923.73', '0.37', '974.77', '0.00', '690.46', '214.50', '3.7289', '18.000000'],
    [
      '2390000010',
      '551683.75',
      '13832.12',
      '0.00',
      '79184.34',
      '33319.88',
      '81697.90',
      '493.56',
      '5.2177',
      '25226.870000',
    ],
  ])('%s', (numero, fob, frete, seguro, ii, ipi, pisCofins, taxasDiversas, taxaDolar, pesoLiquido) => {
    expect(montada(de(numero)).declaracao).toMatchObject({
      numeroDocumento: numero,
      fob,
      frete,
      seguro,
      ii,
      ipi,
      pisCofins,
      taxasDiversas,
      taxaDolar,
      pesoLiquido,
    });
  });

  test('of all 23 adições FOB, freight and insurance are the valor aduaneiro, and the parts of the taxes the whole', () => {
    expect(declaracoes.flatMap(({ adicoes }) => adicoes)).toHaveLength(23);
    for (const declaracao of declaracoes) {
      const { adicoes, taxas } = montada(declaracao);
      for (const { declarada, valorAduaneiro } of adicoes) {
        const { fob, frete, seguro } = declarada;
        expect(somar([fob, frete, seguro]).toFixed(2)).toBe(texto(valorAduaneiro));
      }
      expect(somar(adicoes.map((uma) => texto(uma.taxas))).toFixed(2)).toBe(texto(taxas));
    }
  });

  test('the items come to the value on the conditions of sale of each', () => {
    for (const declaracao of declaracoes) {
      for (const [i, { itens }] of montada(declaracao).declaracao.adicoes.entries()) {
        expect(somar(itens.map(({ valorTotal }) => valorTotal)).toFixed(2)).toBe(declaracao.adicoes[i]?.valorMoeda);
      }
    }
  });

  test('a CFR sale has its freight taken out of the FOB', () => {
    // 33,112.20 includes the freight of 1,170.53, and there is no insurance.
    expect(montada(de('2390000010')).declaracao.adicoes[0]).toMatchObject({ fob: '31941.67', frete: '1170.53' });
  });

  test('what header and adições differ by is told, and none of it keeps the file from being made', () => {
    const somas = (numero: string) => {
      const declaracao = de(numero);
      return conferirDai(insumos(declaracao), montada(declaracao), COM_ALIQUOTA)
        .filter(({ codigo }) => codigo === 'SOMA_DIFERENTE')
        .map(({ nivel, caminho, mensagem }) => [nivel, caminho, /diferença de R\$ (\d+,\d{2})/.exec(mensagem)?.[1]]);
    };
    // 494,212.22 − 494,212.21, 51,796.77 − 51,796.76, 38.22 − 38.21: a cent each.
    expect(somas('1890000010')).toEqual([]);
    expect(somas('1890000029')).toEqual([
      ['aviso', 'vlFob', '0,17'],
      ['aviso', 'vlFrete', '0,02'],
      ['aviso', 'vlSeguro', '0,02'],
    ]);
    expect(somas('1890000037')).toEqual([]);
    // VMLE 551,683.75 against 565,511.26 − 13,832.04; freight 13,832.12 against 13,832.04.
    expect(somas('2390000010')).toEqual([
      ['aviso', 'vlFob', '4,53'],
      ['aviso', 'vlFrete', '0,08'],
    ]);
  });

  test('Cais ships no rate for the days of the samples, and says so', () => {
    for (const declaracao of declaracoes) {
      const dai = montarDai(insumos(declaracao), PARAMETROS_DE_FABRICA);
      expect(dai.icms).toBeNull();
      const achados = conferirDai(insumos(declaracao), dai, PARAMETROS_DE_FABRICA);
      expect(achados.filter(({ nivel }) => nivel === 'erro').map(({ codigo }) => codigo)).toEqual(['SEM_ALIQUOTA']);
    }
  });
});
