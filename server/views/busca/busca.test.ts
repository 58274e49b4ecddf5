import { sql } from 'drizzle-orm';
import type { Achado } from '#lib/contracts/views/busca.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { daisDeTeste, ENVIADA } from '#server/testing/dais-de-teste.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { linhaDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer, type Pessoa, type TestBench } from '#server/testing/test-bench.ts';

onServer('GET /api/Busca', (bench) => {
  let pessoa: Pessoa;
  let dci: string;
  beforeAll(async () => {
    pessoa = await bench().novaPessoa();
    dci = await semear(pessoa);
  });

  const buscar = async (q: string, quem = pessoa): Promise<Achado[]> => {
    const resposta = await quem.pedir({ url: `/api/Busca?q=${encodeURIComponent(q)}` });
    expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
    return resposta.json();
  };
  const titulos = async (q: string) => (await buscar(q)).map(({ titulo }) => titulo);

  describe('each thing is found first by what a person types of it', () => {
    test.each([
      // The process, by each of its numbers, with and without punctuation.
      ['IMP-2026-0001', 'IMP-2026-0001 · REF-77'],
      ['imp-2026-0001', 'IMP-2026-0001 · REF-77'],
      ['ref-77', 'IMP-2026-0001 · REF-77'],
      ['2600000010', 'IMP-2026-0001 · REF-77'],
      ['26/0000001-0', 'IMP-2026-0001 · REF-77'],
      ['  26/0000001-0 ', 'IMP-2026-0001 · REF-77'],
      ['26/0000001', 'IMP-2026-0001 · REF-77'],
      ['FICU1234569', 'IMP-2026-0001 · REF-77'],
      ['ficu 123456-9', 'IMP-2026-0001 · REF-77'],
      ['BL-XPTO-99', 'IMP-2026-0001 · REF-77'],
      ['132605123456782', 'IMP-2026-0001 · REF-77'],
      ['26BR00001234561', 'IMP-2026-0002'],
      ['26br0000123456-1', 'IMP-2026-0002'],
      ['26/0000002-9', 'IMP-2026-0002'],
      // The DAI has its own page and comes after its process.
      ['26000001', 'IMP-2026-0001 · REF-77'],
      // Orders, by number, proforma and items.
      ['4500-12/A', 'PO 4500-12/A'],
      ['4500', 'PO 4500-12/A'],
      ['PF-2211', 'PO 4500-12/A'],
      // Documents of the ZFM.
      ['0000000123', 'DCR-E 0000000123'],
      ['DCR-2026-0001', 'DCR-E 0000000123'],
      ['DCI-2026-0001', 'DCI-2026-0001'],
      ['10/2026', 'DCI-2026-0001'],
      ['9071', 'NF-e 9071, série 1'],
      ['11.222.333/0001-81', 'Fictícia da Amazônia'],
      ['11222333000181', 'Fictícia da Amazônia'],
      ['ficticia da amazonia', 'Fictícia da Amazônia'],
      ['AMAZÔNIA', 'Fictícia da Amazônia'],
      ['12.abc.345/01de-35', 'FICTICIA INDUSTRIA DE MOTOS LTDA'],
      ['Shenzhen', 'Shenzhen Fictícia Electronics'],
      ['electronics fictícia', 'Shenzhen Fictícia Electronics'],
      ['fx-100', 'FX-100'],
      ['FX', 'FX-9'],
      ['velho-77', 'FX-100'],
      ['fone ouvido', 'FX-9'],
      ['moto-150', 'MOTO-150 · Motocicleta 150 cc'],
      ['8518.30.00', 'NCM 8518.30.00'],
      ['85183000', 'NCM 8518.30.00'],
      ['auscultadores', 'NCM 8518.30.00'],
      ['ana fic', 'Ana Fictícia'],
      ['123.456.789-09', 'Ana Fictícia'],
      ['pessoa de teste', 'Pessoa de Teste'],
    ])('%j: %s', async (q, primeiro) => {
      expect((await titulos(q))[0]).toBe(primeiro);
    });
  });

  it.each([
    ['ficu1234569', 'Contêiner FICU1234569'],
    ['bl-xpto', 'Conhecimento BL-XPTO-99'],
    ['26/0000002-9', 'LI 2600000029'],
    ['pf-2211', 'Proforma PF-2211'],
    ['fx-777', 'Part number FX-777'],
    ['velho-77', 'Também VELHO-77'],
    ['20.1234.01-7', 'Inscrição Suframa 20.1234.01-7'],
    ['fx-100', null],
  ])('says what %s was found in, where it is not to be seen', async (q, porque) => {
    expect((await buscar(q))[0]?.porque).toBe(porque);
  });

  it('has the DAI of a process beside it', async () => {
    const [processo, dai] = await buscar('26000001');
    expect([processo?.tipo, dai]).toEqual([
      'PROCESSO',
      expect.objectContaining({ tipo: 'DAI', id: processo?.id, titulo: 'DAI 26000001', porque: null }),
    ]);
  });

  it('has a nota de saída lead to its DCI', async () => {
    const [nota] = await buscar('9071');
    expect([nota?.tipo, nota?.em]).toEqual(['NOTA', dci]);
  });

  it('has people lead to their company', async () => {
    const [ana] = await buscar('pessoa de teste');
    expect(ana).toEqual({
      tipo: 'PESSOA',
      id: pessoa.quem.usuarioId,
      titulo: 'Pessoa de Teste',
      detalhe: pessoa.email,
      porque: null,
      em: pessoa.quem.empresaId,
    });
  });

  it('prefers the one called so, then what begins so, a word that does, and a piece of a word last', async () => {
    const criar = cadastroDeTeste(pessoa, 'Item').criar;
    for (const [partNumber, descricao] of [
      ['A-ZUQUE', 'Pedaço'],
      ['MAZUQUE', 'Miolo'],
      ['ZUQUE', 'Igual'],
      ['ZUQUE-2', 'Começo'],
      ['OUTRO', 'Com zuque na descrição'],
    ] as const) {
      await criar(item(partNumber, { descricao }));
    }
    expect(await titulos('zuque')).toEqual(['ZUQUE', 'ZUQUE-2', 'A-ZUQUE', 'OUTRO', 'MAZUQUE']);
  });

  it('gives each kind its room', async () => {
    const achados = await buscar('ficticia');
    expect(new Set(achados.map(({ tipo }) => tipo))).toEqual(
      new Set(['PROCESSO', 'DCI', 'DCR', 'NOTA', 'FORNECEDOR', 'IMPORTADOR', 'REPRESENTANTE']),
    );
    for (const [, seus] of Map.groupBy(achados, ({ tipo }) => tipo)) expect(seus.length).toBeLessThanOrEqual(6);
  });

  it('takes one letter for a beginning, and marks alone for nothing', async () => {
    expect((await buscar('v')).map(({ titulo }) => titulo)).toEqual([]);
    expect((await titulos('s'))[0]).toBe('Shenzhen Fictícia Electronics');
    expect(await buscar('%')).toEqual([]);
    expect(await buscar(' ./- ')).toEqual([]);
  });

  it('takes every sign for itself', async () => {
    await cadastroDeTeste(pessoa, 'Item').criar(item('P_1%\\X[1]'));
    expect(await titulos('p_1%\\x[1]')).toEqual(['P_1%\\X[1]']);
    expect(await titulos('p%x')).toEqual([]);
    expect(await titulos("d'agua --")).toEqual([]);
  });

  it('forgets what is deleted, and knows it again when it is back', async () => {
    const itens = cadastroDeTeste(pessoa, 'Item');
    const { id } = (await itens.criar(item('SOME-1'))).json();
    expect(await titulos('some-1')).toEqual(['SOME-1']);
    await itens.excluir(id);
    expect(await titulos('some-1')).toEqual([]);
    await itens.restaurar(id);
    expect(await titulos('some-1')).toEqual(['SOME-1']);
  });

  it('shows nobody what is of another company', async () => {
    const outra = await bench().novaPessoa();
    for (const q of ['IMP-2026-0001', '2600000010', '4500-12/A', '11222333000181', 'fx-100', 'shenzhen', 'ana fic']) {
      expect(await buscar(q, outra)).toEqual([]);
    }
    expect((await buscar('pessoa de teste', outra)).map(({ em }) => em)).toEqual([outra.quem.empresaId]);
  });

  it.each(['', `?q=${'x'.repeat(201)}`, '?q=a%00b'])('refuses %j', async (consulta) => {
    expect((await pessoa.pedir({ url: `/api/Busca${consulta}` })).statusCode).toBe(400);
  });

  it('answers nobody who is not signed in', async () => {
    expect((await bench().app.inject({ url: '/api/Busca?q=x' })).statusCode).toBe(401);
  });

  describe('among more rows than are read one by one', () => {
    let muitos: Pessoa;
    beforeAll(async () => {
      muitos = await bench().novaPessoa();
      await semearItens(bench(), muitos, 5_000);
    });
    const itens = async (q: string) =>
      (await buscar(q, muitos)).filter(({ tipo }) => tipo === 'ITEM').map(({ titulo }) => titulo);

    it.each([
      [
        'a word of every row, the newest',
        'parafuso',
        ['PN-05000', 'PN-04999', 'PN-04998', 'PN-04997', 'PN-04996', 'PN-04995'],
      ],
      ['a word of the oldest row only', 'unicornio', ['PN-00001']],
      ['a word of every row and one of the oldest', 'unicornio parafuso', ['PN-00001']],
      ['half a word of the oldest row', 'nicorni', ['PN-00001']],
      ['an old part number', 'pn-00017', ['PN-00017']],
      [
        'the beginning of old ones',
        'pn-0001',
        ['PN-00015', 'PN-00014', 'PN-00013', 'PN-00012', 'PN-00011', 'PN-00010'],
      ],
      ['two words that never meet', 'dourado prateado', []],
      [
        'a word of older rows alone',
        'antigo',
        ['PN-02000', 'PN-01999', 'PN-01998', 'PN-01997', 'PN-01996', 'PN-01995'],
      ],
    ])('finds %s', async (_, q, esperados) => {
      expect(await itens(q)).toEqual(esperados);
    });
  });
});

const item = (partNumber: string, mais: object = {}) => ({
  partNumber,
  descricao: `Peça ${partNumber}`,
  ncm: '73181500',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
  ...mais,
});

/** Creates one record of each kind and returns the id of the DCI. */
async function semear(pessoa: Pessoa): Promise<string> {
  const criar = async (recurso: string, campos: object): Promise<string> => {
    const resposta = await cadastroDeTeste(pessoa, recurso).criar(campos);
    expect([resposta.statusCode, resposta.json().campos]).toEqual([201, undefined]);
    return resposta.json().id;
  };
  const importador = await criar('Importador', {
    razaoSocial: 'Fictícia da Amazônia',
    cnpj: '11222333000181',
    inscricaoSuframa: '201234017',
    setor: '1',
    situacaoSuframa: 'ATIVA',
  });
  const fornecedor = await criar('Fornecedor', {
    papel: 'FORNECEDOR',
    razaoSocial: 'Shenzhen Fictícia Electronics',
    pais: { codigo: '160' },
  });
  await criar('Item', item('FX-100', { descricao: 'Parafuso', apelidos: ['VELHO-77'] }));
  await criar('Item', item('FX-9', { descricao: 'Fone de ouvido', ncm: '85183000' }));
  await criar('PurchaseOrder', {
    numero: '4500-12/A',
    proformaNumero: 'PF-2211',
    importador: { id: importador },
    fornecedor: { id: fornecedor },
    data: '2026-11-01',
    incoterm: 'FOB',
    moeda: { codigo: '220' },
    itens: [linhaDeTeste('FX-777')],
  });
  const dais = daisDeTeste(pessoa);
  const processo = await dais.registrado('2600000010', 'DESEMBARACADO_RFB', {
    referencia: 'REF-77',
    importador: { id: importador },
    viaTransporte: '01',
    conhecimentoNumero: 'BL-XPTO-99',
    conhecimentoMaster: '132605123456782',
    conteineres: [{ numero: 'FICU1234569' }],
  });
  await dais.marcada(processo, ENVIADA);
  await criar('Processo', {
    tipoDocumento: 'DUIMP',
    numeroDuimp: '26BR00001234561',
    licencas: [{ tipo: 'LI', numero: '2600000029' }],
  });
  const dcis = await dcisDeTeste(pessoa);
  await dcis.dcrs.registrado('0000000123');
  const { id } = await dcis.criada();
  await dcis.trazer(id, { numero: 9071 });
  return id;
}

/**
 * Inserts items: `dourado` and `prateado` are each in every third row, never in the same row. `antigo` is in the older rows,
 * `unicornio` in the first.
 */
async function semearItens({ conexao }: TestBench, { quem }: Pessoa, quantos: number): Promise<void> {
  const { empresaId, usuarioId } = quem;
  await conexao.db.execute(sql`insert into item_cadastrado (empresa_id, id, part_number, descricao, ncm, unidade_comercializada, origem, apelidos,
      chave, busca, criado_em, alterado_em, alterado_por)
    select ${empresaId}::uuid, ('01900000-' || lpad(to_hex(n), 4, '0') || '-7000-8000-000000000000')::uuid, 'PN-' || lpad(n::text, 5, '0'), 'Parafuso',
      '73181500', 'PECA', 'IMPORTADO', '{}', 'pn-' || lpad(n::text, 5, '0'), 'pn-' || lpad(n::text, 5, '0') || ' parafuso ' ||
      (array['dourado', 'prateado', 'preto'])[1 + n % 3] || case when n <= 2000 then ' antigo' else '' end || case when n = 1 then ' unicornio' else '' end,
      now(), now(), ${usuarioId}::uuid
    from generate_series(1, ${quantos}::int) n`);
  await conexao.db.execute(sql`analyze item_cadastrado`);
}
