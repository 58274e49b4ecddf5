import { and, asc, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { InsumoDaDi, InsumosDaDiConsulta } from '#lib/contracts/dcr/dcr.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, offsetOf, whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { emEstoque } from './em-estoque.ts';
import { emSeisCasas } from './fontes-mais-recentes.ts';

/** Lists imports of an industry that can cost a component, newest first, each with its price, rate, regime and balance. */
export async function insumosDaDi(
  tx: Database,
  empresaId: string,
  consulta: InsumosDaDiConsulta,
): Promise<{ linhas: InsumoDaDi[]; total: number }> {
  const { importadorId, baseCusto, ate, q, itemId, ncm, comSaldo } = consulta;
  const filtro: SQL | undefined = and(
    eq(saldoLote.empresaId, empresaId),
    eq(importador.id, importadorId),
    PROCESSO_REAL,
    sql`exists (select 1 from saldo_lote l where l.empresa_id = ${saldoLote.empresaId} and l.id = ${saldoLote.id} and ${emEstoque()})`,
    lte(saldoLote.dataDesembaraco, ate),
    or(containsText(saldoLote.busca, q), containsText(itemCadastrado.busca, q)),
    whenGiven(itemId, (id) => eq(saldoLote.itemId, id)),
    whenGiven(ncm, (codigo) => eq(saldoLote.ncm, codigo)),
    comSaldo && sql`${saldoLote.saldo} > 0`,
  );
  const { limit, offset } = offsetOf(consulta);
  const linhas = await tx
    .select({
      lote: saldoLote,
      processo: { id: processo.id, numero: processo.numero },
      partNumber: itemCadastrado.partNumber,
      haMaisRecente: sql<boolean>`exists (
        select 1 from (select * from saldo_lote l where ${emEstoque()}) n
        where n.empresa_id = ${saldoLote.empresaId} and n.importador_cnpj = ${saldoLote.importadorCnpj}
          and (n.item_id = ${saldoLote.itemId} or n.chave_item = ${saldoLote.chaveItem})
          and n.data_desembaraco > ${saldoLote.dataDesembaraco} and n.data_desembaraco <= ${ate}::date)`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(saldoLote)
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.cnpj, saldoLote.importadorCnpj)))
    .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoLote.processoId)))
    .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, saldoLote.itemId)))
    .where(filtro)
    .orderBy(
      desc(saldoLote.dataDesembaraco),
      desc(saldoLote.numeroDeclaracao),
      asc(saldoLote.adicao),
      asc(saldoLote.item),
    )
    .limit(limit)
    .offset(offset);
  return {
    total: linhas[0]?.total ?? 0,
    linhas: linhas.map(({ lote, processo: processoDoLote, partNumber, haMaisRecente }) => {
      const custo = baseCusto === 'CIF' ? lote.custoCif : lote.custoFob;
      return {
        id: lote.id,
        processo: processoDoLote,
        numeroDeclaracao: lote.numeroDeclaracao,
        adicao: lote.adicao,
        item: lote.item,
        dataRegistro: lote.dataRegistro,
        dataDesembaraco: lote.dataDesembaraco,
        partNumber,
        itemId: lote.itemId,
        ncm: lote.ncm,
        descricao: lote.descricao,
        unidade: lote.unidade,
        fornecedor: lote.fornecedor,
        quantidade: lote.quantidade,
        saldo: lote.saldo,
        custoUSD: custo === null ? null : emSeisCasas(custo),
        custoFob: lote.custoFob,
        custoCif: lote.custoCif,
        moeda: lote.moedaNome,
        aliquotaII: lote.aliquotaIi,
        regime: lote.regimeIi,
        suspensao: /[1-9]/.test(lote.iiSuspenso) ? 'S' : 'N',
        haMaisRecente,
      };
    }),
  };
}
