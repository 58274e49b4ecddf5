import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '#server/accounts/access/password.ts';
import { credencial } from '#server/platform/db/schema/access.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { historico } from '#server/platform/db/schema/records.ts';
import { onServer, type Pessoa, type TestBench } from '#server/testing/test-bench.ts';

const DEFINICAO = {
  filtros: { situacao: 'REGISTRADO' },
  ordem: '-criadoEm',
  apresentacao: { colunas: [{ campo: 'numero', visivel: true, largura: 150 }], densidade: 'compacta' },
};
const NOVA = { tela: 'processos', nome: 'Registrados', compartilhada: false, padrao: false, definicao: DEFINICAO };

/** Somebody else of the same company, signed in. */
async function colegaDe({ conexao, app, relogio }: TestBench, { quem }: Pessoa): Promise<Pick<Pessoa, 'pedir'>> {
  const email = `colega-${uuidv7()}@teste.local`;
  const id = uuidv7();
  const agora = relogio.agora();
  const { empresaId } = quem;
  await conexao.db.insert(usuario).values({ empresaId, id, nome: 'Colega de Teste', email, criadoEm: agora });
  await conexao.db
    .insert(credencial)
    .values({ email, empresaId, usuarioId: id, senhaHash: await hashPassword('outra senha'), alteradaEm: agora });
  const entrada = await app.inject({
    method: 'POST',
    url: '/Auth/Login',
    payload: { email, password: 'outra senha' },
  });
  const authorization = `Bearer ${entrada.json().token}`;
  return { pedir: (opcoes) => app.inject({ ...opcoes, headers: { authorization, ...opcoes.headers } }) };
}

type QuemPede = Pick<Pessoa, 'pedir'>;
const criar = async ({ pedir }: QuemPede, mudanca: object = {}) =>
  pedir({ method: 'POST', url: '/api/Visao', payload: { ...NOVA, ...mudanca } });
const alterar = ({ pedir }: QuemPede, visao: Record<string, unknown>, mudanca: object) => {
  const { tela: _tela, minha: _minha, ...edicao } = visao;
  return pedir({ method: 'PUT', url: '/api/Visao', payload: { ...edicao, ...mudanca } });
};
const excluir = ({ pedir }: QuemPede, id: string) => pedir({ method: 'DELETE', url: `/api/Visao/${id}` });
const listar = async ({ pedir }: QuemPede, tela = 'processos') =>
  (await pedir({ url: `/api/Visao?tela=${tela}` })).json() as { nome: string; padrao: boolean; minha: boolean }[];

onServer('A saved view', (bench) => {
  let pessoa: Pessoa;
  let colega: QuemPede;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
    colega = await colegaDe(bench(), pessoa);
  });

  test('comes back as it was saved, on its own list only', async () => {
    const resposta = await criar(pessoa);
    expect(resposta.statusCode).toBe(201);
    expect(await listar(pessoa)).toEqual([{ ...NOVA, id: resposta.json().id, versao: 1, minha: true }]);
    expect(await listar(pessoa, 'itens')).toEqual([]);
  });

  test('is its author’s alone until it is shared; then the company sees it, and another company never', async () => {
    const minha = (await criar(pessoa)).json();
    expect(await listar(colega)).toEqual([]);
    await alterar(pessoa, minha, { compartilhada: true });
    expect(await listar(colega)).toMatchObject([{ nome: 'Registrados', minha: false, versao: 2 }]);
    expect(await listar(await bench().novaPessoa())).toEqual([]);
  });

  test('is changed and deleted by its author only', async () => {
    const visao = (await criar(pessoa, { compartilhada: true })).json();
    expect((await alterar(colega, visao, { nome: 'Minha agora' })).json()).toMatchObject({ codigo: 'PROIBIDO' });
    expect((await excluir(colega, visao.id)).statusCode).toBe(403);
    expect((await alterar(pessoa, visao, { nome: 'Do mês' })).json()).toMatchObject({ nome: 'Do mês', versao: 2 });
    expect((await excluir(pessoa, visao.id)).statusCode).toBe(204);
    expect(await listar(pessoa)).toEqual([]);
    expect((await excluir(pessoa, visao.id)).statusCode).toBe(404);
  });

  test('somebody else’s own view does not exist', async () => {
    const visao = (await criar(pessoa)).json();
    expect((await alterar(colega, visao, { nome: 'Minha agora' })).statusCode).toBe(404);
    expect((await excluir(colega, visao.id)).statusCode).toBe(404);
  });

  test('with an old version is not overwritten: the answer says how it stands', async () => {
    const visao = (await criar(pessoa)).json();
    await alterar(pessoa, visao, { nome: 'Segunda' });
    const resposta = await alterar(pessoa, visao, { nome: 'Terceira' });
    expect(resposta.json()).toMatchObject({ codigo: 'CONFLITO', atual: { nome: 'Segunda', versao: 2 } });
  });

  test('has a name of its own among its author’s, which a deleted one gives back', async () => {
    const { id } = (await criar(pessoa)).json();
    expect((await criar(pessoa, { nome: 'REGISTRADOS' })).json()).toMatchObject({ codigo: 'DUPLICADO', id });
    expect((await criar(colega)).statusCode).toBe(201);
    expect((await criar(pessoa, { tela: 'itens' })).statusCode).toBe(201);
    await excluir(pessoa, id);
    expect((await criar(pessoa)).statusCode).toBe(201);
  });

  test('that the list opens with is one person’s choice, and no change of the view', async () => {
    const visao = (await criar(pessoa, { compartilhada: true })).json();
    expect((await alterar(colega, visao, { padrao: true })).json()).toMatchObject({ padrao: true, versao: 1 });
    expect(await listar(colega)).toMatchObject([{ padrao: true }]);
    expect(await listar(pessoa)).toMatchObject([{ padrao: false }]);
  });

  test('shared and opened with by its author, opens the list of who has never chosen; who wants none says so', async () => {
    const visao = (await criar(pessoa, { compartilhada: true, padrao: true })).json();
    expect(await listar(colega)).toMatchObject([{ padrao: true, minha: false }]);
    await alterar(colega, visao, { padrao: false });
    expect(await listar(colega)).toMatchObject([{ padrao: false }]);
    expect(await listar(pessoa)).toMatchObject([{ padrao: true }]);
  });

  test('of one’s own goes before the company’s, and once deleted leaves its place to it', async () => {
    await criar(pessoa, { nome: 'Da empresa', compartilhada: true, padrao: true });
    const { id } = (await criar(colega, { nome: 'Minha', padrao: true })).json();
    const padroes = async () => (await listar(colega)).filter(({ padrao }) => padrao).map(({ nome }) => nome);
    expect(await padroes()).toEqual(['Minha']);
    await excluir(colega, id);
    expect(await padroes()).toEqual(['Da empresa']);
  });

  test.each([
    ['a list nobody could have', { tela: 'Processos!' }],
    ['no name', { nome: '  ' }],
    [
      'a width no screen has',
      {
        definicao: {
          ...DEFINICAO,
          apresentacao: { colunas: [{ campo: 'a', visivel: true, largura: 9 }], densidade: 'compacta' },
        },
      },
    ],
    ['a filter that is no text', { definicao: { ...DEFINICAO, filtros: { situacao: 1 } } }],
    ['a field nobody knows', { cor: 'azul' }],
  ])('with %s is refused', async (_caso, mudanca) => {
    expect((await criar(pessoa, mudanca)).statusCode).toBe(400);
  });

  test('leaves a line in the history for each change others could see', async () => {
    const { db } = bench().conexao;
    const visao = (await criar(pessoa, { compartilhada: true })).json();
    await alterar(colega, visao, { padrao: true });
    await alterar(pessoa, visao, { nome: 'Outra' });
    await excluir(pessoa, visao.id);
    const linhas = (await db.select().from(historico)).filter(({ registroId }) => registroId === visao.id);
    expect(linhas.map(({ recurso, acao }) => [recurso, acao]).sort()).toEqual([
      ['Visao', 'ALTERAR'],
      ['Visao', 'CRIAR'],
      ['Visao', 'EXCLUIR'],
    ]);
  });
});
