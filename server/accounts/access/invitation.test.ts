import { randomUUID } from 'node:crypto';
import type { UsuarioConvidado } from '#lib/contracts/usuario.ts';
import { onEachDatabase, type Pessoa } from '#server/testing/test-bench.ts';

onEachDatabase('An invitation', (bench) => {
  const convidar = async (pessoa: Pessoa, email = `convidada-${randomUUID()}@teste.local`) => {
    const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload: { nome: 'Ana', email } });
    return { resposta, convidada: resposta.json() as UsuarioConvidado };
  };
  const abrir = (token: string, remoteAddress = '127.0.0.1') =>
    bench().app.inject({ url: `/Auth/Convite/${token}`, remoteAddress });
  const aceitar = (token: string, senha = 'a senha da Ana') =>
    bench().app.inject({ method: 'POST', url: `/Auth/Convite/${token}`, payload: { senha } });
  const SEM_VALOR = {
    Error: 'Este convite não vale mais. Peça um novo link a quem convidou você.',
    codigo: 'NAO_ENCONTRADO',
  };

  test('says for whom and of what company it is, and lets in with the password chosen', async () => {
    const pessoa = await bench().novaPessoa();
    const { resposta, convidada } = await convidar(pessoa, `ANA-${randomUUID()}@Teste.Local`);
    expect(resposta.statusCode).toBe(201);
    expect(convidada).toMatchObject({
      nome: 'Ana',
      email: expect.stringMatching(/^ana-.*@teste\.local$/),
      situacao: 'CONVIDADO',
      conviteAte: '2026-11-27T12:00:00.000Z',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await abrir(convidada.token)).json()).toEqual({
      empresa: 'Empresa de Teste',
      nome: 'Ana',
      email: convidada.email,
      ate: '2026-11-27T12:00:00.000Z',
    });
    const aceito = await aceitar(convidada.token);
    expect(aceito.statusCode).toBe(200);
    expect(aceito.json()).toMatchObject({ id: convidada.id, name: 'Ana', idEmpresa: pessoa.quem.empresaId });
    const headers = { authorization: `Bearer ${aceito.json().token}` };
    expect((await bench().app.inject({ url: '/api/MinhaConta', headers })).statusCode).toBe(200);
    const [ana] = (await pessoa.pedir({ url: '/api/Usuario?ordem=nome' })).json();
    expect(ana).toMatchObject({ id: convidada.id, situacao: 'ATIVO', conviteAte: null });
    const entrada = { email: convidada.email, password: 'a senha da Ana' };
    expect((await bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: entrada })).statusCode).toBe(200);
  });

  test('that is unknown, used, replaced or a week old gets one and the same answer', async () => {
    const pessoa = await bench().novaPessoa();
    const usada = (await convidar(pessoa)).convidada;
    await aceitar(usada.token);
    const trocada = (await convidar(pessoa)).convidada;
    const url = `/api/Usuario/${trocada.id}/Convite`;
    const nova = (await pessoa.pedir({ method: 'POST', url })).json() as UsuarioConvidado;
    expect((await abrir(nova.token)).statusCode).toBe(200);
    const vencida = (await convidar(pessoa)).convidada;
    const { relogio } = bench();
    const agora = relogio.hora;
    const conferir = async (token: string) => {
      for (const resposta of [await abrir(token), await aceitar(token)]) {
        expect([resposta.statusCode, resposta.json()]).toEqual([404, SEM_VALOR]);
      }
    };
    for (const token of ['x', 'y'.repeat(43), usada.token, trocada.token]) await conferir(token);
    relogio.hora = new Date(agora.getTime() + 7 * 24 * 3_600_000 - 1000);
    expect((await abrir(vencida.token)).statusCode).toBe(200);
    relogio.hora = new Date(agora.getTime() + 7 * 24 * 3_600_000);
    await conferir(vencida.token);
    relogio.hora = agora;
  });

  test('used twice at once lets one in', async () => {
    const { convidada } = await convidar(await bench().novaPessoa());
    const respostas = await Promise.all([aceitar(convidada.token), aceitar(convidada.token)]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('is no way to a password of nine characters, nor to the e-mail or a common one; the link stays good', async () => {
    const { convidada } = await convidar(await bench().novaPessoa());
    expect((await aceitar(convidada.token, '123456789')).statusCode).toBe(400);
    expect((await aceitar(convidada.token, convidada.email)).json().campos).toEqual({
      senha: 'A senha não pode ser o seu e-mail.',
    });
    expect((await aceitar(convidada.token, 'qwerty123456')).json().campos.senha).toContain('entre as mais usadas');
    expect((await aceitar(convidada.token)).statusCode).toBe(200);
  });

  test('is kept as its hash only, and told of in the history without it', async () => {
    const pessoa = await bench().novaPessoa();
    const { convidada } = await convidar(pessoa);
    const { rows } = (await bench().conexao.db.execute('select * from convite')) as unknown as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(convidada.token);
    const historico = await pessoa.pedir({ url: `/api/Historico?recurso=Usuario&registroId=${convidada.id}` });
    expect(historico.json()[0]).toMatchObject({ acao: 'CRIAR', antes: null, depois: { nome: 'Ana' } });
    expect(historico.body).not.toContain(convidada.token);
  });

  test('to an e-mail that is already somebody’s is refused, with who it is in the same company', async () => {
    const pessoa = await bench().novaPessoa();
    const outra = await bench().novaPessoa();
    const mesma = (await convidar(pessoa, pessoa.email.toUpperCase())).resposta;
    expect([mesma.statusCode, mesma.json().id]).toEqual([409, pessoa.quem.usuarioId]);
    const deOutra = (await convidar(pessoa, outra.email)).resposta;
    expect([deOutra.statusCode, deOutra.json().campos]).toEqual([400, { email: 'Este e-mail já tem conta no Cais.' }]);
    const email = `${randomUUID()}@teste.local`;
    const juntas = await Promise.all([convidar(pessoa, email), convidar(pessoa, email)]);
    expect(juntas.map(({ resposta }) => resposta.statusCode).sort()).toEqual([201, 409]);
  });

  test('of two companies to one e-mail: the first accepted counts, the other is worth nothing', async () => {
    const email = `${randomUUID()}@teste.local`;
    const { convidada: uma } = await convidar(await bench().novaPessoa(), email);
    const { convidada: outra } = await convidar(await bench().novaPessoa(), email);
    expect((await aceitar(uma.token)).statusCode).toBe(200);
    const tarde = await aceitar(outra.token);
    expect([tarde.statusCode, tarde.json()]).toEqual([404, SEM_VALOR]);
  });

  test('an address that guesses is limited, and only that address', async () => {
    const { convidada } = await convidar(await bench().novaPessoa());
    for (let i = 0; i < 30; i++) expect((await abrir(`chute-${i}`, '203.0.113.9')).statusCode).toBe(404);
    expect((await abrir(convidada.token, '203.0.113.9')).statusCode).toBe(429);
    for (let i = 0; i < 31; i++) expect((await abrir(convidada.token, '203.0.113.10')).statusCode).toBe(200);
  });
});
