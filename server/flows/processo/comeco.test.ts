import { v7 as uuidv7 } from 'uuid';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const FORNECEDOR = { papel: 'AMBOS', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' } };
const IMPORTADOR = {
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Fictícia da Amazônia Ltda',
  setor: '1',
  uf: 'AM',
  situacaoSuframa: 'NAO_INSCRITO',
};
const USD = { codigo: '220' };
const LINHA = {
  partNumber: 'CI-1',
  descricao: 'Circuito integrado fictício',
  ncm: '85423190',
  cClassTrib: '550019',
  unidade: 'PECA',
  quantidade: '100',
  valorUnitario: '1.5',
  pesoLiquidoUnitario: '0.0123457',
  paisOrigem: { codigo: '160' },
};
const TRIBUTOS = {
  ii: { regime: 'INTEGRAL', aliquota: '12' },
  ipi: { regime: 'SUSPENSAO', aliquota: '5' },
  pis: { regime: 'SUSPENSAO', categoria: 'GERAL' },
  cofins: { regime: 'SUSPENSAO', categoria: 'GERAL' },
};

onServer('A process that begins with something in it', (bench) => {
  let pessoa: Pessoa;
  let importador: { id: string };
  let fornecedor: { id: string };
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
    importador = { id: (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json().id };
    fornecedor = { id: (await cadastroDeTeste(pessoa, 'Fornecedor').criar(FORNECEDOR)).json().id };
  });
  const pedidos = () => cadastroDeTeste(pessoa, 'PurchaseOrder');
  const processos = () => processosDeTeste(pessoa);
  const itens = () => cadastroDeTeste(pessoa, 'ItensDoProcesso');
  const novoPedido = async (mais: object = {}) => {
    const numero = uuidv7().slice(-20);
    const cabeca = { importador, fornecedor, data: '2026-11-01', incoterm: 'FOB', moeda: USD, decidido: 'EMITIDA' };
    const resposta = await pedidos().criar({ numero, ...cabeca, itens: [LINHA], ...mais });
    expect(resposta.json().Error ?? null).toBeNull();
    const { id, itens: linhas } = resposta.json();
    return { id, numero, linhas: linhas.map((linha: { id: string }) => linha.id) as string[] };
  };
  const comecar = (linhas: object[], quem = pessoa) =>
    quem.pedir({ method: 'POST', url: '/api/Processo/DoPedido', payload: { linhas } });
  const duplicar = (id: string, quem = pessoa) => quem.pedir({ method: 'POST', url: `/api/Processo/${id}/Duplicar` });
  const quantos = async () => Number((await processos().listar()).headers['x-total-count']);
  const saldo = async (pedidoId: string) => (await pedidos().ler(pedidoId)).json().itens[0].saldo;

  test('from orders it takes what was chosen of each line, with all the line says', async () => {
    const um = await novoPedido({ localIncoterm: 'SHENZHEN' });
    const outro = await novoPedido({ incoterm: 'CIF', itens: [{ ...LINHA, partNumber: 'CI-2' }] });
    const resposta = await comecar([
      { pedidoItemId: um.linhas[0], quantidade: '60.5' },
      { pedidoItemId: outro.linhas[0], quantidade: '100' },
    ]);
    expect([resposta.statusCode, resposta.json()]).toMatchObject([
      201,
      // The Incoterms differ, so each item carries its own.
      { situacao: 'EM_ABERTO', importador, incoterm: null, itens: 2, fornecedor: 'FICTICIA PARTS CO' },
    ]);
    const { id } = resposta.json();
    const { itens: seus, versao } = (await itens().ler(id)).json();
    expect(versao).toBe(2);
    expect(seus).toMatchObject([
      {
        pedidoItem: { pedidoId: um.id, numero: um.numero, linha: 1, disponivel: '100.00000' },
        partNumber: 'CI-1',
        ncm: '85423190',
        cClassTrib: '550019',
        quantidade: '60.50000',
        valorUnitario: '1.5000000',
        // 60.5 × 0.0123457 = 0.74691485
        pesoLiquido: '0.74691',
        incoterm: 'FOB',
        moeda: USD,
        fornecedor,
        paisOrigem: { codigo: '160' },
        adicao: null,
      },
      { partNumber: 'CI-2', incoterm: 'CIF', quantidade: '100.00000' },
    ]);
    expect([await saldo(um.id), await saldo(outro.id)]).toEqual(['39.50000', '0.00000']);
    expect((await pedidos().ler(outro.id)).json().status).toBe('ATENDIDA');
    const motivo = `Começado dos pedidos ${um.numero}, ${outro.numero}.`;
    expect(await processos().historico(id)).toMatchObject([{ acao: 'CRIAR', motivo }]);
    expect(await itens().historico(id)).toMatchObject([{ acao: 'ALTERAR', motivo }]);
  });

  test('from orders that say the same it has their Incoterm and its place', async () => {
    const { linhas } = await novoPedido({ localIncoterm: 'SHENZHEN' });
    const { id } = (await comecar([{ pedidoItemId: linhas[0], quantidade: '1' }])).json();
    expect((await processos().ler(id)).json()).toMatchObject({ incoterm: 'FOB', localIncoterm: 'SHENZHEN' });
  });

  test('where the balance is gone nothing is made, and the line says what there is', async () => {
    const cheio = await novoPedido();
    const { id: pedidoId, linhas } = await novoPedido();
    expect((await comecar([{ pedidoItemId: linhas[0], quantidade: '90' }])).statusCode).toBe(201);
    const tarde = await comecar([
      { pedidoItemId: cheio.linhas[0], quantidade: '100' },
      { pedidoItemId: linhas[0], quantidade: '20' },
    ]);
    expect([tarde.statusCode, tarde.json().campos]).toEqual([
      400,
      { 'linhas.1.quantidade': 'O saldo do pedido neste item é 10: não cabem 20.' },
    ]);
    expect([await quantos(), await saldo(pedidoId), await saldo(cheio.id)]).toEqual([1, '10.00000', '100.00000']);
    // The refusal uses up no process number.
    const { numero } = (await comecar([{ pedidoItemId: linhas[0], quantidade: '10' }])).json();
    expect(numero).toMatch(/-0002$/);
  });

  test('of those who want the same balance at the same moment one begins, and the others leave nothing behind', async () => {
    const { id: pedidoId, linhas } = await novoPedido();
    const respostas = await Promise.all([1, 2, 3].map(() => comecar([{ pedidoItemId: linhas[0], quantidade: '60' }])));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    expect([await quantos(), await saldo(pedidoId)]).toEqual([1, '40.00000']);
  });

  test('it is of one importer and one supplier, of orders that went out, of the same company', async () => {
    const { linhas } = await novoPedido();
    const outroImportador = await cadastroDeTeste(pessoa, 'Importador').criar({
      ...IMPORTADOR,
      cnpj: 'A1B2C3D4000193',
      razaoSocial: 'Outra Fictícia',
    });
    const outroFornecedor = await cadastroDeTeste(pessoa, 'Fornecedor').criar({ ...FORNECEDOR, razaoSocial: 'OTHER' });
    const casos = [
      [{ importador: { id: outroImportador.json().id } }, /é de outro importador\.$/],
      [{ fornecedor: { id: outroFornecedor.json().id } }, /é de outro fornecedor: comece um processo para cada um\.$/],
      [{ decidido: 'RASCUNHO' }, /é um rascunho: emita-o antes de embarcar\.$/],
    ] as const;
    const uma = { pedidoItemId: linhas[0], quantidade: '1' };
    for (const [mais, frase] of casos) {
      const outro = await novoPedido(mais);
      const resposta = await comecar([uma, { pedidoItemId: outro.linhas[0], quantidade: '1' }]);
      expect([resposta.statusCode, resposta.json().campos['linhas.1.pedidoItemId']]).toEqual([
        400,
        expect.stringMatching(frase),
      ]);
    }
    const alheio = await comecar([uma], await bench().novaPessoa());
    expect([alheio.statusCode, alheio.json().campos]).toEqual([
      400,
      { 'linhas.0.pedidoItemId': 'Esta linha de pedido não existe mais.' },
    ]);
    expect((await comecar([])).json().campos).toEqual({ linhas: 'Escolha ao menos um item de pedido.' });
    expect((await comecar([uma, uma])).json().campos).toEqual({
      'linhas.1.pedidoItemId': 'Este item de pedido já está na lista.',
    });
    expect(await quantos()).toBe(0);
  });

  test('orders with a balance are those that went out and are not all shipped', async () => {
    const emitida = await novoPedido();
    const parcial = await novoPedido();
    const atendida = await novoPedido();
    await novoPedido({ decidido: 'RASCUNHO' });
    await novoPedido({ decidido: 'CANCELADA', motivoCancelamento: 'Desistência' });
    await comecar([{ pedidoItemId: parcial.linhas[0], quantidade: '1' }]);
    await comecar([{ pedidoItemId: atendida.linhas[0], quantidade: '100' }]);
    const achados = (await pedidos().listar('comSaldo=true')).json().map(({ id }: { id: string }) => id);
    expect(achados.sort()).toEqual([emitida.id, parcial.id].sort());
  });

  test('what one began is asked for by who began it', async () => {
    const { id } = await processos().aberto();
    const comecadosPor = async (quem: string) =>
      (await processos().listar(`criadoPorId=${quem}`)).json().map((processo: { id: string }) => processo.id);
    expect(await comecadosPor(pessoa.quem.usuarioId)).toEqual([id]);
    expect(await comecadosPor(uuidv7())).toEqual([]);
  });

  test('from another it takes identification, kind of cargo, goods and planned adições, and nothing that is its alone', async () => {
    const { id: pedidoId, linhas } = await novoPedido();
    const { id, versao } = (await comecar([{ pedidoItemId: linhas[0], quantidade: '60' }])).json();
    await processos().alterar({
      id,
      versao,
      referencia: 'NOSSA-1',
      modalidade: 'ENCOMENDA',
      viaTransporte: '01',
      conhecimentoTipo: 'BL',
      conhecimentoNumero: 'SHZ123',
      transportador: 'NAVEGAR FICTICIA',
      veiculo: 'NAVIO 1',
      etd: '2026-11-01',
      pesoBruto: '10',
      freteMoeda: USD,
      freteValor: '100',
      observacao: 'Só deste',
      conteineres: [{ numero: 'FICU1234569' }],
      licencas: [{ tipo: 'LI', numero: '2600000010' }],
    });
    const { itens: seus } = (await itens().ler(id)).json();
    const campos = { condicaoVendaMetodoValoracaoCodigo: '01', numeroLI: '2600000010' };
    const gravados = await itens().alterar({
      id,
      versao: 2,
      itens: seus.map((item: object) => ({ ...item, adicao: 1, numeroLi: '2600000010' })),
      adicoes: [{ numero: 1, tributos: TRIBUTOS, campos }],
    });
    expect(gravados.json().Error ?? null).toBeNull();

    const resposta = await duplicar(id);
    expect(resposta.statusCode).toBe(201);
    const copia = resposta.json();
    expect(copia.id).not.toBe(id);
    expect(copia).toMatchObject({
      situacao: 'EM_ABERTO',
      importador,
      modalidade: 'ENCOMENDA',
      incoterm: 'FOB',
      viaTransporte: '01',
      conhecimentoTipo: 'BL',
      transportador: 'NAVEGAR FICTICIA',
      freteMoeda: USD,
      referencia: null,
      conhecimentoNumero: null,
      veiculo: null,
      etd: null,
      pesoBruto: null,
      freteValor: null,
      observacao: null,
      conteineres: [],
      licencas: [],
      itens: 1,
    });
    const dela = (await itens().ler(copia.id)).json();
    expect(dela.itens).toMatchObject([
      {
        partNumber: 'CI-1',
        quantidade: '60.00000',
        pesoLiquido: '0.74074',
        pedidoItem: null,
        numeroLi: null,
        adicao: 1,
      },
    ]);
    expect(dela.itens[0].id).not.toBe(seus[0].id);
    expect(dela.adicoes).toMatchObject([
      { numero: 1, tributos: { ii: { aliquota: '12' } }, campos: { condicaoVendaMetodoValoracaoCodigo: '01' } },
    ]);
    expect(dela.adicoes[0].campos).toEqual({ condicaoVendaMetodoValoracaoCodigo: '01' });
    expect(await saldo(pedidoId)).toBe('40.00000');
    const { numero } = (await processos().ler(id)).json();
    expect(await processos().historico(copia.id)).toMatchObject([{ acao: 'CRIAR', motivo: `Copiado de ${numero}.` }]);
  });

  test('an item of the cadastro that is no more lets go of the line; a supplier that is no more stops the copy', async () => {
    const item = await cadastroDeTeste(pessoa, 'Item').criar(ITEM);
    expect(item.json().Error ?? null).toBeNull();
    const { linhas } = await novoPedido({ itens: [{ ...LINHA, item: { id: item.json().id } }] });
    await cadastroDeTeste(pessoa, 'Item').excluir(item.json().id);
    const { id } = (await comecar([{ pedidoItemId: linhas[0], quantidade: '1' }])).json();
    expect((await itens().ler(id)).json().itens).toMatchObject([{ item: null, partNumber: 'CI-1' }]);
    await cadastroDeTeste(pessoa, 'Fornecedor').excluir(fornecedor.id);
    const recusa = await duplicar(id);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      'Este processo não pode ser copiado. Item 1: Este fornecedor não existe ou foi excluído. Escolha outro.',
    ]);
    expect(await quantos()).toBe(1);
  });

  test('another that is deleted, or of another company, is not there to be copied', async () => {
    const { id } = await processos().aberto();
    expect((await duplicar(id, await bench().novaPessoa())).statusCode).toBe(404);
    await processos().excluir(id);
    expect((await duplicar(id)).json().Error).toBe('Este processo não existe.');
  });
});

const ITEM = {
  partNumber: 'CI-1',
  descricao: 'Circuito integrado fictício',
  ncm: '85423190',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
};
