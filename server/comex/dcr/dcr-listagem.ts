import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { DcrConsulta } from '#lib/contracts/consultas/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dcr, produto } from '#server/platform/db/schema/dcr.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { daLista } from '#server/platform/records/record-read.ts';
import { alertasRepository } from './alertas-repository.ts';
import { cabecasDosDcrs } from './dcr-leitura.ts';
import { resumoDoDcr, type SemAlertas } from './dcr-resumo.ts';

/** Lists DCR-Es, with the alerts of the day. */
export function dcrListagem(tx: Database, empresaId: string) {
  const alertas = alertasRepository(tx, empresaId);
  const daEmpresa = eq(dcr.empresaId, empresaId);

  const comAlertas = async (linhas: readonly SemAlertas[], hoje: DataTexto): Promise<DcrResumo[]> => {
    const ids = linhas.map(({ id }) => id);
    const alertasDosDcrs = await alertas.de(ids, hoje);
    return linhas.map((linha) => ({ ...linha, alertas: alertasDosDcrs.get(linha.id) ?? [] }));
  };

  const listagem = listingOf<DcrConsulta, SemAlertas>(tx, empresaId, {
    de: dcr,
    daEmpresa,
    filtro: (consulta, hoje) =>
      and(
        daLista(dcr.excluidoEm, consulta),
        containsText(dcr.busca, consulta.q),
        whenGiven(consulta.importadorId, (id) => eq(dcr.importadorId, id)),
        whenGiven(consulta.produtoId, (id) => eq(dcr.produtoId, id)),
        whenGiven(consulta.situacao, (situacao) => eq(dcr.situacao, situacao)),
        whenGiven(consulta.tipoCoeficiente, (tipo) => eq(dcr.tipoCoeficiente, tipo)),
        whenGiven(consulta.ncm, (ncm) => eq(dcr.ncm, ncm)),
        whenGiven(consulta.dataBaseDe, (dia) => gte(dcr.dataBase, dia)),
        whenGiven(consulta.dataBaseAte, (dia) => lte(dcr.dataBase, dia)),
        consulta.comAlerta && sql`${dcr.id} in ${alertas.comAlerta(hoje)}`,
      ),
    ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, dcr.id),
    ids: (filtro, ordem) =>
      tx
        .select({ id: dcr.id })
        .from(dcr)
        .innerJoin(importador, importadorDe(dcr))
        .innerJoin(produto, and(eq(produto.empresaId, dcr.empresaId), eq(produto.id, dcr.produtoId)))
        .where(filtro)
        .orderBy(...ordem),
    linhas: pageOf(() => cabecasDosDcrs(tx), resumoDoDcr),
  });

  return {
    async listar(consulta: DcrConsulta, hoje: DataTexto): Promise<{ linhas: DcrResumo[]; total: number }> {
      const { linhas, total } = await listagem.listar(consulta, hoje);
      return { linhas: await comAlertas(linhas, hoje), total };
    },
    ids: listagem.ids,
    porIds: async (ids: string[], hoje: DataTexto) => comAlertas(await listagem.porIds(ids, hoje), hoje),
  };
}

const ordenaveis = {
  processo: dcr.processo,
  numero: dcr.numero,
  produto: produto.chave,
  importador: importador.chave,
  dataBase: dcr.dataBase,
  situacao: dcr.situacao,
  dataRegistro: dcr.dataRegistro,
  CRA: dcr.cra,
  iiUnitUSD: dcr.iiUnitUsd,
  alteradoEm: dcr.alteradoEm,
};
