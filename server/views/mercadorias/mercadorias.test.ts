import { mercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const gerada = gerarDeclaracao({
  semente: 91,
  dataRegistro: '2026-11-17',
  adicoes: 2,
  itensPorAdicao: 2,
  importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
  taxas: { '220': '5.3417' },
  regime: 'zfm',
});
/** Each item names a part number of its own: FX-11, FX-12, FX-21, FX-22. */
const DI = {
  ...gerada,
  adicoes: gerada.adicoes.map((adicao, i) => ({
    ...adicao,
    itens: adicao.itens.map((item, j) => ({ ...item, descricao: `FX-${i + 1}${j + 1} PECA FICTICIA` })),
  })),
};

/** A rate nobody declares, so that the planned tax differs. */
const PREVISTOS = {
  ii: { regime: 'INTEGRAL', aliquota: '99' },
  ipi: { regime: 'INTEGRAL', aliquota: '10' },
  pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
  cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
};

onServer('The goods of a declaration in one table', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const grade = async (id: string, consulta = '') => {
    const resposta = await pessoa.pedir({ url: `/api/Processo/${id}/Mercadorias${consulta}` });
    expect(resposta.statusCode).toBe(200);
    return mercadoriasLidas.parse(resposta.json());
  };
  const planejados = DI.adicoes.flatMap((adicao) =>
    adicao.itens.map(({ descricao, quantidade, valorUnitario, unidade }) => ({
      partNumber: descricao.split(' ')[0],
      descricao,
      ncm: adicao.ncm,
      unidade: unidade ?? 'UNIDADE',
      quantidade,
      valorUnitario,
      moeda: { codigo: adicao.moeda.codigo },
      incoterm: adicao.incoterm,
    })),
  );
  const comPrevisao = async (itens: object[], adicoes: object[] = [], campos: object = {}) => {
    const { id } = await processosDeTeste(pessoa).aberto(campos);
    const gravados = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({ id, versao: 1, itens, adicoes });
    expect(gravados.json().Error ?? null).toBeNull();
    const url = `/api/Processo/ImportarDi?processoId=${id}&motivo=Conferido`;
    expect((await pessoa.pedir(multipartOf(url, escreverDiXml([DI])))).statusCode).toBe(201);
    return id as string;
  };
  const semPrevisao = async () =>
    (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([DI])))).json()[0].id as string;

  test('has every item under its adição, and says that nothing was planned', async () => {
    const lidas = await grade(await semPrevisao());
    expect(lidas).toMatchObject({ total: 4, declaradas: 4, comparadas: null, comReforma: true, moeda: 'USD' });
    expect(lidas.linhas.map(({ chave }) => chave)).toEqual(['001/1', '001/2', '002/1', '002/2']);
    // A DI declares weight and taxes for the adição: of an item they are unknown, not zero.
    expect(lidas.linhas[0]).toMatchObject({ situacao: 'SEM_COMPARACAO', pesoLiquido: null, ii: null, previsto: null });
    const [primeira] = DI.adicoes;
    expect(lidas.grupos[0]).toMatchObject({
      adicao: '001',
      itens: 2,
      pesoLiquido: primeira?.pesoLiquido,
      ii: primeira?.tributos.ii.devido,
      cofins: primeira?.tributos.cofins.devido,
      icms: null,
      previsto: null,
    });
  });

  test('sums each column over the adições, and says on how many a sum rests', async () => {
    const { totais, faltas } = await grade(await semPrevisao());
    expect(totais.ii).toEqual({
      conhecidos: 2,
      todos: 2,
      valor: somar(DI.adicoes.map(({ tributos }) => tributos.ii.devido)).toFixed(2),
    });
    expect(totais.icms).toEqual({ conhecidos: 0, todos: 2, valor: null });
    expect(faltas).toContainEqual({
      tributos: ['icms'],
      causa: 'sem linha da matriz de tributação',
      adicoes: ['001', '002'],
    });
  });

  test('puts the forecast beside each item, and leaves only the differences when asked', async () => {
    const [a, b, c] = planejados;
    const id = await comPrevisao([
      { ...a, pesoLiquido: '10' },
      { ...b, valorUnitario: '0.0100000' },
      { ...c, quantidade: '1.00000' },
      { ...a, partNumber: 'SUMIU-1', descricao: 'SUMIU-1', valorUnitario: '77.7700000' },
    ]);
    const lidas = await grade(id);
    expect(lidas).toMatchObject({
      comparadas: { conhecidos: 3, todos: 4 },
      diferentes: 2,
      semPrevisao: 1,
      naoDeclaradas: 1,
      total: 5,
    });
    const [primeira, segunda, terceira, quarta, quinta] = lidas.linhas;
    expect(primeira).toMatchObject({ situacao: 'COMPARADA', difere: [], previsto: { vezes: 1 } });
    expect(segunda?.difere).toEqual(['valorUnitario', 'valorMoeda']);
    expect(segunda?.previsto).toMatchObject({ valorUnitario: '0.0100000', pesoLiquido: null });
    expect(terceira?.difere).toEqual(['valorMoeda', 'quantidade']);
    expect(quarta).toMatchObject({ situacao: 'SEM_PREVISAO', previsto: null, difere: [] });
    expect(quinta).toMatchObject({ situacao: 'NAO_DECLARADA', adicao: null, partNumber: 'SUMIU-1', quantidade: null });
    // Of the second adição one item had no forecast, so the adição has no sum to compare.
    expect(lidas.grupos.map(({ previsto }) => previsto !== null)).toEqual([true, false]);
    expect(lidas.grupos[0]).toMatchObject({ difere: ['valorMoeda'], previsto: { pesoLiquido: null } });

    const so = await grade(id, '?soDiferencas=true');
    expect(so.linhas.map(({ chave }) => chave.split('/')[0])).toEqual(['001', '002', '002', 'previsto']);
    expect([so.total, so.diferentes]).toEqual([4, 2]);
  });

  test('puts the planned taxes beside the declared ones of an adição, and says why there are none', async () => {
    const [a, b, c, d] = planejados;
    const emAdicoes = [
      { ...a, pesoLiquido: '10', adicao: 1 },
      { ...b, pesoLiquido: '10', adicao: 1 },
      { ...c, pesoLiquido: '10', adicao: 2 },
      { ...d, pesoLiquido: '10', adicao: 2 },
    ];
    const semAliquota = { numero: 1, tributos: { ...PREVISTOS, ii: { regime: 'INTEGRAL' } } };
    const falta = await grade(await comPrevisao(emAdicoes, [semAliquota, { numero: 2, tributos: PREVISTOS }]));
    expect(falta.semTributosPrevistos).toMatch(/^Adição 001 da previsão: .*II/);
    expect(falta.grupos[0]?.previsto).toMatchObject({ tributos: null });
    expect(falta).toMatchObject({ tributosDiferentes: 0 });
  });

  test('calculates the planned taxes: the items of a DI add up to their adição, whose tax is compared', async () => {
    const [a, b, c, d] = planejados;
    const emAdicoes = [a, b, c, d].map((um, i) => ({ ...um, pesoLiquido: '10', adicao: i < 2 ? 1 : 2 }));
    const id = await comPrevisao(emAdicoes, [
      { numero: 1, tributos: PREVISTOS },
      { numero: 2, tributos: PREVISTOS },
    ]);
    const lidas = await grade(id);
    expect(lidas.semTributosPrevistos).toBeNull();
    const [primeira] = lidas.grupos;
    const doGrupo = primeira?.previsto?.tributos;
    const dosItens = lidas.linhas.slice(0, 2).map(({ previsto }) => previsto?.tributos?.ii ?? null);
    expect(doGrupo?.ii).toBe(somar(dosItens).toFixed(2));
    // Planned without freight at 99 %: it is not what was declared.
    const valor = somar(
      [a, b].map((um) =>
        somar([um?.quantidade ?? '0'])
          .times(um?.valorUnitario ?? '0')
          .toFixed(2),
      ),
    );
    expect(Number(doGrupo?.ii)).toBeCloseTo(valor.times('5.3417').times('0.99').toNumber(), -1);
    expect(primeira?.difere).toContain('ii');
    expect(lidas.tributosDiferentes).toBe(2);
    // No item of theirs differs, but the tax does.
    expect(lidas.diferentes).toBe(0);
    expect((await grade(id, '?soDiferencas=true')).total).toBe(4);
  });

  test('compares the price of the order with the declared one, and knows none without an order', async () => {
    const casa = await pedidosDeTeste(bench());
    pessoa = casa.pessoa;
    const [a, b] = planejados;
    const importador = await casa.outroImportador();
    const pedido = await casa.criar({ decidido: 'EMITIDA', importador });
    const [linha] = pedido.itens;
    const id = await comPrevisao(
      [
        { ...a, quantidade: '1.00000', pedidoItem: { id: linha?.id } },
        { ...b, pedidoItem: null },
      ],
      [],
      { importador },
    );
    const { linhas } = await grade(id);
    expect(linhas[0]?.previsto?.pedido).toMatchObject({
      numero: 'PO-1',
      preco: { valorUnitario: linha?.valorUnitario, moeda: 'USD' },
    });
    expect(linhas[0]?.difere).toContain('precoDoPedido');
    expect(linhas[1]?.previsto?.pedido).toBeNull();
    expect(linhas[1]?.difere).not.toContain('precoDoPedido');
  });

  test('is searched by words, and paged without losing the head of an adição', async () => {
    const id = await semPrevisao();
    expect((await grade(id, '?q=peca%20fx-21')).linhas.map(({ chave }) => chave)).toEqual(['002/1']);
    expect((await grade(id, '?q=002')).total).toBe(2);
    const segunda = await grade(id, '?tamanho=3&pagina=2');
    expect(segunda.linhas.map(({ chave }) => chave)).toEqual(['002/2']);
    expect(segunda.grupos.map(({ adicao }) => adicao)).toEqual(['002']);
    expect(segunda.totais.ii.todos).toBe(2);
  });

  test('leaves as a sheet, an adição before its goods, an unknown value as an empty cell', async () => {
    const id = await semPrevisao();
    const url = `/api/Processo/${id}/Mercadorias/Exportar?formato=csv&colunas=linha,adicao,item,ii,icms&q=fx-1`;
    const linhas = (await pessoa.pedir({ url })).body.trimEnd().split('\r\n').slice(1);
    const ii = DI.adicoes[0]?.tributos.ii.devido.replace('.', ',');
    expect(linhas).toEqual([
      'Linha;Adição;Item;II (R$);ICMS (R$)',
      `Adição;001;;${ii};`,
      'Mercadoria;001;1;;',
      'Mercadoria;001;2;;',
    ]);
  });

  test("is nobody else's, and is not there without a declaration", async () => {
    const id = await semPrevisao();
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ url: `/api/Processo/${id}/Mercadorias` })).statusCode).toBe(404);
    const { id: vazio } = await processosDeTeste(pessoa).aberto();
    expect((await pessoa.pedir({ url: `/api/Processo/${vazio}/Mercadorias` })).statusCode).toBe(404);
    expect((await pessoa.pedir({ url: `/api/Processo/${vazio}/Mercadorias/Exportar` })).statusCode).toBe(404);
  });
});
