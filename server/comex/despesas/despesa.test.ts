import type { CustoDoProcesso } from '#lib/domain/aduana/processo/custo-realizado.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('Expenses of a process', (bench) => {
  let pessoa: Pessoa;
  let processo: { id: string };
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
    const di = gerarDeclaracao({
      semente: 3,
      dataRegistro: '2026-11-18',
      adicoes: 2,
      itensPorAdicao: 2,
      importador: { numero: '12ABC34501DE35', nome: 'FICTICIA' },
      taxas: { '220': '5.3417' },
    });
    const importada = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
    processo = { id: importada.json()[0].id };
  });
  const despesas = (quem = pessoa) => cadastroDeTeste(quem, 'Despesa');
  const nova = (mais: object = {}) => ({ processo, tipo: 'ARMAZENAGEM', valor: '100', base: 'PESO', ...mais });
  const criar = async (mais: object = {}) => {
    const resposta = await despesas().criar(nova(mais));
    expect(resposta.json().Error ?? null).toBeNull();
    return resposta.json();
  };
  const custo = async (consulta = ''): Promise<CustoDoProcesso> =>
    (await pessoa.pedir({ url: `/api/Processo/${processo.id}/Custo?${consulta}` })).json();

  test('are those of one process, by their day, with its number', async () => {
    await criar({ tipo: 'AFRMM', data: '2026-11-20', fornecedorNome: 'Marinha' });
    await criar({ data: '2026-11-19' });
    const lidas = (await despesas().listar(`processoId=${processo.id}`)).json();
    expect(lidas.map((uma: { tipo: string; valor: string }) => [uma.tipo, uma.valor])).toEqual([
      ['ARMAZENAGEM', '100.00'],
      ['AFRMM', '100.00'],
    ]);
    expect(lidas[0].processo).toEqual({ id: processo.id, numero: expect.stringMatching(/^IMP-2026-/) });
    expect((await despesas().listar('q=marinha')).json()).toHaveLength(1);
  });

  test('are in the base of the ICMS by their type, where nobody says it (LC 87/1996, art. 13, V, e)', async () => {
    const lidas = await Promise.all(
      [
        { tipo: 'AFRMM' },
        { tipo: 'CAPATAZIA' },
        { tipo: 'ARMAZENAGEM' },
        { tipo: 'AFRMM', integraBaseIcms: false },
      ].map(async (mais) => (await criar(mais)).integraBaseIcms),
    );
    expect(lidas).toEqual([true, true, false, false]);
  });

  test('make the cost of its items, but for what comes back as a credit', async () => {
    const antes = await custo();
    await criar({ valor: '1234.57' });
    const credito = await criar({ tipo: 'ICMS', valor: '300', recuperavel: true });
    const depois = await custo();
    const emCentavos = (valor: string | null) => BigInt(valor?.replace('.', '') ?? -1);
    expect(emCentavos(depois.totais.total) - emCentavos(antes.totais.total)).toBe(123457n);
    expect(depois.recuperavel).toBe('300.00');
    expect(depois.itens).toHaveLength(4);
    await despesas().excluir(credito.id);
    expect((await custo()).recuperavel).toBe('0.00');
  });

  test('say in whose name their paper is, and how much of the cost and credit is of each', async () => {
    await criar({ valor: '50' });
    expect((await custo()).titulares).toEqual([]);
    expect(await criar({ valor: '100', emNomeDe: 'IMPORTADOR' })).toMatchObject({ emNomeDe: 'IMPORTADOR' });
    await criar({ valor: '30.10', emNomeDe: 'DESPACHANTE' });
    await criar({ tipo: 'ICMS', valor: '20', emNomeDe: 'DESPACHANTE', recuperavel: true });
    expect((await custo()).titulares).toEqual([
      { emNomeDe: 'IMPORTADOR', valor: '100.00', credito: '0.00' },
      { emNomeDe: 'DESPACHANTE', valor: '50.10', credito: '20.00' },
      { emNomeDe: null, valor: '50.00', credito: '0.00' },
    ]);
    const url = '/api/Relatorio/CustoRealizado?agrupar=PROCESSO&de=2026-11-01&ate=2026-11-30';
    const { linhas } = (await pessoa.pedir({ url })).json();
    expect(linhas).toMatchObject([{ valores: { despesas: '180.10', despesasDeOutros: '30.10' } }]);
  });

  test('of which nobody said whose their paper is leave the report without a figure, not with zero', async () => {
    await criar({ valor: '50' });
    const url = '/api/Relatorio/CustoRealizado?agrupar=PROCESSO&de=2026-11-01&ate=2026-11-30';
    expect((await pessoa.pedir({ url })).json().linhas).toMatchObject([
      { valores: { despesas: '50.00', despesasDeOutros: null } },
    ]);
  });

  test('say of an item how its cost came about', async () => {
    await criar();
    const url = `/api/Processo/${processo.id}/Custo/Memoria?adicao=001&sequencia=2&figura=despesas`;
    const memoria = (await pessoa.pedir({ url })).json();
    const item = (await custo()).itens.find(({ adicao, sequencia }) => adicao === '001' && sequencia === 2);
    expect(memoria).toMatchObject({ nome: 'Despesas', valor: item?.despesas });
    expect(memoria.entradas.map(({ nome }: { nome: string }) => nome)).toEqual(['Taxa Siscomex', 'Armazenagem']);
    const semItem = await pessoa.pedir({ url: url.replace('sequencia=2', 'sequencia=99') });
    expect([semItem.statusCode, semItem.json().Error]).toEqual([404, 'Este item não existe.']);
  });

  test.each([
    ['no amount', { valor: '0' }, { valor: 'Deve ser maior que zero.' }],
    ['another kind without its name', { tipo: 'OUTRA' }, { descricao: 'Diga que despesa é.' }],
    [
      'a process nobody has',
      { processo: { id: '01900000-0000-7000-8000-000000000000' } },
      { 'processo.id': 'Este processo não existe ou foi excluído.' },
    ],
  ])('are refused with %s', async (_, mais, campos) => {
    const resposta = await despesas().criar(nova(mais));
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, campos]);
  });

  test('go back by the history, and are nobody else’s', async () => {
    const { id } = await criar();
    await despesas().alterar({ ...nova({ valor: '250.5' }), id, versao: 1 });
    const [mudanca] = await despesas().historico(id);
    expect((await despesas().desfazer(mudanca.id, 2)).json()).toMatchObject({ versao: 3, valor: '100.00' });
    const alheia = await bench().novaPessoa();
    expect((await despesas(alheia).ler(id)).statusCode).toBe(404);
    expect((await alheia.pedir({ url: `/api/Processo/${processo.id}/Custo` })).statusCode).toBe(404);
    expect((await despesas(alheia).criar(nova())).statusCode).toBe(400);
  });
});
