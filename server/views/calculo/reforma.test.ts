import { resultadoReforma } from '#lib/contracts/calculo/calculo-reforma.ts';
import { entradaReformaDeTeste, itemDaReformaDeTeste } from '#lib/fiscal/reforma/testing/entrada-reforma-de-teste.ts';
import { REFORMA } from '#lib/testing/vetores/reforma.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('Calculo da reforma', (bench) => {
  let pessoa: Pessoa;
  beforeAll(async () => {
    pessoa = await bench().novaPessoa();
  });
  const calcular = (payload: object, quem = pessoa) =>
    quem.pedir({ method: 'POST', url: '/api/Calculo/reforma', payload });

  test('is for whoever is signed in', async () => {
    const resposta = await bench().app.inject({ method: 'POST', url: '/api/Calculo/reforma', payload: {} });
    expect(resposta.statusCode).toBe(401);
  });

  test('answers by the contract, and the memória reaches from what is paid to the article', async () => {
    const resposta = await calcular({ ...entradaReformaDeTeste(), aliquotas: { cbs: '9.11' } });
    expect(resposta.statusCode).toBe(200);
    const { memoria, avisos } = resultadoReforma.parse(resposta.json());
    expect(avisos).toEqual([]);
    expect(memoria.nome).toBe('CBS e IBS a recolher');
    for (const trecho of ['LC 214/2025, art. 69', 'Parâmetro IBS_UF, vigente de 01/01/2027', 'informada no pedido']) {
      expect(resposta.body).toContain(trecho);
    }
  });

  test('without a rate of 2027 it says so, and does not charge by the estimate', async () => {
    const { totais, avisos } = (await calcular(entradaReformaDeTeste())).json();
    expect(totais.cbs).toBeNull();
    expect(avisos).toEqual([
      {
        codigo: 'ALIQUOTA_NAO_FIXADA',
        mensagem:
          'CBS: a alíquota de 03/02/2027 não foi fixada. Informe-a ou cadastre o parâmetro. Há uma estimativa de 9,11 %, que não é aplicada.',
      },
    ]);
  });

  test("a company's own estimate is used, and named as one in figure and warning", async () => {
    const dela = await bench().novaPessoa();
    const cbs = { codigo: 'CBS', valor: '9.11', vigenciaInicio: '2027-01-01', vigenciaFim: null };
    const payload = { ...cbs, fonte: 'Estimativa do sindicato', situacao: 'ESTIMATIVA' };
    expect((await dela.pedir({ method: 'POST', url: '/api/Parametro', payload })).statusCode).toBe(201);
    const resposta = await calcular(entradaReformaDeTeste(), dela);
    expect(resposta.json().totais.cbs.recolher).toBe('10474.15');
    expect(resposta.json().avisos).toMatchObject([{ codigo: 'ALIQUOTA_ESTIMADA' }]);
    expect(resposta.body).toContain('Estimativa do sindicato (estimativa)');
  });

  const comItem = (item: object) => ({ ...entradaReformaDeTeste(), itens: [{ ...itemDaReformaDeTeste(), ...item }] });
  const item = itemDaReformaDeTeste();

  test.each([
    ['itens', { ...entradaReformaDeTeste(), itens: [] }, 'ao menos um item'],
    ['itens.1.numero', { ...entradaReformaDeTeste(), itens: [item, item] }, 'repetido'],
    ['dataRegistro', { ...entradaReformaDeTeste(), dataRegistro: '2026-02-30' }, ''],
    ['dataLiberacao', { ...entradaReformaDeTeste(), dataLiberacao: '2027-01-31' }, 'anterior ao registro'],
    [
      'dataLiberacao',
      { ...entradaReformaDeTeste(), dataRegistro: '2025-12-01', dataLiberacao: '2025-12-02' },
      'existem desde 01/01/2026',
    ],
    ['uf', { ...entradaReformaDeTeste(), uf: 'XX' }, ''],
    ['municipio', { ...entradaReformaDeTeste(), municipio: '130260' }, 'sete algarismos'],
    ['municipio', { ...entradaReformaDeTeste(), municipio: '3550308' }, 'não é de AM'],
    ['componentes.frete', { ...entradaReformaDeTeste(), componentes: { frete: '1.00' } }, 'desconhecido'],
    ['componentes.tum', { ...entradaReformaDeTeste(), componentes: { tum: '-1' } }, 'negativo'],
    ['aliquotas.cbs', { ...entradaReformaDeTeste(), aliquotas: { cbs: '100.01' } }, 'passar de 100'],
    ['aliquotas.cbs', { ...entradaReformaDeTeste(), aliquotas: { cbs: 9.11 } }, 'em texto'],
    ['itens.0.valorAduaneiro', comItem({ valorAduaneiro: '1.001' }), 'mais de 2 casas'],
    ['itens.0.pesoLiquido', comItem({ pesoLiquido: 'NaN' }), 'número decimal'],
    ['itens.0.cst', comItem({ cst: '55' }), 'três algarismos'],
    ['itens.0.cst', comItem({ cst: '550' }), 'não é o do cClassTrib'],
    ['itens.0.cst', comItem({ cst: '620', cClassTrib: '620001' }), 'não conhece o CST 620'],
    ['itens.0.cClassTrib', comItem({ cClassTrib: '000999' }), 'não está na tabela'],
    ['itens.0.regular', comItem({ regular: { cst: '000', cClassTrib: '000001' } }), 'Só a suspensão'],
    [
      'itens.0.regular.cst',
      comItem({ cst: '550', cClassTrib: '550019', regular: { cst: '410', cClassTrib: '410008' } }),
      'CST 000 ou 200',
    ],
    [
      'itens.0.regular.cClassTrib',
      comItem({ cst: '550', cClassTrib: '550019', regular: { cst: '200', cClassTrib: '200999' } }),
      'não está na tabela',
    ],
    [
      'itens.0.pesoLiquido',
      {
        ...entradaReformaDeTeste(),
        itens: [
          { ...item, pesoLiquido: '0' },
          { ...item, numero: '2', pesoLiquido: '0' },
        ],
      },
      'não há por onde ratear: AFRMM',
    ],
    [
      'itens.0.valorAduaneiro',
      {
        ...entradaReformaDeTeste(),
        itens: [
          { ...item, valorAduaneiro: '0' },
          { ...item, numero: '2', valorAduaneiro: '0' },
        ],
      },
      'não há por onde ratear: Taxa Siscomex',
    ],
  ])('what cannot be reckoned is refused with 400 at %s (%#)', async (campo, payload, frase) => {
    const resposta = await calcular(payload);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json().codigo).toBe('VALIDACAO');
    expect(resposta.json().campos).toMatchObject({ [campo]: expect.stringContaining(frase) });
  });

  describe('the vectors, over the wire', () => {
    test.each(REFORMA)('$id', async ({ entrada, resultado }) => {
      const resposta = await calcular(entrada);
      expect(resposta.statusCode).toBe(200);
      const { avisos, memoria, ...calculado } = resposta.json();
      expect(calculado).toEqual(resultado);
    });
  });
});
