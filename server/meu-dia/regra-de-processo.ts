import { and, asc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LinhaDoMeuDia, LugarDoMeuDia } from '#lib/contracts/meu-dia.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import { LIMITE_DO_TOTAL, type NivelDoDia, type RegraDoMeuDia } from '#lib/domain/meu-dia.ts';
import { escreverDeclaracao } from '#lib/domain/numero-declaracao.ts';
import { importadorDe } from '#server/cadastros/importador-apontado.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import { quando } from '#server/db/lista.ts';
import { usuario } from '#server/db/schema.ts';
import { importador } from '#server/db/schema-cadastros.ts';
import { declaracao } from '#server/db/schema-declaracao.ts';
import { processo } from '#server/db/schema-processo.ts';
import { dai } from '#server/db/schema-sefaz.ts';
import { type AoLer, chaveDaLinha, type Filtro, type Regra, registroDaChave } from './regra.ts';

/** A declaration without its header, which is long and read by no rule. */
export type Declarado = Omit<typeof declaracao.$inferSelect, 'cabecalho'>;

/** A process with what the rules look at beside it. */
export interface Caso<Mais = object> {
  processo: typeof processo.$inferSelect;
  declaracao: Declarado | null;
  dai: typeof dai.$inferSelect | null;
  mais: Mais;
}

/** What a rule says of a case. */
export interface Dito {
  nivel: NivelDoDia;
  porque: string;
  prazo: DataTexto | null;
  valor: LinhaDoMeuDia['valor'];
  lugar: Omit<LugarDoMeuDia, 'id'>;
}

interface RegraDeProcesso<Mais> {
  codigo: RegraDoMeuDia;
  /** The processes it is about, deleted ones apart, as an index finds them. */
  onde: (ao: AoLer) => SQL | undefined;
  /** The day they go by; where there is none, the order in which they were begun. */
  ordem?: SQL;
  /** What else of a process is asked. */
  mais?: (ao: AoLer) => { [Campo in keyof Mais]: SQL<Mais[Campo]> };
  dizer: (caso: Caso<Mais>, ao: AoLer) => Dito;
}

/** A rule about processes, one line each. */
export function regraDeProcesso<Mais = object>({ codigo, onde, ordem, mais, dizer }: RegraDeProcesso<Mais>): Regra {
  const casos = (ao: AoLer, filtro: Filtro) =>
    and(eq(processo.empresaId, ao.empresaId), isNull(processo.excluidoEm), onde(ao), filtrado(filtro));
  const contar: Regra['contar'] = async (ao, filtro, ate) => {
    const achados = ao.tx
      .select({ um: sql`1` })
      .from(processo)
      .leftJoin(dai, SUA_DAI)
      .leftJoin(declaracao, SUA_DECLARACAO)
      .where(casos(ao, filtro))
      .limit(ate)
      .as('achados');
    const [contado] = await ao.tx.select({ total: sql<number>`count(*)::int` }).from(achados);
    return contado?.total ?? 0;
  };
  return {
    codigo,
    contar,
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
        .where(casos(ao, filtro))
        .orderBy(...(ordem ? [sql`${ordem} asc nulls last`] : []), asc(processo.id))
        .limit(limite + 1);
      const linhas = lidos.slice(0, limite).map((lido) => {
        const { lugar, ...dito } = dizer({ ...lido, mais: lido.mais as Mais }, ao);
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

/** `IMP-2026-0012 · DI 26/1234567-8`. */
function tituloDoProcesso({ numero, tipoDocumento, numeroDi, numeroDuimp }: typeof processo.$inferSelect): string {
  const declarado = tipoDocumento === 'DI' ? numeroDi : numeroDuimp;
  return declarado ? `${numero} · ${escreverDeclaracao(declarado)}` : numero;
}

function filtrado({ responsavelId, importadorId, so, menos = [] }: Filtro): SQL | undefined {
  return and(
    quando(responsavelId, (id) => or(isNull(processo.responsavelId), eq(processo.responsavelId, id)) as SQL),
    quando(importadorId, (id) => eq(processo.importadorId, id)),
    quando(so, (chaves) => umDestes(processo.id, chaves.map(registroDaChave))),
    menos.length > 0 ? sql`not (${umDestes(processo.id, menos.map(registroDaChave))})` : undefined,
  );
}

const { cabecalho: _, ...COLUNAS_DA_DECLARACAO } = getTableColumns(declaracao);
const SUA_DAI = and(eq(dai.empresaId, processo.empresaId), eq(dai.processoId, processo.id));
const SUA_DECLARACAO = and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id));
const SEU_IMPORTADOR = importadorDe(processo);
const SEU_RESPONSAVEL = and(eq(usuario.empresaId, processo.empresaId), eq(usuario.id, processo.responsavelId));
