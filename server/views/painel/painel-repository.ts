import { and, asc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { EmbarqueEsperado } from '#lib/contracts/views/painel.ts';
import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { A_CHEGAR } from '#server/comex/processo/processo-alertas.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Fato } from '#server/platform/db/fatos-do-painel.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { cotacao } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { painelFato } from '#server/platform/db/schema/painel.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/** A sum of the dashboard, by fact, month and group. */
export interface Somado {
  fato: Fato;
  mes: string;
  grupo: string;
  quantidade: number;
  dias: number;
  valorAduaneiro: string;
  tributos: string;
  recolher: string;
  suspenso: string;
}

/** Reads the dashboard of a company, or of one importer when `importadorId` is given. */
export function painelRepository(tx: Database, empresaId: string, importadorId: string | undefined) {
  const aChegar = and(
    eq(processo.empresaId, empresaId),
    PROCESSO_REAL,
    A_CHEGAR,
    whenGiven(importadorId, (id) => eq(processo.importadorId, id)),
  );

  return {
    /** The importer of the request; null without one, or when it does not exist. */
    async importador(): Promise<{ id: string; cnpj: string; razaoSocial: string } | null> {
      if (!importadorId) return null;
      const { id, cnpj, razaoSocial } = importador;
      const [achado] = await tx
        .select({ id, cnpj, razaoSocial })
        .from(importador)
        .where(and(eq(importador.empresaId, empresaId), eq(id, importadorId)));
      return achado ?? null;
    },

    /** The sums of the months from `de` to `ate`, and those that belong to no month. */
    somados(de: string, ate: string): Promise<Somado[]> {
      const { fato, mes, grupo } = painelFato;
      return tx
        .select({
          fato,
          mes,
          grupo,
          quantidade: inteira(painelFato.quantidade),
          dias: inteira(painelFato.dias),
          valorAduaneiro: reais(painelFato.valorAduaneiro),
          tributos: reais(painelFato.tributos),
          recolher: reais(painelFato.recolher),
          suspenso: reais(painelFato.suspenso),
        })
        .from(painelFato)
        .where(
          and(
            eq(painelFato.empresaId, empresaId),
            whenGiven(importadorId, (id) => eq(painelFato.importador, id)),
            sql`(${mes} = '' or ${mes} between ${de} and ${ate})`,
          ),
        )
        .groupBy(fato, mes, grupo);
    },

    /** Processes with the number of a declaration whose values are not here, by canal: no sum of declarations has them. */
    registradosSemValores(): Promise<{ canal: CanalRfb | null; quantidade: number }[]> {
      return tx
        .select({ canal: processo.canalRfb, quantidade: sql<number>`count(*)::int` })
        .from(processo)
        .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
        .where(
          and(
            eq(processo.empresaId, empresaId),
            PROCESSO_REAL,
            isNull(declaracao.processoId),
            sql`num_nonnulls(${processo.numeroDi}, ${processo.numeroDuimp}) > 0`,
            whenGiven(importadorId, (id) => eq(processo.importadorId, id)),
          ),
        )
        .groupBy(processo.canalRfb);
    },

    /** Arrivals by day, from `de` to `ate`. */
    chegadasPorDia(de: DataTexto, ate: DataTexto): Promise<{ dia: DataTexto | null; quantidade: number }[]> {
      return tx
        .select({ dia: processo.eta, quantidade: sql<number>`count(*)::int` })
        .from(processo)
        .where(and(aChegar, gte(processo.eta, de), lte(processo.eta, ate)))
        .groupBy(processo.eta);
    },

    async chegadasAtrasadas(hoje: DataTexto): Promise<number> {
      return tx.$count(processo, and(aChegar, lt(processo.eta, hoje)));
    },

    /** The next arrivals, earliest first. */
    async proximasChegadas(de: DataTexto, ate: DataTexto, quantas: number): Promise<EmbarqueEsperado[]> {
      const { id, numero, referencia, eta, situacao, viaTransporte, veiculo } = processo;
      const linhas = await tx
        .select({
          id,
          numero,
          referencia,
          eta,
          situacao,
          viaTransporte,
          veiculo,
          importador: importador.razaoSocial,
          procedencia: processo.paisProcedenciaNome,
        })
        .from(processo)
        .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
        .where(and(aChegar, gte(eta, de), lte(eta, ate)))
        .orderBy(asc(eta), asc(id))
        .limit(quantas);
      return linhas.flatMap((linha) => (linha.eta ? [{ ...linha, eta: linha.eta }] : []));
    },

    /** The rates are the same for every company. */
    cotacoesDesde(dia: DataTexto): Promise<{ sigla: string; data: DataTexto; valorTaxa: string }[]> {
      return tx
        .select({
          sigla: cotacao.sigla,
          data: cotacao.data,
          valorTaxa: sql<string>`round(${cotacao.valorTaxa}, 4)::text`,
        })
        .from(cotacao)
        .where(gte(cotacao.data, dia))
        .orderBy(asc(cotacao.data));
    },
  };
}

const inteira = (coluna: SQL | { getSQL(): SQL }) => sql<number>`sum(${coluna})::int`;
const reais = (coluna: SQL | { getSQL(): SQL }) => sql<string>`sum(${coluna})::numeric(24, 2)::text`;
