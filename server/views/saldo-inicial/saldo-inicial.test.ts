import { BEM_DA_DSI, entradasDeTeste } from '#server/testing/entradas-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import { extrato, saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const conferir = async (pessoa: Pessoa) => (await pessoa.pedir({ url: '/api/SaldoInicial' })).json();

/** 30 of the 100 pieces of item 2 of adição 1 are left. */
const SALDO = {
  ...BEM_DA_DSI,
  papel: 'DECLARACAO',
  numero: '2390000010',
  adicao: 1,
  lugar: 2,
  quantidade: '30.25000',
  quantidadeDeclarada: '100.00000',
};

onServer('An opening balance', (bench) => {
  const comIndustria = async () => {
    const casa = await produtosDeTeste(bench());
    const entradas = entradasDeTeste(casa.pessoa);
    const item = { id: await entradas.item('PROJ-9') };
    const nova = (mais: object = {}) => ({ ...SALDO, importador: casa.importador, item, ...mais });
    const criada = async (mais: object = {}) => {
      const resposta = await entradas.criar(nova(mais));
      expect([resposta.statusCode, resposta.json().campos]).toEqual([201, undefined]);
      return resposta.json();
    };
    return { ...casa, entradas, saldo: saldoDeTeste(casa.pessoa), nova, criada };
  };

  test('is a lote of its declaration, adição and item, with what is left', async () => {
    const { criada, saldo } = await comIndustria();
    const { lote, ...entrada } = await criada({ numero: '23/9000001-0' });
    expect(entrada).toMatchObject({
      papel: 'DECLARACAO',
      numero: '2390000010',
      adicao: 1,
      lugar: 2,
      quantidade: '30.25000',
      quantidadeDeclarada: '100.00000',
      serie: null,
      cfop: null,
    });
    const lido = await saldo.ler(lote.id);
    expect(lido).toMatchObject({
      papel: 'DECLARACAO',
      numeroDeclaracao: '2390000010',
      adicao: 1,
      item: 2,
      processo: null,
      quantidade: '30.25000',
      saldo: '30.2500000',
      valorUnitario: '125.0000000',
      custoFob: '125.0000000',
      dataDesembaraco: '2026-08-22',
      ii: '5320.65',
      emEstoque: true,
    });
    expect(extrato(lido)).toEqual([['ENTRADA', '30.2500000', '30.2500000']]);
  });

  test.each([
    ['numero', 'O dígito', { numero: '2390000011' }],
    ['adicao', 'Informe o número da adição.', { adicao: null }],
    ['quantidadeDeclarada', 'Informe a quantidade declarada do item.', { quantidadeDeclarada: null }],
    ['quantidade', 'O saldo é maior que a quantidade declarada.', { quantidade: '100.00001' }],
    ['vuUSD', 'Informe o valor unitário declarado, em dólares.', { vuUSD: null }],
  ])('is refused at %s: %s', async (campo, frase, mais) => {
    const { entradas, nova } = await comIndustria();
    const recusada = await entradas.criar(nova(mais));
    expect([recusada.statusCode, recusada.json().campos]).toEqual([400, { [campo]: expect.stringContaining(frase) }]);
  });

  test('of the same item comes once; of another item, or another adição, it comes too', async () => {
    const { entradas, nova, criada } = await comIndustria();
    await criada();
    const repetida = await entradas.criar(nova());
    expect([repetida.statusCode, repetida.json().Error]).toEqual([
      409,
      'A adição 001, item 02 da DI 23/9000001-0 já está no saldo.',
    ]);
    await criada({ lugar: 3 });
    await criada({ adicao: 2 });
  });

  test('of a declaration of the history is refused with what the history says', async () => {
    const { entradas, nova, saldo } = await comIndustria();
    await saldo.importar({
      numero: '239000001',
      registro: '2023-03-01',
      desembaraco: '2023-03-05',
      adicoes: [{ itens: [{ quantidade: '10' }, { quantidade: '100' }] }],
    });
    const numeros = (await saldo.listar()).map(
      ({ numeroDeclaracao }: { numeroDeclaracao: string }) => numeroDeclaracao,
    );
    const frase = async (mais: object) => (await entradas.criar(nova({ numero: numeros[0], ...mais }))).json().campos;
    expect((await frase({})).numero).toMatch(
      /^A DI 23\/9000001-\d, adição 001, item 02, já está no saldo pelo processo IMP-\d{4}-0001, com 100 .+: contaria duas vezes\. Se resta menos, ajuste esse lote\.$/,
    );
    expect((await frase({ adicao: 7 })).numero).toMatch(
      /está no processo IMP-\d{4}-0001 e não tem adição 007, item 02\.$/,
    );
  });

  test('the report tells the unknown declaration, the missing proof, and what a later import counts twice', async () => {
    const { pessoa, criada, saldo } = await comIndustria();
    const { id } = await criada();
    await criada({ lugar: 3 });
    expect(await conferir(pessoa)).toMatchObject({
      total: 2,
      linhas: [
        { id, item: 2, partNumber: 'PROJ-9', saldo: '30.2500000', faltas: ['DI_DESCONHECIDA', 'SEM_PROVA'] },
        { item: 3, faltas: ['DI_DESCONHECIDA', 'SEM_PROVA'] },
      ],
    });
    const prova = multipartOf(
      `/api/Documento?Bucket=anexos&recurso=EntradaDeInsumo&registroId=${id}`,
      '%PDF-1.7 fictício',
      'Inventário.pdf',
    );
    expect((await pessoa.pedir(prova)).statusCode).toBe(201);
    await saldo.importar({
      numero: '239000001',
      registro: '2023-03-01',
      desembaraco: '2023-03-05',
      adicoes: [{ itens: [{ quantidade: '10' }, { quantidade: '100' }] }],
    });
    const { linhas } = await conferir(pessoa);
    expect(linhas).toMatchObject([
      { item: 2, dobro: { numero: expect.stringMatching(/^IMP-/), saldo: '100.0000000' }, faltas: ['EM_DOBRO'] },
      { item: 3, dobro: null, faltas: ['SEM_PROVA'] },
    ]);
    expect(await conferir(await bench().novaPessoa())).toEqual({ total: 0, linhas: [] });
  });

  test('one proof is kept with many of them in one act, once with each', async () => {
    const { pessoa, criada } = await comIndustria();
    const [um, dois, tres] = [await criada(), await criada({ lugar: 3 }), await criada({ lugar: 4 })];
    const envio = multipartOf(
      `/api/Documento?Bucket=anexos&recurso=EntradaDeInsumo&registroId=${um.id}`,
      '%PDF-1.7 fictício',
      'Inventário.pdf',
    );
    const prova = (await pessoa.pedir(envio)).json();
    const repetir = (quem: Pessoa, registros: string[]) =>
      quem.pedir({ method: 'POST', url: `/api/Documento/${prova.id}/Repetir`, payload: { registros } });
    expect((await repetir(pessoa, [um.id, dois.id, dois.id])).json()).toEqual({ anexados: 1, jaTinham: 1 });
    expect((await conferir(pessoa)).linhas).toMatchObject([
      { item: 2, faltas: ['DI_DESCONHECIDA'] },
      { item: 3, faltas: ['DI_DESCONHECIDA'] },
      { item: 4, faltas: ['DI_DESCONHECIDA', 'SEM_PROVA'] },
    ]);
    const [anexo] = (
      await pessoa.pedir({ url: `/api/Documento?recurso=EntradaDeInsumo&registroId=${dois.id}` })
    ).json();
    expect(anexo).toMatchObject({ nome: 'Inventário.pdf', sha256: prova.sha256, versao: 1 });
    expect(anexo.id).not.toBe(prova.id);

    const outra = await bench().novaPessoa();
    expect((await repetir(outra, [tres.id])).statusCode).toBe(404);
    const comAlheio = await repetir(pessoa, [tres.id, '01a1fd15-e7ab-758c-8773-000000000001']);
    expect([comAlheio.statusCode, comAlheio.json().Error]).toEqual([
      404,
      expect.stringContaining('O registro do anexo'),
    ]);
    expect((await conferir(pessoa)).linhas[2].faltas).toContain('SEM_PROVA');
  });

  test('many are undone as one act; one that was drawn from stays, and says why', async () => {
    const { pessoa, criada, entradas, saldo } = await comIndustria();
    const primeira = await criada();
    const segunda = await criada({ lugar: 3 });
    const ajuste = await saldo.ajustar(primeira.lote.id, { versao: 1, quantidade: '-1' });
    expect(ajuste.statusCode).toBeLessThan(300);
    const { feitos, recusados } = (await entradas.excluirVarios({ ids: [primeira.id, segunda.id] })).json();
    expect(feitos).toEqual([segunda.id]);
    expect(recusados).toMatchObject([{ id: primeira.id, motivo: expect.stringContaining('já foi movimentado') }]);
    expect((await conferir(pessoa)).total).toBe(1);
  });
});
