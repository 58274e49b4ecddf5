import { onServer } from '#server/testing/test-bench.ts';

onServer('What no text can be', (bench) => {
  test.each([
    ['a NUL in a search', { url: '/api/Processo?q=%00' }],
    ['a NUL in a body', { method: 'POST', url: '/api/Usuario', payload: { nome: 'Ana\u0000', email: 'a@b.com' } }],
    ['half a character', { method: 'POST', url: '/api/Usuario', payload: '{"nome":"\\ud800","email":"a@b.com"}' }],
    ['a NUL in the name of a field', { method: 'POST', url: '/api/Usuario', payload: { 'no\u0000me': 'x' } }],
  ] as const)('%s is refused with a sentence', async (_, pedido) => {
    const pessoa = await bench().novaPessoa();
    const resposta = await pessoa.pedir({ headers: { 'content-type': 'application/json' }, ...pedido });
    expect([resposta.statusCode, resposta.json()]).toEqual([
      400,
      { Error: 'O texto tem um caractere que não se aceita.', codigo: 'VALIDACAO' },
    ]);
  });

  test.each([
    ['\u200b\u200b', 'O texto tem um caractere que não se vê (U+200B): apague e digite de novo.'],
    ['Alfa\u202e\u2066 evil', '“Alfa evil” tem um caractere que não se vê (U+202E): apague e digite de novo.'],
  ])('a name with what nobody sees is refused with what it is: %j', async (nome, frase) => {
    const pessoa = await bench().novaPessoa();
    const payload = { nome, email: 'a@b.com' };
    const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload });
    expect([resposta.statusCode, resposta.json().Error]).toEqual([400, frase]);
  });

  test('emoji joined into one, accents and a password of any kind are taken', async () => {
    const pessoa = await bench().novaPessoa();
    const payload = { nome: 'Família 👨‍👩‍👧 Água', email: `a-${crypto.randomUUID()}@teste.local` };
    expect((await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload })).statusCode).toBe(201);
    const troca = { atual: 'errada\u200b', nova: 'outra senha\u200b bem longa' };
    const trocada = await pessoa.pedir({ method: 'POST', url: '/api/MinhaConta/Senha', payload: troca });
    expect(trocada.json().Error).not.toMatch(/não se vê/);
  });

  test.each([
    ['__proto__', '{"__proto__":{"empresaId":"x"},"nome":"A","email":"a@b.com"}'],
    ['constructor', '{"constructor":{"prototype":{"empresaId":"x"}},"nome":"A","email":"a@b.com"}'],
  ])('%s in a body is refused, and no object learns of it', async (_, payload) => {
    const pessoa = await bench().novaPessoa();
    const headers = { 'content-type': 'application/json' };
    const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Usuario', headers, payload });
    expect(resposta.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).empresaId).toBeUndefined();
  });

  test('what is nested without end is refused before anything walks it', async () => {
    const pessoa = await bench().novaPessoa();
    const headers = { 'content-type': 'application/json' };
    const payload = `{"nome":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const resposta = await pessoa.pedir({ method: 'POST', url: '/api/Usuario', headers, payload });
    expect([resposta.statusCode, resposta.json().Error]).toEqual([
      400,
      'O pedido tem níveis demais, um dentro do outro.',
    ]);
  });
});
