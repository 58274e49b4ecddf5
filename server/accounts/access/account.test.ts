import { IMAGENS, newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const CHEIA = {
  nome: 'Maria da Conceição',
  telefone: '(92) 3232-1000',
  telefonePessoal: '92 99999-1000',
  rg: '1234567-8 SSP/AM',
  cpf: '529.982.247-25',
  dtNascimento: '1990-02-28',
  despachante: true,
  sobremim: 'Classifica desde 2010.',
};
const PRIVADOS = ['92999991000', '1234567-8', '52998224725', '1990-02-28'];

const ler = async (pessoa: Pessoa) => (await pessoa.pedir({ url: '/api/MinhaConta' })).json();
const alterar = (pessoa: Pessoa, mudanca: object, versao = 1) =>
  pessoa.pedir({
    method: 'PUT',
    url: '/api/MinhaConta',
    payload: { ...CHEIA, id: pessoa.quem.usuarioId, versao, ...mudanca },
  });
const historicoDe = async (pessoa: Pessoa, de = pessoa) =>
  (await pessoa.pedir({ url: `/api/Historico?recurso=Usuario&registroId=${de.quem.usuarioId}` })).json();

onServer('My account', (bench) => {
  test('is read and changed by its owner, identifiers without their punctuation', async () => {
    const pessoa = await bench().novaPessoa();
    expect(await ler(pessoa)).toEqual({
      id: pessoa.quem.usuarioId,
      versao: 1,
      email: pessoa.email,
      nome: 'Pessoa de Teste',
      telefone: null,
      telefonePessoal: null,
      rg: null,
      cpf: null,
      dtNascimento: null,
      despachante: false,
      sobremim: null,
      foto: null,
    });
    const resposta = await alterar(pessoa, {});
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toMatchObject({
      versao: 2,
      nome: 'Maria da Conceição',
      telefone: '9232321000',
      telefonePessoal: '92999991000',
      cpf: '52998224725',
      despachante: true,
    });
    expect(await ler(pessoa)).toEqual(resposta.json());
  });

  test('tells who comes late how it stands', async () => {
    const pessoa = await bench().novaPessoa();
    await alterar(pessoa, { nome: 'Primeira' });
    const tarde = await alterar(pessoa, { nome: 'Segunda' });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, nome: 'Primeira' } });
  });

  test.each([
    ['cpf', '529.982.247-24'],
    ['telefone', '123'],
    ['nome', '  '],
    ['dtNascimento', '2026-11-21'],
  ])('refuses a bad %s by its name', async (campo, valor) => {
    const pessoa = await bench().novaPessoa();
    const resposta = await alterar(pessoa, { [campo]: valor });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
  });

  test("is not changed through another person's id, nor is the e-mail", async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    expect((await alterar(pessoa, { id: colega.quem.usuarioId })).statusCode).toBe(404);
    expect((await alterar(pessoa, { email: 'outra@teste.local' })).statusCode).toBe(400);
  });

  test('shows RG, CPF, birth and private telephone to nobody else, not in the list nor in the history', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    await alterar(pessoa, {});
    const lista = await colega.pedir({ url: '/api/Usuario' });
    const historico = await historicoDe(colega, pessoa);
    expect(lista.json()).toContainEqual(
      expect.objectContaining({ nome: 'Maria da Conceição', telefone: '9232321000' }),
    );
    expect(historico[0]).toMatchObject({
      acao: 'ALTERAR',
      antes: { nome: 'Pessoa de Teste' },
      depois: { nome: 'Maria da Conceição', telefone: '9232321000' },
      motivo: 'Mudou dados que só a própria pessoa vê: Telefone pessoal, RG, CPF, Data de nascimento.',
    });
    for (const privado of PRIVADOS) {
      expect(lista.body).not.toContain(privado);
      expect(JSON.stringify(historico)).not.toContain(privado);
    }
  });
});

onServer('My photo', (bench) => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('%s is shown to the company as %s, until it is removed', async (tipo, midia) => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    const url = `/api/Usuario/${pessoa.quem.usuarioId}/Foto`;
    expect((await colega.pedir({ url })).statusCode).toBe(204);
    const enviada = await pessoa.pedir(multipartOf('/api/MinhaConta?Bucket=foto', IMAGENS[tipo], 'eu.txt'));
    expect(enviada.statusCode).toBe(201);
    expect(enviada.json()).toMatchObject({ versao: 1, foto: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const foto = await colega.pedir({ url });
    expect([...foto.rawPayload]).toEqual([...IMAGENS[tipo]]);
    expect(foto.headers).toMatchObject({
      'content-type': midia,
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${enviada.json().foto}"`,
    });
    expect((await colega.pedir({ method: 'DELETE', url })).statusCode).toBe(403);
    expect((await pessoa.pedir({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await pessoa.pedir({ url })).statusCode).toBe(204);
    expect((await historicoDe(pessoa)).map(({ acao }: { acao: string }) => acao)).toEqual(['ALTERAR', 'ALTERAR']);
  });

  test("is nobody's but the company's", async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    await pessoa.pedir(multipartOf('/api/MinhaConta?Bucket=foto', IMAGENS.png));
    const url = `/api/Usuario/${pessoa.quem.usuarioId}/Foto`;
    expect((await outra.pedir({ url })).statusCode).toBe(404);
    expect((await outra.pedir({ method: 'DELETE', url })).statusCode).toBe(404);
  });

  test.each([
    ['a text that calls itself a photo', 'não é foto', 415],
    ['a drawing that can carry a script', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a GIF', 'GIF89a', 415],
    ['a PDF', '%PDF-1.7', 415],
    ['more than 5 MB', Buffer.concat([IMAGENS.png, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('refuses %s', async (_caso, bytes, status) => {
    const pessoa = await bench().novaPessoa();
    expect((await pessoa.pedir(multipartOf('/api/MinhaConta?Bucket=foto', bytes, 'foto.png'))).statusCode).toBe(status);
    expect((await ler(pessoa)).foto).toBeNull();
  });
});

onServer('My password and sessions', (bench) => {
  const entrar = (email: string, password: string, agente = 'lightMyRequest') =>
    bench().app.inject({
      method: 'POST',
      url: '/Auth/Login',
      payload: { email, password },
      headers: { 'user-agent': agente },
    });
  const trocar = (pessoa: Pessoa, atual: string, nova: string) =>
    pessoa.pedir({ method: 'POST', url: '/api/MinhaConta/Senha', payload: { atual, nova } });
  const comToken = (token: string, url = '/api/MinhaConta') =>
    bench().app.inject({ url, headers: { authorization: `Bearer ${token}` } });

  test('a new password opens, the old one does not; the other session is out, this one stays', async () => {
    const pessoa = await bench().novaPessoa();
    const outra = (await entrar(pessoa.email, pessoa.senha)).json().token;
    expect((await trocar(pessoa, pessoa.senha, 'uma senha nova')).statusCode).toBe(204);
    expect((await comToken(outra)).statusCode).toBe(401);
    expect((await comToken(pessoa.token)).statusCode).toBe(200);
    expect((await entrar(pessoa.email, pessoa.senha)).statusCode).toBe(401);
    expect((await entrar(pessoa.email, 'uma senha nova')).statusCode).toBe(200);
    const [mudanca] = await historicoDe(pessoa);
    expect(mudanca).toMatchObject({ acao: 'ALTERAR', motivo: 'Trocou a senha.' });
    expect(JSON.stringify(mudanca)).not.toMatch(/argon2|senha nova/);
  });

  test('a wrong present password is a 422 at its field, and the session goes on', async () => {
    const pessoa = await bench().novaPessoa();
    const resposta = await trocar(pessoa, 'errada', 'uma senha nova');
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json()).toEqual({
      Error: 'A senha atual não confere.',
      codigo: 'CREDENCIAIS',
      campos: { atual: 'A senha atual não confere.' },
    });
    expect((await comToken(pessoa.token)).statusCode).toBe(200);
    expect((await entrar(pessoa.email, pessoa.senha)).statusCode).toBe(200);
  });

  test('nine characters, the e-mail and what everybody tries are no password, each with its reason', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await trocar(pessoa, pessoa.senha, '123456789')).json().campos).toEqual({
      nova: 'A senha tem ao menos 10 caracteres.',
    });
    const email = await trocar(pessoa, pessoa.senha, pessoa.email.toUpperCase());
    expect([email.statusCode, email.json().campos]).toEqual([400, { nova: 'A senha não pode ser o seu e-mail.' }]);
    const comum = await trocar(pessoa, pessoa.senha, 'Password123!');
    expect([comum.statusCode, comum.json().campos.nova]).toEqual([
      400,
      expect.stringContaining('entre as mais usadas'),
    ]);
    const daEmpresa = await trocar(pessoa, pessoa.senha, 'EmpresaDeTeste26');
    expect(daEmpresa.json().campos.nova).toContain('pouco mais que o seu nome');
    expect((await trocar(pessoa, pessoa.senha, 'canoa azul do porto')).statusCode).toBe(204);
  });

  test('the eleventh wrong one is a 429, even if it is the right one', async () => {
    const pessoa = await bench().novaPessoa();
    for (let i = 0; i < 10; i++) expect((await trocar(pessoa, `errada ${i}`, 'uma senha nova')).statusCode).toBe(422);
    const resposta = await trocar(pessoa, pessoa.senha, 'uma senha nova');
    expect(resposta.statusCode).toBe(429);
    expect(Number(resposta.headers['retry-after'])).toBeGreaterThan(290);
  });

  test('the sessions are told by machine, and an id neither is the token nor lets anybody in', async () => {
    const pessoa = await bench().novaPessoa();
    const agente = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
    await entrar(pessoa.email, pessoa.senha, agente);
    const sessoes = (await pessoa.pedir({ url: '/api/MinhaConta/Sessoes' })).json();
    const comum = { inicio: '2026-11-20T12:00:00.000Z', ate: '2026-11-20T13:00:00.000Z', id: expect.any(String) };
    expect(sessoes).toHaveLength(2);
    expect(sessoes).toContainEqual({ ...comum, aparelho: 'Navegador desconhecido', esta: true });
    expect(sessoes).toContainEqual({ ...comum, aparelho: 'Chrome no Windows', esta: false });
    for (const { id } of sessoes) expect((await comToken(id)).statusCode).toBe(401);
  });

  test('the twenty-first log-in ends the oldest session, of that person alone', async () => {
    const pessoa = await bench().novaPessoa();
    const outra = await bench().novaPessoa();
    const { relogio } = bench();
    const inicio = relogio.hora;
    const tokens: string[] = [];
    for (let i = 1; i <= 20; i++) {
      relogio.hora = new Date(inicio.getTime() + i * 1000);
      tokens.push((await entrar(pessoa.email, pessoa.senha)).json().token);
    }
    expect((await comToken(pessoa.token)).statusCode).toBe(401);
    expect((await comToken(tokens[0] ?? '')).statusCode).toBe(200);
    expect((await comToken(tokens[19] ?? '', '/api/MinhaConta/Sessoes')).json()).toHaveLength(20);
    expect((await comToken(outra.token)).statusCode).toBe(200);
    relogio.hora = inicio;
  });

  test('one other is ended by its id, or all of them, and never somebody else’s', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    const [a, b, c] = [
      (await entrar(pessoa.email, pessoa.senha)).json().token,
      (await entrar(pessoa.email, pessoa.senha)).json().token,
      (await entrar(pessoa.email, pessoa.senha)).json().token,
    ];
    const daA = (await comToken(a, '/api/MinhaConta/Sessoes')).json().find(({ esta }: { esta: boolean }) => esta);
    const url = `/api/MinhaConta/Sessoes/${daA.id}`;
    expect((await colega.pedir({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await comToken(a)).statusCode).toBe(200);
    expect((await pessoa.pedir({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await comToken(a)).statusCode).toBe(401);
    expect((await pessoa.pedir({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await comToken(b)).statusCode).toBe(200);
    const encerrar = { method: 'POST', url: '/api/MinhaConta/Sessoes/EncerrarOutras' } as const;
    expect((await pessoa.pedir(encerrar)).json()).toEqual({ encerradas: 2 });
    expect((await comToken(b)).statusCode).toBe(401);
    expect((await comToken(c)).statusCode).toBe(401);
    expect((await comToken(pessoa.token)).statusCode).toBe(200);
    expect((await comToken(colega.token)).statusCode).toBe(200);
    expect((await historicoDe(pessoa)).map(({ motivo }: { motivo: string }) => motivo)).toEqual(
      expect.arrayContaining(['Encerrou as outras sessões.', 'Encerrou uma sessão.']),
    );
  });
});
