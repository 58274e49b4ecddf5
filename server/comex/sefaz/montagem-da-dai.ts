import { and, eq } from 'drizzle-orm';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { InsumosDaDai, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { vigoraEm } from '#lib/domain/zfm/matriz-tributacao.ts';
import type { DaiMontada } from '#lib/fiscal/dai/dai-montada.ts';
import { montarDai } from '#lib/fiscal/dai/montar-dai.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { type DeclaracaoLida, insumosDaDai } from './insumos-da-dai.ts';

export interface Montagem {
  insumos: InsumosDaDai;
  parametros: readonly Parametro[];
  montada: DaiMontada;
}

/** Assembles a DAI from stored data. The given `conteudo` replaces the stored content. */
export async function montagemDaDai(
  tx: Database,
  empresaId: string,
  processoId: string,
  conteudo: Parameters<typeof insumosDaDai>[3] = {},
  lida?: DeclaracaoLida,
): Promise<Montagem> {
  const insumos = await insumosDaDai(tx, empresaId, processoId, conteudo, lida);
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  return { insumos, parametros, montada: montarDai(insumos, parametros) };
}

/** Assembles the stored DAI; null while the file of its declaration is missing. */
export async function montadaSeHouver(tx: Database, empresaId: string, processoId: string): Promise<DaiMontada | null> {
  const condicao = and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId));
  if ((await tx.$count(declaracao, condicao)) === 0) return null;
  return (await montagemDaDai(tx, empresaId, processoId)).montada;
}

/**
 * Assembles the DAI of a process; null while the process has no DAI, or the file of its declaration is missing. `lida` is the
 * declaration, where the caller has read it.
 */
export async function montadaDaDai(
  tx: Database,
  empresaId: string,
  processoId: string,
  lida?: DeclaracaoLida,
): Promise<DaiMontada | null> {
  const condicao = and(eq(dai.empresaId, empresaId), eq(dai.processoId, processoId));
  if ((await tx.$count(dai, condicao)) === 0) return null;
  return lida
    ? (await montagemDaDai(tx, empresaId, processoId, {}, lida)).montada
    : montadaSeHouver(tx, empresaId, processoId);
}

/** Filters the rows of the matriz in force on the day of the declaration. */
export function emVigorNoRegistro({ matriz, declaracao }: InsumosDaDai): LinhaDaMatriz[] {
  return matriz.filter((linha) => vigoraEm(linha, declaracao.dataRegistro));
}
