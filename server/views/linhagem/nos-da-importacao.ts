import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { NOME_DO_IMPORTADOR } from '#server/comex/cadastros/importador-apontado.ts';
import { entradaDePe } from '#server/comex/saldo/entrada-de-pe.ts';
import {
  AINDA_DA_REFORMA,
  AINDA_SUSPENSO,
  AINDA_SUSPENSOS,
  II_EXIGIVEL,
  REFORMA_CONHECIDA,
  SOMAS_DA_REFORMA,
  SOMAS_DO_II_EXIGIVEL,
  SOMAS_DOS_SUSPENSOS,
} from '#server/comex/saldo/suspensos-sql.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor, importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { pedido } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { uuids } from './ids.ts';
import { LIMITE_DO_NIVEL, type Nivel, no } from './nos.ts';

/**
 * Makes the nodes of orders, processes and items of DIs. The preferred ones come first, because nodes of other levels depend on
 * them.
 */
export function nosDaImportacao(tx: Database, empresaId: string) {
  return {
    async pedidos(ids: readonly string[]): Promise<Nivel> {
      const linhas = await tx
        .select({ pedido, fornecedor: fornecedor.razaoSocial })
        .from(pedido)
        .innerJoin(fornecedor, and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, pedido.fornecedorId)))
        .where(and(eq(pedido.empresaId, empresaId), oneOfThese(pedido.id, ids)))
        .orderBy(desc(pedido.data), asc(pedido.numero))
        .limit(LIMITE_DO_NIVEL);
      const nos = linhas.map(({ pedido: { id, numero, data, status, excluidoEm }, fornecedor: de }) =>
        no('PO', id, {
          titulo: numero,
          detalhe: de,
          data,
          situacao: excluidoEm ? EXCLUIDO : NOME_STATUS_PEDIDO[status],
        }),
      );
      return { tipo: 'PO', nos, total: ids.length };
    },

    async processos(ids: readonly string[], { dosLotes }: { dosLotes: readonly string[] }): Promise<Nivel> {
      const preferidos = sql`${processo.id} in (
        select processo_id from saldo_lote where empresa_id = ${empresaId} and id = any(${uuids(dosLotes)}))`;
      const linhas = await tx
        .select({
          id: processo.id,
          numero: processo.numero,
          situacao: processo.situacao,
          excluidoEm: processo.excluidoEm,
          treinamento: processo.treinamento,
          desde: processo.desde,
          numeroDeclaracao: declaracao.numeroDi,
          registro: declaracao.dataRegistro,
          importador: NOME_DO_IMPORTADOR,
        })
        .from(processo)
        .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
        .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
        .where(and(eq(processo.empresaId, empresaId), oneOfThese(processo.id, ids)))
        .orderBy(desc(preferidos), desc(processo.criadoEm), asc(processo.id))
        .limit(LIMITE_DO_NIVEL);
      const suspensos = await suspensosDosProcessos(linhas.map(({ id }) => id));
      const nos = linhas.map(
        ({ id, numero, situacao, excluidoEm, treinamento, desde, numeroDeclaracao, registro, importador: de }) => {
          const suspenso = suspensos.get(id);
          return no('PROCESSO', id, {
            titulo: numero,
            detalhe: [numeroDeclaracao && escreverDeclaracao(numeroDeclaracao), de].filter(Boolean).join(' · ') || null,
            situacao: excluidoEm
              ? EXCLUIDO
              : [treinamento && 'Treinamento', NOME_SITUACAO_PROCESSO[situacao]].filter(Boolean).join(' · '),
            data: registro ?? desde,
            valores: suspenso ? { suspenso } : {},
          });
        },
      );
      return { tipo: 'PROCESSO', nos, total: ids.length };
    },

    /** The lotes with the most suspended tax come first. */
    async lotes(ids: readonly string[], { preferido = null as string | null } = {}): Promise<Nivel> {
      const linhas = await tx
        .select({
          lote: saldoLote,
          partNumber: itemCadastrado.partNumber,
          ...AINDA_SUSPENSOS,
          suspenso: AINDA_SUSPENSO,
          ...AINDA_DA_REFORMA,
          comCbsIbs: sql<number>`(${REFORMA_CONHECIDA})::int`,
          iiExigivelUSD: II_EXIGIVEL,
          comIiExigivel: sql<number>`(${II_EXIGIVEL} is not null)::int`,
          emEstoque: entradaDePe(),
        })
        .from(saldoLote)
        .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, saldoLote.itemId)))
        .where(condicaoDosLotes(ids))
        .orderBy(
          desc(sql`${saldoLote.id} is not distinct from ${preferido}::uuid`),
          desc(AINDA_SUSPENSO),
          desc(sql`${saldoLote.saldo} > 0`),
          asc(saldoLote.dataDesembaraco),
          asc(saldoLote.numeroDeclaracao),
          asc(saldoLote.adicao),
          asc(saldoLote.item),
        )
        .limit(LIMITE_DO_NIVEL);
      const nos = linhas.map(({ lote, partNumber, emEstoque: presencaEmEstoque, ...suspenso }) =>
        no('LOTE', lote.id, {
          titulo: partNumber ?? lote.descricao,
          detalhe: nomeDoLote(lote),
          situacao: !presencaEmEstoque ? 'Fora do estoque' : new Exato(lote.saldo).isZero() ? 'Esgotado' : 'Em estoque',
          data: lote.dataDesembaraco,
          dono: lote.processoId === null ? null : { tipo: 'PROCESSO', id: lote.processoId },
          valores: {
            quantidade: new Exato(lote.quantidade).toFixed(7),
            saldo: lote.saldo,
            suspenso,
            ...(lote.unidade && { unidade: lote.unidade }),
          },
        }),
      );
      return { tipo: 'LOTE', nos, total: ids.length };
    },

    /** Sums over all the lotes, shown or not. */
    async somaDosSuspensos(ids: readonly string[]) {
      const [somas] = await tx
        .select({ ...SOMAS_DOS_SUSPENSOS, ...SOMAS_DA_REFORMA, ...SOMAS_DO_II_EXIGIVEL })
        .from(saldoLote)
        .where(condicaoDosLotes(ids));
      return somas as NonNullable<typeof somas>;
    },
  };

  function condicaoDosLotes(ids: readonly string[]): SQL | undefined {
    return and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.id, ids));
  }

  async function suspensosDosProcessos(ids: readonly string[]) {
    const linhas = await tx
      .select({
        processoId: saldoLote.processoId,
        ...SOMAS_DOS_SUSPENSOS,
        ...SOMAS_DA_REFORMA,
        ...SOMAS_DO_II_EXIGIVEL,
      })
      .from(saldoLote)
      .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.processoId, ids)))
      .groupBy(saldoLote.processoId);
    return new Map(linhas.map(({ processoId, ...suspenso }) => [processoId, suspenso]));
  }
}

/** The label of a deleted record that other records still point at. */
export const EXCLUIDO = 'Excluído';
