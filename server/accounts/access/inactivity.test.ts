import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('A session of a company that limits inactivity', (bench) => {
  const inicio = new Date('2026-11-20T12:00:00Z');
  beforeEach(() => {
    bench().relogio.hora = inicio;
  });
  const depoisDe = (minutos: number) => {
    bench().relogio.hora = new Date(inicio.getTime() + minutos * 60_000);
  };
  const limitar = ({ pedir, quem }: Pessoa, minutos: number | null) =>
    pedir({ method: 'POST', url: `/api/Empresa/${quem.empresaId}/Inatividade`, payload: { minutos } });
  const usar = async ({ pedir }: Pessoa) => (await pedir({ url: '/api/MinhaConta' })).statusCode;
  const sozinha = async ({ pedir }: Pessoa) =>
    (await pedir({ url: '/api/MinhaConta', headers: { 'x-sem-gesto': '1' } })).statusCode;

  test('ends after as many minutes without use, and use keeps it until its hour', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await limitar(pessoa, 15)).json().minutos).toBe(15);
    for (const minutos of [14, 28, 42, 56]) {
      depoisDe(minutos);
      expect([minutos, await usar(pessoa)]).toEqual([minutos, 200]);
    }
    depoisDe(60);
    expect(await usar(pessoa)).toBe(401);
  });

  test('is not kept alive by what a page asks by itself', async () => {
    const pessoa = await bench().novaPessoa();
    await limitar(pessoa, 15);
    for (const minutos of [5, 10, 14]) {
      depoisDe(minutos);
      expect([minutos, await sozinha(pessoa)]).toEqual([minutos, 200]);
    }
    depoisDe(15);
    expect([await sozinha(pessoa), await usar(pessoa)]).toEqual([401, 401]);
  });

  test('counts from when the limit is set, for everybody, and lasts its hour again when it is taken back', async () => {
    const pessoa = await bench().novaPessoa();
    depoisDe(8);
    await limitar(pessoa, 5);
    depoisDe(9);
    expect((await pessoa.pedir({ url: '/api/MinhaConta' })).headers['x-inatividade']).toBe('5');
    expect((await limitar(pessoa, null)).json().minutos).toBeNull();
    depoisDe(59);
    const resposta = await pessoa.pedir({ url: '/api/MinhaConta' });
    expect([resposta.statusCode, resposta.headers['x-inatividade']]).toEqual([200, undefined]);
  });

  test('is told to the company alone, and its history says who limited it', async () => {
    const [pessoa, alheia] = [await bench().novaPessoa(), await bench().novaPessoa()];
    await limitar(pessoa, 30);
    const url = `/api/Empresa/${pessoa.quem.empresaId}/Inatividade`;
    expect((await pessoa.pedir({ url })).json()).toEqual({ minutos: 30 });
    expect((await alheia.pedir({ url })).statusCode).toBe(404);
    const historico = `/api/Historico?recurso=Empresa&registroId=${pessoa.quem.empresaId}`;
    expect((await pessoa.pedir({ url: historico })).json()[0]).toMatchObject({
      antes: { minutosDeInatividade: null },
      depois: { minutosDeInatividade: 30 },
      motivo: 'As sessões terminam depois de 30 minutos sem uso.',
      usuario: { id: pessoa.quem.usuarioId },
    });
  });

  test.each([4, 60, 7.5])('is not limited to %s minutes', async (minutos) => {
    const pessoa = await bench().novaPessoa();
    expect((await limitar(pessoa, minutos)).statusCode).toBe(400);
  });
});
