import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pedidoComChave } from '#server/platform/db/schema/jobs.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { keyedRequests } from './keyed-requests.ts';

const fornecedor = (razaoSocial: string) => ({ papel: 'FORNECEDOR', razaoSocial, pais: { codigo: '160' } });
const criar = (pessoa: Pessoa, chave: string, payload: object) =>
  pessoa.pedir({ method: 'POST', url: '/api/Fornecedor', headers: { 'idempotency-key': chave }, payload });

onServer('A POST with an Idempotency-Key', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const quantos = async (quem = pessoa) =>
    Number((await quem.pedir({ url: '/api/Fornecedor' })).headers['x-total-count']);

  test('is done once, and answered the same however often it is sent', async () => {
    const primeira = await criar(pessoa, 'k-1', fornecedor('UMA CO'));
    const segunda = await criar(pessoa, 'k-1', fornecedor('UMA CO'));
    expect([primeira.statusCode, segunda.statusCode]).toEqual([201, 201]);
    expect(segunda.json()).toEqual(primeira.json());
    expect([primeira, segunda].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(segunda.headers['content-type']).toBe(primeira.headers['content-type']);
    expect(await quantos()).toBe(1);
  });

  test('of many at once one is done, the others are told the same or to wait', async () => {
    const respostas = await Promise.all([1, 2, 3, 4].map(() => criar(pessoa, 'k-2', fornecedor('UMA SÓ CO'))));
    expect(await quantos()).toBe(1);
    for (const resposta of respostas) {
      if (resposta.statusCode === 201) continue;
      expect([resposta.statusCode, resposta.json().codigo]).toEqual([409, 'BLOQUEADO']);
      expect(resposta.headers['retry-after']).toBe('5');
    }
  });

  test('for another thing is refused, and nothing is written', async () => {
    await criar(pessoa, 'k-3', fornecedor('UMA CO'));
    const outra = await criar(pessoa, 'k-3', fornecedor('OUTRA CO'));
    expect([outra.statusCode, outra.json().Error]).toEqual([422, 'Esta Idempotency-Key já foi usada em outro pedido.']);
    expect(await quantos()).toBe(1);
  });

  test('that was refused may be mended and sent again', async () => {
    await criar(pessoa, 'k-4', fornecedor('UMA CO'));
    expect((await criar(pessoa, 'k-5', { ...fornecedor('X CO'), pais: { codigo: '999' } })).statusCode).toBe(400);
    expect((await criar(pessoa, 'k-5', fornecedor('X CO'))).statusCode).toBe(201);
  });

  test('is forgotten after 24 hours', async () => {
    await criar(pessoa, 'k-6', fornecedor('UMA CO'));
    const { relogio } = bench();
    const antes = relogio.hora;
    relogio.hora = new Date(antes.getTime() + 25 * 3_600_000);
    const { token } = (
      await bench().app.inject({
        method: 'POST',
        url: '/Auth/Login',
        payload: { email: pessoa.email, password: pessoa.senha },
      })
    ).json();
    const depois = await bench().app.inject({
      method: 'POST',
      url: '/api/Fornecedor',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'k-6' },
      payload: fornecedor('DUAS CO'),
    });
    relogio.hora = antes;
    expect([depois.statusCode, depois.headers['idempotency-replayed']]).toEqual([201, undefined]);
  });

  test('of somebody else is another', async () => {
    const outra = await bench().novaPessoa();
    await criar(pessoa, 'k-7', fornecedor('UMA CO'));
    const dela = await criar(outra, 'k-7', fornecedor('DELA CO'));
    expect([dela.statusCode, dela.json().razaoSocial]).toEqual([201, 'DELA CO']);
  });

  const daqui = (segundos: number) => {
    const { relogio } = bench();
    relogio.hora = new Date(relogio.hora.getTime() + segundos * 1000);
  };
  const semResposta = (resto: object = {}) =>
    bench()
      .conexao.db.update(pedidoComChave)
      .set({ status: null, corpo: null, ...resto })
      .where(eq(pedidoComChave.empresaId, pessoa.quem.empresaId));

  test('whose answer was lost after the write is not done again, and is told so', async () => {
    expect((await criar(pessoa, 'k-8', fornecedor('UMA CO'))).statusCode).toBe(201);
    await semResposta();
    daqui(600);
    const outra = await criar(pessoa, 'k-8', fornecedor('UMA CO'));
    expect([outra.statusCode, outra.json().codigo, outra.headers['retry-after']]).toEqual([
      409,
      'BLOQUEADO',
      undefined,
    ]);
    expect(outra.json().Error).toMatch(/foi gravado, e a resposta dele se perdeu/);
    expect(await quantos()).toBe(1);
  });

  test('whose server died before the write is done when its time is over', async () => {
    await criar(pessoa, 'k-10', fornecedor('UMA CO'));
    await semResposta({ gravado: false });
    const cedo = await criar(pessoa, 'k-10', fornecedor('UMA CO'));
    expect([cedo.statusCode, cedo.headers['retry-after']]).toEqual([409, '5']);
    daqui(91);
    expect((await criar(pessoa, 'k-10', fornecedor('UMA CO'))).statusCode).toBe(201);
    expect(await quantos()).toBe(2);
  });

  test('that another attempt has taken over writes nothing', async () => {
    // The first attempt waits where the second has taken its key: before its transaction.
    const { db } = bench().conexao;
    const minha = { ...pessoa.quem, chave: 'k-11', pedido: 'p', tomada: randomUUID() };
    await db.insert(pedidoComChave).values({ ...minha, tomada: randomUUID(), em: bench().relogio.hora });
    const { gravar } = keyedRequests({ db, relogio: bench().relogio, cofre: vaultOf('x'.repeat(32)) });
    await expect(db.transaction((transacao) => gravar(transacao, minha))).rejects.toMatchObject({ status: 409 });
  });

  test('says in the transaction of the write that it has written', async () => {
    await criar(pessoa, 'k-12', fornecedor('UMA CO'));
    await criar(pessoa, 'k-13', { ...fornecedor('X CO'), pais: { codigo: '999' } });
    const { db } = bench().conexao;
    const delas = await db.select().from(pedidoComChave).where(eq(pedidoComChave.empresaId, pessoa.quem.empresaId));
    expect(delas.map(({ gravado, status }) => [gravado, status])).toEqual([[true, 201]]);
  });

  test('of an upload is answered again for the same file, and refused for another', async () => {
    const criado = (await criar(pessoa, 'k-14', fornecedor('UMA CO'))).json();
    const enviar = (texto: string, nome: string) => {
      const { headers, payload } = multipartOf('', Buffer.from(texto), nome);
      const url = `/api/Documento?recurso=Fornecedor&registroId=${criado.id}`;
      return pessoa.pedir({ method: 'POST', url, headers: { ...headers, 'idempotency-key': 'k-15' }, payload });
    };
    const um = await enviar('um', 'um.txt');
    const deNovo = await enviar('um', 'um.txt');
    expect([um.statusCode, deNovo.statusCode, deNovo.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect(deNovo.json()).toEqual(um.json());
    for (const outro of [await enviar('dois', 'um.txt'), await enviar('um', 'dois.txt')]) {
      expect([outro.statusCode, outro.json().Error]).toEqual([
        422,
        'Esta Idempotency-Key já foi usada com outro arquivo.',
      ]);
    }
  });

  test('keeps no secret of its answer in clear', async () => {
    const convidar = () =>
      pessoa.pedir({
        method: 'POST',
        url: '/api/Usuario',
        headers: { 'idempotency-key': 'k-9' },
        payload: { nome: 'Ana', email: `ana-${pessoa.quem.usuarioId}@teste.local` },
      });
    const { token } = (await convidar()).json();
    expect((await convidar()).json().token).toBe(token);
    const linhas = await bench().conexao.db.select().from(pedidoComChave);
    expect(linhas.length).toBeGreaterThan(0);
    expect(JSON.stringify(linhas)).not.toContain(token);
  });

  test('that is none is told so', async () => {
    const resposta = await criar(pessoa, 'com espaço', fornecedor('UMA CO'));
    expect([resposta.statusCode, resposta.json().campos]).toEqual([
      400,
      { 'Idempotency-Key': 'A Idempotency-Key tem de 1 a 255 caracteres, sem espaços nem acentos.' },
    ]);
  });
});
