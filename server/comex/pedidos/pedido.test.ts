import { eq } from 'drizzle-orm';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import { recusaDoEmbarque } from '#lib/domain/pedidos/pedido.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { linhaDeTeste as linha, pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { embarcadoRepository } from './embarcado-repository.ts';
import { reverStatus } from './rever-status.ts';

onServer('Purchase orders', (bench) => {
  let casa: Awaited<ReturnType<typeof pedidosDeTeste>>;
  beforeEach(async () => {
    casa = await pedidosDeTeste(bench());
  });
  const { pedidos, criar, comoEdicao, embarcar, novo } = {
    pedidos: () => casa.pedidos,
    criar: (mais?: object) => casa.criar(mais),
    comoEdicao: (lido: PedidoLido, mais?: object) => casa.comoEdicao(lido, mais),
    embarcar: (...um: Parameters<typeof casa.embarcar>) => casa.embarcar(...um),
    novo: (mais?: object) => casa.novo(mais),
  };
  /** Ships as the writer of process items does: under the lock, with the status updated afterwards. */
  const embarcarSeCouber = ({ id: pedidoId, itens: [uma] }: PedidoLido, quantidade: string) =>
    bench().conexao.db.transaction(async (tx) => {
      const { empresaId } = casa.pessoa.quem;
      const embarcados = embarcadoRepository(tx, empresaId);
      const id = uma?.id ?? '';
      await embarcados.travarPedidos([pedidoId]);
      const embarcado = (await embarcados.dasLinhas([id])).get(id) ?? '0';
      const recusa = recusaDoEmbarque({ quantidade: uma?.quantidade ?? '0', embarcado }, quantidade);
      if (recusa !== null) return recusa;
      await embarcar(id, quantidade, { db: tx });
      await reverStatus(tx, empresaId, [pedidoId]);
      return 'embarcou';
    });

  test('are worth what their lines are, each rounded half up to the cent', async () => {
    // 100 × 1.2345678 = 123.45678 → 123.46; 2.5 × 1.2345678 = 3.0864195 → 3.09
    const pedido = await criar();
    expect(pedido).toMatchObject({
      valorItens: '126.55',
      valorSaldo: '126.55',
      status: 'RASCUNHO',
      revisao: 0,
      linhas: 2,
    });
    expect(pedido.itens.map(({ partNumber, quantidade, saldo }) => [partNumber, quantidade, saldo])).toEqual([
      ['A', '100.00000', '100.00000'],
      ['B', '2.50000', '2.50000'],
    ]);
    const [resumo] = (await pedidos().listar('')).json();
    expect(resumo).toMatchObject({
      numero: 'PO-1',
      fornecedor: { razaoSocial: 'FICTICIA PARTS CO' },
      valorItens: '126.55',
    });
    expect(resumo).not.toHaveProperty('itens');
  });

  test('have a number of their own within an importer', async () => {
    const { id } = await criar();
    const outro = await pedidos().criar(novo({ numero: 'po-1' }));
    expect([outro.statusCode, outro.json()]).toMatchObject([409, { codigo: 'DUPLICADO', id }]);
  });

  test('keep their lines, however they are moved, and count their revisions once they went out', async () => {
    const rascunho = await criar();
    const [a, b] = rascunho.itens;
    const emitido = (await pedidos().alterar(comoEdicao(rascunho, { decidido: 'EMITIDA' }))).json();
    expect(emitido).toMatchObject({ status: 'EMITIDA', revisao: 0 });
    const itens = comoEdicao(emitido).itens;
    const mudado = (await pedidos().alterar(comoEdicao(emitido, { itens: [...itens].reverse() }))).json();
    expect(mudado).toMatchObject({ status: 'EMITIDA', revisao: 1 });
    expect(mudado.itens.map(({ id }: { id: string }) => id)).toEqual([b?.id, a?.id]);
  });

  test('a confirmation and the number of the proforma are no revision; taking the order back is', async () => {
    let { json } = await pedidos().alterar(comoEdicao(await criar(), { decidido: 'EMITIDA' }));
    const passar = async (mais: object): Promise<PedidoLido> => {
      ({ json } = await pedidos().alterar(comoEdicao(json(), mais)));
      return json();
    };
    expect(await passar({ decidido: 'CONFIRMADA', proformaNumero: 'PI-77' })).toMatchObject({ revisao: 0 });
    const [uma, outra] = comoEdicao(json()).itens;
    expect(await passar({ itens: [{ ...uma, quantidade: '100.0' }, outra] })).toMatchObject({
      revisao: 0,
      status: 'CONFIRMADA',
    });
    expect(await passar({ entregaPrevista: '2026-12-24' })).toMatchObject({ revisao: 1 });
    expect(await passar({ decidido: 'CANCELADA', motivoCancelamento: 'Preço' })).toMatchObject({
      revisao: 2,
      status: 'CANCELADA',
      motivoCancelamento: 'Preço',
    });
    const [cancelamento] = await pedidos().historico(json().id);
    const devolta = (await pedidos().desfazer(cancelamento.id, json().versao)).json();
    expect(devolta).toMatchObject({ status: 'CONFIRMADA', motivoCancelamento: null, revisao: 2 });
  });

  test('are partly shipped, wholly shipped, and open again when the process is deleted', async () => {
    const pedido = await criar({ decidido: 'CONFIRMADA', itens: [linha('A')] });
    expect(await embarcarSeCouber(pedido, '30')).toBe('embarcou');
    const status = async () => (await pedidos().ler(pedido.id)).json();
    expect(await status()).toMatchObject({ status: 'PARCIAL', decidido: 'CONFIRMADA', versao: 1, valorSaldo: '86.42' });
    expect(await embarcarSeCouber(pedido, '70')).toBe('embarcou');
    expect(await status()).toMatchObject({ status: 'ATENDIDA', valorSaldo: '0.00' });
    const { empresaId } = casa.pessoa.quem;
    const { db } = bench().conexao;
    const excluidoEm = new Date();
    await writeDirectly(db, (tx) => tx.update(processo).set({ excluidoEm }).where(eq(processo.empresaId, empresaId)));
    await reverStatus(db, empresaId, [pedido.id]);
    expect(await status()).toMatchObject({ status: 'CONFIRMADA', valorSaldo: '123.46' });
  });

  test('two shipments at once take no balance twice', async () => {
    const pedido = await criar({ decidido: 'EMITIDA', itens: [linha('A')] });
    const resultados = await Promise.all([embarcarSeCouber(pedido, '60'), embarcarSeCouber(pedido, '60')]);
    expect(resultados.sort()).toEqual(['O saldo do pedido neste item é 40: não cabem 60.', 'embarcou']);
    expect((await pedidos().ler(pedido.id)).json().itens[0]).toMatchObject({ saldo: '40.00000' });
  });

  test('a number is free for another importer, and again when its order is deleted', async () => {
    const { id } = await criar();
    await pedidos().excluir(id);
    const { id: segundo } = await criar();
    expect((await pedidos().restaurar(id)).json()).toMatchObject({ codigo: 'DUPLICADO', id: segundo });
    expect(await criar({ importador: await casa.outroImportador() })).toMatchObject({ numero: 'PO-1' });
  });

  test('are found by a part number, by status and by the days they are due', async () => {
    await criar({ numero: 'PO-1', entregaPrevista: '2026-12-01' });
    await criar({ numero: 'PO-2', entregaPrevista: '2026-12-15', itens: [linha('Z-9')], decidido: 'EMITIDA' });
    const numeros = async (consulta: string) =>
      (await pedidos().listar(consulta)).json().map(({ numero }: { numero: string }) => numero);
    expect(await numeros('q=z-9')).toEqual(['PO-2']);
    expect(await numeros('status=RASCUNHO')).toEqual(['PO-1']);
    expect(await numeros('entregaPrevistaDe=2026-12-02&entregaPrevistaAte=2026-12-31')).toEqual(['PO-2']);
    expect(await numeros('ordem=numero')).toEqual(['PO-1', 'PO-2']);
    expect(await numeros('ordem=fornecedor')).toEqual(['PO-1', 'PO-2']);
  });

  test('follow what is shipped of them, and give back what a cancelled process took', async () => {
    const pedido = await criar({ decidido: 'RASCUNHO' });
    const [a] = pedido.itens;
    await embarcar(a?.id ?? '', '60');
    await embarcar(a?.id ?? '', '40', { situacao: 'CANCELADO' });
    const lido = (await pedidos().ler(pedido.id)).json();
    expect(lido.itens[0]).toMatchObject({ embarcado: '60.00000', saldo: '40.00000' });
    // 40 × 1.2345678 = 49.382712 → 49.38, and 3.08
    expect(lido.valorSaldo).toBe('52.47');
  });

  test('do not fall below what is shipped, nor lose the line', async () => {
    const pedido = await criar();
    const [a] = pedido.itens;
    await embarcar(a?.id ?? '', '60.5');
    const menos = comoEdicao(pedido);
    const abaixo = await pedidos().alterar({ ...menos, itens: [{ ...menos.itens[0], quantidade: '60.4' }] });
    expect([abaixo.statusCode, abaixo.json().campos]).toEqual([
      400,
      { 'itens.0.quantidade': 'Já estão em processos 60,5: a quantidade não pode ser menor.' },
    ]);
    const sem = await pedidos().alterar({ ...menos, itens: menos.itens.slice(1) });
    expect(sem.json().Error).toBe('O item A não pode sair do pedido: 60,5 já estão em processos.');
    const cancelado = await pedidos().alterar({ ...menos, decidido: 'CANCELADA', motivoCancelamento: 'Desistência' });
    expect([cancelado.statusCode, cancelado.json().Error]).toEqual([
      422,
      'Parte do pedido já está em processos: ele não passa a “Cancelado”.',
    ]);
    const excluido = await pedidos().excluir(pedido.id);
    expect([excluido.statusCode, excluido.json().Error]).toEqual([
      422,
      'Este pedido não pode ser excluído: parte dele já está em processos.',
    ]);
    // The quantity a process took still counts in the order.
    const inteiro = (await pedidos().alterar({ ...menos, itens: [{ ...menos.itens[0], quantidade: '60.5' }] })).json();
    expect(inteiro).toMatchObject({ status: 'ATENDIDA', valorSaldo: '0.00' });
  });

  test('of several that are deleted at once, the one that is shipped stays and says why', async () => {
    const embarcado = await criar({ numero: 'PO-1' });
    const livre = await criar({ numero: 'PO-2' });
    await embarcar(embarcado.itens[0]?.id ?? '', '1');
    const resposta = await pedidos().excluirVarios({ ids: [embarcado.id, livre.id] });
    expect(resposta.json()).toMatchObject({
      feitos: [livre.id],
      recusados: [{ id: embarcado.id, motivo: 'Este pedido não pode ser excluído: parte dele já está em processos.' }],
    });
  });

  test('keep their files: the proforma and the invoice', async () => {
    const { id } = await criar();
    const url = `/api/Documento?recurso=PurchaseOrder&registroId=${id}`;
    const enviado = await casa.pessoa.pedir(multipartOf(`${url}&tipo=PROFORMA`, '%PDF-1.7 fictício', 'PI-77.pdf'));
    expect([enviado.statusCode, enviado.json()]).toMatchObject([201, { nome: 'PI-77.pdf', tipo: 'PROFORMA' }]);
    expect((await casa.pessoa.pedir({ method: 'GET', url })).json()).toMatchObject([{ nome: 'PI-77.pdf' }]);
  });

  test("are nobody else's", async () => {
    const { id } = await criar();
    const alheia = cadastroDeTeste(await bench().novaPessoa(), 'PurchaseOrder');
    expect((await alheia.ler(id)).statusCode).toBe(404);
    expect((await alheia.excluir(id)).statusCode).toBe(404);
    expect((await alheia.criar(novo())).json().campos).toEqual({
      'importador.id': 'Este importador não existe ou foi excluído. Escolha outro.',
    });
  });
});
