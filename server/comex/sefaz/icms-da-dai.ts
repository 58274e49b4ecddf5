import type { DaiMontada } from '#lib/fiscal/dai/dai-montada.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import type { dai } from '#server/platform/db/schema-sefaz.ts';

type ColunasDoIcms = Pick<typeof dai.$inferInsert, 'tratamentos' | 'icmsBase' | 'icmsSemIncentivo' | 'icmsRecolher'>;

/** What the row of a DAI keeps of its ICMS; nothing as long as an adição has none, or the file of the declaration is not here. */
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
