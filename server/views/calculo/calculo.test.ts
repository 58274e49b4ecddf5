import fc from 'fast-check';
import { resultadoImportacao } from '#lib/contracts/calculo/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import {
  adicaoDoCalculoDeTeste,
  comTributos,
  entradaDeTeste,
} from '#lib/fiscal/importacao/testing/entrada-de-teste.ts';
import { entradaArbitraria } from '#lib/fiscal/importacao/testing/entradas-arbitrarias.ts';
import { IMPORTACOES } from '#lib/testing/vetores/calculo-importacao.ts';
import { TCIF, ICMS as VETORES_DO_ICMS } from '#lib/testing/vetores/zfm.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('Calculo', (bench) => {
  let pessoa: Pessoa;
  beforeAll(async () => {
    pessoa = await bench().novaPessoa();
  });
  const calcular = (qual: string, payload: unknown) =>
    pessoa.pedir({ method: 'POST', url: `/api/Calculo/${qual}`, payload: payload as object });

  test('an import registered in 2027 owes no PIS or COFINS, and its ICMS waits for a decision', async () => {
    const payload = { ...entradaDeTeste(), dataRegistro: '2027-01-04', icms: { tratamento: 'INTEGRAL' } };
    const { totais, adicoes, icms, custo, avisos } = resultadoImportacao.parse(
      (await calcular('importacao', payload)).json(),
    );
    expect([totais.devido.pis, totais.devido.cofins, adicoes[0]?.tributos.pis.extinto]).toEqual(['0.00', '0.00', true]);
    expect([icms, custo, avisos?.[0]?.codigo]).toEqual([null, null, 'ICMS_BASE_A_DECIDIR']);
  });

  test.each(['importacao', 'icms', 'tcif'])('%s is for whoever is signed in', async (qual) => {
    const resposta = await bench().app.inject({ method: 'POST', url: `/api/Calculo/${qual}`, payload: {} });
    expect(resposta.statusCode).toBe(401);
  });

  test('an import answers its figures and the memória they come from', async () => {
    const resposta = await calcular('importacao', entradaDeTeste({ icms: { tratamento: 'DIFERIDO' } }));
    expect(resposta.statusCode).toBe(200);
    const { totais, icms, memoria } = resultadoImportacao.parse(resposta.json());
    // domain/importacao.md §4.10 TV7, without its AFRMM: (250000 + 45000 + 28762.50 + 5250 + 24125 + 154.23) ÷ 0.8.
    expect(totais.devido).toEqual({ ii: '45000.00', ipi: '28762.50', pis: '5250.00', cofins: '24125.00' });
    expect(icms).toMatchObject({ BC: '441614.66', ICMS: '88322.93', recolher: '0.00' });
    expect(memoria).toMatchObject({ nome: 'Custo até o desembaraço', valor: '353291.73' });
    expect(memoria.entradas[0]).toMatchObject({ nome: 'Valor aduaneiro', valor: '250000.00' });
  });

  const adicao = adicaoDoCalculoDeTeste();
  const comItem = (item: object) => ({
    ...entradaDeTeste(),
    adicoes: [{ ...adicao, itens: [{ ...adicao.itens[0], ...item }] }],
  });
  const comAdicao = (outra: object) => ({ ...entradaDeTeste(), adicoes: [{ ...adicao, ...outra }] });
  const comII = (ii: object) => comAdicao({ tributos: { ...adicao.tributos, ii: { ...adicao.tributos.ii, ...ii } } });

  test.each([
    ['adicoes', { ...entradaDeTeste(), adicoes: [] }, 'ao menos uma adição'],
    ['adicoes', { ...entradaDeTeste(), adicoes: Array(1000).fill(adicao) }, 'no máximo 999'],
    ['adicoes.1.numero', { ...entradaDeTeste(), adicoes: [adicao, adicao] }, 'repetida'],
    ['dataRegistro', { ...entradaDeTeste(), dataRegistro: '2026-02-30' }, ''],
    ['incoterm', { ...entradaDeTeste(), incoterm: 'ABC' }, ''],
    ['surpresa', { ...entradaDeTeste(), surpresa: 1 }, 'desconhecido'],
    ['adicoes.0.surpresa', comAdicao({ surpresa: 1 }), 'desconhecido'],
    ['adicoes.0.itens', comAdicao({ itens: [] }), 'ao menos um item'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: '-1' }), 'negativo'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: '0.00000' }), 'maior que zero'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: '1.000000' }), 'mais de 5 casas'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: '1234567890' }), 'mais de 9 algarismos'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: 'NaN' }), 'número decimal'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: '1,5' }), 'número decimal'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: '1e3' }), 'número decimal'],
    ['adicoes.0.itens.0.quantidade', comItem({ quantidade: 1 }), 'em texto'],
    ['adicoes.0.itens.0.valorUnitario', comItem({ valorUnitario: '1.00000001' }), 'mais de 7 casas'],
    ['adicoes.0.moeda', comAdicao({ moeda: 'usd' }), 'ISO 4217'],
    ['adicoes.0.ncm', comAdicao({ ncm: '123' }), 'oito algarismos'],
    ['taxas.USD', { ...entradaDeTeste(), taxas: { USD: '0' } }, 'maior que zero'],
    ['taxas.NOK', comAdicao({ moeda: 'NOK' }), 'Informe a taxa de câmbio de NOK.'],
    ['adicoes.0.acrescimos.0.moeda', comAdicao({ acrescimos: [{ moeda: 'constructor', valor: '1' }] }), 'ISO 4217'],
    [
      'adicoes.0.pesoLiquido',
      { ...comAdicao({ pesoLiquido: '0' }), frete: { moeda: 'USD', valor: '10.00' } },
      'peso líquido',
    ],
    ['adicoes.0.tributos.ii.regime', comII({ regime: 'QUALQUER' }), ''],
    ['adicoes.0.tributos.ii.aliquota', comII({ aliquota: '-5' }), 'negativo'],
    ['adicoes.0.tributos.ii.aliquota', comII({ aliquota: '0.96501' }), 'mais de 4 casas'],
    ['adicoes.0.tributos.ii.aliquota', comII({ aliquota: undefined }), ''],
    ['adicoes.0.tributos.ii.aliquotaReduzida', comII({ regime: 'REDUCAO' }), 'alíquota reduzida'],
    ['adicoes.0.tributos.ii.reducaoPerc', comII({ regime: 'REDUCAO', reducaoPerc: '100.01' }), 'passar de 100'],
    ['adicoes.0.tributos.ii.meses', comII({ regime: 'SUSPENSAO_PROPORCIONAL' }), 'meses'],
    ['icms.aliquota', { ...entradaDeTeste(), icms: { tratamento: 'INTEGRAL', aliquota: '100' } }, 'menor que 100%'],
    [
      'dataRegistro',
      {
        ...comTributos({ cofins: { regime: 'INTEGRAL', aliquota: '9.65', adicional: true } }),
        dataRegistro: '2024-03-31',
      },
      'COFINS_ADICIONAL',
    ],
  ])('an import that cannot be reckoned is refused with 400 at %s (%#)', async (campo, payload, frase) => {
    const resposta = await calcular('importacao', payload);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json().codigo).toBe('VALIDACAO');
    expect(resposta.json().campos).toMatchObject({ [campo]: expect.stringContaining(frase) });
  });

  test('a rate of three decimals is reckoned as it is (LC 224/2025: 10 % of 9,65)', async () => {
    const { adicoes } = (
      await calcular('importacao', comTributos({ cofins: { regime: 'INTEGRAL', aliquota: '0.965' } }))
    ).json();
    const [{ valorAduaneiro, tributos }] = adicoes;
    expect(tributos.cofins.aliquota).toBe('0.965');
    expect(tributos.cofins.devido).toBe(new Exato(valorAduaneiro).times('0.965').div(100).toFixed(2, Exato.ROUND_DOWN));
  });

  test('any import the contract takes is answered in the terms of the contract', async () => {
    const umaQualquer = fc.asyncProperty(entradaArbitraria, async (entrada) => {
      const resposta = await calcular('importacao', entrada);
      expect([resposta.statusCode, resposta.statusCode === 200 ? '' : resposta.body]).toEqual([200, '']);
      expect(resultadoImportacao.safeParse(resposta.json()).success).toBe(true);
    });
    await fc.assert(umaQualquer, { numRuns: 40 });
  });

  test('the largest figures each field takes still come out in full digits', async () => {
    const maximo = comItem({ quantidade: '999999999.99999', valorUnitario: '9999999999999.9999999' });
    const adicoes = maximo.adicoes.map((uma) => ({ ...uma, moeda: 'USD' }));
    const resposta = await calcular('importacao', { ...maximo, adicoes, taxas: { USD: '999999999.999999999' } });
    expect(resposta.statusCode).toBe(200);
    // Computed with exact fractions elsewhere: (10¹⁴ − 1) × (10²⁰ − 1) ÷ 10¹² truncated, and that times (10¹⁸ − 1) ÷ 10
    expect(resposta.json().adicoes[0].valorCondicaoVenda).toBe('9999999999999899999900.00');
    expect(resposta.json().totais.valorAduaneiro).toBe('9999999999999899989900000000000.10');
  });

  test('a body beyond the limit of every other route is refused', async () => {
    const itens = Array(20_000).fill({ quantidade: '100000.00000', valorUnitario: '100000.0000000' });
    expect((await calcular('importacao', comAdicao({ itens }))).statusCode).toBe(413);
  });

  const icms = {
    VA: '250000.00',
    II: '45000.00',
    IPI: '28762.50',
    PIS: '5250.00',
    COFINS: '24125.00',
    taxas: '154.23',
  };

  test('ICMS por dentro, with the AFRMM of TV7', async () => {
    const resposta = await calcular('icms', { ...icms, afrmm: '1440.00', aliquota: '20.00' });
    expect(resposta.json()).toMatchObject({ BC: '443414.66', ICMS: '88682.93', recolher: '88682.93' });
    expect(resposta.json().memoria).toMatchObject({ nome: 'ICMS', valor: '88682.93' });
  });

  test.each([
    ['aliquota', { ...icms, aliquota: '100.00' }],
    ['VA', { ...icms, VA: '-1', aliquota: '20.00' }],
    ['reducaoPerc', { ...icms, aliquota: '20.00', tratamento: 'REDUZIDO' }],
  ])('an ICMS that cannot be reckoned is refused at %s', async (campo, payload) => {
    const resposta = await calcular('icms', payload);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json().campos).toHaveProperty(campo);
  });

  test('TCIF of TV10', async () => {
    const resposta = await calcular('tcif', { itens: [{ valorBRL: '1500.00' }, { valorBRL: '900.00' }] });
    expect(resposta.json()).toMatchObject({ parcelaPedido: '36.00', parcelaItens: '36.00', total: '72.00' });
    expect(resposta.json().memoria).toMatchObject({ nome: 'TCIF', valor: '72.00' });
  });

  test.each([
    ['itens', { itens: [] }],
    ['itens.0.valorBRL', { itens: [{ valorBRL: '1.001' }] }],
    ['reducaoPerc', { itens: [{ valorBRL: '1' }], reducaoPerc: '101' }],
  ])('a TCIF that cannot be reckoned is refused at %s', async (campo, payload) => {
    const resposta = await calcular('tcif', payload);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json().campos).toHaveProperty([campo]);
  });

  describe('the vectors, over the wire', () => {
    test.each(IMPORTACOES)('$id', async ({ entrada, resultado: { totais } }) => {
      const resposta = await calcular('importacao', entrada);
      expect(resposta.statusCode).toBe(200);
      expect(resposta.json().totais).toMatchObject(totais);
    });

    test.each(VETORES_DO_ICMS)('$id', async ({ id, BC, ICMS, ...entrada }) => {
      expect((await calcular('icms', entrada)).json()).toMatchObject({ BC, ICMS });
    });

    test.each(TCIF)('$id', async ({ itens, reducaoPerc, totalBRL, parcelaPedido, parcelaItens, total }) => {
      const payload = { itens: itens.map(({ valorBRL }) => ({ valorBRL })), reducaoPerc };
      expect((await calcular('tcif', payload)).json()).toMatchObject({ totalBRL, parcelaPedido, parcelaItens, total });
    });
  });
});
