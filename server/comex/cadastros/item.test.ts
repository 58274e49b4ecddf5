import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const MINIMO = {
  partNumber: 'FX-100/A',
  descricao: 'PLACA-MÃE PARA MICROCOMPUTADOR PORTÁTIL',
  ncm: '8473.30.41',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
};

const itens = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'Item');

async function comFornecedor(pessoa: Pessoa): Promise<string> {
  const campos = { papel: 'AMBOS', razaoSocial: 'FICTICIA LTD', pais: { codigo: '160' }, apelidos: [] };
  return (await cadastroDeTeste(pessoa, 'Fornecedor').criar(campos)).json().id;
}

onServer('Item', (bench) => {
  test('asks for little, and answers what it has in the decimals of its figures', async () => {
    const pessoa = await bench().novaPessoa();
    const fornecedorId = await comFornecedor(pessoa);
    const { criar } = itens(pessoa);
    expect((await criar(MINIMO)).json()).toEqual({
      ...MINIMO,
      id: expect.any(String),
      versao: 1,
      ncm: '84733041',
      descricaoResumida: null,
      destaque: null,
      cClassTrib: null,
      unidadeEstatistica: null,
      codigoSuframa: null,
      paisOrigem: null,
      fornecedorPadrao: null,
      fabricantePadrao: null,
      pesoLiquidoUnitario: null,
      pesoBrutoUnitario: null,
      valorUnitarioReferencia: null,
      moeda: null,
      naladi: null,
      apelidos: [],
      observacao: null,
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
    });
    const cheio = await criar({
      ...MINIMO,
      partNumber: 'FX-200',
      destaque: '001',
      cClassTrib: '550019',
      codigoSuframa: '12340010002',
      paisOrigem: { codigo: '160' },
      fornecedorPadrao: { id: fornecedorId },
      fabricantePadrao: { id: fornecedorId },
      pesoLiquidoUnitario: '0.1234567',
      pesoBrutoUnitario: '0.2',
      valorUnitarioReferencia: '1985.1234567',
      moeda: { codigo: '220' },
      naladi: '84733000',
    });
    expect(cheio.json()).toMatchObject({
      destaque: '001',
      codigoSuframa: '12340010002',
      paisOrigem: { codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' },
      fornecedorPadrao: { id: fornecedorId, razaoSocial: 'FICTICIA LTD' },
      fabricantePadrao: { id: fornecedorId, razaoSocial: 'FICTICIA LTD' },
      pesoLiquidoUnitario: '0.1234567',
      pesoBrutoUnitario: '0.2000000',
      valorUnitarioReferencia: '1985.1234567',
      moeda: { codigo: '220', nome: 'DOLAR DOS EUA' },
      naladi: '84733000',
    });
  });

  test.each([
    ['999999', 'O cClassTrib 999999 não está na tabela da importação.'],
    ['200022', 'O cClassTrib 200022 não é aceito na DUIMP.'],
    ['5500', 'O cClassTrib tem seis algarismos.'],
  ])('cClassTrib %s is refused at its field', async (cClassTrib, frase) => {
    const { criar } = itens(await bench().novaPessoa());
    const resposta = await criar({ ...MINIMO, cClassTrib });
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { cClassTrib: frase }]);
  });

  test('the list is ordered by cClassTrib, and gives the imported ones that have none', async () => {
    const { criar, listar } = itens(await bench().novaPessoa());
    for (const cClassTrib of ['550019', null, '000001']) {
      await criar({ ...MINIMO, partNumber: `FX-${cClassTrib}`, cClassTrib });
    }
    const lidos = (await listar('ordem=cClassTrib')).json() as { cClassTrib: string | null }[];
    expect(lidos.map(({ cClassTrib }) => cClassTrib)).toEqual(['000001', '550019', null]);
    await criar({ ...MINIMO, partNumber: 'FX-NACIONAL', origem: 'NACIONAL' });
    expect((await listar('cClassTrib=SEM')).json()).toMatchObject([{ partNumber: 'FX-null' }]);
    expect((await listar('cClassTrib=550019')).json()).toMatchObject([{ partNumber: 'FX-550019' }]);
  });

  test('a part number is of one item, however it is written; deleted, it may be of another', async () => {
    const { criar, alterar, excluir, restaurar } = itens(await bench().novaPessoa());
    const primeiro = (await criar(MINIMO)).json();
    const repetido = await criar({ ...MINIMO, partNumber: 'fx-100/a' });
    expect(repetido.statusCode).toBe(409);
    expect(repetido.json()).toEqual({
      Error: 'O part number FX-100/A já está cadastrado.',
      codigo: 'DUPLICADO',
      id: primeiro.id,
    });
    const outro = (await criar({ ...MINIMO, partNumber: 'FX-101' })).json();
    expect((await alterar({ ...MINIMO, id: outro.id, versao: 1 })).json().codigo).toBe('DUPLICADO');
    await excluir(primeiro.id);
    const segundo = (await criar(MINIMO)).json();
    expect((await restaurar(primeiro.id)).json()).toMatchObject({ codigo: 'DUPLICADO', id: segundo.id });
  });

  test('another part number of an item leads to it alone', async () => {
    const { criar } = itens(await bench().novaPessoa());
    const { id } = (await criar({ ...MINIMO, apelidos: ['OLD-77'] })).json();
    expect((await criar({ ...MINIMO, partNumber: 'FX-101', apelidos: ['old-77'] })).json()).toEqual({
      Error: 'O part number old-77 já leva a outro item.',
      codigo: 'DUPLICADO',
      id,
    });
  });

  test('of two with one part number at once the second is told of the first', async () => {
    const { criar } = itens(await bench().novaPessoa());
    const respostas = await Promise.all([criar(MINIMO), criar(MINIMO)]);
    const [feito, recusado] = respostas.sort((a, b) => a.statusCode - b.statusCode);
    expect([feito?.statusCode, recusado?.statusCode]).toEqual([201, 409]);
    expect(recusado?.json()).toMatchObject({ codigo: 'DUPLICADO', id: feito?.json().id });
  });

  test("points at suppliers of its own company that are not deleted, and at no one else's", async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const [seu, alheio] = [await comFornecedor(pessoa), await comFornecedor(outra)];
    const { criar } = itens(pessoa);
    const camposDe = async (id: string) => (await criar({ ...MINIMO, fabricantePadrao: { id } })).json().campos;
    expect(await camposDe(alheio)).toEqual({
      'fabricantePadrao.id': 'Este fornecedor não existe ou foi excluído. Escolha outro.',
    });
    await cadastroDeTeste(pessoa, 'Fornecedor').excluir(seu);
    expect(Object.keys(await camposDe(seu))).toEqual(['fabricantePadrao.id']);
  });

  test('is found by a piece of its part number, description, NCM or other names: the part number first', async () => {
    const { criar, procurar, listar } = itens(await bench().novaPessoa());
    for (const [partNumber, descricao, apelidos] of [
      ['ZZ-9', 'Cabo do módulo ÁB-1', []],
      ['AB-10', 'Cabo', ['OLD-77']],
      ['AB-1', 'Placa', []],
      ['XAB-1', 'Outra', []],
    ] as const) {
      await criar({ ...MINIMO, partNumber, descricao, apelidos });
    }
    const achados = async (q: string) =>
      (await procurar(q, 'GetByPartnumberQ')).json().map(({ partNumber }: { partNumber: string }) => partNumber);
    expect(await achados('ab-1')).toEqual(['AB-1', 'AB-10', 'XAB-1', 'ZZ-9']);
    expect(await achados('MODULO')).toEqual(['ZZ-9']);
    expect(await achados('old-7')).toEqual(['AB-10']);
    expect(await achados('  ')).toEqual([]);
    expect((await procurar('AB-10', 'GetByPartnumberQ')).json()).toMatchObject([
      { partNumber: 'AB-10', descricao: 'Cabo', ncm: '84733041', unidadeComercializada: 'PECA' },
    ]);
    expect((await listar('ncm=8473.30.41&ordem=-partNumber&tamanho=1')).json()).toMatchObject([{ partNumber: 'ZZ-9' }]);
    expect((await listar('origem=NACIONAL')).json()).toEqual([]);
  });

  test.each([
    ['paisOrigem.codigo', { paisOrigem: { codigo: '999' } }],
    ['moeda.codigo', { moeda: { codigo: '999' } }],
    ['moeda', { valorUnitarioReferencia: '1.00' }],
    ['fornecedorPadrao.id', { fornecedorPadrao: { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e0e' } }],
  ])('a bad %s is named', async (campo, mudanca) => {
    const resposta = await itens(await bench().novaPessoa()).criar({ ...MINIMO, ...mudanca });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
  });
});
