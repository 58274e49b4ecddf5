import { type AnyColumn, and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ComparacaoDoPreparo, SituacaoDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, offsetOf, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import type { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { daLista } from '#server/platform/records/record-read.ts';
import { daRaizDe, type LinhaDePreparo, type TabelaDePreparo } from './preparo-repository.ts';

interface Consulta {
  pagina: number;
  tamanho: number;
  ordem: string;
}

/** What every list of these answers; `quem` is the person who reads it. */
export interface Listagem<Pedida, Resumo> {
  listar(consulta: Pedida, quem: string): Promise<{ linhas: Resumo[]; total: number }>;
  /** The ids of the whole result, or those of `ids` in it. */
  ids(consulta: Omit<Pedida, 'pagina' | 'tamanho'> & { ids?: string[] | undefined }): Promise<string[]>;
  porIds(ids: string[], quem: string): Promise<Resumo[]>;
  /** How many of a root stand here, by what the last list of the Portal said of them. */
  contagens(
    onde: Pick<LinhaDePreparo, 'ambiente' | 'raiz'>,
  ): Promise<Record<'iguais' | 'diferem' | 'faltamLa' | 'naoComparados', number>>;
}

/** What differs from one list to the next. */
interface Leituras<Pedida extends Consulta, Lida, Resumo> {
  filtro(consulta: Omit<Pedida, 'pagina' | 'tamanho'>): SQL | undefined;
  ordenaveis: Readonly<Record<string, AnyColumn | SQL>>;
  /** What counts as the comparison of a row, where that takes another table. */
  comparada?: { por: SQL<ComparacaoDoPreparo | null>; tabela: PgTable; onde: SQL | undefined };
  /** Starts a query of the rows with what is shown of them. */
  lidas(): {
    where(filtro: SQL | undefined): PromiseLike<Lida[]> & {
      orderBy(...ordem: SQL[]): { limit(limit: number): { offset(offset: number): PromiseLike<Lida[]> } };
    };
  };
  mostrar(linhas: Lida[], quem: string): Promise<Resumo[]>;
}

/** The list of one kind: a page of it, the whole in slices, and how many agree with the Portal's. */
export function preparedList<Pedida extends Consulta, Lida, Resumo extends { id: string }>(
  tx: Database,
  empresaId: string,
  qual: TabelaDePreparo,
  { filtro, ordenaveis, comparada, lidas, mostrar }: Leituras<Pedida, Lida, Resumo>,
): Listagem<Pedida, Resumo> {
  const tabela = qual as typeof portalProduto;
  const comparacao = comparada?.por ?? sql<ComparacaoDoPreparo | null>`${tabela.comparacao}`;
  const juntar = <Busca extends PgSelect>(busca: Busca) =>
    comparada ? busca.innerJoin(comparada.tabela, comparada.onde) : busca;
  return {
    async listar(consulta, quem) {
      const filtrados = filtro(consulta);
      const { limit, offset } = offsetOf(consulta);
      const linhas = await lidas()
        .where(filtrados)
        .orderBy(...orderingOf<string>(consulta.ordem, ordenaveis, tabela.id))
        .limit(limit)
        .offset(offset);
      const [total] = await juntar(tx.select({ quantos: count() }).from(tabela).$dynamic()).where(filtrados);
      return { linhas: await mostrar(linhas, quem), total: total?.quantos ?? 0 };
    },

    async ids(consulta) {
      const { ids, ordem } = consulta;
      const linhas = await juntar(tx.select({ id: tabela.id }).from(tabela).$dynamic())
        .where(and(filtro(consulta), ids && inArray(tabela.id, ids)))
        .orderBy(...orderingOf<string>(ordem, ordenaveis, tabela.id));
      return linhas.map(({ id }) => id);
    },

    async porIds(ids, quem) {
      const linhas = await lidas().where(and(eq(tabela.empresaId, empresaId), inArray(tabela.id, ids)));
      return inOrderOf(ids, await mostrar(linhas, quem));
    },

    async contagens(onde) {
      const linhas = await juntar(tx.select({ comparacao, quantos: count() }).from(tabela).$dynamic())
        .where(daRaizDe(qual, empresaId, onde))
        .groupBy(comparacao);
      const de = (dita: ComparacaoDoPreparo | null) => linhas.find((linha) => linha.comparacao === dita)?.quantos ?? 0;
      return { iguais: de('IGUAL'), diferem: de('DIFERE'), faltamLa: de('FALTA_LA'), naoComparados: de(null) };
    },
  };
}

interface Filtros {
  ambiente?: AmbienteDoPortal | undefined;
  situacao?: SituacaoDoPreparo | undefined;
  comparacao?: ComparacaoDoPreparo | 'NENHUMA' | undefined;
  importadorId?: string | undefined;
  q: string;
  excluidos?: 'true' | 'false' | undefined;
}

/** The filters that every list of these has. `comparada` is what counts as the comparison of a row. */
export function filtrosDoPreparo(
  qual: TabelaDePreparo,
  empresaId: string,
  { ambiente, situacao, comparacao, importadorId, q, excluidos }: Filtros,
  comparada: SQL = sql`${qual.comparacao}`,
): SQL | undefined {
  const tabela = qual as typeof portalProduto;
  return and(
    eq(tabela.empresaId, empresaId),
    whenGiven(ambiente, (valor) => eq(tabela.ambiente, valor)),
    whenGiven(situacao, (valor) => eq(tabela.situacao, valor)),
    whenGiven(comparacao, (valor) => (valor === 'NENHUMA' ? isNull(comparada) : eq(comparada, valor))),
    whenGiven(importadorId, (valor) => eq(tabela.importadorId, valor)),
    containsText(tabela.busca, q),
    daLista(tabela.excluidoEm, { excluidos }),
  );
}

/** The names that every list of these shows, and whose they are. */
export const NOMES_DO_PREPARO = {
  importador: sql<string>`coalesce(${importador.nomeFantasia}, ${importador.razaoSocial})`,
  redator: usuario.nome,
};
export const doImportador = ({ empresaId, importadorId }: TabelaDePreparo) =>
  and(eq(importador.empresaId, empresaId), eq(importador.id, importadorId));
export const doRedator = ({ empresaId, redigidoPor }: TabelaDePreparo) =>
  and(eq(usuario.empresaId, empresaId), eq(usuario.id, redigidoPor));

/** What every list of these shows of a row. */
export function resumoDoPreparo(linha: LinhaDePreparo & { importador: string; redator: string }) {
  const { id, versao, ambiente, raiz, situacao, ato, frase, codigoInterno, codigo } = linha;
  const { versaoNoPortal, situacaoNoPortal, comparacao } = linha;
  return {
    id,
    versao,
    ambiente,
    raiz,
    situacao,
    ato,
    frase,
    codigoInterno,
    codigo,
    versaoNoPortal,
    situacaoNoPortal,
    comparacao,
    importador: { id: linha.importadorId, nome: linha.importador },
    proximaEm: linha.proximaEm?.toISOString() ?? null,
    comparadoEm: linha.comparadoEm?.toISOString() ?? null,
    redigidoEm: linha.redigidoEm.toISOString(),
    redigidoPor: linha.redator,
    excluidoEm: linha.excluidoEm?.toISOString() ?? null,
  };
}
