import { randomUUID } from 'node:crypto';
import type { UsuarioConvidado } from '#lib/contracts/accounts/usuario.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { freeEmail } from './create-user.ts';

onServer('An invitation', (bench) => {
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
      por: 'Pessoa de Teste',
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

  test('to an e-mail of a colleague is refused, with who it is', async () => {
    const pessoa = await bench().novaPessoa();
    const mesma = (await convidar(pessoa, pessoa.email.toUpperCase())).resposta;
    expect([mesma.statusCode, mesma.json().id]).toEqual([409, pessoa.quem.usuarioId]);
    const email = `${randomUUID()}@teste.local`;
    const juntas = await Promise.all([convidar(pessoa, email), convidar(pessoa, email)]);
    expect(juntas.map(({ resposta }) => resposta.statusCode).sort()).toEqual([201, 409]);
  });

  test('is answered alike for an e-mail with an account elsewhere and for one without; only the invited is told', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const [tem, naoTem] = [await convidar(pessoa, outra.email), await convidar(pessoa)];
    const semOsSeus = ({ id: _, email: _email, token: _token, ...resto }: UsuarioConvidado) => resto;
    expect([tem.resposta.statusCode, semOsSeus(tem.convidada)]).toEqual([201, semOsSeus(naoTem.convidada)]);
    const aberto = [await abrir(tem.convidada.token), await abrir(naoTem.convidada.token)];
    expect(aberto.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const recusa = await aceitar(tem.convidada.token);
    expect([recusa.statusCode, recusa.json().codigo]).toEqual([422, 'REGRA']);
    expect(recusa.json().Error).toMatch(/^Este e-mail já entra no Cais por outra empresa\./);
    const entrada = { email: outra.email, password: outra.senha };
    expect((await bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: entrada })).statusCode).toBe(200);
  });

  test('of two companies to one e-mail: it is open again once the first company deactivates the person', async () => {
    const email = `${randomUUID()}@teste.local`;
    const [primeira, segunda] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const { convidada: uma } = await convidar(primeira, email);
    const { convidada: outra } = await convidar(segunda, email);
    expect((await aceitar(uma.token)).statusCode).toBe(200);
    expect((await aceitar(outra.token)).statusCode).toBe(422);
    await primeira.pedir({ method: 'DELETE', url: `/api/Usuario/${uma.id}` });
    const depois = await aceitar(outra.token, 'canoa azul do porto');
    expect([depois.statusCode, depois.json().idEmpresa]).toEqual([200, segunda.quem.empresaId]);
    const entrar = (password: string) =>
      bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password } });
    expect((await entrar('canoa azul do porto')).json().id).toBe(outra.id);
    expect((await entrar('a senha da Ana')).statusCode).toBe(401);
    // Brought back at the first company, the person needs a new link there, and cannot use it while they sign in elsewhere.
    await primeira.pedir({ method: 'POST', url: `/api/Usuario/${uma.id}/Restaurar` });
    const link = await primeira.pedir({ method: 'POST', url: `/api/Usuario/${uma.id}/Convite` });
    expect(link.json().situacao).toBe('CONVIDADO');
    expect((await aceitar(link.json().token)).statusCode).toBe(422);
  });

  test('to an address another company took on purpose opens once the operator frees it', async () => {
    const email = `${randomUUID()}@teste.local`;
    const { convidada: tomada } = await convidar(await bench().novaPessoa(), email);
    const invasora = (await aceitar(tomada.token)).json();
    const { convidada } = await convidar(await bench().novaPessoa(), email);
    expect((await aceitar(convidada.token)).statusCode).toBe(422);
    await freeEmail(bench().conexao.db, bench().relogio.agora(), email.toUpperCase());
    const headers = { authorization: `Bearer ${invasora.token}` };
    expect((await bench().app.inject({ url: '/api/Moeda', headers })).statusCode).toBe(401);
    expect((await aceitar(convidada.token)).json().id).toBe(convidada.id);
  });

  test('of an address nobody accepted bars no other company', async () => {
    const email = `${randomUUID()}@teste.local`;
    await convidar(await bench().novaPessoa(), email);
    const { convidada } = await convidar(await bench().novaPessoa(), email);
    expect((await aceitar(convidada.token)).statusCode).toBe(200);
  });

  test('by a link another colleague made says so: to the invited, in the history, and to the whole company', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    const terceiro = await newColleague(bench(), pessoa);
    const { convidada } = await convidar(pessoa);
    const link = await colega.pedir({ method: 'POST', url: `/api/Usuario/${convidada.id}/Convite` });
    expect((await abrir(link.json().token)).json()).toMatchObject({ por: 'Colega' });
    await aceitar(link.json().token);
    const linhas = (
      await pessoa.pedir({ url: `/api/Historico?recurso=Usuario&registroId=${convidada.id}` })
    ).json() as { motivo: string; usuario: { id: string } }[];
    expect(linhas.map(({ motivo, usuario }) => [motivo, usuario.id])).toEqual([
      ['Aceitou o convite, pelo link que Colega fez.', convidada.id],
      ['Fez um novo link de convite.', colega.quem.usuarioId],
      [null, pessoa.quem.usuarioId],
    ]);
    for (const um of [pessoa, colega, terceiro]) {
      expect((await um.pedir({ url: '/api/Aviso' })).json()).toContainEqual(
        expect.objectContaining({
          tipo: 'ACESSO',
          recurso: 'Usuario',
          registroId: convidada.id,
          titulo: 'Ana',
          texto: 'Aceitou o convite, pelo link que Colega fez.',
          autor: 'Ana',
        }),
      );
    }
  });

  test('a company makes sixty links in an hour, and another company goes on', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    for (let i = 0; i < 60; i++) expect((await convidar(pessoa)).resposta.statusCode).toBe(201);
    const { resposta } = await convidar(pessoa);
    expect([resposta.statusCode, resposta.json().codigo]).toEqual([429, 'LIMITE']);
    expect(resposta.json().Error).toMatch(/^Muitas tentativas de convidar\./);
    expect((await convidar(outra)).resposta.statusCode).toBe(201);
  });

  test('an address that guesses is limited, and only that address', async () => {
    const { convidada } = await convidar(await bench().novaPessoa());
    for (let i = 0; i < 30; i++) expect((await abrir(`chute-${i}`, '203.0.113.9')).statusCode).toBe(404);
    expect((await abrir(convidada.token, '203.0.113.9')).statusCode).toBe(429);
    for (let i = 0; i < 31; i++) expect((await abrir(convidada.token, '203.0.113.10')).statusCode).toBe(200);
  });
});
