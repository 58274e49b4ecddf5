import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AliquotasDaNcm } from '#lib/domain/zfm/fontes-dos-tributos.ts';
import type { Database } from '#server/platform/db/database.ts';
import { referenciaRepository, vigente } from './referencia-repository.ts';

/**
 * Returns the ad valorem II rates a company entered for NCM codes, in force on a day, by code, with two decimals. A code without a
 * row or a rate on that day is missing: an unknown rate must not become zero.
 */
export async function aliquotaDoII(
  tx: Database,
  empresaId: string,
  ncms: readonly string[],
  dia: DataTexto,
): Promise<Map<string, DecimalTexto>> {
  if (ncms.length === 0) return new Map();
  const { todas, emUso } = referenciaRepository(tx, empresaId);
  const linhas = await tx
    .selectDistinctOn([todas.codigo], { codigo: todas.codigo, aliquota: todas.aliquotaIi })
    .from(todas)
    .where(
      and(
        emUso,
        eq(todas.tabela, 'Ncm'),
        inArray(todas.codigo, [...new Set(ncms)]),
        vigente(todas, dia),
        isNotNull(todas.aliquotaIi),
      ),
    )
    // Of two rows in force, the one that began last counts.
    .orderBy(todas.codigo, desc(sql`coalesce(${todas.vigenciaInicio}, '0001-01-01')`));
  return new Map(linhas.flatMap(({ codigo, aliquota }) => (aliquota === null ? [] : [[codigo, aliquota]])));
}

/**
 * Returns the rows of these codes in force on a day, the newest first. A sheet of rates without days makes a row of its own beside
 * the row of the official file, so a code may have its rates in another row than the first.
 */
export async function aliquotasDasNcms(
  tx: Database,
  empresaId: string,
  ncms: readonly string[],
  dia: DataTexto,
): Promise<AliquotasDaNcm[]> {
  if (ncms.length === 0) return [];
  const { todas, emUso } = referenciaRepository(tx, empresaId);
  return tx
    .select({
      ncm: todas.codigo,
      aliquotaII: todas.aliquotaIi,
      aliquotaIPI: todas.aliquotaIpi,
      desde: todas.vigenciaInicio,
      fonte: todas.fonteDasAliquotas,
      situacao: todas.situacao,
    })
    .from(todas)
    .where(and(emUso, eq(todas.tabela, 'Ncm'), inArray(todas.codigo, [...new Set(ncms)]), vigente(todas, dia)))
    .orderBy(todas.codigo, desc(sql`coalesce(${todas.vigenciaInicio}, '0001-01-01')`));
}
