import { and, between, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ANTES_DO_REGISTRO } from '#lib/domain/aduana/processo/acompanhamento.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { ETA_NA_VIRADA, type Virada } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';

/** Processes at the turn of 2026 to 2027 (domain/reforma.md §2.6). Few processes are in these situations, so an index finds them. */
export function naVirada(virada: Virada): SQL | undefined {
  if (virada === 'REGISTRADOS') {
    return and(inArray(processo.situacao, [...POR_DESEMBARACAR]), lte(DIA_DO_REGISTRO, FIM_DO_PIS_COFINS));
  }
  const porRegistrar = inArray(processo.situacao, [...ANTES_DO_REGISTRO]);
  if (virada === 'SEM_ETA') return and(porRegistrar, isNull(processo.eta));
  return and(porRegistrar, between(processo.eta, ETA_NA_VIRADA.de, ETA_NA_VIRADA.ate));
}

/** Registered and not released. */
const POR_DESEMBARACAR: readonly SituacaoProcesso[] = ['REGISTRADO', 'PARAMETRIZADO', 'EM_EXIGENCIA'];

/** The day of a step, as the file of the declaration has it, or as somebody marked it. */
function diaDe(daDeclaracao: SQL, passo: SituacaoProcesso): SQL<DataTexto | null> {
  return sql<DataTexto | null>`coalesce(
    (select ${daDeclaracao} from ${declaracao} d where d.empresa_id = ${processo.empresaId} and d.processo_id = ${processo.id}),
    (select max(s.data) from ${processoPasso} s where s.empresa_id = ${processo.empresaId}
      and s.processo_id = ${processo.id} and s.situacao = ${sql.raw(`'${passo}'`)} and s.desfeito_em is null))`;
}

export const DIA_DO_REGISTRO = diaDe(sql`d.data_registro`, 'REGISTRADO');
export const DIA_DA_LIBERACAO = diaDe(sql`d.data_desembaraco`, 'DESEMBARACADO_RFB');
