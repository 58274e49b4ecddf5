import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Sugestao } from '#lib/contracts/apelido.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor, itemCadastrado } from '#server/platform/db/schema-cadastros.ts';

/** The suppliers whose names are nearest to one a declaration has, as `textoDoFornecedor` compares it. */
export async function fornecedoresParecidos(tx: Database, empresaId: string, nome: string): Promise<Sugestao[]> {
  const semelhanca = sql<number>`similarity(${fornecedor.chave}, ${nome})`;
  const achados = await tx
    .select({ id: fornecedor.id, nome: fornecedor.razaoSocial, semelhanca })
    .from(fornecedor)
    .where(and(eq(fornecedor.empresaId, empresaId), isNull(fornecedor.excluidoEm), gte(semelhanca, MINIMA)))
    .orderBy(desc(semelhanca), fornecedor.id)
    .limit(QUANTAS);
  return achados.map((achado) => ({
    registro: { id: achado.id, nome: achado.nome },
    semelhanca: Number(achado.semelhanca).toFixed(2),
    porque: Number(achado.semelhanca) === 1 ? 'o nome é o mesmo' : `nome ${porCento(achado.semelhanca)} parecido`,
  }));
}

/**
 * The items of that NCM nearest to a description: those whose part number stands in it, then those described alike. An NCM may hold
 * very many: the first of them are looked at, and whoever misses theirs searches for it.
 */
export async function itensParecidos(
  tx: Database,
  empresaId: string,
  { ncm, descricao }: { ncm: string; descricao: string },
): Promise<Sugestao[]> {
  const daNcm = tx
    .select({
      id: itemCadastrado.id,
      nome: itemCadastrado.partNumber,
      chave: itemCadastrado.chave,
      busca: itemCadastrado.busca,
    })
    .from(itemCadastrado)
    .where(and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.ncm, ncm), isNull(itemCadastrado.excluidoEm)))
    .limit(DA_MESMA_NCM)
    .as('da_ncm');
  const citado = sql<boolean>`length(${daNcm.chave}) >= ${CITADO_COM} and strpos(${descricao}, ${daNcm.chave}) > 0`;
  const semelhanca: SQL<number> = sql`case when ${citado} then 1 else similarity(${daNcm.busca}, ${descricao}) end`;
  const achados = await tx
    .select({ id: daNcm.id, nome: daNcm.nome, citado, semelhanca })
    .from(daNcm)
    .where(gte(semelhanca, MINIMA))
    .orderBy(desc(semelhanca), daNcm.id)
    .limit(QUANTAS);
  return achados.map((achado) => ({
    registro: { id: achado.id, nome: achado.nome },
    semelhanca: Number(achado.semelhanca).toFixed(2),
    porque: achado.citado
      ? 'a descrição cita o part number'
      : `mesma NCM, descrição ${porCento(achado.semelhanca)} parecida`,
  }));
}

function porCento(semelhanca: number): string {
  return `${Math.round(Number(semelhanca) * 100)} %`;
}

/** Below this two names have little but common endings (`CO LTD`) in common. */
const MINIMA = 0.3;
const QUANTAS = 3;
const DA_MESMA_NCM = 2000;
/** A shorter part number stands in many a description by chance. */
const CITADO_COM = 4;
