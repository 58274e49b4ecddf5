import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { MapaConsulta } from '#lib/contracts/consultas/mapa.ts';
import { ANTES_DA_CHEGADA } from '#lib/domain/aduana/processo/acompanhamento.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/**
 * Shipments between their boarding and the presença of the cargo. An open process counts from the day a person enters the boarding.
 * The conditions match the index `processo_em_viagem`.
 */
export function emViagem(empresaId: string, consulta: MapaConsulta, hoje: DataTexto): SQL | undefined {
  const { importadorId, viaTransporte, atrasados } = consulta;
  return and(
    eq(processo.empresaId, empresaId),
    PROCESSO_REAL,
    // Written as literals: a plan that does not know its parameters would not use the index.
    sql`${processo.situacao} in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA')`,
    sql`(${processo.situacao} in ('EM_TRANSITO', 'AGUARDANDO_PRESENCA') or ${processo.embarque} is not null)`,
    whenGiven(importadorId, (id) => eq(processo.importadorId, id)),
    whenGiven(viaTransporte, (via) => eq(processo.viaTransporte, via)),
    atrasados && atrasado(hoje),
  );
}

/** The same condition as the alert ETA_PASSADA (lib/domain/aduana/processo/acompanhamento.ts). */
export function atrasado(hoje: DataTexto): SQL | undefined {
  return and(inArray(processo.situacao, [...ANTES_DA_CHEGADA]), lt(processo.eta, hoje), isNull(processo.chegada));
}
