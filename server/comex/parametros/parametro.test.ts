import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { CONTRIBUICOES_AM } from '#lib/domain/zfm/contribuicoes-am.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { parametroDeFabrica } from '#server/platform/db/schema/core.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { guardarParametrosDeFabrica } from './guardar-parametros-de-fabrica.ts';

const NOVO = {
  codigo: 'ICMS_AM_GERAL',
  valor: '18.00',
  vigenciaInicio: '2026-01-01',
  vigenciaFim: '2026-12-31',
  fonte: 'Regime especial nº 1/2026 da empresa de teste',
  situacao: 'CONFIRMAR',
};

const listar = async (pessoa: Pessoa, consulta: string) => {
  const resposta = await pessoa.pedir({ url: `/api/Parametro?tamanho=200&${consulta}` });
  expect(resposta.statusCode).toBe(200);
  return { linhas: resposta.json(), total: Number(resposta.headers['x-total-count']) };
};
const tcif = async (pessoa: Pessoa, data: string) => {
  const payload = { data, itens: [{ valorBRL: '150000.00' }] };
  return (await pessoa.pedir({ method: 'POST', url: '/api/Calculo/tcif', payload })).json().parcelaPedido;
};
const criar = async (pessoa: Pessoa, corpo: object = NOVO) =>
  pessoa.pedir({ method: 'POST', url: '/api/Parametro', payload: corpo });

onServer('Parametro', (bench) => {
  test('a new company finds all that Cais ships with, each with its source and whether it was verified', async () => {
    const pessoa = await bench().novaPessoa();
    const { linhas, total } = await listar(pessoa, '');
    expect(total).toBe(PARAMETROS_DE_FABRICA.length);
    const [icms] = (await listar(pessoa, 'codigo=ICMS_AM_GERAL')).linhas;
    expect(icms).toMatchObject({
      origem: 'CAIS',
      versao: 0,
      valor: '20.00',
      vigenciaInicio: '2023-04-01',
      vigenciaFim: null,
      fonte: 'Lei Complementar AM 242/2022; eficácia em 01/04/2023 pela Ordem de Serviço 001/2023-GSER',
      situacao: 'VERIFICADO',
    });
    expect(linhas.filter(({ situacao }: { situacao: string }) => situacao === 'CONFIRMAR')).not.toHaveLength(0);
  });

  test('the CBS of 2027 has no value yet, and its estimate is apart', async () => {
    const pessoa = await bench().novaPessoa();
    const [cbs] = (await listar(pessoa, 'codigo=CBS&vigenteEm=2027-02-03')).linhas;
    expect(cbs).toMatchObject({ valor: null, estimativa: '9.11', situacao: 'ESTIMATIVA', origem: 'CAIS' });
  });

  test('only an estimate may stay without a value, and then the calculation asks', async () => {
    const pessoa = await bench().novaPessoa();
    const semValor = { ...NOVO, codigo: 'TCIF_PEDIDO', valor: null, vigenciaInicio: null, vigenciaFim: null };
    for (const situacao of ['CONFIRMAR', 'VERIFICADO']) {
      const recusado = await criar(pessoa, { ...semValor, situacao });
      expect(recusado.statusCode).toBe(400);
      expect(recusado.json().campos).toEqual({ valor: 'Informe o valor: só uma estimativa fica sem ele.' });
    }
    const criado = await criar(pessoa, { ...semValor, situacao: 'ESTIMATIVA' });
    expect(criado.json()).toMatchObject({ valor: null, estimativa: null, origem: 'EMPRESA' });
    const payload = { data: '2026-06-30', itens: [{ valorBRL: '150000.00' }] };
    const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Calculo/tcif', payload });
    expect(resposta.statusCode).toBe(400);
  });

  test('they are found by day, by situation and by a piece of their source, blind to accents', async () => {
    const pessoa = await bench().novaPessoa();
    const adicional = await listar(pessoa, 'codigo=COFINS_ADICIONAL&vigenteEm=2026-11-20');
    expect(adicional.linhas.map(({ valor }: { valor: string }) => valor)).toEqual(['0.60']);
    const aConfirmar = await listar(pessoa, 'situacao=CONFIRMAR');
    expect(new Set(aConfirmar.linhas.map(({ situacao }: { situacao: string }) => situacao))).toEqual(
      new Set(['CONFIRMAR']),
    );
    await criar(pessoa);
    expect((await listar(pessoa, 'q=REGIME%20ESPECIAL%20N%C2%BA')).total).toBe(1);
    expect((await listar(pessoa, 'origem=EMPRESA')).total).toBe(1);
    const fora = await pessoa.pedir({ url: '/api/Parametro?vigenteEm=ontem' });
    expect(fora.statusCode).toBe(400);
  });

  test("a company's own goes before the shipped one, in its days and for that company only", async () => {
    const { novaPessoa } = bench();
    const [pessoa, outra] = [await novaPessoa(), await novaPessoa()];
    expect(
      (await criar(pessoa, { ...NOVO, codigo: 'TCIF_PEDIDO', valor: '100.00', vigenciaInicio: null })).statusCode,
    ).toBe(201);
    expect(await tcif(pessoa, '2026-06-30')).toBe('100.00');
    expect(await tcif(pessoa, '2027-01-01')).toBe('200.00');
    expect(await tcif(outra, '2026-06-30')).toBe('200.00');
    expect((await listar(outra, 'origem=EMPRESA')).total).toBe(0);
  });

  test.each(Object.keys(CONTRIBUICOES_AM))(
    'of %s none is shipped; one that is kept comes back with its days',
    async (codigo) => {
      const pessoa = await bench().novaPessoa();
      expect((await listar(pessoa, `codigo=${codigo}`)).linhas).toEqual([]);
      const dela = { ...NOVO, codigo, valor: '1.300000', vigenciaInicio: '2026-01-01', vigenciaFim: '2026-12-31' };
      const criado = await criar(pessoa, dela);
      expect(criado.statusCode).toBe(201);
      expect((await pessoa.pedir({ url: `/api/Parametro/${criado.json().id}` })).json()).toMatchObject({
        ...dela,
        origem: 'EMPRESA',
      });
      expect((await listar(pessoa, `codigo=${codigo}&vigenteEm=2026-12-31`)).total).toBe(1);
      expect((await listar(pessoa, `codigo=${codigo}&vigenteEm=2027-01-01`)).total).toBe(0);
    },
  );

  test('an import is reckoned with them, and its memória says which row it was', async () => {
    const pessoa = await bench().novaPessoa();
    await criar(pessoa, { ...NOVO, codigo: 'TAXA_SISCOMEX_DECLARACAO', valor: '100.00' });
    const payload = {
      dataRegistro: '2026-06-30',
      incoterm: 'CIF',
      taxas: { USD: '5.0000' },
      adicoes: [
        {
          numero: '001',
          ncm: '84799090',
          moeda: 'USD',
          pesoLiquido: '1',
          itens: [{ quantidade: '1', valorUnitario: '1000' }],
          acrescimos: [],
          deducoes: [],
          tributos: {
            ii: { regime: 'INTEGRAL', aliquota: '10' },
            ipi: { regime: 'INTEGRAL', aliquota: '0' },
            pis: { regime: 'INTEGRAL', aliquota: '2.1' },
            cofins: { regime: 'INTEGRAL', aliquota: '9.65' },
          },
        },
      ],
    };
    const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Calculo/importacao', payload });
    expect(resposta.json().taxaSiscomex).toBe('138.56');
    expect(resposta.body).toContain(
      'Parâmetro TAXA_SISCOMEX_DECLARACAO, vigente de 01/01/2026: Regime especial nº 1/2026 da empresa de teste (a confirmar); cadastrado por Pessoa de Teste em 20/11/2026 12:00 (UTC)',
    );
  });

  test('it is changed by version: who comes late gets the row as it stands, and changes nothing', async () => {
    const pessoa = await bench().novaPessoa();
    const criado = (await criar(pessoa)).json();
    const alterar = (mudanca: object) =>
      pessoa.pedir({
        method: 'PUT',
        url: '/api/Parametro',
        payload: { ...NOVO, id: criado.id, versao: 1, ...mudanca },
      });
    const alterado = await alterar({ valor: '17.00' });
    expect(alterado.json()).toMatchObject({ id: criado.id, versao: 2, valor: '17.00' });
    const tarde = await alterar({ valor: '16.00' });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, valor: '17.00' } });
    expect((await pessoa.pedir({ url: `/api/Parametro/${criado.id}` })).json().valor).toBe('17.00');
  });

  test('it is taken out of use, not out of the history', async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = (await criar(pessoa)).json();
    expect((await pessoa.pedir({ method: 'DELETE', url: `/api/Parametro/${id}` })).statusCode).toBe(204);
    expect((await pessoa.pedir({ url: `/api/Parametro/${id}` })).statusCode).toBe(404);
    expect((await pessoa.pedir({ method: 'DELETE', url: `/api/Parametro/${id}` })).statusCode).toBe(404);
  });

  test('taken out of use it is reckoned with no more, until it is brought back', async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = (await criar(pessoa, { ...NOVO, codigo: 'TCIF_PEDIDO', valor: '100.00' })).json();
    await pessoa.pedir({ method: 'DELETE', url: `/api/Parametro/${id}` });
    expect(await tcif(pessoa, '2026-06-30')).toBe('200.00');
    expect((await listar(pessoa, 'excluidos=true')).linhas).toMatchObject([{ id, codigo: 'TCIF_PEDIDO' }]);
    await pessoa.pedir({ method: 'POST', url: `/api/Parametro/${id}/Restaurar` });
    expect(await tcif(pessoa, '2026-06-30')).toBe('100.00');
  });

  test("nobody touches another company's, nor a shipped one", async () => {
    const { novaPessoa } = bench();
    const [pessoa, outra] = [await novaPessoa(), await novaPessoa()];
    const { id } = (await criar(pessoa)).json();
    const [deFabrica] = (await listar(pessoa, 'codigo=TUM')).linhas;
    const tentar = async (quem: Pessoa, alvo: string) => [
      (await quem.pedir({ method: 'PUT', url: '/api/Parametro', payload: { ...NOVO, id: alvo, versao: 1 } }))
        .statusCode,
      (await quem.pedir({ method: 'DELETE', url: `/api/Parametro/${alvo}` })).statusCode,
    ];
    expect(await tentar(outra, id)).toEqual([404, 404]);
    expect((await outra.pedir({ url: `/api/Parametro/${id}` })).statusCode).toBe(404);
    expect(await tentar(pessoa, deFabrica.id)).toEqual([409, 409]);
    expect((await pessoa.pedir({ url: `/api/Parametro/${id}` })).json().versao).toBe(1);
  });

  test.each([
    ['codigo', { codigo: 'icms' }],
    ['valor', { valor: '-1' }],
    ['valor', { valor: '0.1234567' }],
    ['fonte', { fonte: ' ' }],
    ['situacao', { situacao: 'TALVEZ' }],
    ['vigenciaInicio', { vigenciaInicio: '2026-02-30' }],
    ['vigenciaFim', { vigenciaFim: '2025-12-31' }],
    ['outro', { outro: 1 }],
  ])('a bad %s is named', async (campo, mudanca) => {
    const pessoa = await bench().novaPessoa();
    const resposta = await criar(pessoa, { ...NOVO, ...mudanca });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
  });

  test('a new version of Cais brings its own in place of the old, each under the id it had', async () => {
    const { conexao } = bench();
    const antes = await conexao.db.select().from(parametroDeFabrica);
    const [primeiro, ...resto] = PARAMETROS_DE_FABRICA;
    await guardarParametrosDeFabrica(conexao.db, [
      { ...(primeiro as Parametro), valor: '9.99', fonte: 'Lei nova' },
      ...resto.slice(1),
    ]);
    const depois = await conexao.db.select().from(parametroDeFabrica);
    expect(depois).toHaveLength(antes.length - 1);
    expect(depois.find(({ codigo }) => codigo === primeiro?.codigo)).toMatchObject({
      valor: '9.99',
      fonte: 'Lei nova',
    });
    await guardarParametrosDeFabrica(conexao.db);
    expect((await conexao.db.select().from(parametroDeFabrica)).map(({ id }) => id).sort()).toEqual(
      antes.map(({ id }) => id).sort(),
    );
  });

  test('a database of version 0.9 loses what was refuted: no PIS of 2027, no adicional of 2027 and 2028', async () => {
    const { conexao, novaPessoa } = bench();
    const pessoa = await novaPessoa();
    const antiga = (codigo: string, valor: string, vigenciaInicio: string | null, vigenciaFim: string | null = null) =>
      ({ codigo, valor, vigenciaInicio, vigenciaFim, fonte: 'Versão 0.9', situacao: 'VERIFICADO' }) as const;
    const vigentes = async (codigo: string, dia: string) =>
      (await listar(pessoa, `codigo=${codigo}&vigenteEm=${dia}`)).linhas.map(({ valor }: Parametro) => valor);
    await guardarParametrosDeFabrica(conexao.db, [
      antiga('PIS_IMPORTACAO_GERAL', '2.10', '2018-06-01'),
      antiga('COFINS_ADICIONAL', '0.40', '2027-01-01', '2027-12-31'),
      antiga('COFINS_ADICIONAL', '0.00', '2028-01-01'),
      antiga('ICMS_AM_GERAL', '20.00', '2023-03-29'),
      antiga('TAXA_SISCOMEX_DECLARACAO', '185.00', null, '2021-05-31'),
    ]);
    expect(await vigentes('PIS_IMPORTACAO_GERAL', '2027-01-01')).toEqual(['2.10']);
    await guardarParametrosDeFabrica(conexao.db);
    expect(await vigentes('PIS_IMPORTACAO_GERAL', '2026-12-31')).toEqual(['2.10']);
    expect(await vigentes('PIS_IMPORTACAO_GERAL', '2027-01-01')).toEqual([]);
    expect(await vigentes('COFINS_ADICIONAL', '2026-12-31')).toEqual(['0.60']);
    expect(await vigentes('COFINS_ADICIONAL', '2027-01-01')).toEqual([]);
    expect(await vigentes('COFINS_ADICIONAL', '2028-01-01')).toEqual([]);
    expect(await vigentes('ICMS_AM_GERAL', '2023-03-31')).toEqual([]);
    expect(await vigentes('TAXA_SISCOMEX_DECLARACAO', '2011-05-31')).toEqual([]);
    expect(await vigentes('TAXA_SISCOMEX_DECLARACAO', '2011-06-01')).toEqual(['185.00']);
  });
});
