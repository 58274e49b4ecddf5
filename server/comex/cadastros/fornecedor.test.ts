import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const NOVO = {
  papel: 'FORNECEDOR',
  razaoSocial: 'FICTICIA ÁGUIA TRADING CO LTD',
  nomeFantasia: 'Águia',
  pais: { codigo: '160' },
  endereco: { logradouro: 'Fictional Road', numero: '8', cidade: 'SHENZHEN', estado: 'GUANGDONG' },
  identificacaoFiscal: 'TIN-0001',
  contato: { nome: 'Fictício Wu', email: 'wu@exemplo.test', telefone: '' },
  vinculo: '1',
  apelidos: ['FICTICIA AGUIA TRADING CO., LTD. (SHENZHEN BRANCH) NO. 8 FICTIONAL RD'],
  observacao: '',
};

const fornecedores = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'Fornecedor');

onServer('Fornecedor', (bench) => {
  test('is answered as it was filled in, with the country by name, blanks as nothing, and who gave it its values', async () => {
    const { criar, ler } = fornecedores(await bench().novaPessoa());
    const criado = await criar(NOVO);
    expect(criado.statusCode).toBe(201);
    expect(criado.json()).toEqual({
      ...NOVO,
      id: expect.any(String),
      versao: 1,
      pais: { codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' },
      endereco: { ...NOVO.endereco, complemento: null, codigoPostal: null },
      contato: { ...NOVO.contato, telefone: null },
      observacao: null,
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
    });
    expect((await ler(criado.json().id)).json()).toEqual(criado.json());
  });

  test('what the list answers can be sent back as a change', async () => {
    const { criar, alterar, listar } = fornecedores(await bench().novaPessoa());
    await criar(NOVO);
    const [linha] = (await listar()).json();
    const { alteradoEm, alteradoPor, excluidoEm, ...edicao } = linha;
    const alterado = await alterar({ ...edicao, razaoSocial: 'FICTICIA FALCÃO LTD' });
    expect(alterado.json()).toMatchObject({ versao: 2, razaoSocial: 'FICTICIA FALCÃO LTD', pais: linha.pais });
  });

  test('who comes late gets the row as it stands, and changes nothing', async () => {
    const { criar, alterar, ler } = fornecedores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    await alterar({ ...NOVO, id, versao: 1, vinculo: '2' });
    const tarde = await alterar({ ...NOVO, id, versao: 1, vinculo: '3' });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { id, versao: 2, vinculo: '2' } });
    expect((await ler(id)).json()).toMatchObject({ versao: 2, vinculo: '2' });
  });

  test('of many changes at once one is written, the others get the row as it then stands', async () => {
    const { criar, alterar, ler } = fornecedores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    const nomes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const respostas = await Promise.all(nomes.map((nomeFantasia) => alterar({ ...NOVO, id, versao: 1, nomeFantasia })));
    const codigos = respostas.map(({ statusCode }) => statusCode).sort();
    expect(codigos).toEqual([200, ...nomes.slice(1).map(() => 409)]);
    const { versao, nomeFantasia } = (await ler(id)).json();
    expect(versao).toBe(2);
    const recusadas = respostas.filter(({ statusCode }) => statusCode === 409);
    for (const recusada of recusadas) expect(recusada.json().atual).toMatchObject({ versao, nomeFantasia });
  });

  test('a name of a DI leads to one of them; freed by deletion, it may be taken, and then keeps the first from coming back', async () => {
    const { criar, excluir, restaurar, ler, listar } = fornecedores(await bench().novaPessoa());
    const primeiro = (await criar({ ...NOVO, apelidos: ['Fictícia Águia'] })).json();
    const repetido = await criar({ ...NOVO, apelidos: ['Outro', ' FICTICIA   AGUIA '] });
    expect(repetido.statusCode).toBe(409);
    expect(repetido.json()).toEqual({
      Error: 'O nome “FICTICIA   AGUIA” já leva a outro fornecedor.',
      codigo: 'DUPLICADO',
      id: primeiro.id,
    });
    expect((await excluir(primeiro.id)).statusCode).toBe(204);
    expect((await ler(primeiro.id)).statusCode).toBe(404);
    const segundo = (await criar({ ...NOVO, apelidos: ['ficticia aguia'] })).json();
    const volta = await restaurar(primeiro.id);
    expect(volta.statusCode).toBe(409);
    expect(volta.json()).toMatchObject({ codigo: 'DUPLICADO', id: segundo.id });
    expect((await listar('excluidos=true')).json()).toMatchObject([{ id: primeiro.id }]);
    await excluir(segundo.id);
    expect((await restaurar(primeiro.id)).json()).toMatchObject({ id: primeiro.id, versao: 1, excluidoEm: null });
    expect((await criar({ ...NOVO, apelidos: ['Ficticia aguia'] })).json().id).toBe(primeiro.id);
  });

  test('of two that take the same name at once the second is told of the first', async () => {
    const { criar } = fornecedores(await bench().novaPessoa());
    const respostas = await Promise.all([criar(NOVO), criar(NOVO)]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [feito, recusado] = respostas.sort((a, b) => a.statusCode - b.statusCode);
    expect(recusado?.json()).toMatchObject({ codigo: 'DUPLICADO', id: feito?.json().id });
  });

  test('names it lets go of are free again', async () => {
    const { criar, alterar } = fornecedores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    await alterar({ ...NOVO, id, versao: 1, apelidos: ['Outro nome'] });
    expect((await criar(NOVO)).statusCode).toBe(201);
  });

  test('is of one company: another may have the same', async () => {
    const [dono, outro] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const { id } = (await fornecedores(dono).criar(NOVO)).json();
    expect((await fornecedores(outro).criar(NOVO)).statusCode).toBe(201);
    expect((await fornecedores(dono).ler(id)).json().versao).toBe(1);
  });

  test('one that is not deleted cannot be brought back, and one that is deleted not deleted again', async () => {
    const { criar, excluir, restaurar } = fornecedores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    const volta = await restaurar(id);
    expect([volta.statusCode, volta.json().codigo]).toEqual([422, 'REGRA']);
    await excluir(id);
    expect((await excluir(id)).statusCode).toBe(404);
  });

  test('the list is filtered, ordered and paged, and counts what it found', async () => {
    const { criar, listar } = fornecedores(await bench().novaPessoa());
    for (const [razaoSocial, codigo, papel] of [
      ['GAMA', '399', 'FABRICANTE'],
      ['ALFA', '160', 'AMBOS'],
      ['BETA', '160', 'FABRICANTE'],
    ]) {
      await criar({ ...NOVO, razaoSocial, pais: { codigo }, papel, apelidos: [] });
    }
    const nomes = async (consulta: string) => {
      const resposta = await listar(consulta);
      const linhas: { razaoSocial: string }[] = resposta.json();
      return [linhas.map(({ razaoSocial }) => razaoSocial), Number(resposta.headers['x-total-count'])];
    };
    expect(await nomes('')).toEqual([['ALFA', 'BETA', 'GAMA'], 3]);
    expect(await nomes('ordem=-razaoSocial&tamanho=2')).toEqual([['GAMA', 'BETA'], 3]);
    expect(await nomes('pais=160&papel=FABRICANTE')).toEqual([['BETA'], 1]);
    expect(await nomes('q=JAP%C3%83O')).toEqual([['GAMA'], 1]);
    expect((await listar('outro=1')).statusCode).toBe(400);
  });

  test('a lookup puts first the one called so, then those that begin so, then the rest; twenty at most', async () => {
    const { criar, procurar } = fornecedores(await bench().novaPessoa());
    for (const razaoSocial of ['COMÉRCIO DO NÓRDICO', 'NORDICO LANTERNA', 'Nórdico', 'OUTRO']) {
      await criar({ ...NOVO, razaoSocial, nomeFantasia: null, apelidos: [] });
    }
    const achados: { razaoSocial: string }[] = (await procurar('NORDICO')).json();
    expect(achados.map(({ razaoSocial }) => razaoSocial)).toEqual([
      'Nórdico',
      'NORDICO LANTERNA',
      'COMÉRCIO DO NÓRDICO',
    ]);
    expect(achados[0]).toMatchObject({ pais: { codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' } });
    expect((await procurar('')).json()).toEqual([]);
    expect((await procurar('%')).json()).toEqual([]);
    for (let i = 0; i < 21; i++) await criar({ ...NOVO, razaoSocial: `SÉRIE ${i}`, apelidos: [] });
    expect((await procurar('serie')).json()).toHaveLength(20);
  });

  test('a deleted one is in no lookup', async () => {
    const { criar, excluir, procurar } = fornecedores(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    expect((await procurar('aguia')).json()).toHaveLength(1);
    await excluir(id);
    expect((await procurar('aguia')).json()).toEqual([]);
  });

  test.each([
    ['papel', { papel: 'BANCO' }],
    ['razaoSocial', { razaoSocial: ' ' }],
    ['pais.codigo', { pais: { codigo: '16' } }],
    ['pais.codigo', { pais: { codigo: '999' } }],
    ['endereco.cidade', { endereco: { cidade: 'x'.repeat(61) } }],
    ['endereco.bairro', { endereco: { bairro: 'Centro' } }],
    ['contato.email', { contato: { email: 'sem arroba' } }],
    ['vinculo', { vinculo: '4' }],
    ['apelidos.1', { apelidos: ['Ágata', 'AGATA'] }],
    ['outro', { outro: 1 }],
  ])('a bad %s is named', async (campo, mudanca) => {
    const { criar, listar } = fornecedores(await bench().novaPessoa());
    const resposta = await criar({ ...NOVO, ...mudanca });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
    expect((await listar()).json()).toEqual([]);
  });
});
