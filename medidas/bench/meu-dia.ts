import { sql } from 'drizzle-orm';
import { meuDiaConsulta } from '#lib/contracts/views/meu-dia.ts';
import type { Connection } from '#server/platform/db/database.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { RULES } from '#server/rules.ts';
import { contarMeuDia, lerMeuDia } from '#server/views/meu-dia/meu-dia.ts';
import { mediana, semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- meu-dia` measures Meu dia and its bell with 200,000 processes, nearly all closed, as a ratio to 1,000 of the
 * same kind. It also measures them when no process was ever closed.
 */
const MUITOS = 200_000;
const POUCOS = 1_000;
const HOJE = '2026-11-20';

// On one database only, when an argument names it.
await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const empresas = {
    [`${POUCOS}`]: await semear(conexao, POUCOS, true),
    [`${MUITOS}, closed`]: await semear(conexao, MUITOS, true),
    [`${MUITOS}, open`]: await semear(conexao, MUITOS, false),
  };
  await conexao.db.execute(sql`vacuum analyze`);
  for (const [nome, quem] of Object.entries(empresas)) {
    const ao = { tx: conexao.db, quem, hoje: HOJE, regras: RULES };
    const empresa = meuDiaConsulta.parse({ de: 'empresa' });
    const tela = await mediana(() => lerMeuDia(ao, meuDiaConsulta.parse({})));
    const toda = await mediana(() => lerMeuDia(ao, empresa));
    const sino = await mediana(() => contarMeuDia(ao, 100));
    const { total } = await lerMeuDia(ao, empresa);
    console.log(
      `${conexao.tipo} ${nome.padEnd(16)} screen ${tela.toFixed(0)} ms, company ${toda.toFixed(0)} ms, bell ${sino.toFixed(1)} ms (${total} wait)`,
    );
  }
}

/** Of a thousand processes a few wait at each stage. When `fechados` is false none was ever closed, and all wait. */
async function semear(conexao: Connection, quantos: number, fechados: boolean): Promise<Caller> {
  const empresaId = await semearProcessos(conexao, quantos);
  if (fechados) {
    await conexao.db.execute(sql`
      update processo p set situacao = case n % 1000
          when 0 then 'EM_TRANSITO' when 1 then 'DESEMBARACADO_RFB' when 2 then 'AGUARDANDO_PRESENCA' when 3 then 'PARAMETRIZADO'
          else 'ENCERRADO' end,
        eta = desde
      from (select id, row_number() over (order by id) n from processo where empresa_id = ${empresaId}) q
      where p.empresa_id = ${empresaId} and p.id = q.id`);
  }
  await conexao.db.execute(sql`
    insert into dai (empresa_id, processo_id, data_registro, situacao, desde, exonerada_em)
    select empresa_id, id, desde, case n % 500 when 0 then 'PARAMETRIZADA' when 1 then 'NOTIFICADA' else 'DESEMBARACADA' end, desde, desde
    from (select *, row_number() over (order by id) n from processo where empresa_id = ${empresaId}) p`);
  const { rows } = (await conexao.db.execute(
    sql`select id from usuario where empresa_id = ${empresaId}`,
  )) as unknown as {
    rows: { id: string }[];
  };
  return { empresaId, usuarioId: rows[0]?.id ?? '' };
}
