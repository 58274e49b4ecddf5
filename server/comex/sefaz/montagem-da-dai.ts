import { and, eq } from 'drizzle-orm';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { InsumosDaDai, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { vigoraEm } from '#lib/domain/zfm/matriz-tributacao.ts';
import type { DaiMontada } from '#lib/fiscal/dai/dai-montada.ts';
import { montarDai } from '#lib/fiscal/dai/montar-dai.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { declaracao } from '#server/platform/db/schema-declaracao.ts';
import { insumosDaDai } from './insumos-da-dai.ts';

export interface Montagem {
  insumos: InsumosDaDai;
  parametros: readonly Parametro[];
  montada: DaiMontada;
}

/** A DAI put together from what is kept, with its content as somebody has it before them where that is given. */
export async function montagemDaDai(
  tx: Database,
  empresaId: string,
  processoId: string,
  conteudo: Parameters<typeof insumosDaDai>[3] = {},
): Promise<Montagem> {
  const insumos = await insumosDaDai(tx, empresaId, processoId, conteudo);
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  return { insumos, parametros, montada: montarDai(insumos, parametros) };
}

/** The DAI as it is kept; null as long as the file of its declaration is not here. */
export async function montadaSeHouver(tx: Database, empresaId: string, processoId: string): Promise<DaiMontada | null> {
  const sua = and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processoId));
  if ((await tx.$count(declaracao, sua)) === 0) return null;
  return (await montagemDaDai(tx, empresaId, processoId)).montada;
}

/** The rows of the matriz that rule on the day of the declaration. */
export function emVigorNoRegistro({ matriz, declaracao }: InsumosDaDai): LinhaDaMatriz[] {
  return matriz.filter((linha) => vigoraEm(linha, declaracao.dataRegistro));
}
