import { linhaDeTeste as linha, pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('The report of orders', (bench) => {
  const comPedidos = async () => {
    const casa = await pedidosDeTeste(bench());
    const emitida = { decidido: 'EMITIDA' };
    const outubro = await casa.criar({ ...emitida, numero: 'PO-1', data: '2026-10-31' });
    await casa.criar({ ...emitida, numero: 'PO-2', data: '2026-11-01', itens: [linha('A', { quantidade: '1' })] });
    const emEuro = { numero: 'PO-3', data: '2026-11-30', moeda: { codigo: '978' }, itens: [linha('C')] };
    const fornecedor = await casa.outroFornecedor('OUTRA FICTICIA SA');
    await casa.criar({ ...emitida, ...emEuro, fornecedor });
    await casa.criar({ numero: 'PO-4', data: '2026-11-15' });
    const pedir = async (consulta: string) =>
      (await casa.pessoa.pedir({ method: 'GET', url: `/api/PurchaseOrder/Relatorio?${consulta}` })).json();
    return { ...casa, outubro, pedir };
  };

  test('by month: each currency by itself, what was shipped and what was not, no drafts', async () => {
    const { outubro, embarcar, pedir } = await comPedidos();
    await embarcar(outubro.itens[0]?.id ?? '', '60');
    expect(await pedir('agrupar=mes')).toMatchObject([
      // 40 × 1.2345678 = 49.382712 → 49.38, and 3.08 of the other line
      {
        chave: '2026-10',
        nome: '10/2026',
        pedidos: 1,
        linhas: 2,
        valor: '126.55',
        valorEmbarcado: '74.08',
        valorSaldo: '52.47',
      },
      { chave: '2026-11', moeda: { codigo: '220' }, pedidos: 1, linhas: 1, valor: '1.23', valorSaldo: '1.23' },
      { chave: '2026-11', moeda: { codigo: '978' }, pedidos: 1, linhas: 1, valor: '123.46', valorEmbarcado: '0.00' },
    ]);
  });

  test('by supplier and by item, the most first', async () => {
    const { pedir } = await comPedidos();
    const nomes = async (consulta: string) =>
      (await pedir(consulta)).map(
        ({ nome, moeda, valor }: { nome: string; moeda: { codigo: string }; valor: string }) => [
          nome,
          moeda.codigo,
          valor,
        ],
      );
    expect(await nomes('agrupar=fornecedor')).toEqual([
      ['FICTICIA PARTS CO', '220', '127.78'],
      ['OUTRA FICTICIA SA', '978', '123.46'],
    ]);
    expect(await nomes('agrupar=item')).toEqual([
      ['A', '220', '124.69'],
      ['B', '220', '3.09'],
      ['C', '978', '123.46'],
    ]);
  });

  test('of the days, the supplier and the status that are asked for', async () => {
    const { fornecedor, pedir } = await comPedidos();
    expect(await pedir('dataDe=2026-11-01&dataAte=2026-11-29')).toMatchObject([{ valor: '1.23' }]);
    expect(await pedir(`agrupar=item&fornecedorId=${fornecedor.id}&dataDe=2026-11-01`)).toMatchObject([{ chave: 'A' }]);
    expect(await pedir('status=RASCUNHO')).toMatchObject([{ pedidos: 1, valor: '126.55' }]);
  });

  test('goes out as a sheet', async () => {
    const { pessoa } = await comPedidos();
    const url = '/api/PurchaseOrder/Relatorio/Exportar?formato=csv&agrupar=item&colunas=nome,valor';
    const resposta = await pessoa.pedir({ method: 'GET', url });
    expect(resposta.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Grupo;Pedido',
      'A;124,69',
      'B;3,09',
      'C;123,46',
    ]);
    expect(resposta.headers['content-disposition']).toBe('attachment; filename="relatorio-de-pedidos-2026-11-20.csv"');
  });
});
