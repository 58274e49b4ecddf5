import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onEachDatabase } from '#server/testing/test-bench.ts';

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

onEachDatabase('A sheet of the lines of one order', (bench) => {
  const comItem = async () => {
    const casa = await pedidosDeTeste(bench());
    const fabricantePadrao = casa.fornecedor;
    const item = (await cadastroDeTeste(casa.pessoa, 'Item').criar({ ...ITEM, fabricantePadrao })).json();
    const ler = async (csv: string, consulta = '') =>
      (await casa.pessoa.pedir(multipartOf(`/api/PurchaseOrder/LerItens${consulta}`, csv, 'itens.csv'))).json();
    return { ...casa, item, ler };
  };

  test('is completed by the cadastro, by the part number or another name of the item', async () => {
    const { item, fornecedor, ler } = await comItem();
    const lida = await ler('P/N;Qty;Unit price\nfx-100;1.000,5;0,35\nOLD-100;2;1');
    expect(lida.ignoradas).toEqual([]);
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
    expect(lida.fabricantes).toEqual([{ id: fornecedor.id, razaoSocial: 'FICTICIA PARTS CO' }]);
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
    expect(lida.ignoradas).toEqual(['Cor']);
    const [primeira, segunda, terceira] = lida.linhas;
    expect(primeira.celulas).toMatchObject({ quantidade: 'dez', fabricante: 'Ninguém Ltda', ncm: '8542319' });
    expect(Object.keys(primeira.erros).sort()).toEqual(['fabricante', 'ncm', 'quantidade']);
    expect(primeira.erros.fabricante).toBe('“Ninguém Ltda” não está entre os fornecedores.');
    expect(segunda).toMatchObject({ numero: 4, erros: { quantidade: 'Deve ser maior que zero.' } });
    expect(terceira.erros).toEqual({
      partNumber: 'Informe o part number.',
      valorUnitario: 'Informe o valor unitário.',
    });
  });

  test('has its numbers read in one convention: by the column that tells, or as a person says', async () => {
    const { ler } = await comItem();
    const quantidades = ({ linhas }: { linhas: { celulas: { quantidade: string } }[] }) =>
      linhas.map(({ celulas }) => celulas.quantidade);
    const titulos = 'Part number;Quantidade;Valor unitário';
    const inglesa = await ler(`${titulos}\nFX-100;1.234;12.5`);
    expect([quantidades(inglesa), inglesa.duvida]).toEqual([['1.23400'], null]);
    const brasileira = await ler(`${titulos}\nFX-100;1.234;12,5`);
    expect([quantidades(brasileira), brasileira.duvida]).toEqual([['1234.00000'], null]);
    const muda = `${titulos}\nFX-100;1.234;12`;
    expect((await ler(muda)).duvida).toEqual({ titulo: 'Quantidade', texto: '1.234' });
    const dita = await ler(muda, '?numeros=EN');
    expect([quantidades(dita), dita.duvida]).toEqual([['1.23400'], null]);
  });

  test('is refused in words where nothing in it is known', async () => {
    const { ler } = await comItem();
    expect((await ler('cor;tamanho\nazul;3')).Error).toBe(
      'A planilha não foi lida: nenhuma coluna foi reconhecida. Ela precisa de uma linha com os títulos: Part number, Quantidade, Valor unitário.',
    );
    expect((await ler('')).Error).toBe('A planilha não foi lida: o arquivo está vazio.');
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
      paises: [{ pedido: 'China, República Popular', codigo: '160' }],
    });
    const alheia = await bench().novaPessoa();
    const dela = await alheia.pedir({ method: 'POST', url: '/api/PurchaseOrder/Completar', payload });
    expect(dela.json()).toEqual({
      itens: [],
      fabricantes: [],
      paises: [{ pedido: 'China, República Popular', codigo: '160' }],
    });
  });
});
