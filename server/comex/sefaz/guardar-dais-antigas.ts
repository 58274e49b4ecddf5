import { sql } from 'drizzle-orm';
import type { Banco } from '#server/platform/db/database.ts';
import { abrirDais } from './abrir-dais.ts';

/**
 * Gives the declarations that were registered before DAIs were kept theirs, with what was written down of them on the process: a canal,
 * a desembaraço. Asked at every start; a DAI with a mark is left as it is.
 */
export async function guardarDaisAntigas(db: Banco): Promise<void> {
  await abrirDais(db, 'TODAS');
  await db.execute(sql`
    insert into dai_marca (empresa_id, id, processo_id, ordem, tipo, data, canal, motivo, em, usuario_id)
    select p.empresa_id, gen_random_uuid(), p.id,
      row_number() over (partition by p.empresa_id, p.id order by marca.lugar),
      marca.tipo, marca.data, marca.canal, marca.motivo, p.criado_em, p.criado_por
    from processo p
    join dai d on d.empresa_id = p.empresa_id and d.processo_id = p.id and d.situacao = 'SEM_DAI'
    left join processo_passo saida on saida.empresa_id = p.empresa_id and saida.processo_id = p.id
      and saida.situacao = 'DESEMBARACADO_SEFAZ' and saida.desfeito_em is null
    cross join lateral (values
      (1, 'ENVIADA', coalesce(saida.data, p.desde), null, ${MOTIVO}),
      (2, 'PARAMETRIZADA', case when p.canal_sefaz is not null then coalesce(saida.data, p.desde) end, p.canal_sefaz, null),
      (3, 'CIENCIA_DADA', saida.data, null, null),
      (4, 'DESEMBARACADA', saida.data, null, null)
    ) marca (lugar, tipo, data, canal, motivo)
    where p.dai_em is null and marca.data is not null and (p.canal_sefaz is not null or saida.data is not null)`);
  await db.execute(sql`
    update dai d
    set situacao = ultima.tipo, desde = ultima.data, canal = p.canal_sefaz, enviada_em = ultima.data,
      parametrizada_em = case when p.canal_sefaz is not null then ultima.data end,
      ciencia_em = case when ultima.tipo = 'DESEMBARACADA' then ultima.data end,
      ciencia_por = case when ultima.tipo = 'DESEMBARACADA' then ultima.usuario_id end,
      desembaracada_em = case when ultima.tipo = 'DESEMBARACADA' then ultima.data end
    from processo p
    cross join lateral (
      select m.tipo, m.data, m.usuario_id from dai_marca m
      where m.empresa_id = p.empresa_id and m.processo_id = p.id and m.desfeita_em is null
      order by m.ordem desc limit 1
    ) ultima
    where d.empresa_id = p.empresa_id and d.processo_id = p.id and d.situacao = 'SEM_DAI' and p.dai_em is null
      and ultima.tipo in ('ENVIADA', 'PARAMETRIZADA', 'CIENCIA_DADA', 'DESEMBARACADA')`);
  await db.execute(sql`
    update processo p set dai_em = d.enviada_em
    from dai d
    where d.empresa_id = p.empresa_id and d.processo_id = p.id and p.dai_em is null and d.enviada_em is not null`);
}

const MOTIVO = 'Anotada no processo antes de a DAI ser acompanhada aqui.';
