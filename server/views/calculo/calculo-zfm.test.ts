import { DCI_COM_PPB, DCI_DE_PRODUTO_ESTRANGEIRO, DCR, SALDO } from '#lib/testing/vetores/zfm.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

type Corpo = Record<string, unknown>;

const motor = { nome: 'Motor', qtd: '1', vuUSD: '210.000000', aliqII: '18.00', suspensao: 'S', reduz: 'S' };
const dcr = {
  tipoCoeficiente: 'F',
  acrescimoPP: '0',
  nacionais: [{ nome: 'Chicote', qtd: '1', vuUSD: '35.500000' }],
  subcomponentes: [],
  importados: [motor],
  salariosUSD: '12.3400',
  encargosUSD: '8.1600',
};
const item = { nota: 'NF 1001/1', qtd: '150', iiUnitUSD: '5.0013312', exigivel: true };
const dci = { taxaUSD: '5.1234', diasAtraso: 0, percJuros: '0', itens: [item] };
const aliq = { II: '16.00', IPI: '9.75', PIS: '2.10', COFINS: '9.65' };
const pe = { modalidade: 'PE', taxaUSD: '5.1234', qtd: '40', vuUSD: '125', freteUSD: '180', seguroUSD: '12.5', aliq };
const resina = { insumo: 'Resina', coefTecnico: '0.25', vuUSD: '1.80', aliq };
const semPpb = { modalidade: 'PI_SEM_PPB', taxaUSD: '5.1234', qtdProduto: '500', insumos: [resina] };
const mora = { vencimento: '2026-01-10', pagamento: '2026-03-01', selic: [{ mes: '2026-02', taxa: '0.97' }] };
const saldo = { entradas: [{ origem: 'DI 1', qtd: '3000.00000' }], consumo: '3600' };

const RECUSAS: [calculo: string, campo: string, corpo: Corpo][] = [
  ['dcr', 'nacionais', { ...dcr, nacionais: [], importados: [], salariosUSD: '0', encargosUSD: '0' }],
  [
    'dcr',
    'nacionais',
    { ...dcr, tipoCoeficiente: 'V', nacionais: [], importados: [], salariosUSD: '0', encargosUSD: '0' },
  ],
  ['dcr', 'nacionais.0.qtd', { ...dcr, nacionais: [{ nome: 'N', qtd: '-1', vuUSD: '1' }] }],
  ['dcr', 'nacionais.0.qtd', { ...dcr, nacionais: [{ nome: 'N', qtd: '0', vuUSD: '1' }] }],
  ['dcr', 'nacionais.0.qtd', { ...dcr, nacionais: [{ nome: 'N', qtd: '1.00000001', vuUSD: '1' }] }],
  ['dcr', 'nacionais.0.qtd', { ...dcr, nacionais: [{ nome: 'N', qtd: 1, vuUSD: '1' }] }],
  ['dcr', 'nacionais.0.vuUSD', { ...dcr, nacionais: [{ nome: 'N', qtd: '1', vuUSD: '0.0000001' }] }],
  ['dcr', 'importados.0.vuUSD', { ...dcr, importados: [{ ...motor, vuUSD: '1e3' }] }],
  ['dcr', 'importados.0.vuUSD', { ...dcr, importados: [{ ...motor, vuUSD: 'NaN' }] }],
  ['dcr', 'importados.0.aliqII', { ...dcr, importados: [{ ...motor, aliqII: '100.01' }] }],
  ['dcr', 'importados.0.suspensao', { ...dcr, importados: [{ ...motor, suspensao: true }] }],
  ['dcr', 'subcomponentes.0.incluiBC', { ...dcr, subcomponentes: [motor] }],
  ['dcr', 'acrescimoPP', { ...dcr, acrescimoPP: '101' }],
  ['dcr', 'acrescimoPP', { ...dcr, acrescimoPP: '-5' }],
  ['dcr', 'salariosUSD', { ...dcr, salariosUSD: '1.00001' }],
  ['dcr', 'tipoCoeficiente', { ...dcr, tipoCoeficiente: 'X' }],
  ['dcr', 'importados', { ...dcr, importados: undefined }],
  ['dcr', 'arredondamento', { ...dcr, arredondamento: 'TRUNCAR' }],
  ['dcr', 'importados.0.reduzII', { ...dcr, importados: [{ ...motor, reduzII: 'N' }] }],
  ['dci', 'modalidad', { ...dci, modalidad: 'PE' }],
  ['dci', 'suspensos.ii', { ...pe, suspensos: { ii: false } }],
  ['saldo', 'entradas.0.data', { ...saldo, entradas: [{ origem: 'DI', qtd: '1', data: '2026-01-01' }] }],
  ['dci', 'itens.0.qtd', { ...dci, itens: [{ ...item, qtd: '-150' }] }],
  ['dci', 'itens.0.qtd', { ...dci, itens: [{ ...item, qtd: '1.000001' }] }],
  ['dci', 'itens.0.iiUnitUSD', { ...dci, itens: [{ ...item, iiUnitUSD: '5.00133121' }] }],
  ['dci', 'itens.0.exigivel', { ...dci, itens: [{ ...item, exigivel: 'S' }] }],
  ['dci', 'itens', { ...dci, itens: undefined }],
  ['dci', 'taxaUSD', { ...dci, taxaUSD: '0' }],
  ['dci', 'diasAtraso', { ...dci, diasAtraso: -1 }],
  ['dci', 'diasAtraso', { ...dci, diasAtraso: 1.5 }],
  ['dci', 'percJuros', { ...dci, percJuros: '1.00' }],
  ['dci', 'percJuros', { ...dci, diasAtraso: 10, percJuros: '-1.00' }],
  ['dci', 'modalidade', { ...dci, modalidade: 'PN' }],
  ['dci', 'mora', { ...dci, diasAtraso: 10, mora }],
  ['dci', 'selic', { ...dci, mora: { ...mora, selic: [] } }],
  ['dci', 'mora.vencimento', { ...dci, mora: { ...mora, vencimento: '2026-02-30' } }],
  ['dci', 'aliq.IPI', { ...pe, aliq: { ...aliq, IPI: '-1' } }],
  ['dci', 'freteUSD', { ...pe, freteUSD: '-180' }],
  ['dci', 'insumos.0.coefTecnico', { ...semPpb, insumos: [{ ...resina, coefTecnico: '0.250001' }] }],
  ['dci', 'qtdProduto', { ...semPpb, qtdProduto: '0' }],
  ['saldo', 'consumo', { ...saldo, consumo: '-1' }],
  ['saldo', 'consumo', { ...saldo, consumo: '0.00000001' }],
  ['saldo', 'entradas.0.qtd', { ...saldo, entradas: [{ origem: 'DI', qtd: '-1' }] }],
  ['saldo', 'entradas.0.adicao', { ...saldo, entradas: [{ origem: 'DI', qtd: '1', adicao: '1000' }] }],
  [
    'saldo',
    'entradas.1.dataDesembaraco',
    {
      ...saldo,
      entradas: [
        { origem: 'A', qtd: '1', dataDesembaraco: '2026-01-01' },
        { origem: 'B', qtd: '1' },
      ],
    },
  ],
];

onServer('The calculations of the Zona Franca', (bench) => {
  const calcular = (pessoa: Pessoa, calculo: string, corpo: unknown) =>
    pessoa.pedir({ method: 'POST', url: `/api/Calculo/${calculo}`, payload: corpo as Corpo });

  test('answer those who are signed in, and nobody else', async () => {
    for (const [calculo, corpo] of Object.entries({ dcr, dci, saldo })) {
      const resposta = await bench().app.inject({ method: 'POST', url: `/api/Calculo/${calculo}`, payload: corpo });
      expect(resposta.statusCode).toBe(401);
    }
  });

  test('name the field of what they cannot take, and never fail', async () => {
    const pessoa = await bench().novaPessoa();
    for (const [calculo, campo, corpo] of RECUSAS) {
      const resposta = await calcular(pessoa, calculo, corpo);
      const { codigo, campos } = resposta.json();
      expect([calculo, campo, resposta.statusCode, codigo]).toEqual([calculo, campo, 400, 'VALIDACAO']);
      expect(Object.keys(campos)).toContain(campo);
    }
  });

  test.each([null, [], 'texto', 7])('refuse a body that is no object: %p', async (corpo) => {
    const pessoa = await bench().novaPessoa();
    for (const calculo of ['dcr', 'dci', 'saldo']) {
      const resposta = await pessoa.pedir({
        method: 'POST',
        url: `/api/Calculo/${calculo}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(corpo),
      });
      expect(resposta.statusCode).toBe(400);
    }
  });

  test('count the multa as the company reads the law: by the statute, or from the first business day', async () => {
    const pessoa = await bench().novaPessoa();
    const sexta = { vencimento: '2026-11-06', pagamento: '2026-11-09', selic: [] };
    const multa = async () =>
      (await calcular(pessoa, 'dci', { taxaUSD: '5.1234', itens: [item], mora: sexta })).json().percMulta;
    expect(await multa()).toBe('0.99');
    const criado = await pessoa.pedir({
      method: 'POST',
      url: '/api/Parametro',
      payload: {
        codigo: 'MORA_PRIMEIRO_DIA_UTIL',
        valor: '1',
        fonte: 'ADN Cosit 1/1997',
        situacao: 'CONFIRMAR',
        vigenciaInicio: null,
        vigenciaFim: null,
      },
    });
    expect(criado.statusCode).toBe(201);
    expect(await multa()).toBe('0.33');
  });

  test('take the interest by the Selic of the months', async () => {
    const pessoa = await bench().novaPessoa();
    const resposta = await calcular(pessoa, 'dci', { taxaUSD: '5.1234', itens: [item], mora });
    // 50 days: multa of 16,50 %; juros of the Selic of February and 1 %: 1,97 %. The principal is that of DCI-2.
    expect(resposta.json()).toMatchObject({
      modalidade: 'PI_COM_PPB',
      iiBRL: '3843.57',
      percMulta: '16.50',
      multaBRL: '634.19',
      percJuros: '1.97',
      jurosBRL: '75.72',
      totalDARF: '4553.48',
    });
  });

  test('tell the warnings of a DCR-E with its figures', async () => {
    const pessoa = await bench().novaPessoa();
    const corpo = { ...dcr, tipoCoeficiente: 'V', subcomponentes: [{ ...motor, incluiBC: 'S' }] };
    expect((await calcular(pessoa, 'dcr', corpo)).json().avisos).toMatchObject([
      { codigo: 'SUBCOMPONENTES_NO_VARIAVEL' },
    ]);
  });

  test('are in the description of the API', async () => {
    const { paths, components } = (await bench().app.inject({ url: '/api/openapi.json' })).json();
    for (const calculo of ['dcr', 'dci', 'saldo']) {
      expect(paths[`/api/Calculo/${calculo}`]?.post?.requestBody).toBeDefined();
    }
    expect(components.schemas.Memoria).toBeDefined();
  });
});

describe('With the vectors', () => {
  onServer('The calculations of the Zona Franca', (bench) => {
    const calcular = async (pessoa: Pessoa, calculo: string, corpo: Corpo) => {
      const resposta = await pessoa.pedir({ method: 'POST', url: `/api/Calculo/${calculo}`, payload: corpo });
      expect([resposta.statusCode, resposta.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
      return resposta.json();
    };

    test('dcr: the vectors, over the wire, with the coefficient either way', async () => {
      const pessoa = await bench().novaPessoa();
      for (const { tipoCoeficiente, entrada, resultado } of DCR) {
        const { CRA_truncado, ...esperado } = resultado;
        const corpo = { tipoCoeficiente, ...entrada };
        const resposta = await calcular(pessoa, 'dcr', corpo);
        expect(resposta).toMatchObject(esperado);
        expect(resposta.memoria).toMatchObject({ nome: 'II por unidade', valor: resultado.iiUnitUSD });
        const truncado = await calcular(pessoa, 'dcr', { ...corpo, arredondamentoCoeficiente: 'TRUNCAR' });
        expect(truncado.CRA).toBe(CRA_truncado);
      }
    });

    test('dci: the vectors of PI com PPB and PE, over the wire, as they stand', async () => {
      const pessoa = await bench().novaPessoa();
      for (const { id, taxaUSD, diasAtraso, ...esperado } of DCI_COM_PPB) {
        const corpo = { taxaUSD, diasAtraso, percJuros: esperado.percJuros, itens: esperado.itens };
        const resposta = await calcular(pessoa, 'dci', corpo);
        expect(resposta).toMatchObject(esperado);
        expect(resposta.memoria.valor).toBe(esperado.totalDARF);
      }
      for (const { id, ...pe } of DCI_DE_PRODUTO_ESTRANGEIRO) {
        const { valorAduaneiroUSD, valorAduaneiroBRL, total, II, IPI, PIS, COFINS, ...entrada } = pe;
        const esperado = { valorAduaneiroUSD, valorAduaneiroBRL, total, II, IPI, PIS, COFINS };
        expect(await calcular(pessoa, 'dci', { modalidade: 'PE', ...entrada })).toMatchObject(esperado);
      }
    });

    test('saldo: the vectors, over the wire', async () => {
      const pessoa = await bench().novaPessoa();
      for (const { entradas, consumo, baixas, faltante } of SALDO) {
        expect(await calcular(pessoa, 'saldo', { entradas, consumo })).toMatchObject({
          baixas,
          faltante,
          memoria: { nome: 'Faltante', valor: faltante },
        });
      }
    });
  });
});
