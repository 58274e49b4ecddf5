import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

type Sums<Name extends string> = Record<Name | `${Name}Conhecidas`, SQL<string>>;

/**
 * Sums each column over the rows of a result, with `decimals` places, and counts in `<name>Conhecidas` the rows that have a value: a
 * sum of none is unknown, not zero.
 */
export function sumsWithCoverage<Name extends string>(
  columns: Record<Name, SQL | AnyColumn>,
  decimals = 2,
): Sums<Name> {
  const pairs = Object.entries<SQL | AnyColumn>(columns).flatMap(([name, column]) => [
    [name, sql`coalesce(sum(${column}), 0)::numeric(30, ${sql.raw(String(decimals))})::text`],
    [`${name}Conhecidas`, sql`count(${column})::text`],
  ]);
  return Object.fromEntries(pairs) as Sums<Name>;
}
