import { semearTabelas } from './customs-tables.ts';
import { clienteDoPortal } from './portal-client.ts';
import { abrirPortalSimulado, type PortalSimulado } from './simulator.ts';
import { semearTratamentos } from './tax-treatment.ts';

const CHAVE = { clientId: 'chave', clientSecret: 'segredo' };
const TTCE = '/ttce/api/ext/tratamentos-tributarios/importacao/';
const TABX = '/tabx/api/ext/tabela';
const NCM = '85340011';

describe('The tax treatment and the customs tables of the simulated Portal', () => {
  let portal: PortalSimulado;
  let chamar: Awaited<ReturnType<typeof clienteDoPortal>>;

  beforeEach(async () => {
    const agora = () => new Date('2026-11-23T14:00:00Z');
    portal = await abrirPortalSimulado({ chaves: new Map([[CHAVE.clientId, CHAVE.clientSecret]]), agora });
    semearTratamentos(portal.tratamentos, NCM);
    semearTabelas(portal.tabelas);
    chamar = await clienteDoPortal(portal.endereco, CHAVE);
  });
  afterEach(() => portal.fechar());

  const tratar = (mais: object = {}) => chamar('POST', TTCE, { ncm: NCM, codigoPais: 160, tipoOperacao: 'I', ...mais });
  const codigos = async (mais: object, lista: string) =>
    (await tratar(mais)).corpo[lista].map(
      ({ fundamentoLegal }: { fundamentoLegal: { codigo: string } }) => fundamentoLegal.codigo,
    );

  test('a NCM has the grounds of the country and of the day; a normal one without attributes is not told', async () => {
    const { corpo } = await tratar();
    expect(corpo).toMatchObject({ ncm: NCM, codigoPais: 160, dataFatoGerador: '2026-11-23', tipoOperacao: 'I' });
    expect(await codigos({}, 'tratamentosTributarios')).toEqual(['9006']);
    expect(await codigos({}, 'fundamentosOpcionaisDisponiveis')).toEqual(['9909', '9910', '9020']);
    expect(await codigos({ codigoPais: 23 }, 'fundamentosOpcionaisDisponiveis')).toContain('9015');
    const depois = { dataFatoGerador: '2026-12-01' };
    expect(await codigos(depois, 'fundamentosOpcionaisDisponiveis')).toEqual(['9909', '9910']);
    const pedido = { fundamentosOpcionais: [{ codigoTributo: 1, codigoRegime: 5, codigoFundamentoLegal: 9909 }] };
    expect(await codigos(pedido, 'tratamentosTributarios')).toEqual(['9006', '9909']);
    expect((await tratar({ ncm: '01012100' })).status).toBe(204);
    expect((await tratar({ dataFatoGerador: '23/11/2026' })).status).toBe(422);
    expect(portal.fora).toEqual([]);
  });

  test('tables are listed, have columns, and come in pages until an empty one', async () => {
    const { corpo } = await chamar('GET', TABX);
    expect(corpo.map(({ nome }: { nome: string }) => nome)).toEqual(['UNIDADE_FICTICIA', 'RECINTO_FICTICIO']);
    const metadado = await chamar('GET', `${TABX}/UNIDADE_FICTICIA/metadado`);
    expect(metadado.corpo.campos).toHaveLength(5);
    const quantas = async (offset: number) =>
      (await chamar('GET', `${TABX}/RECINTO_FICTICIO?offset=${offset}`)).corpo.dados.length;
    expect([await quantas(0), await quantas(200), await quantas(250)]).toEqual([100, 50, 0]);
    expect((await chamar('GET', `${TABX}/NENHUMA/metadado`)).status).toBe(404);
    expect(portal.fora).toEqual([]);
  });

  test('a request that is not published is noted', async () => {
    await tratar({ aliquota: 1 });
    await tratar({ codigoPais: 'BR', ncm: '01012100' });
    await chamar('GET', `${TABX}/RECINTO_FICTICIO?pagina=2`);
    expect(portal.fora).toEqual([
      expect.stringMatching(/^gerarJson: .*aliquota/),
      expect.stringMatching(/^gerarJson: .*codigoPais must be integer/),
      expect.stringMatching(/pagina não existe$/),
    ]);
  });
});
