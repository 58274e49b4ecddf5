import { newColleague } from '#server/testing/colleague.ts';
import { codeOf, withApplication } from '#server/testing/second-factor.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('What is asked again', (bench) => {
  const inicio = new Date('2026-11-20T12:00:00Z');
  beforeEach(() => {
    bench().relogio.hora = inicio;
  });
  const depoisDe = (minutos: number) => {
    bench().relogio.hora = new Date(inicio.getTime() + minutos * 60_000);
  };
  const convidar = ({ pedir }: Pessoa) =>
    pedir({
      method: 'POST',
      url: '/api/Usuario',
      payload: { nome: 'Nova', email: `${crypto.randomUUID()}@teste.local` },
    });
  const desligar = ({ pedir, quem }: Pessoa) =>
    pedir({
      method: 'POST',
      url: `/api/Empresa/${quem.empresaId}/SegundaPessoa`,
      payload: { exigir: false, onde: 'CATALOGO' },
    });
  const provar = ({ pedir }: Pessoa, payload: object) =>
    pedir({ method: 'POST', url: '/api/MinhaConta/Prova', payload });

  test('is open for ten minutes after the password, then asks again, and the password opens it for ten more', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await convidar(pessoa)).statusCode).toBe(201);
    depoisDe(9);
    expect((await convidar(pessoa)).statusCode).toBe(201);
    depoisDe(10);
    const recusa = await convidar(pessoa);
    expect([recusa.statusCode, recusa.json()]).toEqual([
      403,
      { Error: 'Confirme que é você: dê de novo a senha ou o segundo fator.', codigo: 'PROVA', prova: 'UMA' },
    ]);
    const errada = await provar(pessoa, { senha: 'outra' });
    expect([errada.statusCode, errada.json().campos]).toEqual([422, { senha: 'A senha não confere.' }]);
    expect((await convidar(pessoa)).statusCode).toBe(403);
    expect((await provar(pessoa, { senha: pessoa.senha })).statusCode).toBe(204);
    expect((await convidar(pessoa)).statusCode).toBe(201);
    depoisDe(20);
    expect((await convidar(pessoa)).statusCode).toBe(403);
  });

  test('in one session opens nothing in another', async () => {
    const pessoa = await bench().novaPessoa();
    const entrada = { email: pessoa.email, password: pessoa.senha };
    depoisDe(11);
    await bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: entrada });
    expect((await convidar(pessoa)).statusCode).toBe(403);
  });

  test('of a safeguard is the password and the factor of who has one, neither alone', async () => {
    const pessoa = await bench().novaPessoa();
    const { segredo } = await withApplication(bench(), pessoa);
    depoisDe(30);
    expect((await provar(pessoa, { senha: pessoa.senha })).statusCode).toBe(204);
    expect((await convidar(pessoa)).statusCode).toBe(201);
    const recusa = await desligar(pessoa);
    expect([recusa.statusCode, recusa.json().prova]).toEqual([403, 'TODAS']);
    const inicio = await pessoa.pedir({ method: 'POST', url: '/api/MinhaConta/Prova/Inicio' });
    expect(inicio.json()).toEqual({ aplicativo: true, chave: null });
    const errado = await provar(pessoa, { senha: pessoa.senha, codigo: codeOf(segredo, bench(), 40) });
    expect([errado.statusCode, errado.json().campos]).toEqual([
      422,
      { codigo: 'O código não confere, ou já foi usado.' },
    ]);
    expect((await provar(pessoa, { codigo: codeOf(segredo, bench()) })).statusCode).toBe(204);
    expect((await desligar(pessoa)).statusCode).toBe(200);
    expect((await provar(pessoa, { codigo: codeOf(segredo, bench()) })).statusCode).toBe(422);
  });

  test('is not believed of a clock that ran ahead', async () => {
    depoisDe(24 * 60);
    const pessoa = await bench().novaPessoa();
    expect((await convidar(pessoa)).statusCode).toBe(201);
    depoisDe(23 * 60 + 30);
    expect((await convidar(pessoa)).statusCode).toBe(403);
  });

  test('is everything that lets people in or sends out what is here', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    const { empresaId } = pessoa.quem;
    const id = colega.quem.usuarioId;
    depoisDe(11);
    const pedidos = [
      ['POST', '/api/Usuario'],
      ['POST', `/api/Usuario/${id}/Convite`],
      ['POST', `/api/Usuario/${id}/Restaurar`],
      ['POST', `/api/Usuario/${id}/ZerarSegundoFator`],
      ['POST', `/api/Empresa/${empresaId}/SegundoFator`],
      ['POST', `/api/Empresa/${empresaId}/SegundaPessoa`],
      ['POST', `/api/Empresa/${empresaId}/Inatividade`],
      ['POST', `/api/Empresa/Desligamento/${id}/Confirmar`],
      ['GET', `/api/Empresa/${empresaId}/Exportacao`],
      ['POST', '/api/PortalUnico/Credencial'],
      ['POST', '/api/PortalUnico/Credencial/Certificado'],
      ['POST', `/api/PortalUnico/Credencial/${id}/Chave`],
      ['POST', `/api/PortalUnico/Credencial/${id}/Certificado`],
      ['POST', `/api/PortalUnico/Credencial/${id}/Encerrar`],
      ['POST', `/api/PortalUnico/Credencial/${id}/Aviso`],
      ['POST', '/api/Webhook'],
      ['PUT', '/api/Webhook'],
      ['DELETE', `/api/Webhook/${id}`],
      ['POST', `/api/Webhook/${id}/Restaurar`],
      ['POST', `/api/Webhook/${id}/Segredo`],
    ] as const;
    const ditos = await Promise.all(
      pedidos.map(async ([method, url]) => {
        const { statusCode, json } = await pessoa.pedir({ method, url, ...(method !== 'GET' && { payload: {} }) });
        return [method, url, statusCode, statusCode === 403 ? json().codigo : null];
      }),
    );
    expect(ditos).toEqual(pedidos.map(([method, url]) => [method, url, 403, 'PROVA']));
  });
});
