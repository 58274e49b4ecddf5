import { eq, sql } from 'drizzle-orm';
import { processosAgrupadosConsulta } from '#lib/contracts/processo.ts';
import { processoListagem } from '#server/comex/processo/processo-listagem.ts';
import { atoEmVarios } from '#server/flows/ato-em-varios.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { verCalendario } from '#server/views/calendario/ver-calendario.ts';
import { mediana } from './muitos-processos.ts';

const HOJE = '2026-11-20';
const RODADAS = 8;

/**
 * Grouping, calendar and acts on many, inside the list of this company: part of `npm run -s bench -- lista`. The issue holds each to
 * 200 ms.
 */
export async function medirTrabalho({ db }: Connection, empresaId: string): Promise<void> {
  await db.execute(sql`update processo set veiculo = 'NAVIO FICTICIO ' || (ascii(right(numero, 1)) * 31 % 300),
    situacao = case when numero like '%77' then 'EM_TRANSITO' else situacao end,
    eta = case when numero like '%77' then date '2026-11-01' + (ascii(substr(numero, 12, 1)) - 48) * 5 end
    where empresa_id = ${empresaId}`);
  await db.execute(sql`vacuum analyze`);
  const lista = processoListagem(db, empresaId);
  const [pessoa] = await db.select({ id: usuario.id }).from(usuario).where(eq(usuario.empresaId, empresaId));
  const quem = { empresaId, usuarioId: pessoa?.id ?? '' } as Parameters<typeof atoEmVarios>[0]['quem'];
  const ao = { db, relogio: { agora: () => new Date(`${HOJE}T16:00:00Z`) }, quem };
  const agrupar = (consulta: object) => () => lista.agrupados(processosAgrupadosConsulta.parse(consulta), HOJE);
  const registrados = (await lista.ids({ situacao: 'REGISTRADO', ordem: '-criadoEm', q: '' }, HOJE)).slice(
    0,
    25 + 10 * RODADAS,
  );
  const vistos = registrados.map((id) => ({ id, versao: 1, canalRfb: null }));
  const ato = {
    tipo: 'PASSO',
    situacao: 'PARAMETRIZADO',
    data: HOJE,
    canalRfb: 'VERDE',
    motivo: null,
    prazo: null,
  } as const;
  let feitos = 0;
  for (const [titulo, tarefa] of [
    ['group by situação', agrupar({ por: 'SITUACAO' })],
    ['group by importador', agrupar({ por: 'IMPORTADOR' })],
    ['group by navio', agrupar({ por: 'NAVIO' })],
    ['group by navio, one canal', agrupar({ por: 'NAVIO', canalRfb: 'AMARELO' })],
    ['calendar of a month', () => verCalendario(db, empresaId, { de: '2026-11-01', ate: '2026-11-30' }, HOJE)],
    ['rehearse a canal of 25', () => atoEmVarios(ao, { quais: { processos: vistos.slice(-25) }, ato, ensaio: true })],
    [
      'canal of 10',
      () => {
        feitos += 10;
        return atoEmVarios(ao, { quais: { processos: vistos.slice(feitos - 10, feitos) }, ato, ensaio: false });
      },
    ],
  ] as const) {
    console.log(`  ${titulo.padEnd(28)} ${(await mediana(tarefa)).toFixed(1).padStart(8)} ms`);
  }
}
