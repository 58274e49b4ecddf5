import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { INDUSTRIA, linhaDeEstrutura, PRODUTO, produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const NENHUM = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const SEM_IMPORTADOR = 'Este importador não existe ou foi excluído. Escolha outro.';

onServer('Produto', (bench) => {
  test('is answered as it was filled in, with its industry by name and the last day of its resolution', async () => {
    const { importador, novo, produtos } = await produtosDeTeste(bench());
    const criado = await produtos.criar(
      novo({ codigo: ' mon-24 ', ncm: '8528.52.00', pesoBruto: '4.25', acrescimo: '10' }),
    );
    expect(criado.statusCode).toBe(201);
    expect(criado.json()).toEqual({
      ...PRODUTO,
      importador: { ...importador, cnpj: '12ABC34501DE35', razaoSocial: 'FICTICIA AGUIA LTDA', excluido: false },
      // Two resoluções have that number: the one that ends first counts.
      daResolucao: { validade: '2026-12-01' },
      id: expect.any(String),
      versao: 1,
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
    });
    expect((await produtos.ler(criado.json().id)).json()).toEqual(criado.json());
    const { modelos: _, ...semModelos } = criado.json();
    expect((await produtos.listar()).json()).toEqual([{ ...semModelos, quantosModelos: 1, revisaoEmVigor: null }]);
  });

  test('by their descriptions neither an accent nor a small letter puts one last', async () => {
    const { novo, produtos } = await produtosDeTeste(bench());
    const descricoes = ['MONITOR', 'ÁUDIO', 'relógio', 'ábaco', 'Órgão', 'NOBREAK'];
    for (const [i, descricao] of descricoes.entries()) await produtos.criar(novo({ codigo: `P-${i}`, descricao }));
    const lidas = async (ordem: string) =>
      (await produtos.listar(`ordem=${ordem}`)).json().map(({ descricao }: { descricao: string }) => descricao);
    const emOrdem = ['ábaco', 'ÁUDIO', 'MONITOR', 'NOBREAK', 'Órgão', 'relógio'];
    expect(await lidas('descricao')).toEqual(emOrdem);
    expect(await lidas('-descricao')).toEqual(emOrdem.toReversed());
  });

  test('of one industry no two products have a code; another industry may have it', async () => {
    const { novo, produtos, outraIndustria } = await produtosDeTeste(bench());
    const { id } = (await produtos.criar(novo())).json();
    const recusado = await produtos.criar(novo({ codigo: 'mon-24', descricao: 'Outro' }));
    expect([recusado.statusCode, recusado.json()]).toEqual([
      409,
      { Error: 'FICTICIA AGUIA LTDA já tem um produto de código MON-24.', codigo: 'DUPLICADO', id },
    ]);
    const deOutra = await produtos.criar(novo({ importador: await outraIndustria(), resolucao: null }));
    expect(deOutra.statusCode).toBe(201);
  });

  test('of eight who want one code at once, one gets it', async () => {
    const { novo, produtos } = await produtosDeTeste(bench());
    await Promise.all(Array.from({ length: 8 }, () => produtos.listar()));
    const respostas = await Promise.all(Array.from({ length: 8 }, () => produtos.criar(novo())));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('a resolution the industry has not is refused at its field, and so is an industry that is not there', async () => {
    const { novo, produtos, importadores } = await produtosDeTeste(bench());
    const alheio = await produtosDeTeste(bench());
    const semResolucao = await produtos.criar(novo({ resolucao: '999/2020' }));
    expect([semResolucao.statusCode, semResolucao.json().campos]).toEqual([
      400,
      {
        resolucao: 'FICTICIA AGUIA LTDA não tem a Resolução CAS 999/2020. Cadastre-a no importador ou escolha outra.',
      },
    ]);
    const { id: falcao } = (
      await importadores.criar({ ...INDUSTRIA, cnpj: 'A1B2C3D4000193', razaoSocial: 'FALCAO' })
    ).json();
    await importadores.excluir(falcao);
    for (const id of [falcao, alheio.importador.id, NENHUM]) {
      const resposta = await produtos.criar(novo({ importador: { id } }));
      expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { 'importador.id': SEM_IMPORTADOR }]);
    }
    expect((await produtos.listar()).json()).toEqual([]);
  });

  test('a resolution the industry had stays where it was, is said to be gone, and is taken by no other product', async () => {
    const { novo, produtos, importadores, importador } = await produtosDeTeste(bench());
    const { id } = (await produtos.criar(novo())).json();
    await importadores.alterar({ ...INDUSTRIA, ...importador, versao: 1, resolucoes: [] });
    const alterado = await produtos.alterar({ ...novo({ descricao: 'Outra' }), id, versao: 1 });
    expect([alterado.statusCode, alterado.json()]).toMatchObject([
      200,
      { descricao: 'Outra', resolucao: '101/2024', daResolucao: null, versao: 2 },
    ]);
    expect((await produtos.criar(novo({ codigo: 'OUTRO' }))).json().campos).toHaveProperty('resolucao');
  });

  test('informática with the fixed coefficient is kept: the warning is the form’s', async () => {
    const { novo, produtos } = await produtosDeTeste(bench());
    expect((await produtos.criar(novo({ tipoCoeficiente: 'FIXO' }))).json()).toMatchObject({
      informatica: true,
      tipoCoeficiente: 'FIXO',
    });
  });

  test('the products of an industry that is deleted stay, and are not written until it is back', async () => {
    const { novo, produtos, importadores, importador } = await produtosDeTeste(bench());
    const { id } = (await produtos.criar(novo())).json();
    await importadores.excluir(importador.id);
    expect((await produtos.ler(id)).json()).toMatchObject({ importador: { excluido: true } });
    const recusado = await produtos.alterar({ ...novo(), id, versao: 1 });
    expect([recusado.statusCode, recusado.json().campos]).toEqual([400, { 'importador.id': SEM_IMPORTADOR }]);
    expect((await produtos.excluir(id)).statusCode).toBe(204);
    expect((await produtos.restaurar(id)).json()).toMatchObject({
      codigo: 'REGRA',
      Error: 'A indústria deste produto foi excluída. Traga o importador de volta antes.',
    });
    await importadores.restaurar(importador.id);
    expect((await produtos.restaurar(id)).json()).toMatchObject({ excluidoEm: null, versao: 1 });
  });

  test('a change is told in the history without what is the importer’s, and undone', async () => {
    const { novo, produtos } = await produtosDeTeste(bench());
    const { id } = (await produtos.criar(novo())).json();
    const modelos = [...PRODUTO.modelos, { modelo: '0002', descricao: 'BRANCO', precoVenda: '919.9' }];
    const alterado = await produtos.alterar({ ...novo({ modelos, pesoBruto: '4.3' }), id, versao: 1 });
    expect(alterado.json()).toMatchObject({ modelos: [{}, { precoVenda: '919.90' }], pesoBruto: '4.30000' });
    const [mudanca] = await produtos.historico(id);
    expect(mudanca).toMatchObject({
      acao: 'ALTERAR',
      antes: { pesoBruto: '4.25000' },
      depois: { pesoBruto: '4.30000' },
    });
    expect(mudanca.depois).not.toHaveProperty('daResolucao');
    expect((await produtos.desfazer(mudanca.id, 2)).json()).toMatchObject({ ...PRODUTO, versao: 3 });
  });

  test('who comes late gets the row as it stands', async () => {
    const { novo, produtos } = await produtosDeTeste(bench());
    const { id } = (await produtos.criar(novo())).json();
    await produtos.alterar({ ...novo({ descricao: 'Outra' }), id, versao: 1 });
    const tarde = await produtos.alterar({ ...novo({ unidade: 'PC' }), id, versao: 1 });
    expect([tarde.statusCode, tarde.json()]).toMatchObject([
      409,
      { codigo: 'CONFLITO', atual: { versao: 2, descricao: 'Outra' } },
    ]);
  });

  test('the lookup answers by code, description or NCM, of an industry where one is told', async () => {
    const { pessoa, importador, novo, produtos, outraIndustria } = await produtosDeTeste(bench());
    const falcao = await outraIndustria();
    const { id } = (await produtos.criar(novo())).json();
    await produtos.criar(novo({ codigo: 'REL-1', descricao: 'RELOGIO', importador: falcao, resolucao: null }));
    const procurar = async (consulta: string) =>
      (await pessoa.pedir({ url: `/api/Produto/GetByQ?${consulta}` }))
        .json()
        .map(({ codigo }: { codigo: string }) => codigo);
    expect((await produtos.procurar('mon')).json()).toEqual([
      {
        id,
        codigo: 'MON-24',
        nome: 'MONITOR DE VIDEO FICTICIO 24',
        ncm: '85285200',
        importador: { ...importador, razaoSocial: 'FICTICIA AGUIA LTDA' },
      },
    ]);
    expect(await procurar('q=8528.52')).toEqual(['MON-24', 'REL-1']);
    expect(await procurar(`q=85285200&importadorId=${falcao.id}`)).toEqual(['REL-1']);
    await produtos.excluir(id);
    expect(await procurar('q=mon')).toEqual([]);
    expect(await procurar('q=')).toEqual([]);
  });

  test('the list says which revision holds today, is filtered by what ends, and exported so', async () => {
    const { pessoa, importador, novo, produtos, estruturas } = await produtosDeTeste(bench());
    const { id } = (await produtos.criar(novo())).json();
    await produtos.criar(novo({ codigo: 'REL-1', resolucao: '205/2021', tipoCoeficiente: 'FIXO' }));
    await produtos.criar(novo({ codigo: 'SEM-1', resolucao: null }));
    for (const [revisao, vigenciaInicio] of [
      ['A', '2026-01-01'],
      ['B', '2026-11-20'],
      ['C', '2026-11-21'],
    ]) {
      const criada = await estruturas.criar({
        produto: { id },
        revisao,
        vigenciaInicio,
        linhas: [linhaDeEstrutura('FX-1')],
      });
      expect(criada.statusCode).toBe(201);
    }
    const codigos = async (consulta: string) =>
      (await produtos.listar(consulta)).json().map(({ codigo }: { codigo: string }) => codigo);
    expect((await produtos.listar('q=mon-24')).json()).toMatchObject([
      { revisaoEmVigor: { revisao: 'B', vigenciaInicio: '2026-11-20' } },
    ]);
    expect(await codigos('resolucoes=VENCENDO')).toEqual(['MON-24']);
    expect(await codigos('resolucoes=VENCIDA')).toEqual(['REL-1']);
    expect(await codigos('semEstrutura=true')).toEqual(['REL-1', 'SEM-1']);
    expect(await codigos('tipoCoeficiente=FIXO')).toEqual(['REL-1']);
    expect(await codigos(`importadorId=${importador.id}&ordem=-codigo`)).toEqual(['SEM-1', 'REL-1', 'MON-24']);
    expect(await codigos(`importadorId=${NENHUM}`)).toEqual([]);
    expect(await codigos('ordem=importador&q=8528.52.00')).toHaveLength(3);
    const url =
      '/api/Produto/Exportar?formato=csv&ordem=codigo&colunas=codigo,ncm,resolucao,resolucaoValidade,tipoCoeficiente,revisaoEmVigor';
    const arquivo = await pessoa.pedir({ url });
    expect(arquivo.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Código;NCM;Resolução CAS;Validade da resolução;Coeficiente;Estrutura em vigor',
      'MON-24;8528.52.00;101/2024;01/12/2026;Variável;B',
      'REL-1;8528.52.00;205/2021;19/11/2026;Fixo (88 %);',
      'SEM-1;8528.52.00;;;Variável;',
    ]);
  });

  test('a file is kept with it', async () => {
    const { pessoa, produto } = await produtosDeTeste(bench());
    const { id } = await produto();
    const url = `/api/Documento?recurso=Produto&registroId=${id}`;
    expect((await pessoa.pedir(multipartOf(url, '%PDF-1.7 portaria', 'portaria.pdf'))).statusCode).toBe(201);
    expect((await pessoa.pedir({ url })).json()).toMatchObject([{ nome: 'portaria.pdf' }]);
  });

  test('many are deleted and brought back together', async () => {
    const { pessoa, novo, produtos } = await produtosDeTeste(bench());
    const ids = await Promise.all(
      ['A', 'B', 'C'].map(async (codigo) => (await produtos.criar(novo({ codigo }))).json().id),
    );
    expect((await produtos.excluirVarios({ ids })).json()).toEqual({ feitos: ids, recusados: [] });
    await produtos.criar(novo({ codigo: 'B' }));
    const { feitos, recusados } = (await cadastroDeTeste(pessoa, 'Produto').restaurarVarios({ ids })).json();
    expect(feitos).toEqual([ids[0], ids[2]]);
    expect(recusados).toEqual([
      { id: ids[1], nome: 'B', motivo: 'FICTICIA AGUIA LTDA já tem um produto de código B.' },
    ]);
  });
});
