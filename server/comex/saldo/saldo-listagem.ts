import { and, asc, desc, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { SaldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import type { LoteLido, SaldoInsumoTotais, SaldoInsumoTotaisConsulta } from '#lib/contracts/saldo/saldo-insumo.ts';
import { diasDesde, somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { SaldoInsumoExportacao } from '#lib/listas/saldo-insumo.ts';
import { NOME_DO_IMPORTADOR } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, likePattern, offsetOf, whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { faltasAApurar } from './faltas-a-apurar.ts';
import {
  AINDA_DA_REFORMA,
  AINDA_SUSPENSO,
  AINDA_SUSPENSOS,
  II_EXIGIVEL,
  REFORMA_CONHECIDA,
  SALDO_DE_UMA_UNIDADE,
  SOMAS_DA_REFORMA,
  SOMAS_DO_II_EXIGIVEL,
  SOMAS_DOS_SUSPENSOS,
} from './suspensos-sql.ts';

/** The filters of every view of the stock. */
export type FiltrosDoSaldo = Partial<SaldoInsumoTotaisConsulta> & { ids?: string[] | undefined };

/**
 * Lists the lotes of a company. Each is an item of a cleared declaration, a nota or a DSI. Lotes of a deleted process are in no
 * list.
 */
export function saldoListagem(tx: Database, empresaId: string) {
  const idsDe = async (consulta: FiltrosDoSaldo & Ordem, hoje: DataTexto, pagina?: Pagina): Promise<string[]> => {
    const ordenados = tx
      .select({ id: saldoLote.id })
      .from(saldoLote)
      .leftJoin(processo, SEU_PROCESSO)
      .where(await noSaldo(tx, empresaId, consulta, hoje))
      .orderBy(...naOrdem(consulta));
    const lidos = await (pagina ? ordenados.limit(pagina.limit).offset(pagina.offset) : ordenados);
    return lidos.map(({ id }) => id);
  };

  const porIds = async (ids: string[], hoje: DataTexto): Promise<LoteLido[]> => {
    if (ids.length === 0) return [];
    const linhas = await tx
      .select({
        lote: saldoLote,
        ...AINDA_SUSPENSOS,
        suspenso: AINDA_SUSPENSO,
        ...AINDA_DA_REFORMA,
        iiExigivelUSD: II_EXIGIVEL,
        processo: processo.numero,
        razaoSocial: NOME_DO_IMPORTADOR,
        partNumber: itemCadastrado.partNumber,
      })
      .from(saldoLote)
      .leftJoin(processo, SEU_PROCESSO)
      .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, saldoLote.processoId)))
      .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, saldoLote.importadorId)))
      .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, saldoLote.itemId)))
      .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.id, ids)));
    return inOrderOf(
      ids,
      linhas.map((linha) => lido(linha, hoje)),
    );
  };

  return {
    porIds,
    ids: (consulta: SaldoInsumoExportacao, hoje: DataTexto) => idsDe(consulta, hoje),

    async listar(consulta: SaldoInsumoConsulta, hoje: DataTexto): Promise<{ linhas: LoteLido[]; total: number }> {
      const ids = await idsDe(consulta, hoje, offsetOf(consulta));
      const [contados] = await tx
        .select({ total: sql<number>`count(*)`.mapWith(Number) })
        .from(saldoLote)
        .leftJoin(processo, SEU_PROCESSO)
        .where(await noSaldo(tx, empresaId, consulta, hoje));
      return { linhas: await porIds(ids, hoje), total: contados?.total ?? 0 };
    },

    async totais(consulta: SaldoInsumoTotaisConsulta, hoje: DataTexto): Promise<SaldoInsumoTotais> {
      const [somas] = await tx
        .select({
          ...SOMAS_DOS_SUSPENSOS,
          ...SOMAS_DA_REFORMA,
          ...SOMAS_DO_II_EXIGIVEL,
          lotes: sql<number>`count(*)::int`,
          saldo: SALDO_DE_UMA_UNIDADE,
          maisAntigo: sql<DataTexto | null>`(min(${saldoLote.dataDesembaraco}) filter (where ${saldoLote.saldo} > 0))::text`,
        })
        .from(saldoLote)
        .leftJoin(processo, SEU_PROCESSO)
        .where(await noSaldo(tx, empresaId, consulta, hoje));
      const { saldo, maisAntigo, cbs, ibsUF, ibsMun, iiExigivelUSD, comIiExigivel, lotes, comCbsIbs, ...suspensos } =
        somas as NonNullable<typeof somas>;
      return {
        ...suspensos,
        ...(cbs !== null && { cbs }),
        ...(ibsUF !== null && { ibsUF }),
        ...(ibsMun !== null && { ibsMun }),
        ...(iiExigivelUSD !== null && { iiExigivelUSD }),
        comIiExigivel: String(comIiExigivel),
        lotes: String(lotes),
        comCbsIbs: String(comCbsIbs),
        ...(await faltasAApurar(tx, empresaId, await noSaldo(tx, empresaId, comFaltas(consulta), hoje))),
        ...(saldo && { saldo }),
        ...(maisAntigo && { maisAntigo, diasDoMaisAntigo: String(diasDesde(maisAntigo, hoje)) }),
      };
    },
  };
}

/** A lot that is all missing has no balance, and nothing suspended in it; its shortage counts all the same. */
const comFaltas = (consulta: SaldoInsumoTotaisConsulta): FiltrosDoSaldo => ({
  ...consulta,
  comSaldo: 'false',
  comSuspensao: undefined,
});

/** Builds the filter of a view; without `comSaldo` it keeps lotes that have a balance. */
export async function noSaldo(
  tx: Database,
  empresaId: string,
  consulta: FiltrosDoSaldo,
  hoje: DataTexto,
): Promise<SQL | undefined> {
  const { q = '' } = consulta;
  return and(
    eq(saldoLote.empresaId, empresaId),
    PROCESSO_REAL,
    whenGiven(consulta.ids, (ids) => inArray(saldoLote.id, ids)),
    q === '' ? undefined : await procurados(tx, empresaId, q),
    whenGiven(consulta.importadorId, (id) => eq(saldoLote.importadorId, id)),
    whenGiven(consulta.itemId, (id) => eq(saldoLote.itemId, id)),
    whenGiven(consulta.ncm, (ncm) => sql`${saldoLote.ncm} like ${`${ncm}%`}`),
    whenGiven(
      consulta.numeroDeclaracao,
      (numero) => sql`${saldoLote.numeroDeclaracao} like ${`${likePattern(numero)}%`}`,
    ),
    consulta.comSaldo === 'false' ? undefined : gt(saldoLote.saldo, '0'),
    consulta.comSuspensao && sql`${AINDA_SUSPENSO} > 0`,
    whenGiven(consulta.cbsIbs, (quais) => (quais === 'conhecidos' ? REFORMA_CONHECIDA : not(REFORMA_CONHECIDA))),
    whenGiven(consulta.idade, (dias) => lte(saldoLote.dataDesembaraco, somarDias(hoje, -dias))),
  );
}

/**
 * Searches the declared text, or the part number of the linked item, which may change. The items are looked up first: few part
 * numbers match, and then the text search can use its index alone.
 */
async function procurados(tx: Database, empresaId: string, q: string): Promise<SQL | undefined> {
  const itens = await tx
    .select({ id: itemCadastrado.id })
    .from(itemCadastrado)
    .where(and(eq(itemCadastrado.empresaId, empresaId), containsText(itemCadastrado.busca, q)));
  const ids = itens.map(({ id }) => id);
  return or(containsText(saldoLote.busca, q), ids.length > 0 ? oneOfThese(saldoLote.itemId, ids) : undefined);
}

function naOrdem({ ordem }: Ordem): SQL[] {
  const sentido = ordem.startsWith('-') ? desc : asc;
  const campo = ordem.replace(/^-/, '') as keyof typeof ORDENAVEIS | 'dataDesembaraco';
  const { dataDesembaraco, numeroDeclaracao, adicao, item } = saldoLote;
  const fila = [dataDesembaraco, numeroDeclaracao, adicao, item, saldoLote.id].map((coluna) => sentido(coluna));
  if (campo === 'dataDesembaraco') return fila;
  const coluna = sql`${ORDENAVEIS[campo]}`;
  // Unknown values come last in either direction.
  const comNulos = campo === 'custoFob' || campo === 'prazoConversao';
  return [comNulos ? sql`${sentido(coluna)} nulls last` : sentido(coluna), ...fila];
}

const ORDENAVEIS = {
  numeroDeclaracao: saldoLote.numeroDeclaracao,
  descricao: sql`lower(${saldoLote.descricao})`,
  ncm: saldoLote.ncm,
  quantidade: saldoLote.quantidade,
  saldo: saldoLote.saldo,
  custoFob: saldoLote.custoFob,
  suspenso: AINDA_SUSPENSO,
  prazoConversao: saldoLote.prazoConversao,
};

export const SEU_PROCESSO = and(eq(processo.empresaId, saldoLote.empresaId), eq(processo.id, saldoLote.processoId));

interface LinhaDeLote
  extends Pick<LoteLido, 'ii' | 'ipi' | 'pis' | 'cofins' | 'suspenso' | 'cbs' | 'ibsUF' | 'ibsMun' | 'iiExigivelUSD'> {
  lote: typeof saldoLote.$inferSelect;
  processo: string | null;
  razaoSocial: string | null;
  partNumber: string | null;
}

function lido(
  { lote, processo: numero, razaoSocial, partNumber, ...suspensos }: LinhaDeLote,
  hoje: DataTexto,
): LoteLido {
  const { id, adicao, item, ncm, descricao, unidade, fornecedor, quantidade, saldo, valorUnitario, incoterm } = lote;
  const { numeroDeclaracao, dataRegistro, dataDesembaraco, custoFob, custoCif, aliquotaIi, regimeIi } = lote;
  return {
    id,
    processo: lote.processoId === null || numero === null ? null : { id: lote.processoId, numero },
    entrada: lote.entradaId === null ? null : { id: lote.entradaId },
    papel: lote.papel,
    numeroDeclaracao,
    serie: lote.serie,
    adicao,
    item,
    dataRegistro,
    dataDesembaraco,
    idade: diasDesde(dataDesembaraco, hoje),
    importador: { id: lote.importadorId, cnpj: lote.importadorCnpj, razaoSocial },
    itemCadastrado: lote.itemId && partNumber !== null ? { id: lote.itemId, partNumber } : null,
    ncm,
    descricao,
    unidade,
    fornecedor,
    quantidade,
    saldo,
    valorUnitario,
    moeda: { codigo: lote.moedaCodigo, nome: lote.moedaNome },
    incoterm,
    custoFob,
    custoCif,
    aliquotaIi,
    regimeIi,
    ...suspensos,
    cbsIbsFalta: faltaDe(lote),
    cbsIbsEstimada: lote.reformaEstimada,
    cClassTrib: lote.cClassTrib,
    prazoConversao: lote.prazoConversao,
  };
}

/** A lot from before these columns has no reason of its own. */
function faltaDe({ reformaFalta, cbsSuspensa, ibsUfSuspenso, ibsMunSuspenso }: LinhaDeLote['lote']) {
  const sabidos = cbsSuspensa !== null && ibsUfSuspenso !== null && ibsMunSuspenso !== null;
  return sabidos ? null : (reformaFalta ?? 'NAO_INFORMADO');
}

interface Ordem {
  ordem: SaldoInsumoConsulta['ordem'];
}

interface Pagina {
  limit: number;
  offset: number;
}
