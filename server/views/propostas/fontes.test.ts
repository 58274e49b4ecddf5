import { fontesDosTributos, pedidoDeFontes } from '#lib/contracts/processo/fontes-dos-tributos.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const CNPJ = '12ABC34501DE35';
const declarada = (semente: number, dataRegistro: string, mais: { numero?: string; descricao?: string } = {}) => {
  const gerada = gerarDeclaracao({
    semente,
    dataRegistro,
    adicoes: 1,
    itensPorAdicao: 1,
    taxas: { '220': '5.3417' },
    regime: 'zfm',
    importador: { numero: mais.numero ?? CNPJ, nome: 'FICTICIA DA AMAZONIA' },
  });
  return {
    ...gerada,
    adicoes: gerada.adicoes.map((adicao) => ({
      ...adicao,
      ncm: '85423190',
      itens: adicao.itens.map((item) => ({ ...item, descricao: mais.descricao ?? 'FX-10 CIRCUITO FICTICIO' })),
    })),
  };
};

test('a request names goods by an NCM of eight digits', () => {
  expect(pedidoDeFontes.safeParse({ mercadorias: [{ ncm: '8542', partNumber: null }] }).success).toBe(false);
  expect(pedidoDeFontes.safeParse({ mercadorias: [{ ncm: '85423190', partNumber: null }] }).success).toBe(true);
});

onServer('What is known of the taxes of goods', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const importar = (di: ReturnType<typeof declarada>) =>
    pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
  const pedir = (id: string, partNumber: string | null, quem = pessoa) =>
    quem.pedir({
      method: 'POST',
      url: `/api/Processo/${id}/FontesDosTributos`,
      payload: { mercadorias: [{ ncm: '85423190', partNumber }] },
    });
  const doImportador = async () => {
    const importador = {
      razaoSocial: 'FICTICIA DA AMAZONIA',
      cnpj: CNPJ,
      setor: '1',
      inscricaoSuframa: '201234017',
      situacaoSuframa: 'ATIVA',
      validadeSuframa: '2030-12-31',
    };
    const criado = await cadastroDeTeste(pessoa, 'Importador').criar(importador);
    expect(criado.json().Error ?? null).toBeNull();
    const aberto = await processosDeTeste(pessoa).aberto({ importador: { id: criado.json().id } });
    expect(aberto.Error ?? null).toBeNull();
    return aberto.id as string;
  };

  test('is the row of the table in force, the newest declaration of the part number, and the Suframa', async () => {
    await importar(declarada(31, '2026-05-04'));
    const nova = declarada(32, '2026-10-05');
    await importar(nova);
    await importar(declarada(33, '2026-10-20', { descricao: 'FX-100 OUTRO CIRCUITO' }));
    const codigo = {
      codigo: '8542.31.90',
      descricao: 'Circuitos',
      vigenciaInicio: '2022-04-01',
      situacao: 'VERIFICADO',
      aliquotaII: '16',
      aliquotaIPI: '10',
      fonteDasAliquotas: 'Resolução fictícia 1',
    };
    expect((await cadastroDeTeste(pessoa, 'Ncm').criar(codigo)).statusCode).toBe(201);
    const resposta = await pedir(await doImportador(), 'FX-10');
    expect(resposta.json().Error ?? null).toBeNull();
    const lidas = fontesDosTributos.parse(resposta.json());
    expect(lidas.importador).toEqual({ situacaoSuframa: 'ATIVA', validadeSuframa: '2030-12-31', setor: '1' });
    expect(lidas.tabela).toEqual([
      {
        ncm: '85423190',
        aliquotaII: '16.00',
        aliquotaIPI: '10.00',
        desde: '2022-04-01',
        fonte: 'Resolução fictícia 1',
        situacao: 'VERIFICADO',
      },
    ]);
    const [ii] = nova.adicoes.map(({ tributos }) => tributos.ii);
    expect(lidas.ultimas).toMatchObject([
      {
        partNumber: 'FX-10',
        ncm: '85423190',
        numero: nova.numeroDI,
        dataRegistro: '2026-10-05',
        adicao: '001',
        tributos: { ii: { regime: 'ISENCAO', aliquota: ii?.aliquota }, pis: { categoria: 'GERAL' } },
      },
    ]);
  });

  test('leaves out the declarations of another importer, and says nothing of an importer it does not know', async () => {
    const [{ id }] = (await importar(declarada(34, '2026-10-05', { numero: '11222333000181' }))).json();
    expect((await pedir(await doImportador(), 'FX-10')).json().ultimas).toEqual([]);
    expect((await pedir(id, 'FX-10')).json()).toMatchObject({ importador: null, tabela: [], ultimas: [] });
  });

  test('follows the link of a text to its item, whatever the text says', async () => {
    const di = declarada(35, '2026-10-05', { descricao: 'CIRCUITO FICTICIO SEM CODIGO' });
    await importar(di);
    const item = { partNumber: 'FX-77', descricao: 'Circuito', ncm: '85423190', unidadeComercializada: 'PECA' };
    const { id } = (await cadastroDeTeste(pessoa, 'Item').criar({ ...item, origem: 'IMPORTADO' })).json();
    const apelido = { recurso: 'Item', texto: 'CIRCUITO FICTICIO SEM CODIGO', ncm: '85423190', registroId: id };
    const ligado = await pessoa.pedir({ method: 'POST', url: '/api/Apelido', payload: apelido });
    expect(ligado.json().Error ?? null).toBeNull();
    expect((await pedir(await doImportador(), 'FX-77')).json().ultimas).toMatchObject([{ numero: di.numeroDI }]);
  });

  test('is of the company: another finds neither the process nor its declarations', async () => {
    await importar(declarada(36, '2026-10-05'));
    const id = await doImportador();
    expect((await pedir(id, 'FX-10')).json().ultimas).toHaveLength(1);
    const outra = await bench().novaPessoa();
    expect((await pedir(id, 'FX-10', outra)).statusCode).toBe(404);
    expect((await pedir(id, 'FX-10', pessoa)).statusCode).toBe(200);
  });
});
