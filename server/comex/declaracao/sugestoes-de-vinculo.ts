import { and, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Sugestao } from '#lib/contracts/cadastros/apelido.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';

/** Finds suppliers with names similar to a declared name, in the form of `textoDoFornecedor`. */
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
 * Finds items of the same NCM that are similar to a description. Items whose part number occurs in the description come first, then
 * similar descriptions. An NCM may have very many items: only the first are compared, and a person can search for the others.
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

/** Below this, two names share little but common endings such as `CO LTD`. */
const MINIMA = 0.3;
const QUANTAS = 3;
const DA_MESMA_NCM = 2000;
/** A shorter part number occurs in many descriptions by chance. */
const CITADO_COM = 4;
