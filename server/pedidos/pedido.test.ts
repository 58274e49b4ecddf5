import { v7 as uuidv7 } from 'uuid';
import type { PedidoLido } from '#lib/contracts/purchase-order.ts';
import { processo, processoItem } from '#server/db/schema-processo.ts';
import { emCadaBanco, type Pessoa } from '#server/testing/bancada.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';

const FORNECEDOR = { papel: 'FORNECEDOR', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' } };
const IMPORTADOR = {
  razaoSocial: 'Fictícia da Amazônia',
  cnpj: '11222333000181',
  setor: 'INDUSTRIA',
  situacaoSuframa: 'ATIVA',
};
const linha = (partNumber: string, mais: object = {}) => ({
  partNumber,
  descricao: `Peça ${partNumber}`,
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '100',
  valorUnitario: '1.2345678',
  ...mais,
});

emCadaBanco('Purchase orders', (bancada) => {
  let pessoa: Pessoa;
  let importador: { id: string };
  let fornecedor: { id: string };
  beforeEach(async () => {
    pessoa = await bancada().novaPessoa();
    importador = { id: (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json().id };
    fornecedor = { id: (await cadastroDeTeste(pessoa, 'Fornecedor').criar(FORNECEDOR)).json().id };
  });
  const pedidos = () => cadastroDeTeste(pessoa, 'PurchaseOrder');
  const novo = (mais: object = {}) => ({
    numero: 'PO-1',
    importador,
    fornecedor,
    data: '2026-11-01',
    incoterm: 'FOB',
    moeda: { codigo: '220' },
    itens: [linha('A'), linha('B', { quantidade: '2.5' })],
    ...mais,
  });
  const criar = async (mais: object = {}): Promise<PedidoLido> => {
    const resposta = await pedidos().criar(novo(mais));
    expect(resposta.json().Error ?? null).toBeNull();
    return resposta.json();
  };
  /** What a PUT takes of what a GET gave. */
  const comoEdicao = ({ id, versao, itens, ...lido }: PedidoLido, mais: object = {}) => ({
    ...novo(),
    id,
    versao,
    numero: lido.numero,
    decidido: lido.decidido,
    itens: itens.map(({ embarcado: _, saldo: __, ...uma }) => uma),
    ...mais,
  });
  /** A process that takes so much of a line. */
  const embarcar = async (
    pedidoItemId: string,
    quantidade: string,
    situacao: 'EM_ABERTO' | 'CANCELADO' = 'EM_ABERTO',
  ) => {
    const { empresaId, usuarioId } = pessoa.quem;
    const id = uuidv7();
    const { db } = bancada().conexao;
    const agora = bancada().relogio.agora();
    await db.insert(processo).values({
      empresaId,
      id,
      numero: id,
      tipoDocumento: 'DI',
      situacao,
      busca: '',
      criadoEm: agora,
      criadoPor: usuarioId,
    });
    await db.insert(processoItem).values({
      empresaId,
      id: uuidv7(),
      processoId: id,
      ordem: 1,
      pedidoItemId,
      descricao: 'Peça',
      ncm: '85423190',
      unidade: 'PECA',
      quantidade,
      valorUnitario: '1',
      moedaCodigo: '220',
      moedaNome: 'DOLAR DOS EUA',
      incoterm: 'FOB',
    });
  };

  test('are worth what their lines are, each truncated to the cent', async () => {
    // 100 × 1.2345678 = 123.45678 → 123.45; 2.5 × 1.2345678 = 3.0864195 → 3.08
    const pedido = await criar();
    expect(pedido).toMatchObject({
      valorItens: '126.53',
      valorSaldo: '126.53',
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
      valorItens: '126.53',
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

  test('follow what is shipped of them, and give back what a cancelled process took', async () => {
    const pedido = await criar({ decidido: 'RASCUNHO' });
    const [a] = pedido.itens;
    await embarcar(a?.id ?? '', '60');
    await embarcar(a?.id ?? '', '40', 'CANCELADO');
    const lido = (await pedidos().ler(pedido.id)).json();
    expect(lido.itens[0]).toMatchObject({ embarcado: '60.00000', saldo: '40.00000' });
    // 40 × 1.2345678 = 49.382712 → 49.38, and 3.08
    expect(lido.valorSaldo).toBe('52.46');
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
      'Parte do pedido já está em processos: ele não passa a “Cancelada”.',
    ]);
    const excluido = await pedidos().excluir(pedido.id);
    expect([excluido.statusCode, excluido.json().Error]).toEqual([
      422,
      'Este pedido não pode ser excluído: parte dele já está em processos.',
    ]);
    // What a process has taken keeps its place in the order.
    const inteiro = (await pedidos().alterar({ ...menos, itens: [{ ...menos.itens[0], quantidade: '60.5' }] })).json();
    expect(inteiro).toMatchObject({ status: 'ATENDIDA', valorSaldo: '0.00' });
  });

  test("are nobody else's", async () => {
    const { id } = await criar();
    const alheia = cadastroDeTeste(await bancada().novaPessoa(), 'PurchaseOrder');
    expect((await alheia.ler(id)).statusCode).toBe(404);
    expect((await alheia.excluir(id)).statusCode).toBe(404);
    expect((await alheia.criar(novo())).json().campos).toEqual({
      'importador.id': 'Este importador não existe ou foi excluído. Escolha outro.',
    });
  });
});
