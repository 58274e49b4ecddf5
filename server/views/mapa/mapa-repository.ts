import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { MapaConsulta } from '#lib/contracts/consultas/mapa.ts';
import { type EmbarqueDoMapa, MAXIMO_DE_EMBARQUES } from '#lib/contracts/views/mapa.ts';
import { ANTES_DA_CHEGADA } from '#lib/domain/aduana/processo/acompanhamento.ts';
import type { ViaTransporte } from '#lib/domain/aduana/viagem/via-transporte.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { faturadoRepository } from '#server/comex/processo/faturado-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { atrasado, emViagem } from './em-viagem.ts';

/** The origin of a shipment according to its documents. */
export interface Procedencia {
  paisCodigo: string | null;
  paisNome: string | null;
  local: string | null;
  via: ViaTransporte | null;
}

/** All shipments of one procedência. */
export interface GrupoDeEmbarques extends Procedencia {
  total: number;
  atrasados: number;
  proximoEta: DataTexto | null;
}

/** Reads the shipments on their way in two forms: all of them counted by procedência, and the newest one by one. */
export function mapaRepository(tx: Database, empresaId: string) {
  return {
    grupos(consulta: MapaConsulta, hoje: DataTexto): Promise<GrupoDeEmbarques[]> {
      const { paisProcedenciaCodigo, paisProcedenciaNome, localEmbarque, viaTransporte } = processo;
      const aCaminho = and(
        inArray(processo.situacao, [...ANTES_DA_CHEGADA]),
        sql`${processo.eta} >= ${hoje} and ${processo.chegada} is null`,
      );
      return tx
        .select({
          paisCodigo: paisProcedenciaCodigo,
          paisNome: sql<string | null>`max(${paisProcedenciaNome})`,
          local: localEmbarque,
          via: viaTransporte,
          total: count(),
          atrasados: contagemDe(atrasado(hoje)),
          proximoEta: sql<DataTexto | null>`(min(${processo.eta}) filter (where ${aCaminho}))::text`,
        })
        .from(processo)
        .where(emViagem(empresaId, consulta, hoje))
        .groupBy(paisProcedenciaCodigo, localEmbarque, viaTransporte);
    },

    async maisNovos(consulta: MapaConsulta, hoje: DataTexto): Promise<(EmbarqueDoMapa & { de: Procedencia })[]> {
      const linhas = await tx
        .select({
          id: processo.id,
          numero: processo.numero,
          referencia: processo.referencia,
          situacao: processo.situacao,
          viaTransporte: processo.viaTransporte,
          veiculo: processo.veiculo,
          importador: importador.razaoSocial,
          etd: processo.etd,
          embarque: processo.embarque,
          eta: processo.eta,
          chegada: processo.chegada,
          paisCodigo: processo.paisProcedenciaCodigo,
          paisNome: processo.paisProcedenciaNome,
          local: processo.localEmbarque,
        })
        .from(processo)
        .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
        .where(emViagem(empresaId, consulta, hoje))
        .orderBy(desc(processo.criadoEm), desc(processo.id))
        .limit(MAXIMO_DE_EMBARQUES);
      const ids = linhas.map(({ id }) => id);
      const [faturados, valores] = [
        await faturadoRepository(tx, empresaId).dosProcessos(ids),
        await valoresDe(tx, empresaId, ids),
      ];
      return linhas.map(({ paisCodigo, paisNome, local, ...embarque }) => ({
        ...embarque,
        fornecedor: faturados.get(embarque.id)?.fornecedor ?? null,
        valores: valores.get(embarque.id) ?? [],
        de: { paisCodigo, paisNome, local, via: embarque.viaTransporte },
      }));
    },
  };
}

/** The value of the goods of each process, by currency; each line is rounded as on the invoice. */
async function valoresDe(
  tx: Database,
  empresaId: string,
  ids: string[],
): Promise<Map<string, EmbarqueDoMapa['valores']>> {
  const porProcesso = new Map<string, EmbarqueDoMapa['valores']>();
  if (ids.length === 0) return porProcesso;
  const somas = await tx
    .select({
      processoId: processoItem.processoId,
      moeda: processoItem.moedaCodigo,
      valor: sql<string>`sum(round(${processoItem.quantidade} * ${processoItem.valorUnitario}, 2))::numeric(18,2)`,
    })
    .from(processoItem)
    .where(and(eq(processoItem.empresaId, empresaId), inArray(processoItem.processoId, ids)))
    .groupBy(processoItem.processoId, processoItem.moedaCodigo)
    .orderBy(processoItem.moedaCodigo);
  for (const { processoId, ...soma } of somas) {
    porProcesso.set(processoId, [...(porProcesso.get(processoId) ?? []), soma]);
  }
  return porProcesso;
}

function contagemDe(filtro: SQL | undefined) {
  return sql<number>`(count(*) filter (where ${filtro}))::int`;
}
