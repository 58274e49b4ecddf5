import { sql } from 'drizzle-orm';
import { onServer } from './test-bench.ts';
import { withoutOrder } from './without-order.ts';

onServer('Rows asked for in no order', (bench) => {
  test('come backwards from PostgreSQL, those asked for in one as they are', async () => {
    const { db } = bench().conexao;
    const numeros = async (fim: string) =>
      (
        (await db.execute(sql.raw(`select n from generate_series(1, 3) n ${fim}`))) as unknown as {
          rows: { n: number }[];
        }
      ).rows.map(({ n }) => n);
    expect(await numeros('')).toEqual([3, 2, 1]);
    expect(await numeros('order by n')).toEqual([1, 2, 3]);
  });
});

test.each([
  ['select a from b', true],
  ['with c as (select a from b order by a) select * from c', true],
  ['select json_agg(a order by a) from (select a from b order by (a)) x', true],
  ["select 'order by' as texto from b", true],
  ['select a from b where c in (select d from e) order by a limit 1', false],
  ['insert into b values (1), (2) returning a', false],
  ['with c as (select 1) insert into b select * from c returning a', false],
])('%s: %s', (texto, esperado) => expect(withoutOrder(texto)).toBe(esperado));
