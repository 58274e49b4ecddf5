import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const CNPJ = '12ABC34501DE35';
const declaracao = (semente: number) =>
  gerarDeclaracao({
    semente,
    dataRegistro: '2026-11-17',
    adicoes: 1,
    itensPorAdicao: 2,
    importador: { numero: CNPJ, nome: 'FICTICIA DA AMAZONIA' },
    taxas: { '220': '5.3417' },
    regime: 'zfm',
  });
const gerada = declaracao(81);
/** Each item names a part number of its own. */
const DI = {
  ...gerada,
  adicoes: gerada.adicoes.map((adicao) => ({
    ...adicao,
    itens: adicao.itens.map((item, i) => ({ ...item, descricao: `FX-${i} PECA FICTICIA` })),
  })),
};
const OUTRA = {
  partNumber: 'HAN-1',
  descricao: 'Parafuso',
  ncm: '73181500',
  unidade: 'PECA',
  quantidade: '7.00000',
  valorUnitario: '2690.8000000',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
};

onServer('A declaration held against the process it is put on', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const fornecedor = async (razaoSocial: string) => {
    const novo = { papel: 'FORNECEDOR', razaoSocial, pais: { codigo: '160' } };
    return { id: (await cadastroDeTeste(pessoa, 'Fornecedor').criar(novo)).json().id };
  };
  const processoCom = async (itens: object[]) => {
    const { id } = await processosDeTeste(pessoa).aberto();
    const gravados = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({ id, versao: 1, itens, adicoes: [] });
    expect(gravados.json().Error ?? null).toBeNull();
    return id as string;
  };
  const deOutraCarga = async () => processoCom([{ ...OUTRA, fornecedor: await fornecedor('HAN FICTICIA CO LTD') }]);
  const daDeclaracao = async () => {
    const [adicao] = DI.adicoes;
    if (!adicao) throw new Error('The declaration has an adição.');
    const seu = await fornecedor(adicao.fornecedor ?? '');
    return processoCom(
      adicao.itens.map(({ descricao, quantidade, valorUnitario, unidade }) => ({
        partNumber: descricao.split(' ')[0],
        descricao,
        ncm: adicao.ncm,
        unidade: unidade ?? 'UNIDADE',
        quantidade,
        valorUnitario,
        moeda: { codigo: adicao.moeda.codigo },
        incoterm: adicao.incoterm,
        fornecedor: seu,
      })),
    );
  };
  const ler = async (processoId: string) => {
    const resposta = await pessoa.pedir(multipartOf(`/api/Di/Ler?processoId=${processoId}`, escreverDiXml([DI])));
    return resposta.json().declaracoes[0].confronto;
  };
  const importar = (processoId: string, motivo = '') =>
    pessoa.pedir(
      multipartOf(
        `/api/Processo/ImportarDi?processoId=${processoId}${motivo && `&motivo=${encodeURIComponent(motivo)}`}`,
        escreverDiXml([DI]),
      ),
    );
  const historico = async (id: string) =>
    (await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${id}` })).json();

  test('of another cargo is told before anything is saved, and stops until a reason is written', async () => {
    const id = await deOutraCarga();
    const confronto = await ler(id);
    expect(confronto).toMatchObject({ conferem: 0, comparados: 3, outraCarga: true });
    const ponto = (qual: string) => confronto.pontos.find((um: { ponto: string }) => um.ponto === qual);
    expect(ponto('FORNECEDOR')).toMatchObject({ resultado: 'DIFERE', previsto: 'HAN FICTICIA CO LTD' });
    expect(ponto('ITENS')).toMatchObject({ resultado: 'DIFERE', diferenca: 'USD 18.835,60 em itens não encontrados' });
    expect(ponto('VALOR')).toMatchObject({ resultado: 'DIFERE', previsto: 'USD 18.835,60' });
    expect(ponto('IMPORTADOR')).toMatchObject({ resultado: 'SEM_DADO', previsto: null });

    const parada = await importar(id);
    expect([parada.statusCode, parada.json()]).toMatchObject([
      422,
      {
        Error: expect.stringContaining('parece ser de outra carga: 0 de 3 pontos'),
        campos: { motivo: expect.any(String) },
      },
    ]);
    expect((await pessoa.pedir({ url: `/api/Processo/${id}` })).json()).toMatchObject({ declaracao: null, versao: 1 });

    expect((await importar(id, 'O fornecedor trocou a carga.')).statusCode).toBe(201);
    const [mudanca] = await historico(id);
    expect(mudanca).toMatchObject({
      depois: { 'Confronto com o processo': '0 de 3 pontos conferem' },
      motivo: expect.stringContaining('Motivo: O fornecedor trocou a carga.'),
    });
  });

  test('of other goods stops although buyer and seller are right, and stays in sight until it is taken off', async () => {
    const [adicao] = DI.adicoes;
    const id = await processoCom([{ ...OUTRA, fornecedor: await fornecedor(adicao?.fornecedor ?? '') }]);
    expect(await ler(id)).toMatchObject({ outraCarga: true, conferem: 1, comparados: 3 });
    expect((await importar(id)).statusCode).toBe(422);
    expect((await importar(id, 'O cliente confirmou por e-mail.')).statusCode).toBe(201);

    const outra =
      /^A declaração parece de outra carga: 1 de 3 pontos confere com o processo; difere em Itens \(USD 18\.835,60 em itens não encontrados\); Valor \(/;
    const { conferencias, versao } = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    expect(conferencias[0]).toMatchObject({ codigo: 'CARGA', nivel: 'erro', mensagem: expect.stringMatching(outra) });
    const lacunas = async () => (await pessoa.pedir({ url: `/api/Processo/${id}/Lacunas` })).json();
    expect((await lacunas())[0]).toMatchObject({ causa: 'OUTRA_CARGA', texto: conferencias[0].mensagem });
    const noDia = async () => (await pessoa.pedir({ url: '/api/MeuDia?de=empresa&regra=DIFERENCA' })).json().linhas;
    expect(await noDia()).toMatchObject([{ porque: conferencias[0].mensagem, lugar: { id } }]);

    const retirada = await pessoa.pedir({
      method: 'POST',
      url: `/api/Processo/${id}/RetirarDeclaracao`,
      payload: { versao, motivo: 'Era de outro processo.' },
    });
    expect(retirada.json().Error ?? null).toBeNull();
    expect([await noDia(), await lacunas()]).toEqual([[], []]);
  });

  test('is compared with all its suppliers, the weights of the items and the step that shipped it', async () => {
    const [adicao] = DI.adicoes;
    if (!adicao) throw new Error('The declaration has an adição.');
    const id = await processoCom([
      { ...OUTRA, pesoLiquido: '10.5', fornecedor: await fornecedor(adicao.fornecedor ?? '') },
      { ...OUTRA, partNumber: 'HAN-2', pesoLiquido: '2', fornecedor: await fornecedor('HAN FICTICIA CO LTD') },
    ]);
    const { versao } = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    await processosDeTeste(pessoa).passar(id, { situacao: 'EM_TRANSITO', data: '2026-11-10', versao });
    const { pontos } = await ler(id);
    const ponto = (qual: string) => pontos.find((um: { ponto: string }) => um.ponto === qual);
    expect(ponto('FORNECEDOR')).toMatchObject({ resultado: 'PERTO', diferenca: '1 só no processo' });
    expect(ponto('PESO')).toMatchObject({ previsto: '12,50 kg' });
    expect(ponto('DATAS')).toMatchObject({ previsto: '10/11/2026' });
  });

  test('of this cargo needs no reason, and the history keeps the score', async () => {
    const id = await daDeclaracao();
    expect(await ler(id)).toMatchObject({ outraCarga: false, conferem: 3, comparados: 3 });
    expect((await importar(id)).statusCode).toBe(201);
    const [mudanca] = await historico(id);
    expect(mudanca).toMatchObject({ depois: { 'Confronto com o processo': '3 de 3 pontos conferem' } });
  });

  test('a process that says nothing of its cargo compares nothing, and is no other cargo', async () => {
    const { id } = await processosDeTeste(pessoa).aberto();
    expect(await ler(id)).toMatchObject({ outraCarga: false, conferem: 0, comparados: 0 });
    expect((await importar(id)).statusCode).toBe(201);
  });

  test('another company’s process is not there to be compared with', async () => {
    const id = await deOutraCarga();
    const alheia = await bench().novaPessoa();
    const resposta = await alheia.pedir(multipartOf(`/api/Di/Ler?processoId=${id}`, escreverDiXml([DI])));
    expect([resposta.statusCode, resposta.json().Error]).toEqual([404, 'Este processo não existe.']);
  });
});
