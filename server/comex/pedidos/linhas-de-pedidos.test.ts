import { linhaDeTeste as linha, pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('The lines of all orders', (bench) => {
  const comDoisPedidos = async () => {
    const casa = await pedidosDeTeste(bench());
    const primeiro = await casa.criar({ entregaPrevista: '2026-12-01', decidido: 'EMITIDA' });
    const outro = await casa.outroFornecedor('OUTRA FICTICIA SA');
    const itens = [linha('PÇ-3', { descricao: 'Conexão', valorUnitario: '10', quantidade: '3' })];
    const emEuro = {
      numero: 'PO-2',
      decidido: 'EMITIDA',
      fornecedor: outro,
      moeda: { codigo: '978' },
      itens,
      entregaPrevista: '2026-12-20',
    };
    const segundo = await casa.criar(emEuro);
    const pedir = async (caminho: string) =>
      (await casa.pessoa.pedir({ method: 'GET', url: `/api/PurchaseOrderItem${caminho}` })).json();
    const partNumbers = async (consulta: string) =>
      (await pedir(`?${consulta}`)).map(({ partNumber }: { partNumber: string }) => partNumber);
    return { ...casa, primeiro, segundo, pedir, partNumbers };
  };

  test('say what was ordered, what is shipped and what is not, each rounded half up to the cent', async () => {
    const { primeiro, pedir, embarcar, fornecedor } = await comDoisPedidos();
    await embarcar(primeiro.itens[0]?.id ?? '', '60.5');
    const [a] = await pedir('?q=peca a');
    // 39.5 × 1.2345678 = 48.7654281 → 48.77
    expect(a).toMatchObject({
      pedidoId: primeiro.id,
      numero: 'PO-1',
      fornecedor: { id: fornecedor.id, razaoSocial: 'FICTICIA PARTS CO' },
      quantidade: '100.00000',
      embarcado: '60.50000',
      saldo: '39.50000',
      valor: '123.46',
      valorSaldo: '48.77',
    });
    const [b] = await pedir('?q=peca b');
    expect(b).toMatchObject({ embarcado: '0.00000', saldo: '2.50000' });
  });

  test('are found by what they are, by whose they are and by when they are due', async () => {
    const { segundo, partNumbers } = await comDoisPedidos();
    expect(await partNumbers('q=CONEXAO')).toEqual(['PÇ-3']);
    expect(await partNumbers('q=po-2')).toEqual(['PÇ-3']);
    expect(await partNumbers(`fornecedorId=${segundo.fornecedor.id}`)).toEqual(['PÇ-3']);
    expect(await partNumbers('status=EMITIDA&ordem=partNumber')).toEqual(['A', 'B', 'PÇ-3']);
    expect(await partNumbers('entregaPrevistaDe=2026-12-10&entregaPrevistaAte=2026-12-31')).toEqual(['PÇ-3']);
    expect(await partNumbers('moeda=978')).toEqual(['PÇ-3']);
    expect(await partNumbers('ordem=-saldo')).toEqual(['A', 'PÇ-3', 'B']);
  });

  test('only with balance leaves out what is wholly shipped', async () => {
    const { primeiro, embarcar, partNumbers } = await comDoisPedidos();
    await embarcar(primeiro.itens[0]?.id ?? '', '100');
    expect(await partNumbers('comSaldo=true&ordem=partNumber')).toEqual(['B', 'PÇ-3']);
  });

  test('are those of orders that went out: drafts, cancelled and deleted ones have nothing to come', async () => {
    const { segundo, criar, pedidos, comoEdicao, partNumbers, pedir } = await comDoisPedidos();
    await criar({ numero: 'PO-3', itens: [linha('RASCUNHADO')] });
    const cancelado = { decidido: 'CANCELADA', motivoCancelamento: 'Preço', fornecedor: segundo.fornecedor };
    const depois = (await pedidos.alterar(comoEdicao(segundo, { ...cancelado, moeda: { codigo: '978' } }))).json();
    expect(depois).toMatchObject({ status: 'CANCELADA', valorItens: '30.00', valorSaldo: '0.00' });
    expect(await partNumbers('ordem=partNumber')).toEqual(['A', 'B']);
    expect(await pedir('/Totais')).toEqual({ valor: '126.55', valorSaldo: '126.55' });
    expect(await partNumbers('status=CANCELADA')).toEqual(['PÇ-3']);
    expect(await partNumbers('status=RASCUNHO')).toEqual(['RASCUNHADO']);
    await pedidos.excluir(segundo.id);
    expect(await partNumbers('status=CANCELADA')).toEqual([]);
  });

  test('are summed each currency by itself, and as one only where there is one', async () => {
    const { pedir } = await comDoisPedidos();
    expect(await pedir('/Totais')).toEqual({});
    expect(await pedir('/Totais?moeda=978')).toEqual({ valor: '30.00', valorSaldo: '30.00' });
    expect(await pedir('/TotaisPorMoeda')).toMatchObject([
      { moeda: { codigo: '220' }, linhas: 2, valor: '126.55', valorSaldo: '126.55' },
      { moeda: { codigo: '978' }, linhas: 1, valor: '30.00', valorSaldo: '30.00' },
    ]);
  });

  test('are exported as they are filtered', async () => {
    const { pessoa } = await comDoisPedidos();
    const url = '/api/PurchaseOrderItem/Exportar?formato=csv&colunas=partNumber,saldo,valorSaldo&moeda=978';
    const resposta = await pessoa.pedir({ method: 'GET', url });
    expect(resposta.headers['x-total-count']).toBe('1');
    expect(resposta.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Part number;Saldo;Valor do saldo',
      'PÇ-3;3,00000;30,00',
    ]);
  });

  test("are nobody else's", async () => {
    await comDoisPedidos();
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ method: 'GET', url: '/api/PurchaseOrderItem' })).json()).toEqual([]);
    expect((await alheia.pedir({ method: 'GET', url: '/api/PurchaseOrderItem/TotaisPorMoeda' })).json()).toEqual([]);
  });
});
