import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type TinDoOperador, tinCanonico } from '#lib/domain/cadastros/tin-do-operador.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { adicao, declaracao, item } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/** Foreign operators by the text that names them, and the tax numbers that the catalogue gives of them. */
export type Operadores = ReadonlyMap<
  string,
  { numeros: ReadonlySet<string>; tins: ReadonlyMap<string, TinDoOperador> }
>;

/**
 * A DUIMP gives an operator by a code that its owner, an importer, chose in the Portal's catalogue. A new version of an operator is the
 * same company, so versions are not told apart.
 */
export async function operadoresDeclarados(tx: Database, quais: SQL | undefined): Promise<Operadores> {
  const campo = (nome: string) => sql<string | null>`${item.campos} ->> ${nome}`;
  const linhas = await tx
    .selectDistinct({
      fornecedor: adicao.fornecedor,
      fabricante: adicao.fabricante,
      exportador: {
        codigo: campo('exportador.codigo'),
        dono: campo('exportador.niOperador'),
        tin: campo('exportador.tin'),
      },
      produtor: {
        codigo: campo('fabricante.codigo'),
        dono: campo('fabricante.niOperador'),
        tin: campo('fabricante.tin'),
      },
      importador: declaracao.importadorNumero,
    })
    .from(item)
    .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
    .innerJoin(
      declaracao,
      and(eq(declaracao.empresaId, adicao.empresaId), eq(declaracao.processoId, adicao.processoId)),
    )
    .innerJoin(
      processo,
      and(eq(processo.empresaId, adicao.empresaId), eq(processo.id, adicao.processoId), PROCESSO_REAL),
    )
    .where(and(quais, isNotNull(item.duimp)));
  const operadores = new Map<string, { numeros: Set<string>; tins: Map<string, TinDoOperador> }>();
  for (const { fornecedor, fabricante, exportador, produtor, importador } of linhas) {
    for (const [texto, { codigo, dono, tin }] of [
      [fornecedor, exportador],
      [fabricante, produtor],
    ] as const) {
      if (!texto || !codigo) continue;
      const operadorCitado = operadores.get(texto) ?? { numeros: new Set(), tins: new Map() };
      // The root of a CNPJ owns the code.
      operadorCitado.numeros.add(`${(dono ?? importador).slice(0, RAIZ_DO_CNPJ)} ${codigo}`);
      if (tin && tinCanonico(tin)) {
        operadorCitado.numeros.add(`TIN ${tinCanonico(tin)}`);
        if (!operadorCitado.tins.has(tinCanonico(tin)))
          operadorCitado.tins.set(tinCanonico(tin), { tin: tin.trim(), operador: codigo });
      }
      operadores.set(texto, operadorCitado);
    }
  }
  return operadores;
}

const RAIZ_DO_CNPJ = 8;

/** Net weights of one unit, by good and unit. */
export type Pesos = ReadonlyMap<string, readonly string[]>;

export const chaveDoPeso = (bemPesado: { ncm: string; descricao: string; unidade: string | null }) =>
  `${bemPesado.ncm} ${bemPesado.unidade?.trim() ?? ''} ${bemPesado.descricao}`;

/** A DUIMP tells the net weight of each item, a DI only of the adição: it is of the item where the adição has no other. */
export async function pesosDeclarados(tx: Database, quais: SQL | undefined): Promise<Pesos> {
  const peso = sql`coalesce((${item.duimp} ->> 'pesoLiquido')::numeric, case when not exists (
    select from ${item} outro where outro.empresa_id = ${item.empresaId} and outro.adicao_id = ${item.adicaoId}
      and outro.ordem <> ${item.ordem}) then ${adicao.pesoLiquido} end)`;
  const linhas = await tx
    .select({
      ncm: adicao.ncm,
      descricao: item.descricao,
      unidade: item.unidade,
      pesos: sql<string[]>`array_agg(round(${peso} / ${item.quantidade}, 7)::text)`,
    })
    .from(item)
    .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
    .innerJoin(
      processo,
      and(eq(processo.empresaId, adicao.empresaId), eq(processo.id, adicao.processoId), PROCESSO_REAL),
    )
    .where(and(quais, gt(item.quantidade, '0'), sql`${peso} > 0`))
    .groupBy(adicao.ncm, item.descricao, item.unidade);
  return new Map(
    [...Map.groupBy(linhas, chaveDoPeso)].map(([chave, linhasDoBem]) => [
      chave,
      linhasDoBem.flatMap((linhaPesada) => linhaPesada.pesos),
    ]),
  );
}
