import { asc } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { empresa, historico, historicoElo } from '#server/platform/db/schema.ts';
import { rowsWithoutLink } from './chain-rows.ts';
import { checkChain } from './check-chain.ts';
import type { Seal } from './seal.ts';

/** What was found of the history of one company. */
export interface Audit {
  empresaId: string;
  nome: string;
  linhas: number;
  /** Null where nothing was ever written. */
  selo: Seal | null;
  /** A sentence each, the first `MOSTRADAS` of them. */
  falhas: string[];
}

/**
 * The history of every company, one after the other, each as it is at one moment; who writes meanwhile is not kept waiting. `selos` are
 * heads noted before: what was the head then must still stand in its place.
 */
export async function* auditar(db: Database, selos: readonly Seal[] = []): AsyncGenerator<Audit> {
  for (const { empresaId, nome } of await empresas(db, selos)) {
    yield await db.transaction((tx) => auditarEmpresa(tx, { empresaId, nome }, selos), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }
}

async function auditarEmpresa(
  tx: Database,
  { empresaId, nome }: { empresaId: string; nome: string },
  selos: readonly Seal[],
): Promise<Audit> {
  const seus = selos.filter((selo) => selo.empresaId === empresaId);
  const { linhas, selo, falhas } = await checkChain(tx, empresaId, seus);
  const soltas = await rowsWithoutLink(tx, empresaId, MOSTRADAS);
  falhas.push(
    ...soltas.map((id) => `A linha ${id} está no histórico sem lugar na cadeia: não foi o Cais que a escreveu.`),
  );
  return { empresaId, nome, linhas, selo, falhas: falhas.slice(0, MOSTRADAS) };
}

/** Those that are there, and those only their history or a seal still tells of. */
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
