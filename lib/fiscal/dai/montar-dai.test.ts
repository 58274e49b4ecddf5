import fc from 'fast-check';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { reduzABase, TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  pagamentoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { recalcular } from '#lib/fiscal/memoria-de-teste.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { declaracaoCom, escolhaDeTeste, insumosDeTeste, linhaDeTeste, parametroDeTeste } from './insumos-de-teste.ts';
import type { FiguraDaDai } from './montar-dai.ts';
import { memoriaDaDai, montarDai } from './montar-dai.ts';
import { resultadoDaDai } from './resultado-da-dai.ts';

const montar = (outros?: Parameters<typeof insumosDeTeste>[0], parametros = PARAMETROS_DE_FABRICA) =>
  montarDai(insumosDeTeste(outros), parametros);
const icmsDe = ({ icms }: ReturnType<typeof montarDai>) =>
  icms && [texto(icms.base), texto(icms.semIncentivo), texto(icms.recolher)];
const despesa = (nome: string, valor: string, capatazia = false) => ({ id: nome, nome, valor, capatazia });

test('the DAI of a small declaration, every value of it', () => {
  // (555.00 + 88.80 + 11.65 + 53.55 + 154.23) ÷ 0.8 = 863.23 ÷ 0.8 = 1,079.0375; × 20 % = 215.808
  expect(montar().declaracao).toEqual({
    tipo: '1',
    numeroDocumento: '2390000010',
    dataDocumento: '2026-06-30',
    fob: '500.00',
    frete: '50.00',
    seguro: '5.00',
    ii: '88.80',
    ipi: '0.00',
    // 11.65 + 53.55
    pisCofins: '65.20',
    taxasDiversas: '154.23',
    capatazia: '0.00',
    taxaDolar: '5.0000',
    pesoLiquido: '12.500000',
    recinto: null,
    paisProcedencia: null,
    qtdeAdicoes: 1,
    informacaoComplementar: 'INSCRICAO SUFRAMA: 201234017; TAXA DOLAR: 5,0000',
    adicoes: [
      {
        numero: '001',
        fornecedor: null,
        importadorNumero: '041234561',
        importadorNome: 'Importadora Fictícia Ltda',
        fob: '500.00',
        frete: '50.00',
        seguro: '5.00',
        ii: '88.80',
        ipi: '0.00',
        pisCofins: '65.20',
        pesoLiquido: '12.500000',
        codigoTributacao: 'A001',
        baseIcms: '1079.04',
        icms: '0.00',
        icmsSemIncentivo: '215.81',
        itens: [
          {
            numero: 1,
            ncm: '85177900',
            descricao: 'ITEM',
            quantidade: '10.00000',
            unidade: 'PECA',
            valorUnitario: '10.0000000',
            valorTotal: '100.00',
          },
        ],
      },
    ],
  });
});

test('the wire has the same figures, the row of the matriz and the rate', () => {
  expect(resultadoDaDai(montar())).toEqual({
    cabecalho: expect.objectContaining({ fob: '500.00', taxasDiversas: '154.23', qtdeAdicoes: 1 }),
    adicoes: [
      {
        numero: '001',
        ncm: '85177900',
        fornecedor: null,
        valorAduaneiro: '555.00',
        fob: '500.00',
        frete: '50.00',
        seguro: '5.00',
        ii: '88.80',
        ipi: '0.00',
        pisCofins: '65.20',
        taxas: '154.23',
        matriz: {
          id: 'linha-1',
          codigoTributacao: 'A001',
          decreto: '47.727/2023',
          tratamento: 'DIFERIDO',
          reducaoPerc: null,
        },
        aliquota: '20.00',
        baseIcms: '1079.04',
        icmsSemIncentivo: '215.81',
        icms: '0.00',
        itens: [expect.objectContaining({ numero: 1, valorTotal: '100.00' })],
      },
    ],
    icms: { base: '1079.04', semIncentivo: '215.81', recolher: '0.00' },
    contribuicoes: [],
  });
});

test.each<[TratamentoIcms, string | null, string[]]>([
  ['INTEGRAL', null, ['1079.04', '215.81', '215.81']],
  ['DIFERIDO', null, ['1079.04', '215.81', '0.00']],
  ['EXONERADO', null, ['1079.04', '215.81', '0.00']],
  // 1,079.04 minus half; 539.52 × 20 % = 107.904
  ['REDUZIDO', '50.00', ['539.52', '215.81', '107.90']],
  // 863.23 ÷ 0.9 = 959.1444…, of which 10 in 20 is the base: 479.57; × 20 % = 95.914
  ['CARGA_EFETIVA', '50.00', ['479.57', '215.81', '95.91']],
])('%s %p: base, without incentive and to be paid are %p', (tratamento, reducaoPerc, esperado) => {
  expect(icmsDe(montar({ matriz: [linhaDeTeste({ tratamento, reducaoPerc })] }))).toEqual(esperado);
});

test('what is suspended is declared as nothing and is not in the base', () => {
  const tributos = { ...adicaoDeTeste().tributos, ii: tributoDeTeste('88.80', '0.00') };
  const montada = montar({ declaracao: declaracaoCom([{ tributos }], { pagamentos: [] }) });
  expect([montada.declaracao.ii, montada.declaracao.adicoes[0]?.ii]).toEqual(['0.00', '0.00']);
  // No payment shows the fee: 115.67 + 38.56 by the table. (555.00 + 11.65 + 53.55 + 154.23) ÷ 0.8 = 968.0375
  expect(icmsDe(montada)?.[0]).toBe('968.04');
});

test('despesas are taxes and capatazia, both in the base', () => {
  const montada = montar({ despesas: [despesa('Armazenagem', '100.00'), despesa('THC', '20.00', true)] });
  const { taxasDiversas, capatazia } = montada.declaracao;
  expect([taxasDiversas, capatazia, texto(montada.taxas)]).toEqual(['254.23', '20.00', '274.23']);
  // (555.00 + 154.00 + 274.23) ÷ 0.8 = 983.23 ÷ 0.8 = 1,229.0375
  expect(icmsDe(montada)?.[0]).toBe('1229.04');
});

test('taxes fall on the adições by valor aduaneiro, to the cent, and the cents left over on the first', () => {
  const pagamentos = [pagamentoDeTeste('7811', '100.00')];
  const partes = (valores: string[]) =>
    montar({ declaracao: declaracaoCom(valores.map(deValor), { pagamentos }) }).adicoes.map(({ taxas }) =>
      texto(taxas),
    );
  expect(partes(['10.00', '10.00', '10.00'])).toEqual(['33.34', '33.33', '33.33']);
  // 100 × 1 ÷ 8 and 100 × 7 ÷ 8
  expect(partes(['10.00', '70.00'])).toEqual(['12.50', '87.50']);
  expect(partes([])).toEqual([]);
  expect(partes(['0.00', '0.00'])).toEqual(['50.00', '50.00']);
});

test.each([
  // 500 + 50 + 5 = 555
  ['FOB', '500.00', '555.00'],
  // The 500 include the freight: 505 − 50 − 5
  ['CFR', '450.00', '505.00'],
  // The 500 include both: 500 − 50 − 5
  ['CIF', '445.00', '500.00'],
  ['DAP', '450.00', '505.00'],
])('%s: FOB %s of a customs value of %s', (incoterm, fob, valorAduaneiro) => {
  const { adicoes, declaracao } = montar({ declaracao: declaracaoCom([{ incoterm }]) });
  expect([declaracao.fob, adicoes[0]?.declarada.fob, texto(adicoes[0]?.valorAduaneiro as never)]).toEqual([
    fob,
    fob,
    valorAduaneiro,
  ]);
});

test('the header is the one of the DI where it declares, and the sum of the adições where it does not', () => {
  const { frete, totais, carga } = declaracaoDeTeste();
  const declaracao = declaracaoCom([{}, {}], {
    totais: { ...totais, adicoes: 3, vmleReais: '1000.17' },
    frete: { ...frete, valorReais: '100.02' },
    carga: {
      ...carga,
      pesoLiquido: '24.90000',
      recinto: { codigo: '1201101', nome: null },
      paisProcedencia: { codigo: '160', nome: 'CHINA' },
    },
  });
  expect(montar({ declaracao }).declaracao).toMatchObject({
    fob: '1000.17',
    frete: '100.02',
    seguro: '10.00',
    pesoLiquido: '24.900000',
    qtdeAdicoes: 3,
    recinto: '1201101',
    paisProcedencia: '160',
    ii: '177.60',
    pisCofins: '130.40',
  });
  expect(montar({ declaracao: declaracaoCom([{}, {}]) }).declaracao.pesoLiquido).toBe('25.000000');
  expect(montar({ declaracao: declaracaoCom([{}, { pesoLiquido: null }]) }).declaracao.pesoLiquido).toBeNull();
});

test('the rate of the dollar keeps four decimals, half up, and the memory of its others', () => {
  // 9,000,000.00 at 5.34175 is 48,075,750.00, and no rate of four decimals gives that.
  const { declaracao, taxaDolar } = montar({
    declaracao: declaracaoCom([{ valorMoeda: '9000000.00', valorReais: '48075750.00' }]),
  });
  expect([taxaDolar, declaracao.taxaDolar]).toEqual(['5.34175', '5.3418']);
  const moeda = { codigo: '978', nome: 'EURO' };
  expect(montar({ declaracao: declaracaoCom([{ moeda }]) }).declaracao.taxaDolar).toBeNull();
});

test('an item is truncated as the DI truncates it', () => {
  const itens = [
    { sequencia: 7, descricao: 'x', quantidade: '3', unidade: null, valorUnitario: '0.3333333' },
    { sequencia: 8, descricao: 'y', quantidade: '2.50000', unidade: 'KG', valorUnitario: '1.999' },
  ];
  const [adicao] = montar({ declaracao: declaracaoCom([{ itens }]) }).declaracao.adicoes;
  // 0.9999999 and 4.9975
  expect(adicao?.itens.map(({ valorTotal }) => valorTotal)).toEqual(['0.99', '4.99']);
  expect(adicao?.itens[0]).toMatchObject({ numero: 7, quantidade: '3.00000', valorUnitario: '0.3333333' });
});

test('the complementary text has what is known of the conventions, and then the words of the person', () => {
  const declaracao = declaracaoDeTeste({
    dataRegistro: '2026-06-30',
    carga: { ...declaracaoDeTeste().carga, veiculo: ' RIO NEGRO ', dataChegada: '2026-06-01' },
  });
  expect(
    montar({ declaracao, contratoCambio: '123/26', complemento: ' Livre.\nE em duas linhas. ' }).declaracao
      .informacaoComplementar,
  ).toBe(
    'NAVIO: RIO NEGRO; ENTRADA: 01/06/2026; INSCRICAO SUFRAMA: 201234017; TAXA DOLAR: 5,0000; CONTRATO CAMBIO: 123/26; Livre.\nE em duas linhas.',
  );
  const nada = montar({ importador: null, declaracao: declaracaoCom([]), contratoCambio: '  ' });
  expect(nada.declaracao.informacaoComplementar).toBeNull();
});

test('one who is not in the cadastro goes as declared', () => {
  const [adicao] = montar({ importador: null }).declaracao.adicoes;
  expect([adicao?.importadorNumero, adicao?.importadorNome]).toEqual(['11222333000181', null]);
});

describe('Without a row, a treatment or a rate there is no ICMS', () => {
  const escolhas = [escolhaDeTeste('001')];
  test.each<[string, Parameters<typeof insumosDeTeste>[0]]>([
    ['no choice', { escolhas: [] }],
    ['a choice without a part', { escolhas: [escolhaDeTeste('001', { utilizacao: null })] }],
    ['a row that ended the day before', { matriz: [linhaDeTeste({ vigenciaFim: '2026-06-29' })] }],
    ['a row that begins the day after', { matriz: [linhaDeTeste({ vigenciaInicio: '2026-07-01' })] }],
    ['a row of another key', { matriz: [linhaDeTeste({ codigoSuframa: '0124' })], escolhas }],
    ['no row', { matriz: [] }],
  ])('%s: not even a code', (_, outros) => {
    const { declaracao, icms, adicoes } = montar(outros);
    expect(adicoes[0]?.linha).toBeNull();
    expect(declaracao.adicoes[0]).toMatchObject({
      codigoTributacao: null,
      baseIcms: null,
      icms: null,
      icmsSemIncentivo: null,
    });
    expect(icms).toBeNull();
  });

  test.each([
    ['no treatment', { tratamento: null }],
    ['a reduction without its percentage', { tratamento: 'REDUZIDO', reducaoPerc: null }],
    ['a reduction of more than everything', { tratamento: 'REDUZIDO', reducaoPerc: '100.01' }],
  ] as const)('%s: the code and nothing else', (_, linha) => {
    const { declaracao, icms } = montar({ matriz: [linhaDeTeste(linha)] });
    expect(declaracao.adicoes[0]).toMatchObject({ codigoTributacao: 'A001', baseIcms: null, icms: null });
    expect(icms).toBeNull();
  });

  test.each(['100', '-1'])('a rate of %s %%, or none on the day', (valor) => {
    const parametros = [parametroDeTeste('ICMS_AM_GERAL', valor)];
    expect([montar({}, parametros).icms, montar({}, []).icms]).toEqual([null, null]);
  });

  test('a fee nobody knows: the base would be short of it', () => {
    const declaracao = declaracaoCom([{}], { pagamentos: [] });
    const { icms, taxaSiscomex } = montar({ declaracao }, [parametroDeTeste('ICMS_AM_GERAL', '20.00')]);
    expect([icms, taxaSiscomex]).toEqual([null, null]);
  });

  test('one adição without it leaves the others theirs, and the whole none', () => {
    const { declaracao, icms } = montar({ declaracao: declaracaoCom([{}, {}]), escolhas: [escolhaDeTeste('002')] });
    expect(declaracao.adicoes.map((adicao) => adicao.icms)).toEqual([null, '0.00']);
    expect(icms).toBeNull();
  });
});

test('rows that end alike are told apart by their product', () => {
  const matriz = [
    linhaDeTeste({ id: 'outro', ncm: '84733041', codigoTributacao: 'B002' }),
    linhaDeTeste({ id: 'este', codigoTributacao: 'C003' }),
    linhaDeTeste({ id: 'terceiro', codigoSuframa: '0999', codigoTributacao: 'D004' }),
  ];
  expect(montar({ matriz }).adicoes[0]?.linha?.id).toBe('este');
});

test('a DUIMP comes to cents, and its own valor aduaneiro counts', () => {
  const [duimp] = lerDuimpJson(new TextEncoder().encode(textoDaDuimp(duimpFicticia())));
  const { declaracao, adicoes, taxas } = montar({
    declaracao: duimp as DeclaracaoImportacao,
    escolhas: ['001', '002'].map((numero) => escolhaDeTeste(numero)),
  });
  expect(declaracao).toMatchObject({
    numeroDocumento: '26BR00001234561',
    dataDocumento: '2026-11-18',
    taxaDolar: '5.0000',
    qtdeAdicoes: 2,
    // The header says 10,503.10; freights are 250 + 25 + 250.
    fob: '10503.10',
    frete: '525.00',
    seguro: '105.00',
    ii: '0.00',
    ipi: '0.00',
    pesoLiquido: '4.500000',
  });
  // 5,300 + 5,303.1; PIS 111.3 + 111.3651 and COFINS 511.45 + 511.74915 to the cent each, 222.67 + 1,023.20.
  expect(texto(adicoes[0]?.valorAduaneiro as never)).toBe('10603.10');
  expect(declaracao.adicoes[0]).toMatchObject({ fob: '10003.10', frete: '500.00', pisCofins: '1245.87' });
  // 11.13 + 51.145 half up
  expect(declaracao.adicoes[1]).toMatchObject({ fob: '500.00', seguro: '5.00', pisCofins: '62.28' });
  expect(texto(taxas)).toBe('154.23');
});

test('amounts of seven decimals are rounded half up, and still add up to the customs value', () => {
  const adicao = { valorReais: '500.0050000', freteReais: '50.0050000', seguroReais: '5.0049999' };
  const { adicoes } = montar({ declaracao: declaracaoCom([adicao]) });
  // 500.005 + 50.005 + 5.0049999 = 555.0149999 → valorAduaneiroDeclarado gives 555.01; 555.01 − 50.01 − 5.00
  expect(texto(adicoes[0]?.valorAduaneiro as never)).toBe('555.01');
  expect(adicoes[0]?.declarada).toMatchObject({ fob: '500.00', frete: '50.01', seguro: '5.00' });
});

describe('Contributions', () => {
  const contribuicoes = (...parametros: ReturnType<typeof parametroDeTeste>[]) =>
    montar({}, [...PARAMETROS_DE_FABRICA, ...parametros]).contribuicoes;

  test('there are none where nobody gave a rate for the day', () => {
    expect(contribuicoes()).toEqual([]);
    expect(contribuicoes(parametroDeTeste('FTI_IMPORTACAO_FOB', '2.00', { vigenciaFim: '2026-06-29' }))).toEqual([]);
  });

  test('on FOB and on CIF half up; on what the import does not know, without an amount', () => {
    const situacao = 'CONFIRMAR';
    expect(
      contribuicoes(
        // 500.00 × 2 % and 555.00 × 1.3 % = 7.215
        parametroDeTeste('FTI_IMPORTACAO_FOB', '2.00'),
        parametroDeTeste('FTI_IMPORTACAO_CIF', '1.30'),
        parametroDeTeste('UEA_CREDITO_ESTIMULO', '10.00', { situacao: 'VERIFICADO' }),
      ),
    ).toEqual([
      { nome: 'FTI', base: 'FOB da importação', aliquota: '2.00', valor: '10.00', situacao },
      { nome: 'FTI', base: 'CIF da importação', aliquota: '1.30', valor: '7.22', situacao },
      { nome: 'UEA', base: 'Crédito estímulo', aliquota: '10.00', valor: null, situacao: 'VERIFICADO' },
    ]);
  });

  test("the company's own rate goes before one that is shipped", () => {
    const deFabrica = parametroDeTeste('FTI_IMPORTACAO_FOB', '2.00', { vigenciaInicio: '2026-01-01' });
    const daEmpresa = parametroDeTeste('FTI_IMPORTACAO_FOB', '1.00', { origem: 'EMPRESA' });
    expect(contribuicoes(deFabrica, daEmpresa).map(({ valor }) => valor)).toEqual(['5.00']);
  });
});

describe('A memória', () => {
  const montada = montar({
    declaracao: declaracaoCom([{}, { valorReais: '777.77' }]),
    despesas: [despesa('Armazenagem', '100.00'), despesa('THC', '20.01', true)],
    matriz: [linhaDeTeste({ tratamento: 'REDUZIDO', reducaoPerc: '41.18' })],
  });
  const figuras = ['baseIcms', 'icmsSemIncentivo', 'icms', 'taxas'] as const;

  test.each(figuras.flatMap((figura) => [undefined, '001', '002'].map((adicao) => [figura, adicao] as const)))(
    'of %s, adição %s, is worked out again from what is written in it',
    (figura, adicao) => {
      const aberta = memoriaDaDai(montada, { adicao, figura }) as Memoria;
      expect(aberta.formula).not.toBeNull();
      const contas = todas(aberta).filter(({ formula }) => formula !== null && !formula.includes('que sobram'));
      expect(contas.map(recalcular)).toEqual(contas.map(({ valor }) => valor));
    },
  );

  test.each([
    ['baseIcms', (um) => um.baseIcms],
    ['icmsSemIncentivo', (um) => um.icmsSemIncentivo],
    ['icms', (um) => um.icms],
  ] as const satisfies readonly [FiguraDaDai, (um: (typeof montada.declaracao.adicoes)[number]) => string | null][])(
    'of %s ends in what is declared',
    (figura, valor) => {
      for (const adicao of montada.declaracao.adicoes) {
        expect(memoriaDaDai(montada, { adicao: adicao.numero, figura })?.valor).toBe(valor(adicao));
      }
    },
  );

  test('names where each part came from', () => {
    const fontes = todas(memoriaDaDai(montada, { adicao: '002', figura: 'baseIcms' }) as Memoria).map(
      ({ nome, fonte }) => `${nome}: ${fonte}`,
    );
    expect(fontes).toContain('II a recolher: DI, adição 002');
    expect(fontes).toContain('Taxa Siscomex: pagamentos da declaração, receita 7811');
    expect(fontes).toContain('Armazenagem: Despesas do processo');
    expect(fontes).toContain('Redução da base do ICMS: Matriz de tributação, código A001, decreto 47.727/2023');
  });

  test('is not there for an adição that is not, nor for a figure that is not known', () => {
    expect(memoriaDaDai(montada, { adicao: '003', figura: 'taxas' })).toBeNull();
    expect(memoriaDaDai(montar({ matriz: [] }), { figura: 'icms' })).toBeNull();
    expect(memoriaDaDai(montar({ matriz: [] }), { figura: 'taxas' })?.valor).toBe('154.23');
  });
});

describe('Of any declaration', () => {
  const centavos = (maximo: number) => fc.nat(maximo).map((valor) => (valor / 100).toFixed(2));
  const tributo = fc.tuple(centavos(9_999_999), fc.boolean()).map(([v, pago]) => tributoDeTeste(v, pago ? v : '0.00'));
  const adicao = fc.record({
    valorReais: centavos(999_999_999),
    freteReais: fc.option(centavos(9_999_999)),
    seguroReais: fc.option(centavos(999_999)),
    incoterm: fc.constantFrom('FOB', 'CFR', 'CIF', 'DAP', 'C+I', null),
    tributos: fc.record({ ii: tributo, ipi: tributo, pis: tributo, cofins: tributo }),
  });
  const tratamento = fc.constantFrom(...(Object.keys(TRATAMENTOS_ICMS) as TratamentoIcms[]));
  const despesas = fc
    .array(fc.tuple(centavos(999_999), fc.boolean()), { maxLength: 4 })
    .map((lista) => lista.map(([valor, capatazia], i) => despesa(`D${i}`, valor, capatazia)));
  const insumos = fc
    .record({ adicoes: fc.array(adicao, { minLength: 1, maxLength: 12 }), tratamento, despesas })
    .map(({ adicoes, tratamento: qual, despesas: suas }) =>
      insumosDeTeste({
        declaracao: declaracaoCom(adicoes),
        matriz: [linhaDeTeste({ tratamento: qual, reducaoPerc: reduzABase(qual) ? '33.33' : null })],
        despesas: suas,
      }),
    );

  test('the parts are the whole: taxes, ICMS, FOB with freight and insurance', () => {
    fc.assert(
      fc.property(insumos, (seus) => {
        const montada = montarDai(seus, PARAMETROS_DE_FABRICA);
        const { declaracao, adicoes, icms, taxas } = montada;
        const soma = (valores: (string | null)[]) => somar(valores).toFixed(2);
        expect(soma(adicoes.map((uma) => texto(uma.taxas)))).toBe(texto(taxas));
        expect(soma([declaracao.taxasDiversas, declaracao.capatazia])).toBe(texto(taxas));
        expect(icmsDe(montada)).toEqual([
          soma(declaracao.adicoes.map(({ baseIcms }) => baseIcms)),
          soma(declaracao.adicoes.map(({ icmsSemIncentivo }) => icmsSemIncentivo)),
          soma(declaracao.adicoes.map((uma) => uma.icms)),
        ]);
        expect(icms).not.toBeNull();
        for (const { declarada, valorAduaneiro } of adicoes) {
          expect(soma([declarada.fob, declarada.frete, declarada.seguro])).toBe(texto(valorAduaneiro));
        }
      }),
    );
  });

  test('the order of the adições does not matter', () => {
    const misturados = insumos.chain((seus) =>
      fc
        .shuffledSubarray(seus.declaracao.adicoes, { minLength: seus.declaracao.adicoes.length })
        .map((adicoes) => [seus, { ...seus, declaracao: { ...seus.declaracao, adicoes } }] as const),
    );
    fc.assert(
      fc.property(misturados, ([umaOrdem, outra]) => {
        const [a, b] = [umaOrdem, outra].map((seus) => resultadoDaDai(montarDai(seus, PARAMETROS_DE_FABRICA)));
        expect(b).toEqual(a);
      }),
    );
  });
});

function deValor(valorReais: string) {
  return { valorReais, freteReais: null, seguroReais: null };
}

function todas(memoria: Memoria): Memoria[] {
  return [memoria, ...memoria.entradas.flatMap(todas)];
}

describe('The ICMS of a registration of 2027', () => {
  const CBS_IBS = { cbs: '50.00', ibsUF: '0.30', ibsMun: '0.30' };
  const de2027 = (outros: Parameters<typeof insumosDeTeste>[0] = {}, parametros = PARAMETROS_DE_FABRICA) => {
    const zero = tributoDeTeste('0.00');
    const { tributos, ...adicao } = adicaoDeTeste({});
    const declaracao = declaracaoDeTeste({
      dataRegistro: '2027-02-01',
      adicoes: [{ ...adicao, tributos: { ...tributos, pis: zero, cofins: zero } }],
    });
    const matriz = [linhaDeTeste({ vigenciaFim: null, tratamento: 'INTEGRAL' })];
    return montar({ declaracao, matriz, ...outros }, parametros);
  };
  const decidido = (valor: string) => [
    ...PARAMETROS_DE_FABRICA,
    parametroDeTeste('CBS_IBS_INTEGRA_BASE_ICMS_AM', valor, { vigenciaInicio: '2027-01-01' }),
  ];

  test('waits for the State to say whether CBS and IBS are in its base, and says so', () => {
    const montada = de2027({ cbsIbs: new Map([['001', CBS_IBS]]) });
    expect([montada.icms, montada.declaracao.adicoes[0]?.icms]).toEqual([null, null]);
    expect(montada.semCbsIbs?.mensagem).toContain('falta decidir se a CBS e o IBS integram a base do ICMS do AM');
  });

  test('has them in the base, or not, as decided', () => {
    // (555.00 + 88.80 + 154.23) ÷ 0.8 = 798.03 ÷ 0.8 = 997.5375.
    expect(icmsDe(de2027({ cbsIbs: new Map([['001', CBS_IBS]]) }, decidido('0')))?.[0]).toBe('997.54');
    // (798.03 + 50.60) ÷ 0.8 = 848.63 ÷ 0.8 = 1,060.7875.
    expect(icmsDe(de2027({ cbsIbs: new Map([['001', CBS_IBS]]) }, decidido('1')))?.[0]).toBe('1060.79');
  });

  test('in the base and unknown, they leave it without a value', () => {
    const montada = de2027({ cbsIbs: new Map([['001', { ...CBS_IBS, cbs: null }]]) }, decidido('1'));
    expect([montada.icms, montada.semCbsIbs?.codigo]).toEqual([null, 'ICMS_SEM_CBS_IBS']);
  });

  test('a suspension has nothing to include, so there is nothing to decide', () => {
    const suspensos = { cbs: '0.00', ibsUF: '0.00', ibsMun: '0.00' };
    expect(icmsDe(de2027({ cbsIbs: new Map([['001', suspensos]]) }))?.[0]).toBe('997.54');
  });
});
