import { and, eq } from 'drizzle-orm';
import { texto } from '#lib/fiscal/memoria.ts';
import type { Banco } from '#server/db/banco.ts';
import { declaracao } from '#server/db/schema-declaracao.ts';
import type { dai } from '#server/db/schema-sefaz.ts';
import { montagemDaDai } from './montagem-da-dai.ts';

type ColunasDoIcms = Pick<typeof dai.$inferInsert, 'tratamentos' | 'icmsBase' | 'icmsSemIncentivo' | 'icmsRecolher'>;

/** What the row of a DAI keeps of its ICMS; nothing as long as an adição has none, or the file of the declaration is not here. */
export async function icmsDaDai(tx: Banco, empresaId: string, processoId: string): Promise<ColunasDoIcms> {
  const sua = and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId));
  if ((await tx.$count(declaracao, sua)) === 0) return SEM_ICMS;
  const { adicoes, icms } = (await montagemDaDai(tx, empresaId, processoId)).montada;
  return {
    tratamentos: [...new Set(adicoes.flatMap(({ linha }) => linha?.tratamento ?? []))],
    icmsBase: icms && texto(icms.base),
    icmsSemIncentivo: icms && texto(icms.semIncentivo),
    icmsRecolher: icms && texto(icms.recolher),
  };
}

const SEM_ICMS: ColunasDoIcms = { tratamentos: [], icmsBase: null, icmsSemIncentivo: null, icmsRecolher: null };
