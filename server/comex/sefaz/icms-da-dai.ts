import type { DaiMontada } from '#lib/fiscal/dai/dai-montada.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import type { dai } from '#server/platform/db/schema/sefaz.ts';

type ColunasDoIcms = Pick<typeof dai.$inferInsert, 'tratamentos' | 'icmsBase' | 'icmsSemIncentivo' | 'icmsRecolher'>;

/**
 * Returns the columns of the ICMS for the row of a DAI. They are empty while an adição has no ICMS, or while the file of the
 * declaration is missing.
 */
export function icmsDaDai(montada: DaiMontada | null): ColunasDoIcms {
  if (!montada) return SEM_ICMS;
  const { adicoes, icms } = montada;
  return {
    tratamentos: [...new Set(adicoes.flatMap(({ linha }) => linha?.tratamento ?? []))],
    icmsBase: icms && texto(icms.base),
    icmsSemIncentivo: icms && texto(icms.semIncentivo),
    icmsRecolher: icms && texto(icms.recolher),
  };
}

const SEM_ICMS: ColunasDoIcms = { tratamentos: [], icmsBase: null, icmsSemIncentivo: null, icmsRecolher: null };
