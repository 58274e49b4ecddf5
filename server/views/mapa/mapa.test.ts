import { v7 as uuidv7 } from 'uuid';
import { MAXIMO_DE_EMBARQUES, type Mapa } from '#lib/contracts/views/mapa.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const FORNECEDOR = { papel: 'FORNECEDOR', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' } };
const IMPORTADOR = {
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Fictícia da Amazônia Ltda',
  setor: '1',
  uf: 'AM',
  situacaoSuframa: 'NAO_INSCRITO',
};
/** On its way from Shanghai on the day of the bench, 20 November. */
const DE_XANGAI = {
  procedencia: { codigo: '160' },
  localEmbarque: 'SHANGHAI',
  viaTransporte: '01',
  embarque: '2026-11-10',
  eta: '2026-12-12',
};

onServer('Map of origins', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });

  const pedir = (consulta = '') => pessoa.pedir({ method: 'GET', url: `/api/Mapa${consulta}` });
  const ver = async (consulta = ''): Promise<Mapa> => (await pedir(consulta)).json();
  const criar = (campos: object = {}) => processosDeTeste(pessoa).aberto({ ...DE_XANGAI, ...campos });
  const porOrigem = ({ origens }: Mapa) => Object.fromEntries(origens.map(({ chave, total }) => [chave, total]));

  test('nothing on its way is an empty map', async () => {
    await criar({ embarque: null });
    expect(await ver()).toEqual({ hoje: '2026-11-20', total: 0, atrasados: 0, origens: [] });
  });

  test('a shipment is told with its way, who brings it, and what its goods are worth by currency', async () => {
    const importador = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
    const fornecedor = (await cadastroDeTeste(pessoa, 'Fornecedor').criar(FORNECEDOR)).json();
    const aberto = await criar({ importador: { id: importador.id }, referencia: 'REF-1', veiculo: 'NAVIO FICTÍCIO' });
    const item = (mais: object) => ({
      descricao: 'Circuito integrado',
      ncm: '85423190',
      unidade: 'PECA',
      quantidade: '10',
      valorUnitario: '1.5',
      moeda: { codigo: '220' },
      incoterm: 'FOB',
      fornecedor: { id: fornecedor.id },
      ...mais,
    });
    const gravados = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({
      id: aberto.id,
      versao: 1,
      itens: [item({}), item({ quantidade: '3', valorUnitario: '0.335' }), item({ moeda: { codigo: '978' } })],
      adicoes: [],
    });
    expect(gravados.json().Error).toBeUndefined();
    expect(await ver()).toEqual({
      hoje: '2026-11-20',
      total: 1,
      atrasados: 0,
      origens: [
        {
          chave: 'CNSHA',
          nome: 'Xangai',
          pais: 'China',
          sigla: 'CN',
          precisao: 'PORTO',
          lugar: { lat: 31.23, lon: 121.49 },
          total: 1,
          atrasados: 0,
          proximoEta: '2026-12-12',
          embarques: [
            {
              id: aberto.id,
              numero: aberto.numero,
              referencia: 'REF-1',
              situacao: 'EM_ABERTO',
              viaTransporte: '01',
              veiculo: 'NAVIO FICTÍCIO',
              importador: 'Fictícia da Amazônia Ltda',
              fornecedor: 'FICTICIA PARTS CO',
              etd: null,
              embarque: '2026-11-10',
              eta: '2026-12-12',
              chegada: null,
              // 10 × 1.5 and 3 × 0.335, which an invoice rounds to 1.01.
              valores: [
                { moeda: '220', valor: '16.01' },
                { moeda: '978', valor: '15.00' },
              ],
            },
          ],
        },
      ],
    });
  });

  test('they are put together by port however it is written; failing that by country, and then by none', async () => {
    await criar();
    await criar({ localEmbarque: 'Xangai - China', eta: '2026-12-01' });
    await criar({ localEmbarque: 'SHANGHAI', viaTransporte: '04' });
    await criar({ localEmbarque: 'LUGAR QUALQUER' });
    await criar({ localEmbarque: null });
    await criar({ localEmbarque: 'HAMBURG', procedencia: null });
    await criar({ localEmbarque: null, procedencia: null });
    const mapa = await ver();
    expect(mapa.total).toBe(7);
    expect(mapa.origens.map(({ chave, nome, precisao, total }) => [chave, nome, precisao, total])).toEqual([
      ['CN', 'China', 'PAIS', 2],
      ['CNSHA', 'Xangai', 'PORTO', 2],
      ['DEHAM', 'Hamburgo', 'PORTO', 1],
      ['000', 'Origem não informada', null, 1],
      ['CNPVG-AER', 'Xangai (Pudong)', 'AEROPORTO', 1],
    ]);
    const xangai = mapa.origens.find(({ chave }) => chave === 'CNSHA');
    expect([xangai?.proximoEta, xangai?.embarques.map(({ eta }) => eta)]).toEqual([
      '2026-12-01',
      ['2026-12-01', '2026-12-12'],
    ]);
    expect(mapa.origens.find(({ chave }) => chave === '000')?.lugar).toBeNull();
  });

  test('on its way is what was put on board, until its presença; the registered and the deleted are not', async () => {
    const { passar, excluir } = processosDeTeste(pessoa);
    const passo = (situacao: string) => ({ situacao, data: '2026-11-20' });
    const transito = await criar({ embarque: null, localEmbarque: 'BUSAN' });
    expect((await passar(transito.id, { ...passo('EM_TRANSITO'), versao: 1 })).statusCode).toBe(200);
    const chegado = await criar({ localEmbarque: 'KOBE' });
    await passar(chegado.id, { ...passo('AGUARDANDO_PRESENCA'), versao: 1 });
    const registrado = await criar({ localEmbarque: 'OSAKA', numeroDI: '2690000015' });
    await passar(registrado.id, { ...passo('REGISTRADO'), versao: 1 });
    const cancelado = await criar({ localEmbarque: 'NAGOYA' });
    await passar(cancelado.id, { ...passo('CANCELADO'), motivo: 'Não embarcou.', versao: 1 });
    await excluir((await criar({ localEmbarque: 'NINGBO' })).id);
    expect(porOrigem(await ver())).toEqual({ KRPUS: 1, JPUKB: 1 });
  });

  test('another company has a map of its own', async () => {
    await criar();
    const outra = await bench().novaPessoa();
    expect((await outra.pedir({ method: 'GET', url: '/api/Mapa' })).json()).toMatchObject({ total: 0, origens: [] });
  });

  test('by importer, by way, and late only: those whose ETA has passed and that are not there', async () => {
    const { id } = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
    await criar({ importador: { id }, localEmbarque: 'BUSAN' });
    await criar({ viaTransporte: '04', localEmbarque: 'MIAMI', procedencia: { codigo: '249' } });
    await criar({ eta: '2026-11-19', localEmbarque: 'KOBE' });
    await criar({ eta: '2026-11-19', chegada: '2026-11-19', localEmbarque: 'OSAKA' });
    await criar({ eta: '2026-11-20', localEmbarque: 'NAGOYA' });
    expect(porOrigem(await ver(`?importadorId=${id}`))).toEqual({ KRPUS: 1 });
    expect(porOrigem(await ver('?viaTransporte=04'))).toEqual({ 'USMIA-AER': 1 });
    const atrasados = await ver('?atrasados=true');
    expect([porOrigem(atrasados), atrasados.atrasados]).toEqual([{ JPUKB: 1 }, 1]);
    // A late shipment is not the next arrival.
    expect(atrasados.origens[0]?.proximoEta).toBeNull();
    expect((await ver()).atrasados).toBe(1);
  });

  test.each(['?importadorId=x', '?viaTransporte=99', '?atrasados=false', '?q=a'])('%s is refused', async (consulta) => {
    expect((await pedir(consulta)).statusCode).toBe(400);
  });

  test('the newest are told one by one, all are counted', async () => {
    const { id: modelo } = await criar({ localEmbarque: 'BUSAN' });
    const { db } = bench().conexao;
    const linha = (n: number): typeof processo.$inferInsert => ({
      empresaId: pessoa.quem.empresaId,
      id: uuidv7(),
      numero: `IMP-2025-${n}`,
      tipoDocumento: 'DI',
      situacao: 'EM_TRANSITO',
      paisProcedenciaCodigo: '160',
      localEmbarque: 'Shanghai',
      viaTransporte: '01',
      busca: '',
      criadoEm: new Date(Date.UTC(2025, 0, 1, 0, n)),
      criadoPor: pessoa.quem.usuarioId,
    });
    const linhas = Array.from({ length: MAXIMO_DE_EMBARQUES }, (_, n) => linha(n));
    await writeDirectly(db, (tx) => tx.insert(processo).values(linhas));
    const mapa = await ver();
    expect(mapa.total).toBe(MAXIMO_DE_EMBARQUES + 1);
    const [xangai, busan] = mapa.origens;
    expect(busan?.embarques.map(({ id }) => id)).toEqual([modelo]);
    expect([xangai?.total, xangai?.embarques.length]).toEqual([MAXIMO_DE_EMBARQUES, MAXIMO_DE_EMBARQUES - 1]);
    expect(xangai?.embarques[0]?.numero).toBe(`IMP-2025-${MAXIMO_DE_EMBARQUES - 1}`);
    expect(xangai?.embarques.map(({ numero }) => numero)).not.toContain('IMP-2025-0');
  });
});
