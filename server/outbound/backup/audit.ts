import { asc } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { empresa } from '#server/platform/db/schema/core.ts';
import { historico, historicoElo } from '#server/platform/db/schema/records.ts';
import { rowsWithoutLink } from './chain-rows.ts';
import { checkChain } from './check-chain.ts';
import type { Seal } from './seal.ts';

/** The result for the history of one company. */
export interface Audit {
  empresaId: string;
  nome: string;
  linhas: number;
  /** Null when the company has no history. */
  selo: Seal | null;
  /** What was said of the rows, where they were compared. */
  registros: RowsAudit | null;
  /** One sentence for each failure, at most `MOSTRADAS` of them. */
  falhas: string[];
}

/** What the rows of a company say beside its history. */
export interface RowsAudit {
  comparados: number;
  /** Records that today's rules could not read from the history, so nothing is said of them. */
  naoComparados: number;
  /** One sentence for each that differs. */
  falhas: string[];
}

/** Compares the rows of a company with its history; the caller knows the kinds of records. */
export type AuditOfRows = (tx: Database, empresaId: string) => Promise<RowsAudit>;

/**
 * Audits the history of every company in turn, each as it is at one moment. Writers do not wait meanwhile. `selos` are heads of
 * chains noted earlier: each must still be in its place.
 */
export async function* auditar(db: Database, selos: readonly Seal[] = [], linhas?: AuditOfRows): AsyncGenerator<Audit> {
  for (const { empresaId, nome } of await empresas(db, selos)) {
    yield await db.transaction((tx) => auditarEmpresa(tx, { empresaId, nome }, selos, linhas), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }
}

async function auditarEmpresa(
  tx: Database,
  { empresaId, nome }: { empresaId: string; nome: string },
  selos: readonly Seal[],
  daEmpresa?: AuditOfRows,
): Promise<Audit> {
  const selosDaEmpresa = selos.filter((selo) => selo.empresaId === empresaId);
  const { linhas, selo, falhas } = await checkChain(tx, empresaId, selosDaEmpresa);
  const soltas = await rowsWithoutLink(tx, empresaId, MOSTRADAS);
  falhas.push(
    ...soltas.map((id) => `A linha ${id} está no histórico sem lugar na cadeia: não foi o Cais que a escreveu.`),
  );
  const registros = daEmpresa ? await daEmpresa(tx, empresaId) : null;
  falhas.push(...(registros?.falhas ?? []));
  return { empresaId, nome, linhas, selo, registros, falhas: falhas.slice(0, MOSTRADAS) };
}

/** The registered companies, and those that only a history or a seal still names. */
async function empresas(db: Database, selos: readonly Seal[]): Promise<{ empresaId: string; nome: string }[]> {
  const cadastradas = await db
    .select({ empresaId: empresa.empresaId, nome: empresa.nomeFantasia })
    .from(empresa)
    .orderBy(asc(empresa.empresaId));
  const comHistoria = await db
    .select({ empresaId: historicoElo.empresaId })
    .from(historicoElo)
    .union(db.select({ empresaId: historico.empresaId }).from(historico));
  const nomes = new Map(cadastradas.map(({ empresaId, nome }) => [empresaId, nome]));
  for (const { empresaId } of [...comHistoria, ...selos]) {
    if (!nomes.has(empresaId)) nomes.set(empresaId, 'Empresa que não está mais no cadastro');
  }
  return Array.from(nomes, ([empresaId, nome]) => ({ empresaId, nome }));
}

const MOSTRADAS = 100;
