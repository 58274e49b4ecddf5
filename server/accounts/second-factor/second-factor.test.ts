import { newColleague } from '#server/testing/colleague.ts';
import { codeOf, withApplication } from '#server/testing/second-factor.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';

onServer('A second factor', (bench) => {
  const entrar = ({ email, senha }: Pick<Pessoa, 'email' | 'senha'>) =>
    bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
  const passo = async (pessoa: Pessoa): Promise<string> => (await entrar(pessoa)).json().segundoFator.token;
  const responder = (payload: object, remoteAddress = '127.0.0.1') =>
    bench().app.inject({ method: 'POST', url: '/Auth/SegundoFator', payload, remoteAddress });
  const comCodigo = (token: string, codigo: string) => responder({ forma: 'APLICATIVO', token, codigo });
  const deixaEntrar = async (token: string) =>
    (await bench().app.inject({ url: '/api/Moeda', headers: { authorization: `Bearer ${token}` } })).statusCode;
  const seu = async ({ pedir }: Pessoa) => (await pedir({ url: '/api/MinhaConta/SegundoFator' })).json();
  const historico = async (pessoa: Pessoa, id = pessoa.quem.usuarioId) =>
    (await pessoa.pedir({ url: `/api/Historico?recurso=Usuario&registroId=${id}` })).json() as {
      motivo: string | null;
      usuario: { id: string };
    }[];
  const inicio = new Date('2026-11-20T12:00:00Z');
  beforeEach(() => {
    bench().relogio.hora = inicio;
  });
  const depoisDe = (segundos: number) => {
    bench().relogio.hora = new Date(inicio.getTime() + segundos * 1000);
  };

  test('is asked for after the right password, and a code opens the session, once', async () => {
    const pessoa = await bench().novaPessoa();
    const { segredo, endereco, codigos } = await withApplication(bench(), pessoa);
    expect(endereco).toBe(
      `otpauth://totp/Cais:${encodeURIComponent(pessoa.email)}?issuer=Cais&secret=${segredo}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(new Set(codigos).size).toBe(10);
    depoisDe(60);
    const pedido = await entrar(pessoa);
    expect([pedido.statusCode, pedido.json()]).toEqual([
      202,
      {
        segundoFator: {
          token: expect.stringMatching(/^[\w-]{43}$/),
          ate: '2026-11-20T12:06:00.000Z',
          aplicativo: true,
          chave: null,
          recuperacao: true,
        },
      },
    ]);
    const { token } = pedido.json().segundoFator;
    expect(await deixaEntrar(token)).toBe(401);
    const mostrado = codeOf(segredo, bench()).replace(/(...)/, '$1 ');
    const dentro = await comCodigo(token, mostrado);
    expect(dentro.statusCode).toBe(200);
    expect(dentro.json()).toMatchObject({
      id: pessoa.quem.usuarioId,
      email: pessoa.email,
      idEmpresa: pessoa.quem.empresaId,
    });
    expect(await deixaEntrar(dentro.json().token)).toBe(200);
    expect((await comCodigo(token, codeOf(segredo, bench(), 1))).json().codigo).toBe('NAO_AUTENTICADO');
    const repetido = await comCodigo(await passo(pessoa), codeOf(segredo, bench()));
    expect([repetido.statusCode, repetido.json().codigo]).toEqual([401, 'CREDENCIAIS']);
  });

  test('of nobody else, an account without one is answered as ever', async () => {
    const pessoa = await bench().novaPessoa();
    const resposta = await entrar(pessoa);
    expect([resposta.statusCode, Object.keys(resposta.json())]).toEqual([
      200,
      'token id name email idEmpresa empresa telefone telefonePessoal rg cpf dtNascimento despachante sobremim'.split(
        ' ',
      ),
    ]);
  });

  test('that was begun but not confirmed asks for nothing, and is confirmed by a right code alone', async () => {
    const pessoa = await bench().novaPessoa();
    const url = '/api/MinhaConta/SegundoFator/Aplicativo';
    const semSenha = await pessoa.pedir({ method: 'POST', url, payload: { senha: 'outra' } });
    expect([semSenha.statusCode, semSenha.json().campos]).toEqual([422, { senha: 'A senha não confere.' }]);
    const { segredo } = (await pessoa.pedir({ method: 'POST', url, payload: { senha: pessoa.senha } })).json();
    const errado = codeOf(segredo, bench(), 40);
    const recusa = await pessoa.pedir({ method: 'POST', url: `${url}/Confirmar`, payload: { codigo: errado } });
    expect([recusa.statusCode, recusa.json().campos.codigo]).toEqual([
      400,
      expect.stringMatching(/^O código não confere/),
    ]);
    expect((await entrar(pessoa)).statusCode).toBe(200);
    expect(await seu(pessoa)).toEqual({ aplicativoDesde: null, chaves: [], codigosRestantes: 0, exigido: false });
  });

  test('ends the other sessions when it begins, and neither secret nor code is in the database or the history', async () => {
    const pessoa = await bench().novaPessoa();
    const outra = (await entrar(pessoa)).json().token;
    const { segredo, codigos } = await withApplication(bench(), pessoa);
    expect([await deixaEntrar(outra), await deixaEntrar(pessoa.token)]).toEqual([401, 200]);
    expect(await seu(pessoa)).toMatchObject({ aplicativoDesde: '2026-11-20T12:00:00.000Z', codigosRestantes: 10 });
    const tudo: unknown[] = [];
    for (const tabela of ['aplicativo_de_codigos', 'codigo_de_recuperacao', 'segundo_passo', 'historico']) {
      tudo.push(((await bench().conexao.db.execute(`select * from ${tabela}`)) as unknown as { rows: unknown[] }).rows);
    }
    const texto = JSON.stringify(tudo);
    for (const segreda of [segredo, ...codigos]) expect(texto).not.toContain(segreda);
    expect((await historico(pessoa))[0]?.motivo).toBe('Passou a usar um aplicativo de códigos como segundo fator.');
  });

  test('that is lost: a recovery code opens once, however it is typed, and the history says how many are left', async () => {
    const pessoa = await bench().novaPessoa();
    const { codigos } = await withApplication(bench(), pessoa);
    const [codigo = ''] = codigos;
    const comRecuperacao = async () => responder({ forma: 'RECUPERACAO', token: await passo(pessoa), codigo });
    const digitado = codigo.toLowerCase().replaceAll('-', ' ');
    const dentro = await responder({ forma: 'RECUPERACAO', token: await passo(pessoa), codigo: digitado });
    expect(dentro.statusCode).toBe(200);
    expect((await comRecuperacao()).json().codigo).toBe('CREDENCIAIS');
    expect((await historico(pessoa))[0]?.motivo).toBe('Entrou com um código de recuperação; restam 9.');
    expect((await seu(pessoa)).codigosRestantes).toBe(9);
    const novos = await pessoa.pedir({
      method: 'POST',
      url: '/api/MinhaConta/SegundoFator/Codigos',
      payload: { senha: pessoa.senha },
    });
    expect([novos.statusCode, novos.json().codigos.length, (await seu(pessoa)).codigosRestantes]).toEqual([
      201, 10, 10,
    ]);
    const velho = await responder({ forma: 'RECUPERACAO', token: await passo(pessoa), codigo: codigos[1] });
    expect(velho.json().codigo).toBe('CREDENCIAIS');
  });

  test('one code for two log-ins at once lets one in', async () => {
    const pessoa = await bench().novaPessoa();
    const { segredo } = await withApplication(bench(), pessoa);
    depoisDe(60);
    const tokens = [await passo(pessoa), await passo(pessoa)];
    const respostas = await Promise.all(tokens.map((token) => comCodigo(token, codeOf(segredo, bench()))));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('is waited for five minutes, and not after the password was changed', async () => {
    const pessoa = await bench().novaPessoa();
    const { segredo } = await withApplication(bench(), pessoa);
    const tarde = await passo(pessoa);
    depoisDe(300);
    expect((await comCodigo(tarde, codeOf(segredo, bench()))).json()).toEqual({
      Error: 'O tempo para o segundo fator acabou. Entre de novo com o e-mail e a senha.',
      codigo: 'NAO_AUTENTICADO',
    });
    const token = await passo(pessoa);
    depoisDe(301);
    const troca = { atual: pessoa.senha, nova: 'canoa azul do porto' };
    await pessoa.pedir({ method: 'POST', url: '/api/MinhaConta/Senha', payload: troca });
    expect((await comCodigo(token, codeOf(segredo, bench()))).json().codigo).toBe('NAO_AUTENTICADO');
  });

  test('the eleventh wrong code is a 429, even if it is the right one; elsewhere the person gets in', async () => {
    const pessoa = await bench().novaPessoa();
    const { segredo } = await withApplication(bench(), pessoa);
    depoisDe(60);
    const token = await passo(pessoa);
    const errado = codeOf(segredo, bench(), 40);
    for (let i = 0; i < 10; i++) expect((await comCodigo(token, errado)).statusCode).toBe(401);
    expect((await comCodigo(token, codeOf(segredo, bench()))).statusCode).toBe(429);
    const certo = { forma: 'APLICATIVO', token, codigo: codeOf(segredo, bench()) };
    expect((await responder(certo, '203.0.113.77')).statusCode).toBe(200);
  });

  test('demanded by the company: who has none can do nothing but set one up', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    await withApplication(bench(), pessoa);
    const url = `/api/Empresa/${pessoa.quem.empresaId}/SegundoFator`;
    const exigir = (exigido: boolean) => pessoa.pedir({ method: 'POST', url, payload: { exigir: exigido } });
    expect((await exigir(true)).json()).toMatchObject({ exigeSegundoFator: true });
    expect((await exigir(true)).statusCode).toBe(422);
    expect((await pessoa.pedir({ url: '/api/Moeda' })).statusCode).toBe(200);
    for (const fechada of ['/api/Moeda', '/api/MinhaConta', '/api/Processo', '/api/Usuario']) {
      const resposta = await colega.pedir({ url: fechada });
      expect([fechada, resposta.statusCode, resposta.json().codigo]).toEqual([fechada, 403, 'SEGUNDO_FATOR']);
    }
    expect(await seu(colega)).toMatchObject({ aplicativoDesde: null, exigido: true });
    expect((await entrar(colega)).statusCode).toBe(200);
    await withApplication(bench(), colega);
    expect((await colega.pedir({ url: '/api/Moeda' })).statusCode).toBe(200);
    const remover = { method: 'POST', url: '/api/MinhaConta/SegundoFator/Aplicativo/Remover' } as const;
    const ultima = await colega.pedir({ ...remover, payload: { senha: colega.senha } });
    expect([ultima.statusCode, ultima.json().Error]).toEqual([422, expect.stringMatching(/^A empresa exige/)]);
    expect((await exigir(false)).json()).toMatchObject({ exigeSegundoFator: true });
    const [pedido] = (await colega.pedir({ url: `/api/Empresa/${pessoa.quem.empresaId}/Desligamentos` })).json();
    const confirmar = { method: 'POST', url: `/api/Empresa/Desligamento/${pedido.id}/Confirmar` } as const;
    expect((await colega.pedir(confirmar)).json()).toMatchObject({ exigeSegundoFator: false });
    expect((await colega.pedir({ ...remover, payload: { senha: colega.senha } })).statusCode).toBe(204);
    expect(await seu(colega)).toMatchObject({ aplicativoDesde: null, codigosRestantes: 0 });
    expect((await entrar(colega)).statusCode).toBe(200);
    const daEmpresa = await pessoa.pedir({ url: `/api/Historico?recurso=Empresa&registroId=${pessoa.quem.empresaId}` });
    expect(daEmpresa.json().map(({ motivo }: { motivo: string }) => motivo)).toEqual([
      expect.stringMatching(/^Confirmou o que .+ pediu, e desligou: o segundo fator de todos\.$/),
      'Pediu para desligar: o segundo fator de todos. Vale quando outra pessoa confirmar, ou em 72 horas.',
      'Ligou: o segundo fator de todos.',
    ]);
  });

  test('of the only person of a company is taken away by the operator', async () => {
    const pessoa = await bench().novaPessoa();
    await withApplication(bench(), pessoa);
    await resetSecondFactorOf(bench().conexao.db, inicio, pessoa.email.toUpperCase());
    expect((await pessoa.pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
    expect((await entrar(pessoa)).statusCode).toBe(200);
  });

  test('of a colleague who lost it is taken away by another: both are named, the sessions end, the company is told', async () => {
    const pessoa = await bench().novaPessoa();
    const [colega, terceiro] = [await newColleague(bench(), pessoa), await newColleague(bench(), pessoa)];
    const { segredo } = await withApplication(bench(), colega);
    depoisDe(60);
    const token = await passo(colega);
    const url = `/api/Usuario/${colega.quem.usuarioId}/ZerarSegundoFator`;
    const deOutra = await bench().novaPessoa();
    expect((await deOutra.pedir({ method: 'POST', url })).statusCode).toBe(404);
    expect((await colega.pedir({ method: 'POST', url })).statusCode).toBe(422);
    expect((await pessoa.pedir({ method: 'POST', url })).statusCode).toBe(204);
    expect((await colega.pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
    expect((await comCodigo(token, codeOf(segredo, bench()))).json().codigo).toBe('NAO_AUTENTICADO');
    expect((await entrar(colega)).statusCode).toBe(200);
    expect((await pessoa.pedir({ method: 'POST', url })).statusCode).toBe(422);
    expect((await historico(pessoa, colega.quem.usuarioId))[0]).toMatchObject({
      motivo: 'Zerou o segundo fator de Colega.',
      usuario: { id: pessoa.quem.usuarioId },
    });
    expect((await terceiro.pedir({ url: '/api/Aviso' })).json()[0]).toMatchObject({
      tipo: 'ACESSO',
      titulo: 'Colega',
      texto: 'Zerou o segundo fator de Colega.',
      autor: 'Pessoa de Teste',
    });
  });
});
