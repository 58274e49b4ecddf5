import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { meuDiaConsulta } from '#lib/contracts/meu-dia.ts';
import { CASING, type Connection, type Database } from '#server/platform/db/database.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { contarMeuDia, lerMeuDia } from './meu-dia.ts';

onServer('The rules of Meu dia', (bench) => {
  test('are asked in one round trip, after the postponements', async () => {
    const { quem } = await bench().novaPessoa();
    const { tx, idas } = vigiado(bench().conexao);
    const ao = { tx, quem, hoje: '2026-11-20' };

    await lerMeuDia(ao, meuDiaConsulta.parse({}));
    const [adiamentos, regras = 0] = idas.splice(0);
    expect(adiamentos).toBe(1);
    expect(regras).toBeGreaterThanOrEqual(25);

    await contarMeuDia(ao, 100);
    const [adiados, contagens] = idas;
    expect(adiados).toBe(1);
    // One statement counts the rules that SQL alone can count; each of the twenty others has one, the news of the Portal three,
    // and what is to be settled with it four.
    expect(contagens).toBe(27);
  });
});

/** The same database, and how many statements were asked in each round trip: before an answer to one of them had come. */
function vigiado({ db }: Connection): { tx: Database; idas: number[] } {
  const idas: number[] = [];
  let emCurso = false;
  const vigiar = (cliente: Pool): Pool =>
    new Proxy(cliente, {
      get(alvo, nome) {
        const valor = Reflect.get(alvo, nome);
        if (typeof valor !== 'function') return valor;
        return (...dados: unknown[]) => {
          if (nome !== 'query') return valor.apply(alvo, dados);
          if (!emCurso) idas.push(0);
          emCurso = true;
          idas[idas.length - 1] = (idas.at(-1) ?? 0) + 1;
          return valor.apply(alvo, dados).finally(() => {
            emCurso = false;
          });
        };
      },
    });
  const cliente = Reflect.get(db, '$client');
  const tx = drizzle(vigiar(cliente as Pool), { casing: CASING });
  return { tx: tx as unknown as Database, idas };
}
