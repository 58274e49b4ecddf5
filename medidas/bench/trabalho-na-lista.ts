import { loadavg } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import type { AtoEmVarios } from '#lib/contracts/processo/ato-em-varios.ts';
import { MAXIMO_EM_VARIOS } from '#lib/contracts/processo/ato-em-varios.ts';
import { processosAgrupadosConsulta } from '#lib/contracts/processo/processo.ts';
import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { processoListagem } from '#server/comex/processo/processo-listagem.ts';
import { atoEmVarios } from '#server/flows/processo/ato-em-varios.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { ACOMPANHAR_UM } from '#server/portal/duimp/acompanhar-no-portal.ts';
import { verCalendario } from '#server/views/calendario/ver-calendario.ts';
import { mediana, semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- trabalho-na-lista` measures grouping, calendar and acts on many inside a list of 200,000
 * processes, each as a ratio to one bare round trip to the same database in the same run. Each is to stay under 200 ms.
 */
const PROCESSOS = 200_000;
const META_MS = 200;
const HOJE = '2026-11-20';
/** `mediana` calls a task once to warm up and seven times to measure. */
const RODADAS = 8;

await onDatabase(medirTrabalho);

async function medirTrabalho(conexao: Connection): Promise<void> {
  const { db } = conexao;
  const empresaId = await semearProcessos(conexao, PROCESSOS);
  await db.execute(sql`update processo set veiculo = 'NAVIO FICTICIO ' || (ascii(right(numero, 1)) * 31 % 300),
    situacao = case when numero like '%77' then 'EM_TRANSITO' else situacao end,
    eta = case when numero like '%77' then date '2026-11-01' + (ascii(substr(numero, 12, 1)) - 48) * 5 end
    where empresa_id = ${empresaId}`);
  await db.execute(sql`vacuum analyze`);
  const lista = processoListagem(db, empresaId);
  const [pessoa] = await db.select({ id: usuario.id }).from(usuario).where(eq(usuario.empresaId, empresaId));
  const usuarioId = pessoa?.id ?? '';
  const quem = { empresaId, usuarioId } as Parameters<typeof atoEmVarios>[0]['quem'];
  const ao = { db, relogio: { agora: () => new Date(`${HOJE}T16:00:00Z`) }, quem, acompanhar: ACOMPANHAR_UM };
  const agrupar = (consulta: object) => () => lista.agrupados(processosAgrupadosConsulta.parse(consulta), HOJE);

  const registrados = await lista.ids({ situacao: 'REGISTRADO', ordem: '-criadoEm', q: '' }, HOJE);
  await numerarDis(conexao, empresaId, registrados);
  let gastos = 0;
  /** So many processes nobody has touched yet. */
  const outros = (quantos: number) => {
    gastos += quantos;
    return registrados.slice(gastos - quantos, gastos).map((id) => ({ id, versao: 1, canalRfb: null }));
  };
  const canal: AtoEmVarios = {
    tipo: 'PASSO',
    situacao: 'PARAMETRIZADO',
    data: HOJE,
    canalRfb: 'VERDE',
    motivo: null,
    prazo: null,
  };
  const responsavel: AtoEmVarios = { tipo: 'RESPONSAVEL', responsavelId: usuarioId };
  const agir = (quantos: number, ato: AtoEmVarios, ensaio = false) => {
    const lotes = Array.from({ length: RODADAS }, () => outros(quantos));
    return async () => {
      const { recusados } = await atoEmVarios(ao, { quais: { processos: lotes.pop() ?? [] }, ato, ensaio });
      if (recusados.length > 0) throw new Error(`refused: ${recusados[0]?.motivo}`);
    };
  };

  const base = await mediana(() => db.execute(sql`select 1`));
  console.log(
    `\n${conexao.tipo}, ${PROCESSOS} processes, load ${loadavg()[0]?.toFixed(1)}: a round trip takes ${base.toFixed(2)} ms; medians of 7:`,
  );
  for (const [titulo, tarefa] of [
    ['group by situação', agrupar({ por: 'SITUACAO' })],
    ['group by importador', agrupar({ por: 'IMPORTADOR' })],
    ['group by navio', agrupar({ por: 'NAVIO' })],
    ['group by navio, one canal', agrupar({ por: 'NAVIO', canalRfb: 'AMARELO' })],
    ['calendar of a month', () => verCalendario(db, empresaId, { de: '2026-11-01', ate: '2026-11-30' }, HOJE)],
    ['select all rows of a filter', () => lista.ids({ situacao: 'REGISTRADO', ordem: '-criadoEm', q: '' }, HOJE)],
    ['rehearse a canal of 25', agir(25, canal, true)],
    [`rehearse a canal of ${MAXIMO_EM_VARIOS}`, agir(MAXIMO_EM_VARIOS, canal, true)],
    ['responsável of 10', agir(10, responsavel)],
    ['responsável of 25', agir(25, responsavel)],
    [`responsável of ${MAXIMO_EM_VARIOS}`, agir(MAXIMO_EM_VARIOS, responsavel)],
    ['canal of 10', agir(10, canal)],
    ['canal of 25', agir(25, canal)],
    [`canal of ${MAXIMO_EM_VARIOS}`, agir(MAXIMO_EM_VARIOS, canal)],
  ] as const) {
    const tempo = await mediana(tarefa);
    const acima = tempo > META_MS ? '  above' : '';
    console.log(
      `  ${titulo.padEnd(30)}${tempo.toFixed(1).padStart(9)} ms ${(tempo / base).toFixed(0).padStart(7)} ×${acima}`,
    );
  }
  console.log(`  load at the end ${loadavg()[0]?.toFixed(1)}`);
}

/** An act reads the whole record, and refuses a DI whose check digit is wrong. */
async function numerarDis({ db }: Connection, empresaId: string, ids: readonly string[]): Promise<void> {
  const numeros = ids.map((_, i) => {
    const nove = `26${String(i).padStart(7, '0')}`;
    return nove + digitoDaDi(nove);
  });
  const novos = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(numeros)}::text[]) as novo (id, numero)`;
  await db.execute(sql`update processo set numero_di = novo.numero from ${novos}
    where empresa_id = ${empresaId} and processo.id = novo.id`);
  await db.execute(sql`update declaracao set numero_di = novo.numero from ${novos}
    where empresa_id = ${empresaId} and processo_id = novo.id`);
  await db.execute(sql`vacuum analyze processo, declaracao`);
}
