import { documentoNaoConvertido } from '#lib/contracts/saldo/nao-convertido.ts';
import { comUf } from '#server/testing/com-uf.ts';
import { BEM_DA_DSI, entradasDeTeste, NOTA_DE_COMPRA } from '#server/testing/entradas-de-teste.ts';
import { produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import { extrato, saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('EntradaDeInsumo', (bench) => {
  let hora: Date;
  beforeEach(() => {
    hora = bench().relogio.hora;
  });
  afterEach(() => {
    bench().relogio.hora = hora;
  });
  const comIndustria = async () => {
    const casa = await produtosDeTeste(bench());
    const entradas = entradasDeTeste(casa.pessoa);
    const item = { id: await entradas.item('PROJ-1') };
    const nova = (mais: object = {}) => ({ ...NOTA_DE_COMPRA, importador: casa.importador, item, ...mais });
    const criada = async (mais: object = {}) => {
      const resposta = await entradas.criar(nova(mais));
      expect([resposta.statusCode, resposta.json().Error, resposta.json().campos]).toEqual([201, undefined, undefined]);
      return resposta.json();
    };
    return { ...casa, entradas, saldo: saldoDeTeste(casa.pessoa), item, nova, criada };
  };

  test('is answered as it was filled in, with its item, and is a lote of the stock from then on', async () => {
    const { saldo, criada, item } = await comIndustria();
    const entrada = await criada({ numero: '0001234', serie: '001', fornecedorCnpj: '11.222.333/0001-81' });
    expect(entrada).toMatchObject({
      ...NOTA_DE_COMPRA,
      item: { ...item, partNumber: 'PROJ-1', descricao: 'PROJETOR PROJ-1', ncm: '85286200', unidade: 'PECA' },
      lote: { id: expect.any(String), saldo: '50.0000000' },
      versao: 1,
    });
    const lote = await saldo.ler(entrada.lote.id);
    expect(lote).toMatchObject({
      papel: 'NF',
      numeroDeclaracao: '1234',
      serie: '1',
      adicao: 0,
      item: 2,
      processo: null,
      entrada: { id: entrada.id },
      itemCadastrado: { id: item.id, partNumber: 'PROJ-1' },
      descricao: 'PROJETOR PROJ-1',
      ncm: '85286200',
      unidade: 'PECA',
      fornecedor: 'FICTICIA ELETRONICOS LTDA',
      dataRegistro: '2026-08-20',
      dataDesembaraco: '2026-08-22',
      quantidade: '50.00000',
      saldo: '50.0000000',
      valorUnitario: '980.5000000',
      moeda: { codigo: '790', nome: 'REAL' },
      custoFob: '125.0000000',
      custoCif: '129.8125000',
      aliquotaIi: '16.00',
      ii: '5320.65',
      suspenso: '12989.04',
      emEstoque: true,
    });
    expect(extrato(lote)).toEqual([['ENTRADA', '50.0000000', '50.0000000']]);
    expect(lote.movimentos[0]).toMatchObject({ data: '2026-08-22', documento: { tipo: 'ENTRADA', id: entrada.id } });
  });

  test('a bem of a DSI is in dollars, and what only a nota has is not kept', async () => {
    const { saldo, criada } = await comIndustria();
    const { lote, ...entrada } = await criada({ ...BEM_DA_DSI, numero: '26/0000123-4', cfop: '5102', serie: '1' });
    expect(entrada).toMatchObject({
      papel: 'DSI',
      numero: '2600001234',
      serie: null,
      cfop: null,
      fornecedorCnpj: null,
    });
    expect(await saldo.ler(lote.id)).toMatchObject({
      papel: 'DSI',
      numeroDeclaracao: '2600001234',
      valorUnitario: '125.0000000',
      moeda: { codigo: '220', nome: 'DOLAR DOS EUA' },
    });
  });

  test.each([
    { campo: 'numero', frase: 'O número da nota tem até 9 algarismos.', mais: { numero: '1234567890' } },
    { campo: 'numero', frase: 'O número da DSI tem dez algarismos.', mais: { ...BEM_DA_DSI, numero: '1234' } },
    { campo: 'vuUSD', frase: 'Informe o valor unitário declarado na DSI.', mais: { ...BEM_DA_DSI, vuUSD: null } },
    { campo: 'fornecedorCnpj', frase: 'Informe o CNPJ de quem vendeu.', mais: { fornecedorCnpj: null } },
    { campo: 'cfop', frase: 'O CFOP tem quatro algarismos.', mais: { cfop: '9102' } },
    { campo: 'valorUnitario', frase: 'Informe o valor unitário da nota.', mais: { valorUnitario: null } },
    { campo: 'lugar', frase: 'O arquivo tem três algarismos para ele.', mais: { lugar: 1000 } },
    { campo: 'quantidade', frase: 'Deve ser maior que zero.', mais: { quantidade: '0' } },
    { campo: 'dataEntrada', frase: 'A entrada não pode ser antes do documento.', mais: { dataEntrada: '2026-08-19' } },
    { campo: 'dataEntrada', frase: 'A entrada não pode ser de um dia futuro.', mais: { dataEntrada: '2026-11-21' } },
    {
      campo: 'item.id',
      frase: 'Este item não existe ou foi excluído. Escolha outro.',
      mais: { item: { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01' } },
    },
    {
      campo: 'cClassTrib',
      frase: 'Informe o cClassTrib que suspende a CBS e o IBS.',
      mais: { cbsSuspensa: '10.00' },
    },
    {
      campo: 'ibsUfSuspenso',
      frase: 'A classe 000001 não suspende a CBS nem o IBS.',
      mais: { cClassTrib: '000001', cbsSuspensa: '0.00', ibsUfSuspenso: '1.00' },
    },
    {
      campo: 'tributos.IPI.aliquota',
      frase: 'Informe a alíquota do IPI.',
      mais: { tributos: { ...NOTA_DE_COMPRA.tributos, IPI: { suspenso: true, aliquota: null, valor: '1.00' } } },
    },
    {
      campo: 'tributos.PIS.valor',
      frase: 'Há valor, e o tributo não está marcado como suspenso.',
      mais: { tributos: { ...NOTA_DE_COMPRA.tributos, PIS: { suspenso: false, aliquota: '2.10', valor: '1.00' } } },
    },
  ])('$campo: $frase', async ({ mais, campo, frase }) => {
    const { entradas, nova } = await comIndustria();
    const recusada = await entradas.criar(nova(mais));
    expect([recusada.statusCode, recusada.json().campos]).toEqual([400, { [campo]: frase }]);
  });

  test('CBS and IBS are those of the document: a dash while one is missing, zero of a class that suspends nothing', async () => {
    const { saldo, criada } = await comIndustria();
    const suspensa = { cClassTrib: '550019', cbsSuspensa: '500.00', ibsUfSuspenso: '5.00', ibsMunSuspenso: '0.50' };
    const entrada = await criada({ ...BEM_DA_DSI, ...suspensa });
    expect(entrada).toMatchObject(suspensa);
    expect(await saldo.ler(entrada.lote.id)).toMatchObject({
      cClassTrib: '550019',
      cbs: '500.00',
      ibsUF: '5.00',
      ibsMun: '0.50',
      cbsIbsFalta: null,
      // 48 months of the registration of the DSI.
      documentoImportacao: '2026-08-20',
      prazoConversao: '2030-08-20',
      estadoDaSuspensao: 'SUSPENSO',
    });
    const semUm = await criada({ ...BEM_DA_DSI, ...suspensa, lugar: 2, ibsMunSuspenso: null });
    expect(await saldo.ler(semUm.lote.id)).toMatchObject({ ibsMun: null, cbsIbsFalta: 'NAO_INFORMADO' });
    const semClasse = await criada({ ...BEM_DA_DSI, lugar: 3 });
    expect(await saldo.ler(semClasse.lote.id)).toMatchObject({ cbs: null, cbsIbsFalta: 'NAO_INFORMADO' });
    const tributada = await criada({ ...BEM_DA_DSI, lugar: 4, cClassTrib: '000001' });
    expect(await saldo.ler(tributada.lote.id)).toMatchObject({ cbs: '0.00', ibsUF: '0.00', prazoConversao: null });
    const antiga = await criada({ ...BEM_DA_DSI, lugar: 5, dataDocumento: '2025-12-30', dataEntrada: '2026-01-02' });
    expect(await saldo.ler(antiga.lote.id)).toMatchObject({ cbs: '0.00', ibsMun: '0.00', cbsIbsFalta: null });
    // A buyer is no importer: the lot of a nota has no deadline.
    const nota = await criada({ ...suspensa, numero: '77' });
    expect(await saldo.ler(nota.lote.id)).toMatchObject({
      cbs: '500.00',
      documentoImportacao: null,
      prazoConversao: null,
    });
  });

  test('a DSI that passed its deadline is in the worksheet of event 112120 under its number, and a nota is not', async () => {
    bench().relogio.hora = new Date('2030-08-21T12:00:00.000Z');
    const { pessoa, criada, importador } = await comIndustria();
    const suspensa = { cClassTrib: '550019', cbsSuspensa: '500.00', ibsUfSuspenso: '5.00', ibsMunSuspenso: '0.50' };
    const { lote } = await criada({ ...BEM_DA_DSI, ...suspensa });
    const { lote: outro } = await criada({ ...BEM_DA_DSI, ...suspensa, lugar: 2 });
    await criada({ ...suspensa, numero: '78' });
    const planilha = await pessoa.pedir({ url: '/api/SaldoInsumo/NaoConvertidos' });
    const documentos = documentoNaoConvertido.array().parse(planilha.json());
    expect(
      documentos.map(({ processo, numeroDeclaracao, documento }) => [processo, numeroDeclaracao, documento]),
    ).toEqual([[null, BEM_DA_DSI.numero, '2026-08-20']]);
    expect(documentos[0]?.linhas).toMatchObject([
      { origem: 'PRAZO', lote: { id: lote.id }, nItem: 1, cbs: '500.00', ibs: '5.50' },
      { origem: 'PRAZO', lote: { id: outro.id }, nItem: 2, cbs: '500.00', ibs: '5.50' },
    ]);
    const evento = (resto: string) =>
      pessoa.pedir({ url: `/api/SaldoInsumo/NaoConvertidos/Evento?documento=${resto}` });
    expect((await evento('')).json().campos).toEqual({ documento: 'Informe o processo ou o número da DSI.' });
    expect((await evento('2600009999')).statusCode).toBe(404);
    const semUf = await evento(BEM_DA_DSI.numero);
    expect([semUf.statusCode, semUf.json().Error]).toEqual([422, 'Falta a UF do importador no cadastro.']);
    await comUf(pessoa, importador.id);
    const { body } = await evento(BEM_DA_DSI.numero);
    expect(body).toContain('<gConsumo nItem="1"><vIBS>5.50</vIBS><vCBS>500.00</vCBS>');
    expect(body).toContain('<gConsumo nItem="2">');
  });

  test('an item of a nota is in stock once; of another nota, series, seller or place again', async () => {
    const { entradas, criada, nova } = await comIndustria();
    const { id } = await criada();
    const recusada = await entradas.criar(nova({ numero: '01234', quantidade: '9' }));
    expect([recusada.statusCode, recusada.json()]).toEqual([
      409,
      {
        Error: 'O item 2 da NF 1234, série 1 do fornecedor 11.222.333/0001-81 já está no saldo.',
        codigo: 'DUPLICADO',
        id,
      },
    ]);
    for (const outra of [
      { numero: '1235' },
      { serie: null },
      { fornecedorCnpj: '1A2B3C4D000250' },
      { lugar: 3 },
      BEM_DA_DSI,
    ]) {
      await criada(outra);
    }
  });

  test('a correction moves the difference, and is told in the ledger and in both histories', async () => {
    const { entradas, saldo, criada, nova } = await comIndustria();
    const { id, lote } = await criada();
    await entradas.alterar({ ...nova({ quantidade: '60', vuUSD: '126' }), id, versao: 1 });
    const depois = await saldo.ler(lote.id);
    expect(depois).toMatchObject({ quantidade: '60.00000', saldo: '60.0000000', custoFob: '126.0000000' });
    expect(extrato(depois)).toEqual([
      ['ENTRADA', '50.0000000', '50.0000000'],
      ['AJUSTE', '10.0000000', '60.0000000'],
    ]);
    expect(depois.movimentos[1]).toMatchObject({ motivo: 'Correção da NF 1234, série 1.', estornavel: false });
    const [mudanca] = await entradas.historico(id);
    expect(mudanca).toMatchObject({ antes: { quantidade: '50.00000' }, depois: { quantidade: '60.00000' } });
    expect(mudanca.depois).not.toHaveProperty('lote');
    expect((await entradas.alterar({ ...nova(), id, versao: 1 })).json()).toMatchObject({ codigo: 'CONFLITO' });
    await entradas.desfazer(mudanca.id, 2);
    expect(await saldo.ler(lote.id)).toMatchObject({ quantidade: '50.00000', saldo: '50.0000000' });
  });

  test('a wrong place or number is mended, and is still the same lote', async () => {
    const { entradas, saldo, criada, nova } = await comIndustria();
    const { id, lote } = await criada();
    const mudada = await entradas.alterar({ ...nova({ lugar: 3, numero: '1235' }), id, versao: 1 });
    expect([mudada.statusCode, mudada.json().lote]).toEqual([200, lote]);
    const depois = await saldo.ler(lote.id);
    expect(depois).toMatchObject({ numeroDeclaracao: '1235', item: 3, saldo: '50.0000000' });
    expect(extrato(depois)).toEqual([['ENTRADA', '50.0000000', '50.0000000']]);
    expect(await saldo.listar()).toHaveLength(1);
  });

  test('once something was drawn of it, it is of no other item or industry', async () => {
    const { entradas, saldo, criada, nova, outraIndustria } = await comIndustria();
    const { id, lote } = await criada();
    const [outroItem, outroDono] = [{ id: await entradas.item('PROJ-2') }, await outraIndustria()];
    await saldo.ajustar(lote.id, { versao: 1, quantidade: '-20' });
    const porque =
      'O saldo de insumos da NF 1234, série 1 já foi movimentado: item 2 (ajuste). Estorne esses movimentos antes.';
    for (const [campo, mudanca] of [
      ['item.id', { item: outroItem }],
      ['importador.id', { importador: outroDono }],
    ] as const) {
      const recusada = await entradas.alterar({ ...nova(mudanca), id, versao: 1 });
      expect([recusada.statusCode, recusada.json().campos]).toEqual([422, { [campo]: porque }]);
    }
    expect((await entradas.ler(id)).json()).toMatchObject({ versao: 1, item: { partNumber: 'PROJ-1' } });
  });

  test('under what was drawn it is not lowered, nor taken out; taken out it comes back as another entry', async () => {
    const { entradas, saldo, criada, nova } = await comIndustria();
    const { id, lote } = await criada();
    const { movimentos } = (await saldo.ajustar(lote.id, { versao: 1, quantidade: '-20' })).json();
    expect((await entradas.alterar({ ...nova({ quantidade: '19' }), id, versao: 1 })).json().campos).toEqual({
      quantidade:
        'A correção deixaria NF 1234, série 1, item 2, com 19 PECA, e 20 PECA já saíram do saldo de insumos. Estorne as baixas antes.',
    });
    const barrada = await entradas.excluir(id);
    expect([barrada.statusCode, barrada.json().Error]).toEqual([
      422,
      'O saldo de insumos da NF 1234, série 1 já foi movimentado: item 2 (ajuste). Estorne esses movimentos antes.',
    ]);
    await saldo.estornar(movimentos[1].id, { versao: 2 });
    await entradas.excluir(id);
    expect(await saldo.ler(lote.id)).toMatchObject({ saldo: '0.0000000', emEstoque: false });
    expect((await saldo.ajustar(lote.id, { versao: 4, quantidade: '1' })).statusCode).toBe(422);
    expect((await entradas.restaurar(id)).statusCode).toBe(200);
    expect(extrato(await saldo.ler(lote.id))).toEqual([
      ['ENTRADA', '50.0000000', '50.0000000'],
      ['AJUSTE', '-20.0000000', '30.0000000'],
      ['ESTORNO', '20.0000000', '50.0000000'],
      ['ESTORNO', '-50.0000000', '0.0000000'],
      ['ENTRADA', '50.0000000', '50.0000000'],
    ]);
  });

  test('stands among the lotes of declarations, by its day, and is found by its number; two sellers number alike and are two', async () => {
    const { saldo, criada } = await comIndustria();
    await criada({ dataEntrada: '2026-08-24' });
    await criada({ fornecedorCnpj: '1A2B3C4D000250', lugar: 1 });
    await saldo.importar({
      numero: '260000001',
      desembaraco: '2026-08-23',
      adicoes: [{ itens: [{ descricao: 'PLACA', quantidade: '5' }] }],
    });
    const linhas = (await saldo.listar()) as { papel: string; dataDesembaraco: string }[];
    expect(linhas.map(({ papel, dataDesembaraco }) => [papel, dataDesembaraco])).toEqual([
      ['NF', '2026-08-22'],
      ['DECLARACAO', '2026-08-23'],
      ['NF', '2026-08-24'],
    ]);
    expect(await saldo.listar('q=NF 1234')).toHaveLength(2);
    expect(await saldo.listar('numeroDeclaracao=1234')).toHaveLength(2);
    const grupos = (await saldo.grupos('por=DI')) as { nome: string; papel: string; lotes: number }[];
    expect(grupos.map(({ nome, papel, lotes }) => [papel, nome, lotes])).toEqual([
      ['NF', '1234', 1],
      ['DECLARACAO', '2600000010', 1],
      ['NF', '1234', 1],
    ]);
  });
});
