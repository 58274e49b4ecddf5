import { meuDiaConsulta } from '#lib/contracts/meu-dia.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { RegraDoMeuDia } from '#lib/domain/sistema/meu-dia.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { TestBench } from '#server/testing/test-bench.ts';
import { lerMeuDia } from './meu-dia.ts';

/** The day the clock of every bench stands at. */
const HOJE = '2026-11-20';
export const em = (dias: number): DataTexto => somarDias(HOJE, dias);

/** Meu dia of somebody as it will be on a day: a session does not live as long. */
export function verMeuDia({ conexao }: TestBench, quem: Caller, hoje: DataTexto, consulta: object = {}) {
  return lerMeuDia({ tx: conexao.db, quem, hoje }, meuDiaConsulta.parse(consulta));
}

/** What of a rule waits on each of some days: its level, its day and its words; null where nothing does. */
export async function nosDias(bench: TestBench, quem: Caller, regra: RegraDoMeuDia, dias: readonly DataTexto[]) {
  const vistos: Record<string, [string, string | null, string] | null> = {};
  for (const dia of dias) {
    const { linhas } = await verMeuDia(bench, quem, dia, { regra, de: 'empresa' });
    const [linha] = linhas;
    vistos[dia] = linha ? [linha.nivel, linha.prazo, linha.porque] : null;
  }
  return vistos;
}
