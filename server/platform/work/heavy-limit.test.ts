import { randomUUID } from 'node:crypto';
import { onServer } from '#server/testing/test-bench.ts';
import { countHeavyWork, HEAVY_A_MINUTE } from './heavy-limit.ts';
import { within } from './under-way.ts';

onServer('Heavy routes', (bench) => {
  test('refuse a person who asks for more of them than anybody reads in a minute, and nobody else', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const planilha = ({ pedir }: typeof pessoa) => pedir({ url: '/api/Fornecedor/Exportar?formato=csv' });
    for (let vez = 0; vez < HEAVY_A_MINUTE; vez++) expect((await planilha(pessoa)).statusCode).toBe(200);
    const recusa = await planilha(pessoa);
    expect([recusa.statusCode, recusa.json().codigo, recusa.json().Error]).toEqual([
      429,
      'LIMITE',
      'São muitos papéis, planilhas e cálculos em um minuto. Espere um pouco e tente de novo.',
    ]);
    expect(Number(recusa.headers['retry-after'])).toBeGreaterThan(0);
    expect((await planilha(outra)).statusCode).toBe(200);
    expect((await pessoa.pedir({ url: '/api/Fornecedor' })).statusCode).toBe(200);
  });

  test('count a request once, however many of its parts are heavy, and work without a client never', async () => {
    const quem = { empresaId: randomUUID(), usuarioId: randomUUID() };
    const muitas = async () => {
      for (let vez = 0; vez < 2 * HEAVY_A_MINUTE; vez++) await countHeavyWork();
    };
    await within({ nome: 'GET /api/X', quem, sinal: new AbortController().signal }, muitas);
    await within({ nome: 'trabalho', quem, sinal: null }, muitas);
    await expect(
      within({ nome: 'GET /api/X', quem, sinal: new AbortController().signal }, countHeavyWork),
    ).resolves.toBeUndefined();
  });
});
