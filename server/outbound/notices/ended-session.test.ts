import { onServer } from '#server/testing/test-bench.ts';

onServer('A stream of notices', (banco) => {
  test('ends with its session: nothing more comes after the log-out', async () => {
    const pessoa = await banco().novaPessoa();
    const endereco = await banco().endereco();
    const autorizada = { authorization: `Bearer ${pessoa.token}` };
    const fluxo = await fetch(`${endereco}/api/Aviso/Eventos`, { headers: autorizada });
    expect(fluxo.status).toBe(200);
    const leitor = fluxo.body?.getReader();
    await leitor?.read();
    expect((await pessoa.pedir({ method: 'POST', url: '/Auth/Logout' })).statusCode).toBe(204);
    while (!(await leitor?.read())?.done);
  });
});
