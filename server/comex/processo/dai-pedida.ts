import { type SQL, sql } from 'drizzle-orm';
import { URF_DO_AMAZONAS } from '#lib/domain/zfm/pede-dai.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';

const DO_AMAZONAS = sql.raw(`'${URF_DO_AMAZONAS}%'`);

/** Keeps the processes of which a DAI is to be made, as `pedeDai` says it. */
export const PEDE_DAI: SQL = sql`(${processo.urfDespachoCodigo} is null
  or ${processo.urfDespachoCodigo} like ${DO_AMAZONAS}
  or coalesce(${processo.urfEntradaCodigo} like ${DO_AMAZONAS}, false)
  or exists (select from ${dai} comecada where comecada.empresa_id = ${processo.empresaId}
    and comecada.processo_id = ${processo.id} and comecada.situacao <> 'SEM_DAI'))`;
