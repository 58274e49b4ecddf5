import { sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/db/database.ts';
import { RULES } from '#server/rules.ts';
import { verPainel } from '#server/views/painel/ver-painel.ts';
import { mediana, semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- painel` measures the dashboard of a company with 200,000 processes, as a ratio to that of one with 1,000. It
 * also measures the first summing of them all. It runs on the embedded database and, when there is one, on a real PostgreSQL.
 */
const MUITOS = 200_000;
const POUCOS = 1_000;
const HOJE = '2026-11-20';

await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const pequena = await comPassos(conexao, POUCOS);
  const grande = await comPassos(conexao, MUITOS);
  await conexao.db.execute(sql`vacuum analyze`);
  const ver = (empresaId: string) => () => verPainel({ db: conexao.db, regras: RULES }, empresaId, {}, HOJE);
  await ver(pequena)();
  const inicio = performance.now();
  await ver(grande)();
  const primeira = (performance.now() - inicio) / 1000;
  await conexao.db.execute(sql`vacuum analyze`);
  const base = await mediana(ver(pequena));
  const muitos = await mediana(ver(grande));
  console.log(
    `\n${conexao.tipo}: dashboard of ${POUCOS} processes in ${base.toFixed(1)} ms, of ${MUITOS} in ${muitos.toFixed(1)} ms: ${(muitos / base).toFixed(1)} ×`,
  );
  console.log(`summing up all of them, once: ${primeira.toFixed(1)} s`);
}

/** Gives each process an ETA and three situations; none has a payment. */
async function comPassos(conexao: Connection, quantos: number): Promise<string> {
  const empresaId = await semearProcessos(conexao, quantos);
  await conexao.db.execute(sql`update processo set eta = desde where empresa_id = ${empresaId}`);
  await conexao.db.execute(sql`insert into processo_passo (empresa_id, id, processo_id, ordem, situacao, data, em, usuario_id)
    select p.empresa_id, gen_random_uuid(), p.id, n, (array['EM_ABERTO', 'EM_TRANSITO', 'REGISTRADO'])[n], p.desde + 7 * n, now(), p.criado_por
    from processo p cross join generate_series(1, 3) n where p.empresa_id = ${empresaId}`);
  await conexao.db.execute(
    sql`insert into painel_mudanca (empresa_id, fonte_id) select empresa_id, id from processo where empresa_id = ${empresaId}`,
  );
  return empresaId;
}
