import { type AnyColumn, and, eq, gte, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DciConsulta } from '#lib/contracts/consultas/dci.ts';
import { type DciResumo, type DciTotais, type DciTotaisConsulta, dciTotais } from '#lib/contracts/dci/dci.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { sumsWithCoverage } from '#server/platform/db/sums.ts';
import { listingOf } from '#server/platform/records/listing.ts';
import { daLista } from '#server/platform/records/record-read.ts';
import { cabecasDasDcis } from './dci-leitura.ts';
import { resumoDaDci } from './dci-linhas.ts';

/** Lists DCIs and totals their money. */
export function dciListagem(tx: Database, empresaId: string) {
  const daEmpresa = eq(dci.empresaId, empresaId);

  return {
    ...listingOf<DciConsulta, DciResumo>(tx, empresaId, {
      de: dci,
      daEmpresa,
      filtro,
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, dci.id),
      ids: (filtrados, ordem) =>
        tx
          .select({ id: dci.id })
          .from(dci)
          .innerJoin(importador, importadorDe(dci))
          .where(filtrados)
          .orderBy(...ordem),
      linhas: async (filtrados, ordem, { limit, offset }, hoje) =>
        (
          await cabecasDasDcis(tx)
            .where(filtrados)
            .orderBy(...ordem)
            .limit(limit)
            .offset(offset)
        ).map((cabeca) => resumoDaDci(cabeca, hoje)),
    }),

    /** Sums the money of the whole result, not only of one page. */
    async totais(consulta: DciTotaisConsulta & { ids?: string[] | undefined }, hoje: DataTexto): Promise<DciTotais> {
      const [somas] = await tx
        .select({
          ...sumsWithCoverage({ iiUSD: comItens(dci.iiUsd) }, 7),
          ...sumsWithCoverage({ tributos: comItens(dci.tributos) }),
        })
        .from(dci)
        .where(
          and(
            daEmpresa,
            filtro(consulta, hoje),
            whenGiven(consulta.ids, (ids) => inArray(dci.id, ids)),
          ),
        );
      return dciTotais.parse(somas);
    },
  };
}

function filtro(consulta: DciTotaisConsulta, hoje: DataTexto): SQL | undefined {
  return and(
    daLista(dci.excluidoEm, consulta),
    containsText(dci.busca, consulta.q),
    whenGiven(consulta.importadorId, (id) => eq(dci.importadorId, id)),
    whenGiven(consulta.situacao, (situacao) => eq(dci.situacao, situacao)),
    whenGiven(consulta.tipo, (tipo) => eq(dci.tipo, tipo)),
    whenGiven(consulta.natureza, (natureza) => eq(dci.natureza, natureza)),
    whenGiven(consulta.competencia, (mes) => eq(dci.competencia, mes)),
    whenGiven(consulta.destino, (destino) => comItem(sql`i.destino = ${destino}`)),
    whenGiven(consulta.produto, (codigo) => comItem(sql`i.codigo = ${codigo}`)),
    consulta.naoPaga && A_PAGAR,
    consulta.atrasada && and(A_PAGAR, lt(dci.venceEm, hoje)),
  );
}

function comItem(qual: SQL): SQL {
  return sql`exists (select 1 from dci_item i where i.empresa_id = ${dci.empresaId} and i.dci_id = ${dci.id} and ${qual})`;
}

const EM_PE = and(isNull(dci.pagoEm), notInArray(dci.situacao, ['CANCELADA', 'RETIFICADA']));
export const A_PAGAR = and(EM_PE, gte(dci.totalDarf, '0.01'));
export const POR_CALCULAR = and(EM_PE, or(isNull(dci.totalDarf), eq(dci.itens, 0)));

/** A figure of the DCIs that have an item: without one nothing is known, and an old DCI that was saved empty has zeros. */
function comItens(figura: AnyColumn): SQL {
  return sql`(case when ${dci.itens} > 0 then ${figura} end)`;
}

const ordenaveis = {
  processo: dci.processo,
  numero: dci.numero,
  competencia: dci.competencia,
  importador: importador.chave,
  iiUSD: dci.iiUsd,
  tributos: dci.tributos,
  venceEm: dci.venceEm,
  situacao: dci.situacao,
  dataRegistro: dci.dataRegistro,
  alteradoEm: dci.alteradoEm,
};
