import { atributosPedidos, lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import { semearAtributos } from './attributes.ts';
import { clienteDoPortal } from './portal-client.ts';
import { abrirPortalSimulado, type PortalSimulado } from './simulator.ts';

const CHAVE = { clientId: 'chave', clientSecret: 'segredo' };
const CADA = '/cadatributos/api/ext';
const NCM = '85340011';

describe('The attributes of the simulated Portal', () => {
  let portal: PortalSimulado;
  let chamar: Awaited<ReturnType<typeof clienteDoPortal>>;

  beforeEach(async () => {
    const agora = () => new Date('2026-11-23T14:00:00Z');
    portal = await abrirPortalSimulado({ chaves: new Map([[CHAVE.clientId, CHAVE.clientSecret]]), agora });
    semearAtributos(portal.atributos, NCM);
    chamar = await clienteDoPortal(portal.endereco, CHAVE);
  });
  afterEach(() => portal.fechar());

  const codigos = async (query: string) => {
    const { corpo } = await chamar('GET', `${CADA}/atributo-ncm/${NCM}${query}`);
    return corpo.listaNcm[0].listaAtributos.map(({ codigo }: { codigo: string }) => codigo.slice(-1)).join('');
  };

  test('those of a NCM are answered whole, or by day, modality, purpose and body', async () => {
    expect(await codigos('')).toBe('1345678');
    expect(await codigos('?data=2026-10-31')).toBe('134678');
    expect(await codigos('?data=2026-11-01')).toBe('13478');
    expect(await codigos('?data=2027-01-01&modalidade=IMPORTACAO&objetivos=PRODUTO&objetivos=DUIMP')).toBe('134578');
    expect(await codigos('?modalidade=EXPORTACAO')).toBe('');
    expect(await codigos('?objetivos=DUIMP')).toBe('');
    expect(await codigos('?orgaosDemandantes=ANVISA')).toBe('');
    expect(portal.fora).toEqual([]);
  });

  test('a NCM that has none is answered with an empty list', async () => {
    const { status, corpo } = await chamar('GET', `${CADA}/atributo-ncm/01012100`);
    const listaNcm = [{ codigoNcm: '0101.21.00', listaAtributos: [] }];
    expect([status, corpo]).toEqual([200, { listaNcm, detalhesAtributos: [] }]);
  });

  test('an attribute is answered by its code, with those it brings along', async () => {
    const um = await chamar('POST', `${CADA}/atributo/consulta-codigo`, {
      codigos: ['ATT_90001'],
      data: '2026-11-23T00:00:00Z',
    });
    expect(um.corpo.condicionados[0].atributo.nomeApresentacao).toBe('Outro material');
    const nenhum = { codigos: ['ATT_1'], data: '2026-11-23T00:00:00Z' };
    expect((await chamar('POST', `${CADA}/atributo/consulta-codigo`, nenhum)).status).toBe(204);
    expect(portal.fora).toEqual([]);
  });

  test('the answer is read as Cais reads it, the conditioned attribute with the value that asks for it', async () => {
    const { corpo } = await chamar('GET', `${CADA}/atributo-ncm/${NCM}`);
    const lidos = lerAtributosDaNcm(new TextEncoder().encode(JSON.stringify(corpo)), NCM);
    const nomes = (valores: Map<string, string[]>) =>
      atributosPedidos(lidos, { dia: '2026-11-23', valores }).map(({ atributo, duvidas }) => [
        atributo.nome,
        ...duvidas,
      ]);
    const outros = [['Quantidade de camadas'], ['Espessura em milímetros'], ['Descrição complementar'], ['Dimensões']];
    expect(nomes(new Map())).toEqual([['Material'], ...outros]);
    expect(nomes(new Map([['ATT_90001', ['99']]]))).toEqual([['Material'], ['Outro material'], ...outros]);
  });

  test('an attribute that the published document does not know, and a purpose, are noted', async () => {
    portal.atributos.detalhes.set('ATT_90007', { codigo: 'ATT_90007', objetivos: [], formaPreenchimento: 'COR' });
    await chamar('GET', `${CADA}/atributo-ncm/${NCM}?objetivos=CARGA`);
    await chamar('GET', `${CADA}/atributo-ncm/${NCM}`);
    expect(portal.fora).toEqual([
      expect.stringContaining('objetivos não vale: CARGA'),
      expect.stringContaining('/detalhesAtributos/n/formaPreenchimento must be equal to one of the allowed values'),
    ]);
  });
});
