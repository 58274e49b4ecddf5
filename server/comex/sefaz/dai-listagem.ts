import { and, asc, desc, eq, gte, inArray, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { DaiConsulta } from '#lib/contracts/consultas/dai.ts';
import {
  type DaiPendencias,
  type DaiResumo,
  daiPendencias,
  daiTotais,
  type PendenciaDaDai,
} from '#lib/contracts/sefaz/dai.ts';
import { DIAS_PARA_A_DAI } from '#lib/domain/aduana/processo/acompanhamento.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { SEM_DAI_NA_SEFAZ } from '#lib/domain/zfm/situacao-dai.ts';
import { NOME_DO_IMPORTADOR } from '#server/comex/cadastros/importador-apontado.ts';
import { PEDE_DAI } from '#server/comex/processo/dai-pedida.ts';
import { FORA_DO_HISTORICO } from '#server/comex/processo/historico-da-empresa.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, offsetOf, whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { sumsWithCoverage } from '#server/platform/db/sums.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { lerDais, SEU_IMPORTADOR, SEU_PROCESSO, SUA_DECLARACAO } from './dai-leitura.ts';
import { resumoDaDai } from './dai-linhas.ts';
import { A_EXONERAR, ICMS_POR_NOTIFICAR, NOTIFICACAO_ABERTA } from './dinheiro-da-dai.ts';

type Filtros = Omit<Partial<DaiConsulta>, 'pagina' | 'tamanho' | 'ordem'> & { ids?: string[] | undefined };
type Ordenada = Filtros & Pick<DaiConsulta, 'ordem'>;

/** Lists the queue of the Sefaz: a row for each registered DI or DUIMP that is neither cancelled nor deleted. */
export function daiListagem(tx: Database, empresaId: string) {
  const chaves = (filtro: SQL | undefined) =>
    tx
      .select({ id: dai.processoId })
      .from(dai)
      .innerJoin(processo, SEU_PROCESSO)
      .leftJoin(declaracao, SUA_DECLARACAO)
      .leftJoin(importador, SEU_IMPORTADOR)
      .where(and(eq(dai.empresaId, empresaId), NA_FILA, filtro))
      .$dynamic();
  const contar = async (filtro: SQL | undefined) => {
    const [contado] = await tx
      .select({ total: sql<string>`count(*)` })
      .from(dai)
      .innerJoin(processo, SEU_PROCESSO)
      .leftJoin(declaracao, SUA_DECLARACAO)
      .leftJoin(importador, SEU_IMPORTADOR)
      .where(and(eq(dai.empresaId, empresaId), NA_FILA, filtro));
    return Number(contado?.total ?? 0);
  };

  const porIds = async (ids: string[], hoje: DataTexto): Promise<DaiResumo[]> => {
    if (ids.length === 0) return [];
    const linhas = await lerDais(tx, empresaId, oneOfThese(dai.processoId, ids));
    return inOrderOf(
      ids,
      linhas.map((linha) => resumoDaDai(linha, hoje)),
    );
  };

  return {
    porIds,

    async listar(consulta: DaiConsulta, hoje: DataTexto): Promise<{ linhas: DaiResumo[]; total: number }> {
      const filtro = filtrar(consulta, hoje);
      const { limit, offset } = offsetOf(consulta);
      const ids = await chaves(filtro)
        .orderBy(...naOrdem(consulta))
        .limit(limit)
        .offset(offset);
      return {
        linhas: await porIds(
          ids.map(({ id }) => id),
          hoje,
        ),
        total: await contar(filtro),
      };
    },

    async ids(consulta: Ordenada, hoje: DataTexto): Promise<string[]> {
      return (await chaves(filtrar(consulta, hoje)).orderBy(...naOrdem(consulta))).map(({ id }) => id);
    },

    /** Returns ids by inscrição estadual, importer and registration: the order of the report. */
    async idsPorIe(consulta: Filtros, hoje: DataTexto): Promise<string[]> {
      const ordem = [
        sql`${importador.inscricaoEstadual} asc nulls last`,
        sql`${NOME_DO_IMPORTADOR} asc nulls last`,
        asc(dai.dataRegistro),
        asc(dai.processoId),
      ];
      return (await chaves(filtrar(consulta, hoje)).orderBy(...ordem)).map(({ id }) => id);
    },

    async totais(consulta: Filtros, hoje: DataTexto) {
      const [somas] = await tx
        .select(
          sumsWithCoverage({
            icmsBase: dai.icmsBase,
            icmsSemIncentivo: dai.icmsSemIncentivo,
            icmsRecolher: dai.icmsRecolher,
            notificacaoValor: dai.notificacaoValor,
            darValor: dai.darValor,
            notificacaoAberta: NOTIFICACAO_ABERTA,
            icmsPorNotificar: ICMS_POR_NOTIFICAR,
          }),
        )
        .from(dai)
        .innerJoin(processo, SEU_PROCESSO)
        .leftJoin(declaracao, SUA_DECLARACAO)
        .leftJoin(importador, SEU_IMPORTADOR)
        .where(and(eq(dai.empresaId, empresaId), NA_FILA, filtrar(consulta, hoje)));
      return daiTotais.parse(somas);
    },

    /** Counts the pending work of the whole queue, whatever the filter of the list. */
    async pendencias(hoje: DataTexto): Promise<DaiPendencias> {
      const quantas = (condicao: SQL | undefined) => sql<number>`(count(*) filter (where ${condicao}))::int`;
      const [contadas] = await tx
        .select({
          SEM_DAI: quantas(PENDENCIAS.SEM_DAI),
          SEM_DAI_72H: quantas(and(PENDENCIAS.SEM_DAI, sql`${DESEMBARACO_RFB} < ${somarDias(hoje, -DIAS_PARA_A_DAI)}`)),
          AGUARDANDO_CIENCIA: quantas(PENDENCIAS.AGUARDANDO_CIENCIA),
          NOTIFICACAO_ABERTA: quantas(PENDENCIAS.NOTIFICACAO_ABERTA),
          ICMS_POR_NOTIFICAR: quantas(PENDENCIAS.ICMS_POR_NOTIFICAR),
          SEM_EXONERACAO: quantas(PENDENCIAS.SEM_EXONERACAO),
        })
        .from(dai)
        .innerJoin(processo, SEU_PROCESSO)
        .leftJoin(declaracao, SUA_DECLARACAO)
        .where(and(eq(dai.empresaId, empresaId), NA_FILA));
      return daiPendencias.parse(contadas);
    },
  };
}

function filtrar(consulta: Filtros, hoje: DataTexto): SQL | undefined {
  const { q = '' } = consulta;
  return and(
    whenGiven(consulta.ids, (ids) => inArray(dai.processoId, ids)),
    containsText(processo.busca, q),
    whenGiven(consulta.situacao, (situacao) => eq(dai.situacao, situacao)),
    whenGiven(consulta.canal, (canal) => eq(dai.canal, canal)),
    whenGiven(consulta.canalRfb, (canal) => eq(processo.canalRfb, canal)),
    whenGiven(consulta.tipoDocumento, (tipo) => eq(processo.tipoDocumento, tipo)),
    whenGiven(consulta.importadorId, (id) => eq(processo.importadorId, id)),
    whenGiven(consulta.ie, (ie) => eq(importador.inscricaoEstadual, ie)),
    whenGiven(consulta.dataRegistroDe, (dia) => gte(dai.dataRegistro, dia)),
    whenGiven(consulta.dataRegistroAte, (dia) => lte(dai.dataRegistro, dia)),
    consulta.pendencia && PENDENCIAS[consulta.pendencia],
    consulta.notificacaoVencida && and(PENDENCIAS.NOTIFICACAO_ABERTA, lt(dai.notificacaoVencimento, hoje)),
    whenGiven(
      consulta.semDaiHaDias,
      (dias) => and(PENDENCIAS.SEM_DAI, lte(dai.dataRegistro, somarDias(hoje, -dias))) as SQL,
    ),
  );
}

/** Unknown values come last in either direction. */
function naOrdem({ ordem }: Ordenada): SQL[] {
  const sentido = ordem.startsWith('-') ? desc : asc;
  const coluna = ORDENAVEIS[ordem.replace(/^-/, '') as keyof typeof ORDENAVEIS];
  // `dataRegistro` is never null, so its index serves both directions.
  const primeira = coluna === dai.dataRegistro ? sentido(coluna) : sql`${sentido(sql`${coluna}`)} nulls last`;
  return [primeira, sentido(dai.processoId)];
}

/** A declaration that is cancelled or no longer registered has nothing pending. */
const FORA_DA_FILA: SituacaoProcesso[] = ['EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA', 'CANCELADO'];
export const NA_FILA = and(PROCESSO_REAL, notInArray(processo.situacao, FORA_DA_FILA));

const DESEMBARACO_RFB = sql`coalesce(${declaracao.dataDesembaraco}, case when ${processo.situacao} = 'DESEMBARACADO_RFB' then ${processo.desde} end)`;

export const PENDENCIAS: Readonly<Record<PendenciaDaDai, SQL | undefined>> = {
  SEM_DAI: and(inArray(dai.situacao, [...SEM_DAI_NA_SEFAZ]), FORA_DO_HISTORICO, PEDE_DAI),
  AGUARDANDO_CIENCIA: and(eq(dai.situacao, 'PARAMETRIZADA'), FORA_DO_HISTORICO),
  NOTIFICACAO_ABERTA: and(sql`${NOTIFICACAO_ABERTA} > 0`, FORA_DO_HISTORICO),
  ICMS_POR_NOTIFICAR: and(sql`${ICMS_POR_NOTIFICAR} > 0`, FORA_DO_HISTORICO),
  SEM_EXONERACAO: and(A_EXONERAR, FORA_DO_HISTORICO, PEDE_DAI),
};

const ORDENAVEIS = {
  numero: dai.numero,
  numeroDocumento: sql`coalesce(${processo.numeroDi}, ${processo.numeroDuimp})`,
  processo: processo.numero,
  importador: NOME_DO_IMPORTADOR,
  dataRegistro: dai.dataRegistro,
  situacao: dai.situacao,
  desde: dai.desde,
  enviadaEm: dai.enviadaEm,
  notificacaoVencimento: dai.notificacaoVencimento,
  icmsRecolher: dai.icmsRecolher,
  icmsSemIncentivo: dai.icmsSemIncentivo,
};
