import { Client } from 'pg';
import { meuDiaConsulta } from '#lib/contracts/views/meu-dia.ts';
import { within } from '#server/platform/work/under-way.ts';
import { RULES } from '#server/rules.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { contarMeuDia, lerMeuDia } from './meu-dia.ts';

onServer('The rules of Meu dia', (bench) => {
  test('are asked in one round trip, after the postponements', async () => {
    const { quem } = await bench().novaPessoa();
    const ao = { tx: bench().conexao.db, quem, hoje: '2026-11-20', regras: RULES };
    const lendo = <T>(ler: () => Promise<T>) => idasDe(() => within({ nome: 'Meu dia', quem, sinal: null }, ler));

    const [, adiamentos, regras = 0] = await lendo(() => lerMeuDia(ao, meuDiaConsulta.parse({})));
    // The transaction is bound to the company together with the first question.
    expect(adiamentos).toBe(2);
    expect(regras).toBeGreaterThanOrEqual(25);

    const [, adiados, contagens] = await lendo(() => contarMeuDia(ao, 100));
    expect(adiados).toBe(2);
    // One statement counts the rules that SQL alone can count; each of the twenty others has one, the news of the Portal three,
    // and what is to be settled with it four.
    expect(contagens).toBe(28);
  });
});

/** How many statements were asked in each round trip: before an answer to one of them had come. */
async function idasDe(ler: () => Promise<unknown>): Promise<number[]> {
  const idas: number[] = [];
  let emCurso = false;
  const { query } = Client.prototype;
  const vigiar = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...dados: unknown[]) {
    if (!emCurso) idas.push(0);
    emCurso = true;
    idas[idas.length - 1] = (idas.at(-1) ?? 0) + 1;
    return (Reflect.apply(query, this, dados) as unknown as Promise<unknown>).finally(() => {
      emCurso = false;
    });
  });
  await ler().finally(() => vigiar.mockRestore());
  return idas;
}
