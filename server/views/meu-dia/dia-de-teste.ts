import { meuDiaConsulta } from '#lib/contracts/views/meu-dia.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { RegraDoMeuDia } from '#lib/domain/telas/meu-dia.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { RULES } from '#server/rules.ts';
import type { TestBench } from '#server/testing/test-bench.ts';
import { lerMeuDia } from './meu-dia.ts';

/** The day of the clock of every bench. */
const HOJE = '2026-11-20';
export const em = (dias: number): DataTexto => somarDias(HOJE, dias);

/** Reads the Meu dia of a person on a later day, without the API, because a session does not last that long. */
export function verMeuDia({ conexao }: TestBench, quem: Caller, hoje: DataTexto, consulta: object = {}) {
  return lerMeuDia({ tx: conexao.db, quem, hoje, regras: RULES }, meuDiaConsulta.parse(consulta));
}

/** The first line of a rule on each of some days: its level, its deadline and its words; null when there is none. */
export async function nosDias(bench: TestBench, quem: Caller, regra: RegraDoMeuDia, dias: readonly DataTexto[]) {
  const vistos: Record<string, [string, string | null, string] | null> = {};
  for (const dia of dias) {
    const { linhas } = await verMeuDia(bench, quem, dia, { regra, de: 'empresa' });
    const [linha] = linhas;
    vistos[dia] = linha ? [linha.nivel, linha.prazo, linha.porque] : null;
  }
  return vistos;
}
