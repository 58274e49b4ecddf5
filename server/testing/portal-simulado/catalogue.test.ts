import { clienteDoPortal } from './portal-client.ts';
import { abrirPortalSimulado, type PortalSimulado } from './simulator.ts';

const CHAVE = { clientId: 'chave', clientSecret: 'segredo' };
const RAIZ = '12345678';
const PRODUTOS = '/catp/api/ext/produto';
const OPERADORES = '/catp/api/ext/operador-estrangeiro';
const PLACA = { denominacao: 'Placa fictícia', descricao: 'Placa', modalidade: 'IMPORTACAO', ncm: '85340011' };
const FABRICA = { nome: 'Fábrica fictícia', logradouro: 'Rua das Amostras, 1', nomeCidade: 'Shenzhen' };

describe('The catalogue of the simulated Portal', () => {
  let portal: PortalSimulado;
  let chamar: Awaited<ReturnType<typeof clienteDoPortal>>;

  beforeEach(async () => {
    const agora = () => new Date('2026-11-23T14:00:00Z');
    portal = await abrirPortalSimulado({ chaves: new Map([[CHAVE.clientId, CHAVE.clientSecret]]), agora });
    chamar = await clienteDoPortal(portal.endereco, CHAVE);
  });
  afterEach(() => portal.fechar());

  test('a product is created, given a new version, found, read by version and taken out of use', async () => {
    const criado = {
      ...PLACA,
      codigosInterno: ['PN-1'],
      cpfCnpjRaiz: RAIZ,
      codigo: 1,
      versao: '1',
      situacao: 'ATIVADO',
    };
    expect((await chamar('GET', `${PRODUTOS}?cpfCnpjRaiz=${RAIZ}`)).status).toBe(204);
    const corpo = { ...PLACA, codigosInterno: ['PN-1'] };
    expect(await chamar('POST', `${PRODUTOS}/${RAIZ}`, corpo)).toEqual({ status: 200, corpo: criado });
    const outra = await chamar('PUT', `${PRODUTOS}/${RAIZ}/1`, { ...corpo, descricao: 'Placa de circuito' });
    expect(outra.corpo).toEqual({ ...criado, descricao: 'Placa de circuito', versao: '2' });
    const retificado = await chamar('PUT', `${PRODUTOS}/${RAIZ}/1/1`, { ...corpo, descricao: 'Placa nua' });
    expect(retificado.corpo).toEqual({ ...criado, descricao: 'Placa nua', versao: '1.1' });
    const achados = await chamar('GET', `${PRODUTOS}?cpfCnpjRaiz=${RAIZ}&codigoInterno=PN-1`);
    expect(achados.corpo).toEqual([{ seq: 1, ...outra.corpo }]);
    expect((await chamar('GET', `${PRODUTOS}?cpfCnpjRaiz=${RAIZ}&codigoInterno=PN-2`)).status).toBe(204);
    expect((await chamar('GET', `${PRODUTOS}?cpfCnpjRaiz=87654321`)).status).toBe(204);
    expect((await chamar('GET', `${PRODUTOS}/${RAIZ}/1/1`)).corpo).toEqual(criado);
    expect((await chamar('PUT', `${PRODUTOS}/desativar/${RAIZ}/1`)).corpo.situacao).toBe('DESATIVADO');
    expect((await chamar('PUT', `${PRODUTOS}/${RAIZ}/9`, corpo)).status).toBe(404);
    expect(portal.fora).toEqual([]);
  });

  test('a list enters in part: the product without an attribute its NCM requires is refused alone', async () => {
    portal.catalogo.obrigatorios.set('85340011', ['ATT_1']);
    const comAtributo = { ...PLACA, seq: 2, cpfCnpjRaiz: RAIZ, atributos: [{ atributo: 'ATT_1', valor: '01' }] };
    const { corpo } = await chamar('POST', PRODUTOS, [{ ...PLACA, seq: 1, cpfCnpjRaiz: RAIZ }, comAtributo]);
    const erros = ['O atributo ATT_1 é obrigatório para a NCM 85340011.'];
    expect(corpo).toEqual([
      { seq: 1, codigo: '', sucesso: false, erros },
      { seq: 2, codigo: '1', versao: '1', sucesso: true },
    ]);
    const sozinho = await chamar('POST', `${PRODUTOS}/${RAIZ}`, PLACA);
    expect(sozinho).toEqual({ status: 422, corpo: { message: erros[0] } });
    expect(portal.catalogo.produtos.vigentes()).toHaveLength(1);
    expect(portal.fora).toEqual([]);
  });

  test('a foreign operator has versions of its own, by country, and one out of use is listed on demand', async () => {
    const criado = await chamar('POST', `${OPERADORES}/${RAIZ}/CN`, FABRICA);
    const dados = { ...FABRICA, cpfCnpjRaiz: RAIZ, codigoPais: 'CN', codigo: 'OPE_1', situacao: 'ATIVADO' };
    expect(criado.corpo).toEqual({ seq: 1, ...dados, versao: '1' });
    const outra = await chamar('PUT', `${OPERADORES}/${RAIZ}/CN/OPE_1`, { ...FABRICA, nomeCidade: 'Dongguan' });
    expect(outra.corpo).toEqual({ seq: 1, ...dados, nomeCidade: 'Dongguan', versao: '2' });
    expect((await chamar('GET', `${OPERADORES}/${RAIZ}/CN/OPE_1/1`)).corpo.nomeCidade).toBe('Shenzhen');
    const lote = [{ seq: 1, cpfCnpjRaiz: RAIZ, codigoPais: 'US', codigo: '', ...FABRICA }];
    expect((await chamar('POST', OPERADORES, lote)).corpo).toEqual([
      { seq: 1, codigo: 'OPE_2', versao: '1', sucesso: true },
    ]);
    const retificado = await chamar('PUT', `${OPERADORES}/${RAIZ}/CN/OPE_1/1`, { ...FABRICA, nome: 'Fábrica um' });
    expect(retificado.corpo).toEqual({ seq: 1, ...dados, nome: 'Fábrica um', versao: '1.1' });
    expect((await chamar('GET', `${OPERADORES}/${RAIZ}/CN/OPE_1/1`)).corpo.nome).toBe('Fábrica fictícia');
    expect((await chamar('GET', `${OPERADORES}?cpfCnpjRaiz=${RAIZ}&paisOrigem=CN`)).corpo).toEqual([outra.corpo]);
    expect((await chamar('PUT', `${OPERADORES}/${RAIZ}/CN/OPE_1/3`, FABRICA)).status).toBe(404);
    await chamar('PUT', `${OPERADORES}/desativar/${RAIZ}/CN/OPE_1/2`);
    const codigos = async (fim: string) =>
      (await chamar('GET', `${OPERADORES}?cpfCnpjRaiz=${RAIZ}${fim}`)).corpo.map((um: { codigo: string }) => um.codigo);
    expect(await codigos('')).toEqual(['OPE_2']);
    expect(await codigos('&exibirDesativados=true')).toEqual(['OPE_1', 'OPE_2']);
    expect(portal.fora).toEqual([]);
  });

  test.each([
    [PRODUTOS, 'situacao=0', 'situacao'],
    [PRODUTOS, 'modalidade=AMBOS', 'modalidade'],
    [PRODUTOS, 'dataReferencia=2026-11-01', 'dataReferencia'],
    [PRODUTOS, 'paisOrigem=CN', 'paisOrigem'],
  ])('%s?%s is refused as not simulated, never answered as an empty list', async (lista, filtro, nome) => {
    await chamar('POST', `${PRODUTOS}/${RAIZ}`, PLACA);
    const { status, corpo } = await chamar('GET', `${lista}?cpfCnpjRaiz=${RAIZ}&${filtro}`);
    expect([status, corpo]).toEqual([500, { message: `O simulador ainda não filtra por ${nome}.` }]);
  });

  test('the limit of one list leaves the other open, though both are called consultar', async () => {
    portal.limites.set('consultar /catp/api/ext/produto', 1);
    const listar = async (qual: string) => (await chamar('GET', `${qual}?cpfCnpjRaiz=${RAIZ}`)).status;
    expect([await listar(PRODUTOS), await listar(PRODUTOS)]).toEqual([204, 422]);
    expect([await listar(OPERADORES), await listar(OPERADORES)]).toEqual([204, 204]);
  });

  test('a body the published document does not know is noted', async () => {
    await chamar('POST', `${PRODUTOS}/${RAIZ}`, { ...PLACA, peso: 1 });
    const problema = 'must NOT have additional properties {"additionalProperty":"peso"}';
    expect(portal.fora[0]).toBe(`salvarVersaoInicialProduto:  ${problema}`);
  });
});
