import { v7 as uuidv7 } from 'uuid';
import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const FORNECEDOR = { papel: 'FORNECEDOR', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' } };
const IMPORTADOR = {
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Fictícia da Amazônia Ltda',
  setor: '1',
  uf: 'AM',
  situacaoSuframa: 'NAO_INSCRITO',
};
const USD = { codigo: '220' };
const peca = (mais: object = {}) => ({
  descricao: 'Circuito integrado',
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '10',
  valorUnitario: '1.5',
  moeda: USD,
  incoterm: 'FOB',
  ...mais,
});
const TRIBUTOS = {
  ii: { regime: 'ISENCAO' },
  ipi: { regime: 'SUSPENSAO', aliquota: '5' },
  pis: { regime: 'SUSPENSAO', categoria: 'GERAL' },
  cofins: { regime: 'SUSPENSAO', categoria: 'GERAL' },
};

onServer('Items of a process', (bench) => {
  let pessoa: Pessoa;
  let importador: { id: string };
  let fornecedor: { id: string };
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();

    importador = { id: (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json().id };
    fornecedor = { id: (await cadastroDeTeste(pessoa, 'Fornecedor').criar(FORNECEDOR)).json().id };
  });
  const itens = (quem = pessoa) => cadastroDeTeste(quem, 'ItensDoProcesso');
  const pedidos = () => cadastroDeTeste(pessoa, 'PurchaseOrder');
  const novoProcesso = async (situacao: SituacaoProcesso = 'EM_ABERTO', mais: object = {}) => {
    const { empresaId, usuarioId } = pessoa.quem;
    const id = uuidv7();
    const criadoEm = bench().relogio.agora();
    const linha = { empresaId, id, numero: id, situacao, busca: '', criadoEm, criadoPor: usuarioId, ...mais };
    await writeDirectly(bench().conexao.db, (tx) => tx.insert(processo).values({ tipoDocumento: 'DI', ...linha }));
    return id;
  };
  /** Creates an emitted order with a line of that quantity, and returns the ids of both. */
  const novoPedido = async (quantidade: string, mais: object = {}) => {
    const linha = {
      partNumber: 'A',
      descricao: 'A',
      ncm: '85423190',
      unidade: 'PECA',
      quantidade,
      valorUnitario: '1.5',
    };
    const cabeca = { importador, fornecedor, data: '2026-11-01', incoterm: 'FOB', moeda: USD, decidido: 'EMITIDA' };
    const resposta = await pedidos().criar({ numero: uuidv7().slice(-20), ...cabeca, itens: [linha], ...mais });
    expect(resposta.json().Error ?? null).toBeNull();
    const { id, itens: linhas } = resposta.json();
    return { id, linha: { id: linhas[0].id } };
  };
  const gravar = (id: string, versao: number, novos: object[], adicoes: object[] = []) =>
    itens().alterar({ id, versao, itens: novos, adicoes });
  const gravado = async (id: string, versao: number, novos: object[], adicoes: object[] = []) => {
    const resposta = await gravar(id, versao, novos, adicoes);
    expect(resposta.json().Error ?? null).toBeNull();
    return resposta.json() as ItensDoProcessoLidos;
  };
  const embarcado = async (pedidoId: string) => {
    const { itens: linhas, status } = (await pedidos().ler(pedidoId)).json();
    return [linhas[0].embarcado, linhas[0].saldo, status];
  };

  test('are kept in their order with their planned adições, and keep their ids', async () => {
    const id = await novoProcesso();
    const adicao = { numero: 1, tributos: TRIBUTOS, campos: { condicaoVendaMetodoValoracaoCodigo: '01' } };
    const lidos = await gravado(
      id,
      1,
      [peca({ partNumber: 'B', adicao: 1, fornecedor }), peca({ partNumber: 'A', pesoLiquido: '2.5' })],
      [adicao],
    );
    expect(lidos).toMatchObject({ id, versao: 2, bloqueio: null, alteradoPor: expect.any(String) });
    expect(lidos.itens[0]).toMatchObject({
      partNumber: 'B',
      quantidade: '10.00000',
      valorUnitario: '1.5000000',
      moeda: { codigo: '220', nome: expect.any(String) },
      fornecedor: { razaoSocial: 'FICTICIA PARTS CO' },
      adicao: 1,
      condicao: 'NOVA',
    });
    expect(lidos.itens[1]).toMatchObject({ partNumber: 'A', pesoLiquido: '2.50000', adicao: null });
    expect(lidos.adicoes).toMatchObject([adicao]);
    const [b, a] = lidos.itens;
    const trocados = await gravado(id, 2, [peca({ id: a?.id, partNumber: 'A' }), peca({ id: b?.id, partNumber: 'B' })]);
    expect(trocados.itens.map((item) => item.id)).toEqual([a?.id, b?.id]);
    expect(trocados.adicoes).toEqual([]);
  });

  test('are written over by nobody who saw an earlier version, and go back by the history', async () => {
    const id = await novoProcesso();
    await gravado(id, 1, [peca()]);
    const tarde = await gravar(id, 1, [peca({ descricao: 'Outro' })]);
    expect([tarde.statusCode, tarde.json()]).toMatchObject([
      409,
      { codigo: 'CONFLITO', atual: { versao: 2, itens: [{ descricao: 'Circuito integrado' }] } },
    ]);
    const { itens: antes } = (await itens().ler(id)).json();
    await gravado(id, 2, [peca({ id: antes[0].id, descricao: 'Outro', fornecedor })]);
    const [mudanca] = await itens().historico(id);
    const desfeito = await itens().desfazer(mudanca.id, 3);
    expect(desfeito.json()).toMatchObject({ versao: 4, itens: antes });
  });

  test('take no more of an order than it has, whatever other processes took', async () => {
    const [um, outro] = [await novoProcesso(), await novoProcesso()];
    const { id: pedidoId, linha } = await novoPedido('100');
    const lidos = await gravado(um, 1, [peca({ pedidoItem: linha, quantidade: '60.5' })]);
    expect(lidos.itens[0]?.pedidoItem).toMatchObject({ pedidoId, linha: 1, disponivel: '100.00000' });
    expect(await embarcado(pedidoId)).toEqual(['60.50000', '39.50000', 'PARCIAL']);
    const demais = await gravar(outro, 1, [
      peca({ pedidoItem: linha, quantidade: '20' }),
      peca({ pedidoItem: linha, quantidade: '20' }),
    ]);
    expect([demais.statusCode, demais.json().campos]).toEqual([
      400,
      { 'itens.1.quantidade': 'O saldo do pedido neste item é 39,5: não cabem 40.' },
    ]);
    expect((await itens().ler(outro)).json()).toMatchObject({ versao: 1, itens: [] });
    await gravado(outro, 1, [peca({ pedidoItem: linha, quantidade: '39.5' })]);
    expect(await embarcado(pedidoId)).toEqual(['100.00000', '0.00000', 'ATENDIDA']);
    // The quantity a process already takes stays available to it.
    const deNovo = await gravado(um, 2, [peca({ pedidoItem: linha, quantidade: '60.5', descricao: 'Corrigida' })]);
    expect(deNovo.itens[0]?.pedidoItem?.disponivel).toBe('60.50000');
    await gravado(um, 3, []);
    expect(await embarcado(pedidoId)).toEqual(['39.50000', '60.50000', 'PARCIAL']);
  });

  test('never take a balance twice, though two ask at the same moment', async () => {
    const { id: pedidoId, linha } = await novoPedido('100');
    const processos = await Promise.all(Array.from({ length: 6 }, () => novoProcesso()));
    const respostas = await Promise.all(
      processos.map((id) => gravar(id, 1, [peca({ pedidoItem: linha, quantidade: '40' })])),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 400, 400, 400, 400]);
    expect(await embarcado(pedidoId)).toEqual(['80.00000', '20.00000', 'PARCIAL']);
  });

  test('are changed by one of two who change them at the same moment; the other is told', async () => {
    const id = await novoProcesso();
    const respostas = await Promise.all([1, 2, 3].map((i) => gravar(id, 1, [peca({ partNumber: `P${i}` })])));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await itens().ler(id)).json()).toMatchObject({ versao: 2, itens: [{ quantidade: '10.00000' }] });
  });

  test('draw on orders that went out, of the same importer', async () => {
    const id = await novoProcesso('EM_ABERTO', { importadorId: importador.id });
    const outro = await cadastroDeTeste(pessoa, 'Importador').criar({
      ...IMPORTADOR,
      cnpj: 'A1B2C3D4000193',
      razaoSocial: 'Outra Fictícia',
    });
    const casos = [
      [{ decidido: 'RASCUNHO' }, /é um rascunho: emita-o antes de embarcar\.$/],
      [{ decidido: 'CANCELADA', motivoCancelamento: 'Desistência' }, /está cancelado\.$/],
      [{ importador: { id: outro.json().id } }, /é de outro importador\.$/],
    ] as const;
    for (const [mais, frase] of casos) {
      const { linha } = await novoPedido('10', mais);
      const resposta = await gravar(id, 1, [peca({ pedidoItem: linha })]);
      expect([resposta.statusCode, resposta.json().campos['itens.0.pedidoItem.id']]).toEqual([
        400,
        expect.stringMatching(frase),
      ]);
    }
    const nenhuma = await gravar(id, 1, [peca({ pedidoItem: { id: uuidv7() } })]);
    expect(nenhuma.json().Error).toContain('Esta linha de pedido não existe mais.');
  });

  test('stay as they are once the declaration is registered, or the process cancelled', async () => {
    const id = await novoProcesso('REGISTRADO');
    // A process that began with its declaration can still receive its items.
    await gravado(id, 1, [peca()]);
    const resposta = await gravar(id, 2, []);
    expect([resposta.statusCode, resposta.json()]).toMatchObject([
      409,
      { codigo: 'BLOQUEADO', Error: expect.stringContaining('muda por uma retificação') },
    ]);
    expect((await itens().ler(id)).json()).toMatchObject({
      versao: 2,
      bloqueio: expect.stringContaining('registrada'),
    });
    const cancelado = await gravar(await novoProcesso('CANCELADO'), 1, [peca()]);
    expect([cancelado.statusCode, cancelado.json().codigo]).toEqual([409, 'BLOQUEADO']);
  });

  test.each([
    ['an adição that is not there', [peca({ adicao: 2 })], [], { 'itens.0.adicao': 'Esta adição não existe.' }],
    [
      'an adição of nothing',
      [peca()],
      [{ numero: 1, tributos: TRIBUTOS }],
      { 'adicoes.0.numero': 'Esta adição não tem itens.' },
    ],
    [
      'an item that is another kind of goods',
      [peca({ adicao: 1 }), peca({ adicao: 1, ncm: '85340000', incoterm: 'CIF' })],
      [{ numero: 1, tributos: TRIBUTOS }],
      { 'itens.1.adicao': 'Este item não cabe na adição 001: difere dos outros em NCM e Incoterm.' },
    ],
    ['no quantity', [peca({ quantidade: '0' })], [], { 'itens.0.quantidade': 'Deve ser maior que zero.' }],
    [
      'a supplier nobody has',
      [peca({ fornecedor: { id: '01900000-0000-7000-8000-000000000000' } })],
      [],
      { 'itens.0.fornecedor.id': 'Este fornecedor não existe ou foi excluído. Escolha outro.' },
    ],
  ])('are refused with %s', async (_, novos, adicoes, campos) => {
    const resposta = await gravar(await novoProcesso(), 1, novos, adicoes);
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, campos]);
  });

  test("are nobody else's", async () => {
    const id = await novoProcesso();
    const alheia = itens(await bench().novaPessoa());
    expect((await alheia.ler(id)).statusCode).toBe(404);
    expect((await alheia.alterar({ id, versao: 1, itens: [], adicoes: [] })).statusCode).toBe(404);
  });
});
