import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Creates the DAI of a registered declaration, with the day of its registration. An existing DAI keeps its marks; a training processo has
 * none.
 */
export async function abrirDai(tx: Database, empresaId: string, processoId: string): Promise<void> {
  await tx.execute(sql`
    insert into dai (empresa_id, processo_id, data_registro, situacao, desde)
    select p.empresa_id, p.processo_id, coalesce(d.data_registro, p.data), 'SEM_DAI', coalesce(d.data_registro, p.data)
    from processo_passo p
    join processo on processo.empresa_id = p.empresa_id and processo.id = p.processo_id and processo.treinamento is not true
    left join declaracao d on d.empresa_id = p.empresa_id and d.processo_id = p.processo_id
    where p.empresa_id = ${empresaId} and p.processo_id = ${processoId}
      and p.situacao = 'REGISTRADO' and p.desfeito_em is null
    on conflict (empresa_id, processo_id) do update
    set data_registro = excluded.data_registro,
      desde = case when dai.situacao = 'SEM_DAI' then excluded.desde else dai.desde end
    where dai.data_registro <> excluded.data_registro`);
}
