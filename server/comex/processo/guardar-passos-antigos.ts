import { sql } from 'drizzle-orm';
import type { Banco } from '#server/platform/db/database.ts';

/**
 * Gives the processes that were imported before processes had steps those their declaration proves (`passosProvados`), signed by who
 * imported them, and what the row keeps of them. Asked at every start; a process with a step has a day in `desde`.
 */
export async function guardarPassosAntigos(db: Banco): Promise<void> {
  await db.execute(sql`
    insert into processo_passo
      (empresa_id, id, processo_id, ordem, situacao, data, canal_rfb, da_declaracao, em, usuario_id)
    select p.empresa_id, gen_random_uuid(), p.id,
      row_number() over (partition by p.empresa_id, p.id order by passo.lugar),
      passo.situacao, passo.data, passo.canal, true, p.criado_em, p.criado_por
    from processo p
    join declaracao d on d.empresa_id = p.empresa_id and d.processo_id = p.id
    cross join lateral (values
      (1, 'REGISTRADO', d.data_registro, null),
      (2, 'PARAMETRIZADO', case when d.canal_codigo ~ '[^0]' then d.data_registro end, d.canal_rfb),
      (3, 'DESEMBARACADO_RFB', d.data_desembaraco, null)
    ) passo (lugar, situacao, data, canal)
    where p.desde is null and passo.data is not null`);
  await db.execute(sql`
    update processo p
    set desde = coalesce(d.data_desembaraco, d.data_registro), canal_rfb = d.canal_rfb, numero_di = d.numero_di
    from declaracao d
    where d.empresa_id = p.empresa_id and d.processo_id = p.id and p.desde is null`);
}
