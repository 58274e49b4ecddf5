import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { DaiLida } from '#lib/contracts/dai.ts';
import { sugerirEscolhas } from '#lib/domain/zfm/sugerir-escolhas.ts';
import { montarDai } from '#lib/fiscal/dai/montar-dai.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { processo } from '#server/platform/db/schema-processo.ts';
import { dai } from '#server/platform/db/schema-sefaz.ts';
import { icmsDaDai } from './icms-da-dai.ts';
import { codigosSuframaDasAdicoes, escolhasAnteriores, insumosDaDai } from './insumos-da-dai.ts';
import { emVigorNoRegistro } from './montagem-da-dai.ts';

/**
 * Fills in a DAI where a person has chosen nothing yet. Each adição gets the row of the matriz it clearly falls under, and the DAI
 * gets the type of the importer's last DAI. It does nothing without the file of the declaration.
 */
export async function comecarElaboracao(tx: Database, empresaId: string, antes: DaiLida): Promise<void> {
  if (!antes.temDeclaracao) return;
  const { id } = antes;
  const insumos = await insumosDaDai(tx, empresaId, id);
  const sugeridas = sugerirEscolhas({
    adicoes: insumos.declaracao.adicoes.map(({ numero, ncm }) => ({ numero, ncm })),
    opcoes: emVigorNoRegistro(insumos),
    anteriores: await escolhasAnteriores(tx, empresaId, id),
    codigosSuframa: await codigosSuframaDasAdicoes(tx, empresaId, id),
  });
  const feitas = new Map(antes.adicoes.filter(({ ncm }) => ncm !== null).map((escolha) => [escolha.numero, escolha]));
  const adicoes = sugeridas.map((sugerida) => feitas.get(sugerida.numero) ?? sugerida);
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  await tx
    .update(dai)
    .set({
      adicoes,
      tipo: antes.tipo ?? (await ultimoTipo(tx, empresaId, antes)),
      ...icmsDaDai(montarDai({ ...insumos, escolhas: adicoes }, parametros)),
    })
    .where(and(eq(dai.empresaId, empresaId), eq(dai.processoId, id)));
}

async function ultimoTipo(tx: Database, empresaId: string, { importador }: DaiLida): Promise<string | null> {
  if (importador.id === null) return null;
  const [ultima] = await tx
    .select({ tipo: dai.tipo })
    .from(dai)
    .innerJoin(processo, and(eq(processo.empresaId, dai.empresaId), eq(processo.id, dai.processoId)))
    .where(and(eq(dai.empresaId, empresaId), eq(processo.importadorId, importador.id), isNotNull(dai.tipo)))
    .orderBy(desc(dai.alteradoEm))
    .limit(1);
  return ultima?.tipo ?? null;
}
