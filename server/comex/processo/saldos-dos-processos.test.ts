import { v7 as uuidv7 } from 'uuid';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type TestBench } from '#server/testing/test-bench.ts';

const MERCADORIA = {
  descricao: 'PLACA',
  ncm: '84733041',
  unidade: 'UNIDADE',
  valorUnitario: '10',
} as const;

/** An order of ten boards, and two new processes that may each ship some of them. */
async function comPedidoDeDez(bench: TestBench) {
  const pessoa = await bench.novaPessoa();
  const { db } = bench.conexao;
  const { empresaId, usuarioId } = pessoa.quem;
  const importador = {
    razaoSocial: 'FICTICIA LTDA',
    cnpj: '12ABC34501DE35',
    setor: '1',
    situacaoSuframa: 'NAO_INSCRITO',
  };
  const fornecedor = { papel: 'AMBOS', razaoSocial: 'FICTICIA LTD', pais: { codigo: '160' } };
  const { id: importadorId } = (await cadastroDeTeste(pessoa, 'Importador').criar(importador)).json();
  const { id: fornecedorId } = (await cadastroDeTeste(pessoa, 'Fornecedor').criar(fornecedor)).json();
  const pedidoId = uuidv7();
  const linha = uuidv7();
  const agora = new Date('2026-11-20T12:00:00Z');
  await db.insert(pedido).values({
    empresaId,
    id: pedidoId,
    chave: 'po 1',
    busca: 'po 1',
    numero: 'PO 1',
    decidido: 'EMITIDA',
    status: 'EMITIDA',
    importadorId,
    fornecedorId,
    data: '2026-11-01',
    incoterm: 'FOB',
    moedaCodigo: '220',
    moedaNome: 'DOLAR',
    valorItens: '100.00',
    criadoEm: agora,
    alteradoEm: agora,
    alteradoPor: usuarioId,
  });
  await db
    .insert(pedidoItem)
    .values({ ...MERCADORIA, empresaId, id: linha, pedidoId, linha: 1, partNumber: 'FX-1', quantidade: '10' });
  const processos = processosDeTeste(pessoa);
  const embarcar = async (quantidade: string) => {
    const processo = await processos.aberto();
    await db.insert(processoItem).values({
      ...MERCADORIA,
      empresaId,
      id: uuidv7(),
      processoId: processo.id,
      ordem: 1,
      pedidoItemId: linha,
      partNumber: 'FX-1',
      quantidade,
      moedaCodigo: '220',
      moedaNome: 'DOLAR',
      incoterm: 'FOB',
    });
    return processo.id as string;
  };
  return { ...processos, embarcar };
}

const CANCELAR = { versao: 1, situacao: 'CANCELADO', data: '2026-11-20', motivo: 'Não embarcou' };
const NAO_VOLTA =
  'Este processo não pode voltar: o item FX-1 foi embarcado em outro. O saldo do pedido neste item é 4: não cabem 6.';

onServer('What a process ships of an order', (bench) => {
  test('is free once it is cancelled, and its cancelling is not undone over what others have shipped since', async () => {
    const { embarcar, passar, voltar, ler } = await comPedidoDeDez(bench());
    const um = await embarcar('6');
    await passar(um, CANCELAR);
    const outro = await embarcar('6');
    const recusa = await voltar(um, 2);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([422, NAO_VOLTA]);
    expect((await ler(um)).json()).toMatchObject({ situacao: 'CANCELADO', versao: 2 });
    await passar(outro, CANCELAR);
    expect((await voltar(um, 2)).json()).toMatchObject({ situacao: 'EM_ABERTO', versao: 3 });
  });

  test('is free once it is deleted; of two that want it back at once the first has it', async () => {
    const { embarcar, excluirVarios, restaurarVarios, restaurar } = await comPedidoDeDez(bench());
    const ids = [await embarcar('6')];
    await excluirVarios({ ids });
    ids.push(await embarcar('6'));
    expect((await restaurar(ids[0] ?? '')).json().Error).toBe(NAO_VOLTA);
    await excluirVarios({ ids: [ids[1]] });
    const volta = (await restaurarVarios({ ids })).json();
    expect(volta.feitos).toEqual([ids[0]]);
    expect(volta.recusados).toMatchObject([{ id: ids[1], motivo: NAO_VOLTA }]);
  });
});
