import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const AGUIA = {
  razaoSocial: 'FICTICIA AGUIA LTDA',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
const FALCAO = { ...AGUIA, razaoSocial: 'FICTICIA FALCAO LTDA', cnpj: 'A1B2C3D4000193' };
const DE_2026 = {
  ncm: '84733041',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'F102',
  tratamento: 'REDUZIDO',
  reducaoPerc: '51.11',
  decreto: 'Decreto fictício 10.001/2026',
  tipoDocumento: null,
  numeroDocumento: null,
  vigenciaInicio: '2026-01-01',
  vigenciaFim: '2026-12-31',
};
const NENHUM = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const SEM_IMPORTADOR = 'Este importador não existe ou foi excluído. Escolha outro.';

const matriz = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'MatrizTributacao');
const importadores = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'Importador');

onServer('MatrizTributacao', (bench) => {
  /** A person, an importer of that person, and a row of the matriz as a form sends it. */
  const comImportador = async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = (await importadores(pessoa).criar(AGUIA)).json();
    return { pessoa, aguia: id as string, novo: { ...DE_2026, importador: { id } }, ...matriz(pessoa) };
  };

  test('is answered as it was filled in, with whose it is by name', async () => {
    const { aguia, novo, criar, ler, listar } = await comImportador();
    const criado = await criar({ ...novo, ncm: '8473.30.41', codigoTributacao: 'f102' });
    expect(criado.statusCode).toBe(201);
    expect(criado.json()).toEqual({
      ...DE_2026,
      importador: { id: aguia, cnpj: '12ABC34501DE35', razaoSocial: 'FICTICIA AGUIA LTDA', excluido: false },
      id: expect.any(String),
      versao: 1,
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
    });
    expect((await ler(criado.json().id)).json()).toEqual(criado.json());
    expect((await listar()).json()).toEqual([criado.json()]);
  });

  test('of one key and importer no two rows hold on one day; the refusal names the row and the days', async () => {
    const { novo, criar, alterar } = await comImportador();
    const { id } = (await criar(novo)).json();
    const recusado = await criar({ ...novo, vigenciaInicio: '2026-07-01', vigenciaFim: null });
    expect(recusado.statusCode).toBe(409);
    expect(recusado.json()).toEqual({
      Error:
        'Este importador já tem NCM 8473.30.41, código Suframa 0123, destinação 01 e utilização 02 de 01/01/2026 a 31/12/2026: dois valeriam de 01/07/2026 a 31/12/2026.',
      codigo: 'DUPLICADO',
      id,
    });
    const seguinte = await criar({ ...novo, vigenciaInicio: '2027-01-01', vigenciaFim: null });
    expect(seguinte.statusCode).toBe(201);
    expect((await alterar({ ...novo, id, versao: 1, vigenciaFim: '2027-01-01' })).json()).toMatchObject({
      codigo: 'DUPLICADO',
      id: seguinte.json().id,
      Error: expect.stringContaining('desde 01/01/2027: dois valeriam de 01/01/2027 a 01/01/2027.'),
    });
    expect((await alterar({ ...novo, id, versao: 1, decreto: 'Outro' })).json()).toMatchObject({ versao: 2 });
  });

  test('a reduction stands with its treatment only: taken away together, and undone together', async () => {
    const { novo, criar, alterar, historico, desfazer } = await comImportador();
    const { id } = (await criar(novo)).json();
    const so = await alterar({ ...novo, id, versao: 1, tratamento: 'DIFERIDO' });
    expect([so.statusCode, so.json().campos]).toEqual([
      400,
      {
        tratamento:
          'A redução da base só cabe com “Base de cálculo reduzida” ou “Redução pela carga efetiva (Convênio 52/91)”: apague a redução ou escolha uma delas.',
      },
    ]);
    const juntos = await alterar({ ...novo, id, versao: 1, tratamento: 'DIFERIDO', reducaoPerc: null });
    expect(juntos.json()).toMatchObject({ tratamento: 'DIFERIDO', reducaoPerc: null, versao: 2 });
    const [mudanca] = await historico(id);
    expect((await desfazer(mudanca.id, 2)).json()).toMatchObject({ tratamento: 'REDUZIDO', reducaoPerc: '51.11' });
  });

  test.each([
    ['ncm', '84733042'],
    ['codigoSuframa', '0124'],
    ['destinacao', '02'],
    ['utilizacao', '01'],
  ])('another %s is another key', async (campo, outro) => {
    const { novo, criar } = await comImportador();
    await criar(novo);
    expect((await criar({ ...novo, [campo]: outro })).statusCode).toBe(201);
  });

  test("another importer's matriz is its own", async () => {
    const { pessoa, novo, criar, excluirVarios, restaurarVarios } = await comImportador();
    const falcao = (await importadores(pessoa).criar(FALCAO)).json();
    const { id } = (await criar(novo)).json();
    const doOutro = await criar({ ...novo, importador: { id: falcao.id } });
    expect(doOutro.statusCode).toBe(201);
    const ids = [id, doOutro.json().id];
    await excluirVarios({ ids });
    expect((await restaurarVarios({ ids })).json()).toEqual({ feitos: ids, recusados: [] });
  });

  test('of eight people who want days that meet at once, one gets them', async () => {
    const { novo, criar, listar } = await comImportador();
    const comeco = (i: number) => `2026-0${i + 1}-01`;
    // Opens the connections first, so that the requests really run at the same time.
    await Promise.all(Array.from({ length: 8 }, () => listar()));
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) => criar({ ...novo, vigenciaInicio: comeco(i) })),
    );
    const [{ id, vigenciaInicio }] = (await listar()).json();
    expect((await listar()).headers['x-total-count']).toBe('1');
    const outros = respostas.filter(({ statusCode }) => statusCode === 409);
    expect(outros.map((resposta) => resposta.json())).toEqual(
      Array.from({ length: 7 }, () => expect.objectContaining({ codigo: 'DUPLICADO', id })),
    );
    expect(respostas.findIndex(({ statusCode }) => statusCode === 201)).toBe(Number(vigenciaInicio.slice(5, 7)) - 1);
  });

  test('two who move their rows into the same days at once do not both get there', async () => {
    const { novo, criar, alterar, listar } = await comImportador();
    const anos = ['2021', '2022', '2023', '2024'];
    const deles = await Promise.all(
      anos.map(async (ano) => {
        const seu = { ...novo, vigenciaInicio: `${ano}-01-01`, vigenciaFim: `${ano}-12-31` };
        return { ...seu, id: (await criar(seu)).json().id, versao: 1 };
      }),
    );
    const respostas = await Promise.all(
      deles.map((seu, i) => alterar({ ...seu, vigenciaInicio: `2030-0${i + 1}-01`, vigenciaFim: '2030-12-31' })),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const linhas: { vigenciaFim: string }[] = (await listar()).json();
    expect(linhas.filter(({ vigenciaFim }) => vigenciaFim === '2030-12-31')).toHaveLength(1);
  });

  test("an importer that is not there, was deleted or is another company's is refused at its field", async () => {
    const { pessoa, novo, criar, listar } = await comImportador();
    const alheio = await comImportador();
    const { id: falcao } = (await importadores(pessoa).criar(FALCAO)).json();
    await importadores(pessoa).excluir(falcao);
    for (const id of [falcao, alheio.aguia, NENHUM]) {
      const resposta = await criar({ ...novo, importador: { id } });
      expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { 'importador.id': SEM_IMPORTADOR }]);
    }
    expect((await listar()).json()).toEqual([]);
  });

  test('the rows of an importer that is deleted stay, and are not written until it is back', async () => {
    const { pessoa, aguia, novo, criar, alterar, excluir, restaurar, ler, historico, desfazer } = await comImportador();
    const { id } = (await criar(novo)).json();
    await alterar({ ...novo, id, versao: 1, decreto: 'Outro' });
    const [alteracao] = await historico(id);
    await importadores(pessoa).excluir(aguia);
    expect((await ler(id)).json()).toMatchObject({ decreto: 'Outro', importador: { excluido: true } });
    const recusado = await alterar({ ...novo, id, versao: 2 });
    expect([recusado.statusCode, recusado.json().campos]).toEqual([400, { 'importador.id': SEM_IMPORTADOR }]);
    expect((await desfazer(alteracao.id, 2)).json()).toMatchObject({ codigo: 'REGRA', Error: SEM_IMPORTADOR });
    expect((await excluir(id)).statusCode).toBe(204);
    const naoVolta = await restaurar(id);
    expect(naoVolta.statusCode).toBe(422);
    expect(naoVolta.json().Error).toBe(
      'O importador deste item da matriz foi excluído. Traga o importador de volta antes.',
    );
    await importadores(pessoa).restaurar(aguia);
    expect((await restaurar(id)).json()).toMatchObject({ versao: 2, importador: { excluido: false } });
  });

  test('who comes late gets the row as it stands', async () => {
    const { novo, criar, alterar } = await comImportador();
    const { id } = (await criar(novo)).json();
    await alterar({ ...novo, id, versao: 1, decreto: 'Outro' });
    const tarde = await alterar({ ...novo, id, versao: 1, codigoTributacao: 'F999' });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, decreto: 'Outro' } });
  });

  test('a deletion frees its days; it comes back, and a change is undone, only where they still are free', async () => {
    const { novo, criar, alterar, excluir, restaurar, historico, desfazer } = await comImportador();
    const { id } = (await criar(novo)).json();
    await alterar({ ...novo, id, versao: 1, vigenciaFim: '2026-06-30' });
    const [encurtada] = await historico(id);
    const meio = (await criar({ ...novo, vigenciaInicio: '2026-07-01' })).json();
    expect((await desfazer(encurtada.id, 2)).json()).toMatchObject({ codigo: 'DUPLICADO', id: meio.id });
    await excluir(meio.id);
    expect((await desfazer(encurtada.id, 2)).json()).toMatchObject({ versao: 3, vigenciaFim: '2026-12-31' });
    const ocupado = await restaurar(meio.id);
    expect([ocupado.statusCode, ocupado.json().id]).toEqual([409, id]);
    await excluir(id);
    expect((await restaurar(meio.id)).json()).toMatchObject({ vigenciaInicio: '2026-07-01', excluidoEm: null });
  });

  test('of many brought back together those whose days meet come back once', async () => {
    const { novo, criar, excluirVarios, restaurarVarios, listar } = await comImportador();
    const { id: deManha } = (await criar(novo)).json();
    await excluirVarios({ ids: [deManha] });
    const { id: deTarde } = (await criar({ ...novo, vigenciaInicio: '2026-07-01' })).json();
    const { id: depois } = (await criar({ ...novo, vigenciaInicio: '2027-01-01', vigenciaFim: null })).json();
    expect((await excluirVarios({ ids: [deTarde, depois] })).json().feitos).toHaveLength(2);
    const { feitos, recusados } = (await restaurarVarios({ ids: [deManha, deTarde, depois] })).json();
    expect(feitos).toEqual([deManha, depois]);
    expect(recusados).toEqual([
      {
        id: deTarde,
        nome: '8473.30.41 · 0123 · 01/02',
        motivo: expect.stringContaining('dois valeriam de 01/07/2026 a 31/12/2026.'),
      },
    ]);
    expect((await listar()).headers['x-total-count']).toBe('2');
  });

  test('the list is filtered by importer, NCM and what ends, searched, ordered and exported so', async () => {
    const { pessoa, aguia, novo, criar, listar } = await comImportador();
    const { id: falcao } = (await importadores(pessoa).criar(FALCAO)).json();
    await criar({ ...novo, vigenciaFim: '2026-12-20' });
    await criar({ ...novo, ncm: '85044090', codigoTributacao: 'G200', vigenciaFim: '2026-11-19' });
    await criar({ ...novo, importador: { id: falcao }, decreto: 'Lei Estadual fictícia', vigenciaFim: null });
    const codigos = async (consulta: string) => {
      const linhas: { ncm: string; importador: { id: string } }[] = (await listar(consulta)).json();
      return linhas.map(({ ncm, importador }) => `${ncm} ${importador.id === aguia ? 'águia' : 'falcão'}`);
    };
    expect(await codigos('ordem=-importador')).toEqual(['84733041 falcão', '85044090 águia', '84733041 águia']);
    expect(await codigos(`importadorId=${falcao}`)).toEqual(['84733041 falcão']);
    expect(await codigos('ncm=85044090')).toEqual(['85044090 águia']);
    expect(await codigos('validade=VENCENDO')).toEqual(['84733041 águia']);
    expect(await codigos('validade=VENCIDA')).toEqual(['85044090 águia']);
    expect(await codigos('q=8504.40')).toEqual(['85044090 águia']);
    expect(await codigos('q=g200')).toEqual(['85044090 águia']);
    expect(await codigos('q=DECRETO%20FICT%C3%8DCIO')).toEqual(['84733041 águia', '85044090 águia']);
    expect(await codigos('q=lei%20estadual')).toEqual(['84733041 falcão']);
    const url = `/api/MatrizTributacao/Exportar?formato=csv&importadorId=${falcao}&ordem=importador&colunas=item,codigoTributacao,tratamento,reducaoPerc,vigenciaInicio,vigenciaFim,importador,cnpj`;
    const arquivo = await pessoa.pedir({ method: 'GET', url });
    expect(arquivo.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'NCM · Suframa · dest./util.;Código de tributação;Tratamento do ICMS;Redução da base (%);Vale desde;Vale até;Importador;CNPJ do importador',
      '8473.30.41 · 0123 · 01/02;F102;Base de cálculo reduzida;51,11;01/01/2026;;FICTICIA FALCAO LTDA;A1.B2C.3D4/0001-93',
    ]);
  });

  test('a file is kept with it', async () => {
    const { pessoa, novo, criar } = await comImportador();
    const { id } = (await criar(novo)).json();
    const url = `/api/Documento?recurso=MatrizTributacao&registroId=${id}`;
    const enviado = await pessoa.pedir(multipartOf(url, '%PDF-1.7 decreto', 'decreto.pdf'));
    expect([enviado.statusCode, enviado.json()]).toMatchObject([201, { nome: 'decreto.pdf', registroId: id }]);
    expect((await pessoa.pedir({ method: 'GET', url })).json()).toHaveLength(1);
    const sem = multipartOf(url.replace(id, NENHUM), '%PDF-1.7', 'decreto.pdf');
    expect((await pessoa.pedir(sem)).statusCode).toBe(404);
  });
});
