import { onServer } from '#server/testing/test-bench.ts';

const SITE = 'https://site.exemplo.com.br';

onServer(
  'A site on another origin',
  (bench) => {
    test.each(['POST', 'PUT', 'DELETE'])('may ask leave to %s with its Authorization', async (metodo) => {
      const resposta = await bench().app.inject({
        method: 'OPTIONS',
        url: '/api/Processo',
        headers: {
          origin: SITE,
          'access-control-request-method': metodo,
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(resposta.statusCode).toBe(204);
      expect(resposta.headers['access-control-allow-origin']).toBe(SITE);
      expect(resposta.headers['access-control-allow-methods']).toContain(metodo);
      expect(resposta.headers['access-control-allow-headers']).toContain('Authorization');
      expect(resposta.headers['access-control-allow-credentials']).toBeUndefined();
    });

    test('reads lists with their total, and signs in, without any XSRF header', async () => {
      const { app, novaPessoa } = bench();
      const { email, senha } = await novaPessoa();
      const entrada = await app.inject({
        method: 'POST',
        url: '/Auth/Login',
        headers: { origin: SITE },
        payload: { email, password: senha },
      });
      expect(entrada.statusCode).toBe(200);
      const lista = await app.inject({
        url: '/api/Processo',
        headers: { origin: SITE, authorization: `Bearer ${entrada.json().token}` },
      });
      expect(lista.json()).toEqual([]);
      expect(lista.headers['access-control-allow-origin']).toBe(SITE);
      expect(lista.headers['access-control-expose-headers']).toContain('X-Total-Count');
    });

    test('is told why it is refused, like any other', async () => {
      const resposta = await bench().app.inject({ url: '/api/Processo', headers: { origin: SITE } });
      expect(resposta.statusCode).toBe(401);
      expect(resposta.headers['access-control-allow-origin']).toBe(SITE);
    });

    test.each(['https://outro.exemplo.com.br', 'http://site.exemplo.com.br', 'null'])(
      '%s is not it',
      async (origin) => {
        const resposta = await bench().app.inject({ url: '/saude', headers: { origin } });
        expect(resposta.headers['access-control-allow-origin']).toBeUndefined();
      },
    );
  },
  { origens: [SITE] },
);

onServer('A server of its own site', (bench) => {
  test('lets no other origin in', async () => {
    const resposta = await bench().app.inject({ url: '/saude', headers: { origin: SITE } });
    expect(resposta.headers['access-control-allow-origin']).toBeUndefined();
  });
});
