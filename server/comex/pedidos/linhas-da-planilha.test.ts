import type { MapaDePlanilha } from '#lib/contracts/platform/planilha.ts';
import { MAXIMO_DE_LINHAS } from '#lib/domain/pedidos/pedido.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { lerLinhas } from '#server/testing/linhas-de-planilha.ts';
import { pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const ITEM = {
  partNumber: 'FX-100',
  descricao: 'CIRCUITO INTEGRADO FX-100',
  ncm: '85423190',
  cClassTrib: '550019',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
  pesoLiquidoUnitario: '0.0125',
  paisOrigem: { codigo: '160' },
  apelidos: ['OLD-100'],
};

onServer('A sheet of the lines of one order', (bench) => {
  const comItem = async () => {
    const casa = await pedidosDeTeste(bench());
    const fabricantePadrao = casa.fornecedor;
    const item = (await cadastroDeTeste(casa.pessoa, 'Item').criar({ ...ITEM, fabricantePadrao })).json();
    const ler = (csv: string, mudado: Partial<MapaDePlanilha> = {}) =>
      lerLinhas(casa.pessoa, 'LinhaDoPedido', csv, mudado);
    return { ...casa, item, ler };
  };

  test('is completed by the cadastro, by the part number or another name of the item', async () => {
    const { item, fornecedor, ler } = await comItem();
    const lida = await ler('P/N;Qty;Unit price\nfx-100;1.000,5;0,35\nOLD-100;2;1');
    expect(lida.planilha).toMatchObject({ situacao: 'CONFERIDA', contagens: { novas: 2, comErro: 0 } });
    expect(lida.linhas).toEqual([
      {
        numero: 2,
        celulas: {
          partNumber: 'fx-100',
          quantidade: '1000.50000',
          valorUnitario: '0.3500000',
          item: item.id,
          descricao: 'CIRCUITO INTEGRADO FX-100',
          ncm: '85423190',
          cClassTrib: '550019',
          unidade: 'PECA',
          pesoLiquidoUnitario: '0.0125000',
          paisOrigem: '160',
          fabricante: 'FICTICIA PARTS CO',
        },
        erros: {},
      },
      expect.objectContaining({ numero: 3, celulas: expect.objectContaining({ item: item.id }), erros: {} }),
    ]);
    expect(lida.nomes).toEqual([{ id: fornecedor.id, nome: 'FICTICIA PARTS CO' }]);
  });

  test('says more than the cadastro where it says something', async () => {
    const { item, ler } = await comItem();
    const { linhas } = await ler('PN;Description;NCM;Qty;Price\nFX-100;Outra descrição;84733041;1;2');
    expect(linhas[0]).toMatchObject({
      celulas: { item: item.id, descricao: 'Outra descrição', ncm: '84733041', unidade: 'PECA' },
      erros: {},
    });
  });

  test('says of each line what is wrong, and keeps what cannot be read as it came', async () => {
    const { ler } = await comItem();
    const lida = await ler(
      'Part number;Descrição;NCM;Unidade;Quantidade;Valor unitário;Fabricante;Cor\n' +
        'NOVO-1;Peça nova;8542319;PC;dez;1,5;Ninguém Ltda;azul\n\nNOVO-2;Outra;85423190;PC;0;2;;\n;Sem código;85423190;PC;1;;;',
    );
    expect(lida.planilha).toMatchObject({
      mapa: { colunas: expect.arrayContaining([null]) },
      contagens: { comErro: 3 },
    });
    const [primeira, segunda, terceira] = lida.linhas;
    expect(primeira?.celulas).toMatchObject({ quantidade: 'dez', fabricante: 'Ninguém Ltda', ncm: '8542319' });
    expect(Object.keys(primeira?.erros ?? {}).sort()).toEqual(['fabricante', 'ncm', 'quantidade']);
    expect(primeira?.erros.fabricante).toBe('“Ninguém Ltda” não está entre os fornecedores.');
    expect(segunda).toMatchObject({ numero: 4, erros: { quantidade: 'Deve ser maior que zero.' } });
    expect(terceira?.erros).toEqual({
      partNumber: 'Informe o part number.',
      valorUnitario: 'Informe o valor unitário.',
    });
  });

  test('has its numbers read in one convention: by the column that tells, or as a person says', async () => {
    const { ler } = await comItem();
    const quantidades = async (csv: string, mudado: Partial<MapaDePlanilha> = {}) => {
      const { linhas, recusa } = await ler(csv, mudado);
      return recusa?.Error ?? linhas.map(({ celulas }) => celulas.quantidade);
    };
    const titulos = 'Part number;Quantidade;Valor unitário';
    expect(await quantidades(`${titulos}\nFX-100;1.234;12.5`)).toEqual(['1.23400']);
    expect(await quantidades(`${titulos}\nFX-100;1.234;12,5`)).toEqual(['1234.00000']);
    const muda = `${titulos}\nFX-100;1.234;12`;
    expect(await quantidades(muda)).toBe(
      'Diga como ler “1.234”, em Quantidade: a planilha não diz se é milhar ou decimal.',
    );
    expect(await quantidades(muda, { numeros: 'EN' })).toEqual(['1.23400']);
  });

  test('takes what it lacks from one value for all lines, before the cadastro has its say', async () => {
    const { ler } = await comItem();
    const { linhas } = await ler('PN;Qty\nFX-100;1\nfx-100;2', {
      fixos: { valorUnitario: '2,5', descricao: 'Em lote' },
    });
    // A part number may repeat in an order.
    expect(linhas).toMatchObject([
      { celulas: { valorUnitario: '2.5000000', descricao: 'Em lote', ncm: '85423190' }, erros: {} },
      { celulas: { quantidade: '2.00000', valorUnitario: '2.5000000' }, erros: {} },
    ]);
  });

  test('has wrong lines grouped by cause, and is remembered by its titles', async () => {
    const { pessoa, ler } = await comItem();
    const csv = 'Peça;Qty;Price\nA-1;1;1\nA-2;2;1';
    const colunas = ['partNumber', 'quantidade', 'valorUnitario'];
    const { planilha } = await ler(csv, { colunas });
    const causas = (await pessoa.pedir({ url: `/api/Planilha/${planilha.id}/Causas` })).json();
    expect(causas).toContainEqual(
      expect.objectContaining({ coluna: null, frase: expect.stringContaining('Informe a NCM.'), quantas: 2 }),
    );
    const outra = await ler(csv);
    expect(outra.planilha.folhas[0]).toMatchObject({ lembrado: true, palpite: { colunas } });
  });

  test('writes nothing: its lines are for the grid of its record', async () => {
    const { pessoa, ler } = await comItem();
    const { planilha } = await ler('PN;Qty;Price\nFX-100;1;2');
    const url = `/api/Planilha/${planilha.id}`;
    const gravar = await pessoa.pedir({ method: 'POST', url: `${url}/Gravar`, payload: { modo: 'TUDO' } });
    expect([gravar.statusCode, gravar.json().Error]).toEqual([
      422,
      'Estas linhas vão para a grade: quem as grava é o formulário dela.',
    ]);
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ url: `${url}/Linhas` })).statusCode).toBe(404);
  });

  test('is refused in words where nothing in it is known, where it is empty, and where it is too long', async () => {
    const { ler } = await comItem();
    expect((await ler('cor;tamanho\nazul;3')).recusa?.Error).toBe('Diga o que é ao menos uma das colunas.');
    expect((await ler('')).recusa?.Error).toBe('A planilha não foi lida: o arquivo está vazio.');
    const longa = ['PN', ...Array.from({ length: MAXIMO_DE_LINHAS + 1 }, (_, i) => `P-${i}`)].join('\n');
    expect((await ler(longa)).planilha.falha).toBe(
      `A planilha tem ${(MAXIMO_DE_LINHAS + 1).toLocaleString('pt-BR')} linhas; um pedido tem no máximo ${MAXIMO_DE_LINHAS.toLocaleString('pt-BR')}.`,
    );
  });

  test('what is pasted into the grid is completed likewise', async () => {
    const { pessoa, item, fornecedor } = await comItem();
    const payload = {
      partNumbers: ['old-100', 'NADA'],
      fabricantes: ['Ficticia Parts Co', 'Ninguém'],
      paises: ['China, República Popular', 'Atlântida'],
    };
    const resposta = await pessoa.pedir({ method: 'POST', url: '/api/PurchaseOrder/Completar', payload });
    expect(resposta.json()).toMatchObject({
      itens: [{ pedido: 'old-100', id: item.id, ncm: '85423190', fabricante: { razaoSocial: 'FICTICIA PARTS CO' } }],
      fabricantes: [{ pedido: 'Ficticia Parts Co', id: fornecedor.id, razaoSocial: 'FICTICIA PARTS CO' }],
      paises: [{ pedido: 'China, República Popular', codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' }],
    });
    const alheia = await bench().novaPessoa();
    const dela = await alheia.pedir({ method: 'POST', url: '/api/PurchaseOrder/Completar', payload });
    expect(dela.json()).toEqual({
      itens: [],
      fabricantes: [],
      paises: [{ pedido: 'China, República Popular', codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' }],
    });
  });
});
