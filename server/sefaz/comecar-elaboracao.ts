import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { DaiLida } from '#lib/contracts/dai.ts';
import { sugerirEscolhas } from '#lib/domain/sugerir-escolhas.ts';
import type { Banco } from '#server/db/banco.ts';
import { processo } from '#server/db/schema-processo.ts';
import { dai } from '#server/db/schema-sefaz.ts';
import { daiRepository } from './dai-repository.ts';
import { codigosSuframaDasAdicoes, escolhasAnteriores, insumosDaDai } from './insumos-da-dai.ts';
import { emVigorNoRegistro } from './montagem-da-dai.ts';

/**
 * What a DAI begins with where nobody chose anything yet: the row of the matriz each adição plainly falls under, and the kind of DAI the
 * importer's last one had. Nothing without the file of the declaration.
 */
export async function comecarElaboracao(tx: Banco, empresaId: string, antes: DaiLida): Promise<void> {
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
  await tx
    .update(dai)
    .set({
      adicoes: sugeridas.map((sugerida) => feitas.get(sugerida.numero) ?? sugerida),
      tipo: antes.tipo ?? (await ultimoTipo(tx, empresaId, antes)),
    })
    .where(and(eq(dai.empresaId, empresaId), eq(dai.processoId, id)));
  await daiRepository(tx, empresaId).guardarIcms(id);
}

async function ultimoTipo(tx: Banco, empresaId: string, { importador }: DaiLida): Promise<string | null> {
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
