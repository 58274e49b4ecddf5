import { eq, sql } from 'drizzle-orm';
import type { Chegada } from '#lib/contracts/auth.ts';
import type { Database } from '#server/platform/db/database.ts';
import { empresa } from '#server/platform/db/schema.ts';
import { dci } from '#server/platform/db/schema-dci.ts';
import { dcr } from '#server/platform/db/schema-dcr.ts';
import { primeirosPassos } from '#server/platform/db/schema-first-steps.ts';
import { historicoTrazido } from '#server/platform/db/schema-historico.ts';
import { pedido } from '#server/platform/db/schema-pedidos.ts';
import { processo } from '#server/platform/db/schema-processo.ts';

/**
 * Tells where a company is with its first steps: CHEGANDO as long as it has no work at all, and null once it has dismissed them
 * (docs/decisions/primeiros-passos.md).
 */
export async function arrivalOf(tx: Database, empresaId: string): Promise<Chegada | null> {
  const [achada] = await tx
    .select({ trabalha: TRABALHA, dispensadoEm: primeirosPassos.dispensadoEm })
    .from(empresa)
    .leftJoin(primeirosPassos, eq(primeirosPassos.empresaId, empresa.empresaId))
    .where(eq(empresa.empresaId, empresaId));
  if (!achada || achada.dispensadoEm) return null;
  return achada.trabalha ? 'ANDANDO' : 'CHEGANDO';
}

/** A deleted process counts: who deletes one has seen the product. */
const TRABALHA = sql<boolean>`(${sql.join(
  [processo, pedido, dcr, dci, historicoTrazido].map(
    (tabela) => sql`exists (select 1 from ${tabela} t where t.empresa_id = ${empresa.empresaId})`,
  ),
  sql` or `,
)})`;
