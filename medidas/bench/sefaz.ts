import { sql } from 'drizzle-orm';
import { daiConsulta } from '#lib/contracts/consultas/dai.ts';
import { daiListagem } from '#server/comex/sefaz/dai-listagem.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { mediana, semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- sefaz` measures each query of the queue of the Sefaz with 200,000 declarations, as a ratio to the first page
 * of a queue of 1,000. It runs on the embedded database and, when there is one, on a real PostgreSQL.
 */
const MUITOS = 200_000;
const POUCOS = 1_000;
const HOJE = '2026-11-20';

// On one database only, when an argument names it.
await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const pequena = daiListagem(conexao.db, await semear(conexao, POUCOS));
  const grande = daiListagem(conexao.db, await semear(conexao, MUITOS));
  await conexao.db.execute(sql`vacuum analyze`);
  const lendo = (consulta: object) => () => grande.listar(daiConsulta.parse(consulta), HOJE);
  const base = await mediana(() => pequena.listar(daiConsulta.parse({}), HOJE));
  console.log(`\n${conexao.tipo}: first page of ${POUCOS} in ${base.toFixed(1)} ms; of ${MUITOS}:`);
  for (const [titulo, tarefa] of [
    ['first page', lendo({})],
    ['page 1,000', lendo({ pagina: 1_000 })],
    ['by importador', lendo({ ordem: 'importador' })],
    ['by ICMS a recolher', lendo({ ordem: '-icmsRecolher' })],
    ['q of one row', lendo({ q: 'IMP-2026-123456' })],
    ['aguardando ciência', lendo({ pendencia: 'AGUARDANDO_CIENCIA' })],
    ['sem exoneração', lendo({ pendencia: 'SEM_EXONERACAO' })],
    ['sem DAI há 30 dias', lendo({ semDaiHaDias: 30 })],
    ['a month', lendo({ dataRegistroDe: '2024-03-01', dataRegistroAte: '2024-03-31' })],
    ['totals of all', () => grande.totais({}, HOJE)],
    ['pendências', () => grande.pendencias(HOJE)],
  ] as const) {
    const tempo = await mediana(tarefa);
    console.log(`${titulo.padEnd(28)}${(tempo / base).toFixed(1).padStart(7)} ×  (${tempo.toFixed(0)} ms)`);
  }
}

/** Nearly all are released, as in real life: of a thousand a few wait at each stage. */
async function semear(conexao: Connection, quantos: number): Promise<string> {
  const empresaId = await semearProcessos(conexao, quantos);
  await conexao.db.execute(sql`
    insert into dai (empresa_id, processo_id, data_registro, situacao, desde, numero, enviada_em, canal, exonerada_em,
      icms_base, icms_sem_incentivo, icms_recolher)
    select empresa_id, id, desde,
      case n % 200 when 0 then 'SEM_DAI' when 1 then 'PARAMETRIZADA' when 2 then 'NOTIFICADA' when 3 then 'ENVIADA' else 'DESEMBARACADA' end,
      desde, lpad(n::text, 10, '0'), desde, 'VERDE', case when n % 100 < 2 then null else desde end, n, n / 5.0, n / 50.0
    from (select *, row_number() over (order by id) n from processo where empresa_id = ${empresaId}) p`);
  return empresaId;
}
