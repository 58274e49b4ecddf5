import { and, asc, eq, getTableColumns, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { LinhaDoMeuDia, LugarDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { LIMITE_DO_TOTAL, type NivelDoDia, type RegraDoMeuDia } from '#lib/domain/telas/meu-dia.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { FORA_DO_HISTORICO } from '#server/comex/processo/historico-da-empresa.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { type AoLer, chaveDaLinha, contarAchados, type Filtro, type Regra, registroDaChave } from './regra.ts';

/** A declaration without its header, which is long and which no rule reads. */
export type Declarado = Omit<typeof declaracao.$inferSelect, 'cabecalho'>;

/** A process with the rows beside it that the rules read. */
export interface Caso<Mais = object> {
  processo: typeof processo.$inferSelect;
  declaracao: Declarado | null;
  dai: typeof dai.$inferSelect | null;
  mais: Mais;
}

/** The text, level, deadline, value and link a rule gives to a case. */
export interface Dito {
  nivel: NivelDoDia;
  porque: string;
  prazo: DataTexto | null;
  valor: LinhaDoMeuDia['valor'];
  lugar: Omit<LugarDoMeuDia, 'id'>;
}

interface RegraDeProcesso<Mais, Lido> {
  codigo: RegraDoMeuDia;
  /** Selects the processes of the rule, in a form an index can serve. Deleted and historical processes are excluded elsewhere. */
  onde: (ao: AoLer) => SQL | undefined;
  /** The date that sorts the lines; without it they follow the order in which the processes were created. */
  ordem?: SQL;
  /** Extra columns to read for each process. */
  mais?: (ao: AoLer) => { [Campo in keyof Mais]: SQL<Mais[Campo]> };
  dizer: (caso: Caso<Mais>, ao: AoLer, lido: Lido) => Dito;
  /** Reads data for all the cases at once, for `dizer`. */
  ler?: (casos: readonly Caso<Mais>[], ao: AoLer) => Promise<Lido>;
}

/** Makes a rule about processes, with one line each. */
export function regraDeProcesso<Mais = object, Lido = undefined>({
  codigo,
  onde,
  ordem,
  mais,
  ler,
  dizer,
}: RegraDeProcesso<Mais, Lido>): Regra {
  const contar: Regra['contar'] = (ao, filtro, ate) => contarProcessos(ao, filtro, onde(ao), ate);
  return {
    codigo,
    contar,
    achados: (ao, filtro) => processosAchados(ao, filtro, onde(ao)),
    async ler(ao, filtro, limite, contarAte = LIMITE_DO_TOTAL) {
      const lidos = await ao.tx
        .select({
          processo,
          declaracao: COLUNAS_DA_DECLARACAO,
          dai,
          importador: { id: importador.id, nome: importador.razaoSocial },
          responsavel: { id: usuario.id, nome: usuario.nome },
          mais: (mais?.(ao) ?? { nada: sql`null` }) as Record<string, SQL>,
        })
        .from(processo)
        .leftJoin(dai, SUA_DAI)
        .leftJoin(declaracao, SUA_DECLARACAO)
        .leftJoin(importador, SEU_IMPORTADOR)
        .leftJoin(usuario, SEU_RESPONSAVEL)
        .where(casos(ao, filtro, onde(ao)))
        .orderBy(...(ordem ? [sql`${ordem} asc nulls last`] : []), asc(processo.id))
        .limit(limite + 1);
      const vistos = lidos.slice(0, limite).map((lido) => ({ ...lido, mais: lido.mais as Mais }));
      const juntos = (await ler?.(vistos, ao)) as Lido;
      const linhas = vistos.map((lido) => {
        const { lugar, ...dito } = dizer(lido, ao, juntos);
        return {
          chave: chaveDaLinha(codigo, lido.processo.id),
          regra: codigo,
          titulo: tituloDoProcesso(lido.processo),
          lugar: { ...lugar, id: lido.processo.id },
          responsavel: lido.responsavel,
          importador: lido.importador,
          ...dito,
        };
      });
      const total = lidos.length <= limite ? lidos.length : await contar(ao, filtro, contarAte);
      return { linhas, total };
    },
  };
}

/** Counts the processes that match `onde`, up to `ate`. */
export async function contarProcessos(ao: AoLer, filtro: Filtro, onde: SQL | undefined, ate: number): Promise<number> {
  return contarAchados(ao.tx, [processosAchados(ao, filtro, onde)], ate);
}

function processosAchados(ao: AoLer, filtro: Filtro, onde: SQL | undefined): SQLWrapper {
  return ao.tx
    .select({ um: sql`1` })
    .from(processo)
    .leftJoin(dai, SUA_DAI)
    .leftJoin(declaracao, SUA_DECLARACAO)
    .where(casos(ao, filtro, onde));
}

function casos({ empresaId }: AoLer, filtro: Filtro, onde: SQL | undefined): SQL | undefined {
  return and(eq(processo.empresaId, empresaId), PROCESSO_REAL, onde, FORA_DO_HISTORICO, filtrado(filtro));
}

/** For example `IMP-2026-0012 · DI 26/1234567-8`. */
function tituloDoProcesso({ numero, tipoDocumento, numeroDi, numeroDuimp }: typeof processo.$inferSelect): string {
  const declarado = tipoDocumento === 'DI' ? numeroDi : numeroDuimp;
  return declarado ? `${numero} · ${escreverDeclaracao(declarado)}` : numero;
}

function filtrado({ responsavelId, importadorId, so, menos = [] }: Filtro): SQL | undefined {
  return and(
    whenGiven(responsavelId, (id) => or(isNull(processo.responsavelId), eq(processo.responsavelId, id)) as SQL),
    whenGiven(importadorId, (id) => eq(processo.importadorId, id)),
    whenGiven(so, (chaves) => oneOfThese(processo.id, chaves.map(registroDaChave))),
    menos.length > 0 ? sql`not (${oneOfThese(processo.id, menos.map(registroDaChave))})` : undefined,
  );
}

const { cabecalho: _, ...COLUNAS_DA_DECLARACAO } = getTableColumns(declaracao);
const SUA_DAI = and(eq(dai.empresaId, processo.empresaId), eq(dai.processoId, processo.id));
const SUA_DECLARACAO = and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id));
const SEU_IMPORTADOR = importadorDe(processo);
const SEU_RESPONSAVEL = and(eq(usuario.empresaId, processo.empresaId), eq(usuario.id, processo.responsavelId));
