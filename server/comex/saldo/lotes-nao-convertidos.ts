import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { NaoConvertidosConsulta } from '#lib/contracts/consultas/nao-convertido.ts';
import type { DocumentoNaoConvertido } from '#lib/contracts/saldo/nao-convertido.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { CLASSES_CONVERSIVEIS } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { NOME_DO_IMPORTADOR } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import type { Lote } from './razao-repository.ts';

export interface FiltrosNaoConvertidos extends Omit<NaoConvertidosConsulta, 'pagina' | 'tamanho'> {
  /** Number of a typed DSI. */
  dsi?: string | undefined;
}

export interface Achado {
  lote: Lote;
  /** Null for what was typed. */
  processo: { id: string; numero: string } | null;
  razaoSocial: string | null;
  uf: DocumentoNaoConvertido['uf'];
}

/** Lots with something to look at: an exit, a shortage, a deadline that passed, or a declaration. */
export async function lotesAVer(
  tx: Database,
  empresaId: string,
  filtros: Omit<FiltrosNaoConvertidos, 'ate'>,
  hoje: DataTexto,
): Promise<Achado[]> {
  return tx
    .select({
      lote: saldoLote,
      processo: { id: processo.id, numero: processo.numero },
      razaoSocial: NOME_DO_IMPORTADOR,
      uf: importador.uf,
    })
    .from(saldoLote)
    .leftJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoLote.processoId)))
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, saldoLote.processoId)))
    .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, saldoLote.importadorId)))
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        or(and(isNotNull(processo.id), PROCESSO_REAL), LANCADO),
        or(inArray(saldoLote.cClassTrib, [...CLASSES_CONVERSIVEIS]), DESCONHECIDO),
        whenGiven(filtros.importadorId, (id) => eq(saldoLote.importadorId, id)),
        whenGiven(filtros.processoId, (id) => eq(saldoLote.processoId, id)),
        whenGiven(
          filtros.dsi,
          (numero) => sql`(${saldoLote.papel} = 'DSI' and ${saldoLote.numeroDeclaracao} = ${numero})`,
        ),
        whenGiven(filtros.loteId, (id) => eq(saldoLote.id, id)),
        whenGiven(filtros.dciId, saiuNaDci),
        filtros.situacao === 'DECLARADO'
          ? declarado
          : or(
              SAIU_POR_DCI,
              FALTOU,
              semRetorno(hoje),
              sql`(${saldoLote.prazoConversao} < ${hoje} and ${saldoLote.saldo} > 0)`,
            ),
      ),
    )
    .orderBy(
      asc(saldoLote.dataDesembaraco),
      asc(saldoLote.numeroDeclaracao),
      asc(saldoLote.adicao),
      asc(saldoLote.item),
    );
}

/** Typed without a process. A DSI and the opening balance of a declaration are of an import; a nota of purchase is of none. */
const LANCADO = sql`(${saldoLote.entradaId} is not null and ${saldoLote.papel} <> 'NF')`;

/** No class and no figure: whether it is suspended is not known either. */
const DESCONHECIDO = sql`(${saldoLote.cClassTrib} is null and ${saldoLote.cbsSuspensa} is null)`;

/** Use by products with PPB converts, so it is not looked at. */
const SAIU_POR_DCI = sql`exists (
  select 1 from dci_saque s
  join dci_insumo i on i.empresa_id = s.empresa_id and i.dci_id = s.dci_id and i.ordem = s.insumo_ordem
  join dci_item t on t.empresa_id = i.empresa_id and t.dci_id = i.dci_id and t.chave = i.item
  where s.empresa_id = ${saldoLote.empresaId} and s.lote_id = ${saldoLote.id}
    and t.modalidade in ('PE', 'PI_SEM_PPB'))`;

const FALTOU = sql`exists (
  select 1 from saldo_movimento m
  where m.empresa_id = ${saldoLote.empresaId} and m.lote_id = ${saldoLote.id} and m.tipo = 'FALTA')`;

const semRetorno = (hoje: DataTexto): SQL => sql`exists (
  select 1 from saida_temporaria t
  where t.empresa_id = ${saldoLote.empresaId} and t.lote_id = ${saldoLote.id} and t.desfeita_em is null
    and t.prazo < coalesce(t.retornada_em, ${hoje}::date))`;

const declarado = sql`exists (
  select 1 from nao_convertido n
  where n.empresa_id = ${saldoLote.empresaId} and n.lote_id = ${saldoLote.id} and n.desfeito_em is null)`;

const saiuNaDci = (id: string): SQL => sql`exists (
  select 1 from dci_saque s
  where s.empresa_id = ${saldoLote.empresaId} and s.lote_id = ${saldoLote.id} and s.dci_id = ${id}::uuid)`;
