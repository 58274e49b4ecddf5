import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { custoDaDi } from '#lib/fiscal/custo/custo-da-di.ts';
import { encargosDaDeclaracao } from '#lib/fiscal/importacao/declarada/encargos-da-declaracao.ts';
import { memoriaDaDi } from '#lib/fiscal/importacao/declarada/memoria-da-di.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023 } from '#lib/testing/dis-dos-vetores.ts';
import { compararDi } from './comparacao-di.ts';
import { conferirDi } from './conferencias-di.ts';

describe('Mutants of a DI', () => {
  const arquivo = diDe2023();
  const lida = (...trocas: [string | RegExp, string][]) => {
    const xml = trocas.reduce((ate, [de, para]) => ate.replace(de, para), arquivo.toString('latin1'));
    const [di] = lerDiXml(Buffer.from(xml, 'latin1'));
    if (!di) throw new Error('no DI');
    return di;
  };
  const linha = (di: ReturnType<typeof lida>, figura: string) =>
    compararDi(di, PARAMETROS_DE_FABRICA).linhas.find((uma) => uma.adicao === '001' && uma.figura === figura);

  test('an ex-tarifário of nothing is a rate, paid or under the regime of reduction', () => {
    const devidoZero: [RegExp, string] = [/<iiAliquotaValorDevido>\d+/, '<iiAliquotaValorDevido>000000000000000'];
    const reduzida = lida(
      [/<iiRegimeTributacaoNome>[^<]*/, '<iiRegimeTributacaoNome>REDUCAO'],
      [/<iiAliquotaReduzida>\d+/, '<iiAliquotaReduzida>00000'],
      devidoZero,
    );
    expect(linha(reduzida, 'ii')).toMatchObject({ declarado: '0.00', calculado: '0.00', regime: 'REDUCAO' });
    const ex = lida(
      [
        '<iiRegimeTributacaoCodigo>',
        '<iiExTarifarioAtoLegalNumero>000123</iiExTarifarioAtoLegalNumero><iiRegimeTributacaoCodigo>',
      ],
      [/<iiAliquotaReduzida>\d+/, '<iiAliquotaReduzida>00000'],
      devidoZero,
    );
    expect(linha(ex, 'ii')).toMatchObject({ declarado: '0.00', calculado: '0.00', regime: 'INTEGRAL' });
  });

  test('an ex-tarifário with a rate keeps it, whatever zero is printed beside it', () => {
    const ex = lida(
      [
        '<iiRegimeTributacaoCodigo>',
        '<iiExTarifarioAtoLegalNumero>000123</iiExTarifarioAtoLegalNumero><iiRegimeTributacaoCodigo>',
      ],
      [/<iiAliquotaReduzida>\d+/, '<iiAliquotaReduzida>00000'],
    );
    expect(linha(ex, 'ii')).toMatchObject({ declarado: '5297.95', calculado: '5297.95', diferenca: '0.00' });
  });

  test('a regime nobody knows leaves its tax as declared, and the others reckoned', () => {
    const di = lida([/<iiRegimeTributacaoCodigo>\d/, '<iiRegimeTributacaoCodigo>9']);
    expect(linha(di, 'ii')).toMatchObject({ declarado: '5297.95', calculado: null, diferenca: null });
    expect(linha(di, 'ii')?.motivo).toContain('o regime de tributação 9 RECOLHIMENTO INTEGRAL não é um dos');
    expect(linha(di, 'ipi')?.diferenca).toBe('0.00');
  });

  test('an antidumping of the adição is read with five decimals, reckoned and compared', () => {
    const di = lida([
      '<dadosMercadoriaAplicacao>',
      [
        '<antidumpingAliquotaEspecificaQuantidadeUnidade>000130000</antidumpingAliquotaEspecificaQuantidadeUnidade>',
        '<antidumpingAliquotaEspecificaValor>0000411746</antidumpingAliquotaEspecificaValor>',
        '<antidumpingAliquotaValorDevido>000000053526980</antidumpingAliquotaValorDevido>',
        '<antidumpingAliquotaValorRecolher>000000053526980</antidumpingAliquotaValorRecolher>',
        '<dadosMercadoriaAplicacao>',
      ].join(''),
    ]);
    expect(linha(di, 'antidumping')).toMatchObject({
      declarado: '535269.80',
      calculado: '535269.80',
      diferenca: '0.00',
    });
    expect(encargosDaDeclaracao(di).map(({ nome, valor }) => [nome, valor.toFixed(2)])).toEqual([
      ['Antidumping', '535269.80'],
    ]);
  });

  test('a payment may differ from its debit by what the company tolerates', () => {
    // 79,185.09 under 0086.
    const di = lida(['000000007918509', '000000007918559']);
    const nivel = (parametros = PARAMETROS_DE_FABRICA) =>
      conferirDi(di, parametros).find(({ codigo }) => codigo === 'PAGAMENTO_0086')?.nivel;
    const daEmpresa = PARAMETROS_DE_FABRICA.map((um) =>
      um.codigo === 'TOLERANCIA_PAGAMENTO' ? { ...um, valor: '1.00' } : um,
    );
    expect([nivel(), nivel(daEmpresa)]).toEqual(['aviso', 'ok']);
  });

  test('a tolerance in fractions of a cent is the whole cents that it allows', () => {
    const comTolerancia = (valor: string) =>
      compararDi(
        lida(),
        PARAMETROS_DE_FABRICA.map((um) => (um.codigo === 'TOLERANCIA_POR_ADICAO' ? { ...um, valor } : um)),
      ).tolerancia;
    // 16 adições: 0.536.
    expect(comTolerancia('0.0335')).toBe('0.53');
  });

  test('fine, interest and principal paid beyond the adições are what a retificação cost', () => {
    const extra =
      '<pagamento><codigoReceita>0086</codigoReceita><dataPagamento>20230301</dataPagamento><numeroRetificacao>01</numeroRetificacao>' +
      '<valorJurosEncargos>000001234</valorJurosEncargos><valorMulta>000010000</valorMulta><valorReceita>000000000050000</valorReceita></pagamento>';
    const di = lida(['<pagamento>', `${extra}<pagamento>`]);
    expect(encargosDaDeclaracao(di).map(({ nome, valor }) => [nome, valor.toFixed(2)])).toEqual([
      ['Multa', '100.00'],
      ['Juros de mora', '12.34'],
      ['II pago além do que as adições declaram', '500.00'],
    ]);
    const memoria = memoriaDaDi(di, { adicao: null, item: null, figura: 'multa' }, PARAMETROS_DE_FABRICA);
    expect(memoria).toMatchObject({ valor: '100.00', entradas: [{ fonte: 'pagamentos da declaração' }] });
    // When recovered as a credit, the II of the adições and the principal paid beyond them are no cost.
    const custo = (recuperaveis: ('ii' | 'ipi')[]) => custoDaDi(di, { despesas: [], recuperaveis, cbsIbs: null });
    const [cheio, semIi] = [custo([]), custo(['ii'])];
    // The DARF of the file, 79.185,09, and 500,00 beyond it.
    const doIi = new Exato('79185.09').plus('500.00');
    expect(semIi.recuperavel).toBe(doIi.toFixed(2));
    expect(new Exato(cheio.totais.total ?? Number.NaN).minus(semIi.totais.total ?? Number.NaN).toFixed(2)).toBe(
      doIi.toFixed(2),
    );
  });
});
