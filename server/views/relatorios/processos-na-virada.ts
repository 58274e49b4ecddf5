import { and, asc, eq, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { RelatorioConsulta } from '#lib/contracts/views/relatorio.ts';
import { ANTES_DO_REGISTRO } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { REGIMES_DA_VIRADA, regimeDaVirada } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Relatorio } from '#lib/domain/telas/relatorio.ts';
import { DIA_DA_LIBERACAO, DIA_DO_REGISTRO, naVirada } from '#server/comex/processo/processos-da-virada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador as cadastrado } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/**
 * Processes around the turn of 2026 to 2027: registered in the period, or expected in it, and all that cross. Each with the regime its
 * two days give (domain/reforma.md §2.6) and what is due by it.
 */
export async function processosNaVirada(
  tx: Database,
  empresaId: string,
  { de, ate, doImportador }: Pick<RelatorioConsulta, 'de' | 'ate'> & { doImportador: SQL | undefined },
): Promise<Omit<Relatorio, 'totais'>> {
  const porRegistrar = inArray(processo.situacao, [...ANTES_DO_REGISTRO]);
  const daqui = and(eq(processo.empresaId, empresaId), PROCESSO_REAL, ne(processo.situacao, 'CANCELADO'), doImportador);
  const noPeriodo = or(
    sql`${DIA_DO_REGISTRO} between ${de} and ${ate}`,
    and(porRegistrar, sql`${processo.eta} between ${de} and ${ate}`),
    naVirada('REGISTRADOS'),
    and(lte(DIA_DO_REGISTRO, FIM_DO_PIS_COFINS), gt(DIA_DA_LIBERACAO, FIM_DO_PIS_COFINS)),
  );
  const achados: Achado[] = await tx
    .select({
      id: processo.id,
      numero: processo.numero,
      situacao: processo.situacao,
      eta: processo.eta,
      registro: sql<DataTexto | null>`(${DIA_DO_REGISTRO})::text`,
      liberacao: sql<DataTexto | null>`(${DIA_DA_LIBERACAO})::text`,
      pis: declaracao.pisRecolher,
      cofins: declaracao.cofinsRecolher,
    })
    .from(processo)
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
    .leftJoin(cadastrado, and(eq(cadastrado.empresaId, empresaId), eq(cadastrado.id, processo.importadorId)))
    .where(and(daqui, noPeriodo))
    .orderBy(sql`coalesce(${DIA_DO_REGISTRO}, ${processo.eta})`, asc(processo.id));
  const [semEta] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(processo)
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
    .leftJoin(cadastrado, and(eq(cadastrado.empresaId, empresaId), eq(cadastrado.id, processo.importadorId)))
    .where(and(daqui, naVirada('SEM_ETA')));
  return { linhas: achados.map(linhaDe), aviso: avisoDe(semEta?.total ?? 0) };
}

interface Achado {
  id: string;
  numero: string;
  situacao: keyof typeof NOME_SITUACAO_PROCESSO;
  eta: DataTexto | null;
  registro: DataTexto | null;
  liberacao: DataTexto | null;
  pis: string | null;
  cofins: string | null;
}

function linhaDe({ id, numero, situacao, eta, registro, liberacao, pis, cofins }: Achado): Relatorio['linhas'][number] {
  const regime = regimeDaVirada(registro, liberacao);
  return {
    chave: id,
    rotulo: numero,
    processoId: id,
    valores: {
      situacao: NOME_SITUACAO_PROCESSO[situacao],
      eta,
      registro,
      liberacao,
      regime: regime === null ? DEPENDE[registro === null ? 'registro' : 'liberacao'] : REGIMES_DA_VIRADA[regime].nome,
      pis: regime === 'REGIME_NOVO' ? '0.00' : pis,
      cofins: regime === 'REGIME_NOVO' ? '0.00' : cofins,
    },
  };
}

function avisoDe(semEta: number): string {
  const sem =
    semEta === 0
      ? ''
      : ` ${semEta === 1 ? '1 processo por registrar não tem ETA e não está aqui' : `${semEta} processos por registrar não têm ETA e não estão aqui`}.`;
  return `PIS e COFINS a recolher são os declarados; CBS e IBS estão nos tributos de cada processo.${sem}`;
}

/** What the day that is missing decides. */
const DEPENDE = {
  registro: 'Depende do dia do registro e do desembaraço',
  liberacao: 'PIS e COFINS; CBS e IBS dependem do dia do desembaraço',
} as const;
