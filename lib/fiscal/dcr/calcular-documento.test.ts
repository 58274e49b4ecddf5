import { calcularDocumentoDcr, custoUSD, entradaDoDcr } from './calcular-documento.ts';
import { compararDcr } from './comparar-dcr.ts';
import {
  conteudoDeTeste,
  importadoDeTeste,
  nacionalDeTeste,
  subcomponenteDeTeste,
} from './testing/documento-dcr-de-teste.ts';

const VAZIO = conteudoDeTeste({ nacionais: [], importados: [], salarios: '0.0000', encargos: '0.0000' });

describe('What a document comes to', () => {
  test('is what the engine makes of it, in the names of the wire', () => {
    // By hand: 210 × 18 % = 37.8; × (100 − 88) % = 4.536.
    const { resultado } = calcularDocumentoDcr(conteudoDeTeste(), 'MEIO_PARA_CIMA');
    expect(resultado).toMatchObject({ CCN: '35.5000000', CCI: '210.0000000', CMO: '20.5000', iiUnitUSD: '4.5360000' });
  });

  test('is a sentence as long as there is nothing to divide by', () => {
    expect(calcularDocumentoDcr(VAZIO, 'TRUNCAR')).toEqual({
      resultado: null,
      recusa: expect.stringContaining('informe ao menos um componente'),
    });
  });

  test('is reckoned by the type of coefficient and the rounding asked for', () => {
    // By hand: (35.5 + 20.5) ÷ 266 = 21.0526…, plus 5.00; and 2 ÷ 3 = 66.666… %, for which the two rounding modes differ.
    const variavel = conteudoDeTeste({ tipoCoeficiente: 'VARIAVEL', acrescimo: '5.00' });
    expect(calcularDocumentoDcr(variavel, 'MEIO_PARA_CIMA').resultado?.CRA).toBe('26.05');
    const doisTercos = conteudoDeTeste({
      tipoCoeficiente: 'VARIAVEL',
      nacionais: [nacionalDeTeste({ preco: '2.000000' })],
      importados: [importadoDeTeste({ preco: '1.000000' })],
      salarios: '0.0000',
      encargos: '0.0000',
    });
    expect(calcularDocumentoDcr(doisTercos, 'MEIO_PARA_CIMA').resultado?.CRA).toBe('66.67');
    expect(calcularDocumentoDcr(doisTercos, 'TRUNCAR').resultado?.CRA).toBe('66.66');
  });
});

describe('A price in reais', () => {
  test('is turned into dollars by the rate of the document, half up in six decimals', () => {
    // 100 ÷ 5.1234 = 19.51828863…
    expect(custoUSD({ moeda: 'BRL', preco: '100.000000' }, '5.123400')).toBe('19.518289');
    expect(custoUSD({ moeda: 'USD', preco: '100.000000' }, '5.123400')).toBe('100.000000');
  });

  test('shows the reais and the rate in the memória, and the document beside them', () => {
    const nacionais = [nacionalDeTeste({ moeda: 'BRL', preco: '100.000000' })];
    const { resultado } = calcularDocumentoDcr(conteudoDeTeste({ nacionais, taxaUSD: '5.123400' }), 'MEIO_PARA_CIMA');
    const [chicote] = resultado?.memorias.CCN.entradas ?? [];
    expect(chicote?.entradas[1]).toMatchObject({
      nome: 'Custo unitário',
      valor: '19.518289',
      formula: 'preço em reais ÷ taxa do dólar, arredondado (meio para cima) em 6 casas',
      entradas: [
        { valor: '100.000000', unidade: 'R$', fonte: 'NF 123, série 1, de 02/11/2026' },
        { valor: '5.123400', fonte: 'data base do DCR-E' },
      ],
    });
  });
});

test('the labour of a month is divided by what was made and by the rate', () => {
  const maoDeObraMensal = { salarios: '150000.00', encargos: '90000.00', producao: '1000.00000' };
  const conteudo = conteudoDeTeste({ maoDeObraMensal, salarios: '99.0000', encargos: '99.0000' });
  // 150,000 ÷ 1,000 ÷ 5 = 30; 90,000 ÷ 1,000 ÷ 5 = 18.
  expect(entradaDoDcr(conteudo)).toMatchObject({ salariosUSD: '30.0000', encargosUSD: '18.0000' });
  const { resultado } = calcularDocumentoDcr(conteudo, 'MEIO_PARA_CIMA');
  expect(resultado?.memorias.CMO).toMatchObject({
    valor: '48.0000',
    entradas: [
      {
        nome: 'Salários',
        formula: 'total do mês ÷ produção ÷ taxa do dólar, arredondado (meio para cima) em 4 casas',
        entradas: [{ valor: '150000.00' }, { valor: '1000.00000' }, { valor: '5.000000' }],
      },
      { nome: 'Encargos', valor: '18.0000' },
    ],
  });
});

test('each line names the document it was costed by', () => {
  const { importados, subcomponentes, nacionais } = entradaDoDcr(
    conteudoDeTeste({
      nacionais: [nacionalDeTeste({ nf: null })],
      subcomponentes: [subcomponenteDeTeste({ documento: 'NF', nf: '77', serie: null, dataEmissao: '2026-10-01' })],
    }),
  );
  expect([...nacionais, ...subcomponentes, ...importados].map(({ fonte }) => fonte)).toEqual([
    'informado',
    'NF 77 de 01/10/2026',
    'DI 26/9000001-0, adição 001, item 01',
  ]);
});

test('the same content is the same result, to the byte', () => {
  const vezes = [1, 2].map(() =>
    JSON.stringify(calcularDocumentoDcr(structuredClone(conteudoDeTeste()), 'MEIO_PARA_CIMA')),
  );
  expect(vezes[0]).toBe(vezes[1]);
});

describe('Two DCR-Es of a product', () => {
  test('differ in points of the coefficient, in dollars and in per cent of the II', () => {
    expect(compararDcr({ CRA: '43.23', iiUnitUSD: '3.0520460' }, { CRA: '40.00', iiUnitUSD: '3.6624552' })).toEqual({
      cra: '-3.23',
      ii: '0.6104092',
      iiPerc: '20.00',
    });
  });

  test('have no percentage over an II of nothing', () => {
    const nada = { CRA: '100.00', iiUnitUSD: '0.0000000' };
    expect(compararDcr(nada, { CRA: '88.00', iiUnitUSD: '1.0000000' })).toEqual({
      cra: '-12.00',
      ii: '1.0000000',
      iiPerc: null,
    });
  });
});
