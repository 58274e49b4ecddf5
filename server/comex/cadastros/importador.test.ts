import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const NOVO = {
  razaoSocial: 'Fictícia Águia Componentes Ltda',
  nomeFantasia: 'Águia',
  cnpj: '12ABC34501DE35',
  inscricaoEstadual: '041234561',
  cnae: '2610800',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
  validadeSuframa: '2027-05-31',
  perfilTributario: 'INDUSTRIA_INCENTIVADA',
  regimeCbsIbs: 'REGULAR',
  documentoDeImportacao: 'DUIMP',
  cep: '69075000',
  logradouro: 'Avenida Fictícia',
  numero: '1000',
  complemento: null,
  bairro: 'Distrito Imaginário',
  municipio: 'Manaus',
  uf: 'AM',
  email: 'fiscal@aguia.test',
  contatos: [{ nome: 'Fictícia Lima', funcao: 'Compras', email: 'lima@aguia.test', telefone: '92988887777' }],
  banco: '001',
  agencia: '1234',
  conta: '00012345-6',
  dciMensal: true,
  dciAdeNumero: '7/2026',
  dciAdeData: '2026-02-03',
  resolucoes: [
    {
      numero: '205/2021',
      data: '2021-12-09',
      produto: 'Placa-mãe',
      portariaPpb: '9/2020',
      tipoCoeficiente: 'VARIAVEL',
      acrescimo: '5.00',
      validade: null,
    },
  ],
  arredondamentoCra: 'TRUNCAR',
  baseCusto: 'CIF',
  observacao: null,
};
const [UMA] = NOVO.resolucoes;
/** Last days of the resoluções of some importers, seen on 20/11/2026. */
const FINS: Record<string, string[]> = {
  GAMA: ['2026-12-20', '2026-12-21'],
  BETA: ['2026-11-19', '2026-11-20'],
  DELTA: ['2026-12-21'],
};
const OUTRO = { ...NOVO, razaoSocial: 'OUTRA', cnpj: 'A1B2C3D4000193', nomeFantasia: null };

const importadores = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'Importador');

onServer('Importador', (bench) => {
  test('is answered as it was filled in, numbers without punctuation and figures with their decimals', async () => {
    const { criar, ler } = importadores(await bench().novaPessoa());
    const criado = await criar({
      ...NOVO,
      cnpj: '12.abc.345/01de-35',
      resolucoes: [{ ...NOVO.resolucoes[0], acrescimo: '5' }],
    });
    expect(criado.statusCode).toBe(201);
    expect(criado.json()).toEqual({
      ...NOVO,
      id: expect.any(String),
      versao: 1,
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
    });
    expect((await ler(criado.json().id)).json()).toEqual(criado.json());
  });

  test('who does not say the perfil tributário has none, and an unknown one is refused at its field', async () => {
    const { criar, ler } = importadores(await bench().novaPessoa());
    const { perfilTributario: _, ...semPerfil } = NOVO;
    const criado = (await criar(semPerfil)).json();
    expect((await ler(criado.id)).json()).toMatchObject({ perfilTributario: null });
    const recusado = await criar({ ...OUTRO, perfilTributario: 'INDUSTRIA' });
    expect(recusado.statusCode).toBe(400);
    expect(recusado.json()).toMatchObject({ campos: { perfilTributario: expect.any(String) } });
  });

  test('what the list answers can be sent back as a change', async () => {
    const { criar, alterar, listar } = importadores(await bench().novaPessoa());
    await criar(NOVO);
    const [{ alteradoEm, alteradoPor, excluidoEm, ...edicao }] = (await listar()).json();
    expect((await alterar({ ...edicao, municipio: 'Itacoatiara' })).json()).toMatchObject({
      versao: 2,
      municipio: 'Itacoatiara',
      resolucoes: NOVO.resolucoes,
    });
  });

  test('who comes late gets the row as it stands, and changes nothing', async () => {
    const { criar, alterar, ler } = importadores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    await alterar({ ...NOVO, id, versao: 1, situacaoSuframa: 'BLOQUEADA' });
    const tarde = await alterar({ ...NOVO, id, versao: 1, situacaoSuframa: 'CANCELADA' });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { id, versao: 2, situacaoSuframa: 'BLOQUEADA' } });
    expect((await ler(id)).json()).toMatchObject({ versao: 2, situacaoSuframa: 'BLOQUEADA' });
  });

  test('a CNPJ is of one of them; freed by deletion it may be taken, and then keeps the first from coming back', async () => {
    const { criar, excluir, restaurar, listar } = importadores(await bench().novaPessoa());
    const primeiro = (await criar(NOVO)).json();
    const repetido = await criar({ ...OUTRO, cnpj: NOVO.cnpj });
    expect(repetido.statusCode).toBe(409);
    expect(repetido.json()).toEqual({
      Error: 'O CNPJ 12.ABC.345/01DE-35 já é do importador Fictícia Águia Componentes Ltda.',
      codigo: 'DUPLICADO',
      id: primeiro.id,
    });
    expect((await excluir(primeiro.id)).statusCode).toBe(204);
    const segundo = (await criar(NOVO)).json();
    expect((await restaurar(primeiro.id)).json()).toMatchObject({ codigo: 'DUPLICADO', id: segundo.id });
    expect((await listar('excluidos=true')).json()).toMatchObject([{ id: primeiro.id }]);
    await excluir(segundo.id);
    expect((await restaurar(primeiro.id)).json()).toMatchObject({ id: primeiro.id, versao: 1, excluidoEm: null });
  });

  test('of two that take one CNPJ at once the second is told of the first', async () => {
    const { criar } = importadores(await bench().novaPessoa());
    const respostas = await Promise.all([criar(NOVO), criar(NOVO)]);
    const [feito, recusado] = respostas.sort((a, b) => a.statusCode - b.statusCode);
    expect([feito?.statusCode, recusado?.statusCode]).toEqual([201, 409]);
    expect(recusado?.json()).toMatchObject({ codigo: 'DUPLICADO', id: feito?.json().id });
  });

  test('is of one company: its CNPJ is free in another, which does not export it', async () => {
    const [dono, outro] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const { id } = (await importadores(dono).criar(NOVO)).json();
    const arquivo = await outro.pedir({ method: 'GET', url: `/api/Importador/Exportar?formato=csv&ids=${id}` });
    expect(arquivo.headers['x-total-count']).toBe('0');
    expect((await importadores(outro).criar(NOVO)).statusCode).toBe(201);
  });

  test('a change is told in the history and undone', async () => {
    const { criar, alterar, historico, desfazer } = importadores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    await alterar({ ...NOVO, id, versao: 1, resolucoes: [], uf: 'SP' });
    const [alteracao] = await historico(id);
    expect(alteracao).toMatchObject({ acao: 'ALTERAR', antes: { uf: 'AM' }, depois: { uf: 'SP', resolucoes: [] } });
    expect((await desfazer(alteracao.id, 2)).json()).toMatchObject({
      versao: 3,
      uf: 'AM',
      resolucoes: NOVO.resolucoes,
    });
  });

  test('the list is filtered by registration, sector and what ends within 30 days, ordered and counted', async () => {
    const { criar, listar } = importadores(await bench().novaPessoa());
    for (const [razaoSocial, cnpj, mudanca] of [
      ['GAMA', '12ABC34501DE35', { validadeSuframa: '2026-12-20' }],
      ['ALFA', 'A1B2C3D4000193', { validadeSuframa: '2026-11-20', setor: '0' }],
      ['BETA', '1A2B3C4D000250', { validadeSuframa: '2026-11-19', situacaoSuframa: 'BLOQUEADA' }],
      ['DELTA', '11222333000181', { validadeSuframa: '2026-12-21' }],
      ['ZETA', 'ABCDEFGHIJKL80', { validadeSuframa: null, inscricaoSuframa: null, situacaoSuframa: 'NAO_INSCRITO' }],
    ] as const) {
      const resolucoes = (FINS[razaoSocial] ?? [null]).map((validade, i) => ({
        ...UMA,
        numero: `${i}/2021`,
        validade,
      }));
      await criar({ ...NOVO, razaoSocial, cnpj, ...mudanca, resolucoes });
    }
    const nomes = async (consulta: string) => {
      const resposta = await listar(consulta);
      const linhas: { razaoSocial: string }[] = resposta.json();
      return [linhas.map(({ razaoSocial }) => razaoSocial), Number(resposta.headers['x-total-count'])];
    };
    expect(await nomes('ordem=-razaoSocial&tamanho=2')).toEqual([['ZETA', 'GAMA'], 5]);
    expect(await nomes('validade=VENCENDO')).toEqual([['ALFA', 'GAMA'], 2]);
    expect(await nomes('validade=VENCIDA')).toEqual([['BETA'], 1]);
    expect(await nomes('resolucoes=VENCIDA')).toEqual([['BETA'], 1]);
    expect(await nomes('resolucoes=VENCENDO')).toEqual([['BETA', 'GAMA'], 2]);
    expect(await nomes('setor=0')).toEqual([['ALFA'], 1]);
    expect(await nomes('situacaoSuframa=BLOQUEADA')).toEqual([['BETA'], 1]);
    expect(await nomes('q=a1.b2c.3d4%2F0001-93')).toEqual([['ALFA'], 1]);
    expect((await listar('outro=1')).statusCode).toBe(400);
  });

  test('a lookup finds by name, CNPJ and inscription, however written, and says the CNPJ as it is printed', async () => {
    const { criar, excluir, procurar } = importadores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    for (const q of ['aguia', '12abc345', '12.ABC.345', '20.1234', '04.123.456-1', 'MANAUS']) {
      expect((await procurar(q)).json()).toEqual([
        {
          id,
          codigo: '12.ABC.345/01DE-35',
          nome: NOVO.razaoSocial,
          cnpj: NOVO.cnpj,
          situacaoSuframa: 'ATIVA',
        },
      ]);
    }
    expect((await procurar('')).json()).toEqual([]);
    await excluir(id);
    expect((await procurar('aguia')).json()).toEqual([]);
  });

  test('the whole list is exported in its order, the chosen columns as people read them', async () => {
    const pessoa = await bench().novaPessoa();
    const { criar } = importadores(pessoa);
    await criar(NOVO);
    await criar(OUTRO);
    const url =
      '/api/Importador/Exportar?formato=csv&ordem=-razaoSocial&colunas=razaoSocial,cnpj,validadeSuframa,setor';
    const arquivo = await pessoa.pedir({ method: 'GET', url });
    expect(arquivo.headers['x-total-count']).toBe('2');
    expect(arquivo.headers['content-disposition']).toBe('attachment; filename="importadores-2026-11-20.csv"');
    expect(arquivo.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Razão social;CNPJ;Validade Suframa;Setor',
      'OUTRA;A1.B2C.3D4/0001-93;31/05/2027;Indústria',
      'Fictícia Águia Componentes Ltda;12.ABC.345/01DE-35;31/05/2027;Indústria',
    ]);
    const vencendo = await pessoa.pedir({ method: 'GET', url: `${url}&validade=VENCENDO` });
    expect(vencendo.headers['x-total-count']).toBe('0');
  });

  test.each([
    ['razaoSocial', { razaoSocial: ' ' }],
    ['cnpj', { cnpj: '12ABC34501DE36' }],
    ['inscricaoEstadual', { inscricaoEstadual: '1' }],
    ['inscricaoSuframa', { inscricaoSuframa: '201234018' }],
    ['cnae', { cnae: '0' }],
    ['cep', { cep: '1' }],
    ['contatos.0.email', { contatos: [{ nome: 'A', email: 'sem arroba' }] }],
    ['resolucoes.0.data', { resolucoes: [{ ...NOVO.resolucoes[0], data: '2026-02-30' }] }],
    ['dciAdeNumero', { dciAdeNumero: '' }],
    ['outro', { outro: 1 }],
  ])('a bad %s is named', async (campo, mudanca) => {
    const { criar, listar } = importadores(await bench().novaPessoa());
    const resposta = await criar({ ...NOVO, ...mudanca });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
    expect((await listar()).json()).toEqual([]);
  });
});
