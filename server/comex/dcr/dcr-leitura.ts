import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { camposDoImportador, importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, representante } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { dcr, dcrComponente, estrutura, produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese, readById } from '#server/platform/records/batch-read.ts';
import { authorOf } from '#server/platform/records/record-read.ts';
import { linhasLidas } from './dcr-linhas.ts';
import { doInteiro, resumoDoDcr } from './dcr-resumo.ts';
import { passoDoDcrRepository } from './passo-do-dcr-repository.ts';

/** Reads complete DCR-Es of a company by id. */
export function dcrLeitura(tx: Database, empresaId: string): (id: string) => Promise<DcrLido | null> {
  const passos = passoDoDcrRepository(tx, empresaId);
  const daEmpresa = eq(dcr.empresaId, empresaId);
  const anterior = alias(dcr, 'anterior');
  const sucessor = alias(dcr, 'sucessor');

  const ler = async (filtro: SQL): Promise<DcrLido[]> => {
    const cabecas = await cabecasDosDcrs(tx).where(and(daEmpresa, filtro));
    const ids = cabecas.map(({ id }) => id);
    const [linhas, dados, vizinhos] = [
      Map.groupBy(await linhasDe(ids), ({ dcrId }) => dcrId),
      await passos.dosDcrs(ids),
      new Map((await vizinhosDe(ids)).map((vizinho) => [vizinho.id, vizinho])),
    ];
    return cabecas.map((cabeca) => {
      const vizinho = vizinhos.get(cabeca.id);
      return {
        ...doInteiro(cabeca),
        ...resumoDoDcr(cabeca),
        dcis: cabeca.dcis,
        ...linhasLidas(linhas.get(cabeca.id) ?? [], cabeca.taxaUsd),
        representante: vizinho?.quem?.id ? { id: vizinho.quem.id, nome: vizinho.quem.nome } : null,
        anterior: vizinho?.anterior?.id ? vizinho.anterior : null,
        sucessor: vizinho?.sucessor?.id ? vizinho.sucessor : null,
        estrutura:
          cabeca.estruturaId && cabeca.estruturaVersao && vizinho?.revisao
            ? { id: cabeca.estruturaId, versao: cabeca.estruturaVersao, revisao: vizinho.revisao }
            : null,
        passos: dados.get(cabeca.id) ?? [],
      };
    });
  };

  const linhasDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .select()
          .from(dcrComponente)
          .where(and(eq(dcrComponente.empresaId, empresaId), oneOfThese(dcrComponente.dcrId, ids)))
          .orderBy(asc(dcrComponente.dcrId), asc(dcrComponente.registro), asc(dcrComponente.ordem));

  /** Reads the related records of each DCR-E: the representante, the DCR-E it follows, and the DCR-E that follows it. */
  const vizinhosDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .selectDistinctOn([dcr.id], {
            id: dcr.id,
            quem: { id: representante.id, nome: representante.nome },
            anterior: {
              id: anterior.id,
              processo: anterior.processo,
              numero: anterior.numero,
              situacao: anterior.situacao,
            },
            sucessor: {
              id: sucessor.id,
              processo: sucessor.processo,
              numero: sucessor.numero,
              situacao: sucessor.situacao,
            },
            revisao: estrutura.revisao,
          })
          .from(dcr)
          .leftJoin(
            representante,
            and(eq(representante.empresaId, empresaId), eq(representante.id, dcr.representanteId)),
          )
          .leftJoin(anterior, and(eq(anterior.empresaId, empresaId), eq(anterior.id, dcr.anteriorId)))
          .leftJoin(estrutura, and(eq(estrutura.empresaId, empresaId), eq(estrutura.id, dcr.estruturaId)))
          .leftJoin(
            sucessor,
            and(
              eq(sucessor.empresaId, empresaId),
              eq(sucessor.anteriorId, dcr.id),
              isNull(sucessor.excluidoEm),
              inArray(sucessor.situacao, ['REGISTRADO', 'SUBSTITUIDO', 'RETIFICADO']),
            ),
          )
          .where(and(daEmpresa, oneOfThese(dcr.id, ids)))
          .orderBy(asc(dcr.id), desc(sucessor.dataRegistro));

  return readById<DcrLido>(tx, dcr.id, ler);
}

/** Selects the row of each DCR-E with its author, industry, product and counts. */
export function cabecasDosDcrs(tx: Database) {
  return tx
    .select({
      ...getTableColumns(dcr),
      autor: usuario.nome,
      dono: camposDoImportador,
      feito: { id: produto.id, codigo: produto.codigo, descricao: produto.descricao, excluidoEm: produto.excluidoEm },
      nacionais: contagem(sql`registro = 2`),
      importados: contagem(sql`registro = 4`),
      dcis: dcisQueUsam(),
    })
    .from(dcr)
    .innerJoin(usuario, authorOf(dcr))
    .innerJoin(importador, importadorDe(dcr))
    .innerJoin(produto, and(eq(produto.empresaId, dcr.empresaId), eq(produto.id, dcr.produtoId)));
}

function contagem(quais: SQL): SQL<number> {
  return sql<number>`(select count(*) from dcr_componente c where c.empresa_id = ${dcr.empresaId} and c.dcr_id = ${dcr.id} and c.${quais})`.mapWith(
    Number,
  );
}

/** Counts registered DCIs, including those corrected later. */
function dcisQueUsam(): SQL<number> {
  return sql<number>`(
    select count(distinct i.dci_id) from dci_item i join dci d on d.empresa_id = i.empresa_id and d.id = i.dci_id
    where i.empresa_id = ${dcr.empresaId} and i.dcr_id = ${dcr.id} and d.excluido_em is null and d.situacao in ${[...DCI_REGISTRADA, 'RETIFICADA']}
  )`.mapWith(Number);
}
