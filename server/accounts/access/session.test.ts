import { onServer } from '#server/testing/test-bench.ts';
import { changePassword } from './create-user.ts';

onServer('Acesso', (bench) => {
  const entrar = (email: string, password: string, headers = {}) =>
    bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password }, headers });

  test('who knows the password receives the fields the older application stores', async () => {
    const { email, senha, quem } = await bench().novaPessoa();
    const resposta = await entrar(email, senha);
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: quem.usuarioId,
      name: 'Pessoa de Teste',
      email,
      idEmpresa: quem.empresaId,
      empresa: { nomeFantasia: 'Empresa de Teste' },
      telefone: null,
      telefonePessoal: null,
      rg: null,
      cpf: null,
      dtNascimento: null,
      despachante: false,
      sobremim: null,
    });
  });

  test('an e-mail is one account whatever its case', async () => {
    const { email, senha } = await bench().novaPessoa();
    expect((await entrar(email.toUpperCase(), senha)).statusCode).toBe(200);
  });

  test('an unknown e-mail and a wrong password get the same answer', async () => {
    const { email } = await bench().novaPessoa();
    const senhaErrada = await entrar(email, 'outra senha');
    const desconhecido = await entrar('ninguem@teste.local', 'outra senha');
    expect(senhaErrada.statusCode).toBe(401);
    expect(senhaErrada.json()).toEqual({ Error: 'E-mail ou senha inválidos.', codigo: 'CREDENCIAIS' });
    expect(desconhecido.statusCode).toBe(401);
    expect(desconhecido.json()).toEqual(senhaErrada.json());
  });

  test('a body that is no log-in is refused by field', async () => {
    const resposta = await bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email: 'torto' } });
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json()).toMatchObject({
      codigo: 'VALIDACAO',
      campos: { email: 'Informe um e-mail válido.', password: expect.any(String) },
    });
  });

  test('the eleventh wrong password of an account is a 429, even if it is the right one', async () => {
    const { email, senha } = await bench().novaPessoa();
    for (let i = 0; i < 10; i++) expect((await entrar(email, `errada ${i}`)).statusCode).toBe(401);
    const resposta = await entrar(email, senha);
    expect(resposta.statusCode).toBe(429);
    expect(Number(resposta.headers['retry-after'])).toBeGreaterThan(290);
    expect(resposta.json()).toEqual({
      Error: 'Muitas tentativas de entrada. Tente de novo em 5 minutos.',
      codigo: 'LIMITE',
    });
  });

  test('an address that tries account after account is limited, and only that address', async () => {
    const { email, senha } = await bench().novaPessoa();
    const tentarDe = (remoteAddress: string, conta: string, password: string) =>
      bench().app.inject({
        method: 'POST',
        url: '/Auth/Login',
        payload: { email: conta, password },
        remoteAddress,
      });
    for (let i = 0; i < 30; i++) {
      expect((await tentarDe('203.0.113.7', `conta-${i}@teste.local`, 'errada')).statusCode).toBe(401);
    }
    expect((await tentarDe('203.0.113.7', email, senha)).statusCode).toBe(429);
    expect((await tentarDe('203.0.113.8', email, senha)).statusCode).toBe(200);
  });

  test('all addresses of one IPv6 network are one address', async () => {
    const { email, senha } = await bench().novaPessoa();
    const tentarDe = (remoteAddress: string, conta: string, password: string) =>
      bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email: conta, password }, remoteAddress });
    for (let i = 1; i <= 30; i++) {
      const de = `2001:db8:7:7::${i.toString(16)}`;
      expect((await tentarDe(de, `conta-v6-${i}@teste.local`, 'errada')).statusCode).toBe(401);
    }
    expect((await tentarDe('2001:db8:7:7:ffff::1', email, senha)).statusCode).toBe(429);
    expect((await tentarDe('2001:db8:7:8::1', email, senha)).statusCode).toBe(200);
  });

  test('a stranger who tries an account from everywhere is slowed down, and its person still gets in from where they always do', async () => {
    const { email, senha } = await bench().novaPessoa();
    const tentarDe = (remoteAddress: string, password: string) =>
      bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password }, remoteAddress });
    expect((await tentarDe('198.51.100.20', senha)).statusCode).toBe(200);
    for (let i = 0; i < 50; i++) expect((await tentarDe(`203.0.113.${100 + i}`, 'errada')).statusCode).toBe(401);
    expect((await tentarDe('203.0.113.99', 'errada')).statusCode).toBe(429);
    expect((await tentarDe('198.51.100.20', senha)).statusCode).toBe(200);
  });

  test('who types the right password is not limited however often', async () => {
    const { email, senha } = await bench().novaPessoa();
    for (let i = 0; i < 12; i++) expect((await entrar(email, senha)).statusCode).toBe(200);
  });

  test('a session lasts one hour from log-in, to the second', async () => {
    const { pedir } = await bench().novaPessoa();
    const { relogio } = bench();
    const entrada = relogio.hora.getTime();
    relogio.hora = new Date(entrada + 3_599_000);
    expect((await pedir({ url: '/api/Moeda' })).statusCode).toBe(200);
    relogio.hora = new Date(entrada + 3_600_000);
    expect((await pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
    relogio.hora = new Date(entrada);
  });

  test('logging out revokes the token', async () => {
    const { pedir } = await bench().novaPessoa();
    expect((await pedir({ method: 'POST', url: '/Auth/Logout' })).statusCode).toBe(204);
    expect((await pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
  });

  test('a new password opens, the old one does not, and who was signed in is signed out', async () => {
    const { email, senha, pedir } = await bench().novaPessoa();
    await changePassword(bench().conexao.db, bench().relogio.agora(), email, 'uma senha nova');
    expect((await pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
    expect((await entrar(email, senha)).statusCode).toBe(401);
    expect((await entrar(email, 'uma senha nova')).statusCode).toBe(200);
  });

  test.each(['', 'Bearer', 'Bearer curto', `Bearer ${'x'.repeat(43)}`, 'Basic Zm9vOmJhcg=='])(
    'no data without a live token: %j',
    async (authorization) => {
      const resposta = await bench().app.inject({ url: '/api/Processo', headers: { authorization } });
      expect(resposta.statusCode).toBe(401);
      expect(resposta.json()).toEqual({ Error: 'Entre para continuar.', codigo: 'NAO_AUTENTICADO' });
    },
  );

  test('the token is kept only as its hash', async () => {
    const { token } = await bench().novaPessoa();
    const { rows } = (await bench().conexao.db.execute('select * from sessao')) as unknown as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  describe('XSRF', () => {
    test('log-in sets the cookie for the page to read', async () => {
      const { email, senha } = await bench().novaPessoa();
      const cookie = (await entrar(email, senha)).cookies.find(({ name }) => name === 'XSRF-TOKEN');
      expect(cookie).toMatchObject({ value: expect.stringMatching(/^[\w-]{32}$/), path: '/', sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('httpOnly');
    });

    test.each([
      ['the header is missing', {}],
      ['the header is another value', { 'x-xsrf-token': 'outro' }],
    ])('a write with the cookie is refused when %s', async (_caso, headers) => {
      const { pedir } = await bench().novaPessoa();
      const resposta = await pedir({
        method: 'POST',
        url: '/Auth/Logout',
        cookies: { 'XSRF-TOKEN': 'valor' },
        headers,
      });
      expect(resposta.statusCode).toBe(403);
      expect(resposta.json().codigo).toBe('XSRF');
      expect((await pedir({ url: '/api/Moeda' })).statusCode).toBe(200);
    });

    test('a write that repeats the cookie in the header passes', async () => {
      const { pedir } = await bench().novaPessoa();
      const resposta = await pedir({
        method: 'POST',
        url: '/Auth/Logout',
        cookies: { 'XSRF-TOKEN': 'valor' },
        headers: { 'x-xsrf-token': 'valor' },
      });
      expect(resposta.statusCode).toBe(204);
    });

    test('reading needs no header', async () => {
      const { pedir } = await bench().novaPessoa();
      expect((await pedir({ url: '/api/Moeda', cookies: { 'XSRF-TOKEN': 'valor' } })).statusCode).toBe(200);
    });
  });
});
