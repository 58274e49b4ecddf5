import { NodePgSession } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { TABLES_WITHOUT_COMPANY } from '#server/testing/tables-without-company.ts';
import type { TestBench } from '#server/testing/test-bench.ts';

/** Keeps the text of each statement sent from now on, once. */
export function recordStatements(): ReadonlySet<string> {
  const statements = new Set<string>();
  const { prototype } = NodePgSession as unknown as {
    prototype: { prepareQuery(query: { sql: string }, ...others: unknown[]): unknown };
  };
  const prepare = prototype.prepareQuery;
  prototype.prepareQuery = function (query, ...others) {
    statements.add(query.sql);
    return prepare.call(this, query, ...others);
  };
  return statements;
}

/** What the planner of the database says of some statements. */
interface Plans {
  planned: number;
  /** Statements that read more than one table of the companies, of which one is not bound by its company. */
  unbound: string[];
  /** Statements that read one such table for all companies. */
  acrossCompanies: string[];
  /** Statements the planner would not take without their values. */
  unknown: string[];
}

/**
 * Asks the planner for the plan of each statement. Whatever way a statement is written, each table it scans has to be held to a value
 * of `empresa_id`, or joined by it: only then does an engine that spreads tables by company run it on one node.
 */
export async function planned({ conexao }: TestBench, statements: Iterable<string>): Promise<Plans> {
  const { $client: client } = conexao.db as unknown as { $client: Pool };
  const byCompany = new Set(
    (
      await client.query<{ name: string }>(
        `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'empresa_id'`,
      )
    ).rows.flatMap(({ name }) => (name in TABLES_WITHOUT_COMPANY ? [] : name)),
  );
  const plans: Plans = { planned: 0, unbound: [], acrossCompanies: [], unknown: [] };
  for (const statement of statements) {
    if (!READS_OR_WRITES.test(statement)) continue;
    const nodes = await nodesOf(client, statement);
    if (!nodes) {
      plans.unknown.push(statement);
      continue;
    }
    plans.planned += 1;
    const scans = nodes.filter(
      (node) => SCAN.test(String(node['Node Type'])) && byCompany.has(String(node['Relation Name'])),
    );
    const conditions = nodes.flatMap((node) => CONDITIONS.map((name) => node[name] ?? '')).join('\n');
    const loose = scans.filter((scan) => !bound(String(scan.Alias), conditions) && !hashedByCompany(scan, conditions));
    if (loose.length === 0) continue;
    const named = `${loose.map((scan) => scan.Alias).join(', ')} in ${statement}`;
    (scans.length > 1 ? plans.unbound : plans.acrossCompanies).push(named);
  }
  return plans;
}

function bound(alias: string, conditions: string): boolean {
  const column = `(?<![\\w.])"?${alias}"?\\.empresa_id`;
  return new RegExp(`${column} = (?!ANY)|= ${column}(?!\\w)`).test(conditions);
}

/** Whether the rows of a scan are kept as a hash that is asked by the company. */
const hashedByCompany = ({ part, Alias, Output }: PlanNode, conditions: string): boolean =>
  part !== '' &&
  JSON.stringify(Output ?? []).includes(`${Alias}.empresa_id`) &&
  conditions.includes(`.empresa_id = (hashed ${part}).col`);

async function nodesOf(client: Pool, statement: string): Promise<PlanNode[] | null> {
  try {
    const answer = await client.query(`explain (generic_plan, verbose, format json) ${statement}`);
    const [row] = answer.rows as { 'QUERY PLAN': { Plan: PlanNode }[] | string }[];
    const plan = row?.['QUERY PLAN'] ?? [];
    return ((typeof plan === 'string' ? JSON.parse(plan) : plan) as { Plan: PlanNode }[]).flatMap(({ Plan }) =>
      inside(Plan),
    );
  } catch {
    return null;
  }
}

/** The nodes of a plan, each with the part of it that the planner may run by itself and keep as a hash. */
function inside(node: PlanNode, within = ''): PlanNode[] {
  const part = String(node['Subplan Name'] ?? within);
  return [{ ...node, part }, ...(node.Plans ?? []).flatMap((one) => inside(one, part))];
}

interface PlanNode {
  [field: string]: unknown;
  Plans?: PlanNode[];
}

const READS_OR_WRITES = /^\s*(select|with|insert|update|delete)\b/i;
const SCAN = /Scan$/;
const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];
