import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { ArquivosDoHistoricoConsulta } from '#lib/contracts/consultas/historico-trazido.ts';
import type {
  ArquivoDoHistorico,
  CausaDoArquivo,
  GrupoDoHistorico,
  ResultadoDoArquivo,
  TipoDoArquivo,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, offsetOf, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { historicoArquivo, historicoEnvio } from '#server/platform/db/schema/historico.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

export type ArquivoGuardado = typeof historicoArquivo.$inferSelect;

/** What became of a file. */
export interface Desfecho {
  resultado: ResultadoDoArquivo;
  causa: CausaDoArquivo | null;
  motivo?: string | null;
  tipo?: TipoDoArquivo | null;
  documento?: string | null;
  processoId?: string | null;
  sha256?: string | null;
  tamanho?: number | null;
}

/** A file that is not read any more because the job of another server has read it. */
export class FeitoPorOutro extends Error {}

type Filtros = Pick<ArquivosDoHistoricoConsulta, 'resultado' | 'causa' | 'q'>;

/** Reads and writes the files of an intake with their outcomes. */
export function arquivoRepository(tx: Database, empresaId: string, historicoId: string) {
  const condicao = and(eq(historicoArquivo.empresaId, empresaId), eq(historicoArquivo.historicoId, historicoId));
  const filtroDe = ({ resultado, causa, q }: Filtros) =>
    and(
      condicao,
      whenGiven(resultado, (qual) => eq(historicoArquivo.resultado, qual)),
      whenGiven(causa, (qual) => eq(historicoArquivo.causa, qual)),
      containsText(historicoArquivo.busca, q),
    );

  return {
    async inserir(novos: readonly NovoArquivo[]): Promise<void> {
      for (let de = 0; de < novos.length; de += FATIA) {
        const linhas = novos.slice(de, de + FATIA).map((arquivoNovo) => ({
          ...arquivoNovo,
          empresaId,
          historicoId,
          busca: textoDeBusca(arquivoNovo.nome).slice(0, MAIOR_BUSCA),
        }));
        await bulkInsert(tx, historicoArquivo, linhas);
      }
    },

    quantos: () => tx.$count(historicoArquivo, condicao),

    /** Bytes read so far, inflated. */
    async bytes(): Promise<number> {
      const [{ bytes } = { bytes: '0' }] = await tx
        .select({ bytes: sql<string>`coalesce(sum(${historicoArquivo.tamanho}::bigint), 0)` })
        .from(historicoArquivo)
        .where(condicao);
      return Number(bytes);
    },

    async feitos(): Promise<number> {
      return tx.$count(historicoArquivo, and(condicao, ne(historicoArquivo.resultado, 'PENDENTE')));
    },

    /** The next files that nobody has looked at. */
    async proximos(quantos: number): Promise<ArquivoGuardado[]> {
      return tx
        .select()
        .from(historicoArquivo)
        .where(and(condicao, eq(historicoArquivo.resultado, 'PENDENTE'), isNull(historicoArquivo.tipo)))
        .orderBy(asc(historicoArquivo.ordem))
        .limit(quantos);
    },

    /** The files that wait for others, a declaration or a kind at a time. */
    async esperando(tipo: 'DUIMP' | 'NFE_ENTRADA' | 'CANCELAMENTO' | 'CATALOGO'): Promise<ArquivoGuardado[]> {
      const esperam = and(condicao, eq(historicoArquivo.resultado, 'PENDENTE'), eq(historicoArquivo.tipo, tipo));
      const [primeiro] = await tx
        .select({ documento: historicoArquivo.documento })
        .from(historicoArquivo)
        .where(and(esperam, isNotNull(historicoArquivo.documento)))
        .orderBy(asc(historicoArquivo.ordem))
        .limit(1);
      if (!primeiro) return [];
      return tx
        .select()
        .from(historicoArquivo)
        .where(and(esperam, eq(historicoArquivo.documento, primeiro.documento ?? '')))
        .orderBy(asc(historicoArquivo.ordem));
    },

    /** Whether this intake has brought a DUIMP that was not there. */
    async leuDuimp(): Promise<boolean> {
      const lidas = inArray(historicoArquivo.resultado, ['LIDO', 'A_ACEITAR']);
      return (await tx.$count(historicoArquivo, and(condicao, eq(historicoArquivo.tipo, 'DUIMP'), lidas))) > 0;
    },

    /** The file with which an intake of the company linked this incoming nota; null when none did. */
    async entradaLigada(chave: string): Promise<ArquivoGuardado | null> {
      const [ligada] = await tx
        .select()
        .from(historicoArquivo)
        .where(
          and(
            eq(historicoArquivo.empresaId, empresaId),
            eq(historicoArquivo.tipo, 'NFE_ENTRADA'),
            eq(historicoArquivo.resultado, 'LIDO'),
            eq(historicoArquivo.documento, chave),
          ),
        )
        .limit(1);
      return ligada ?? null;
    },

    /** Says of the file of a linked nota, of this intake or of another, that the nota was cancelled. */
    async cancelarEntrada(id: string, motivo: string): Promise<void> {
      await tx
        .update(historicoArquivo)
        .set({ causa: 'ENTRADA_CANCELADA', motivo })
        .where(and(eq(historicoArquivo.empresaId, empresaId), eq(historicoArquivo.id, id)));
    },

    /** Which of these contents another file of the company has already brought. */
    async jaLidos(sha256s: readonly string[]): Promise<Map<string, { nome: string; processoId: string | null }>> {
      const lidos = await tx
        .select({
          sha256: historicoArquivo.sha256,
          nome: historicoArquivo.nome,
          processoId: historicoArquivo.processoId,
        })
        .from(historicoArquivo)
        .where(
          and(
            eq(historicoArquivo.empresaId, empresaId),
            eq(historicoArquivo.resultado, 'LIDO'),
            oneOfThese(historicoArquivo.sha256, sha256s),
          ),
        );
      return new Map(lidos.map(({ sha256, ...arquivoLido }) => [sha256 ?? '', arquivoLido]));
    },

    /** @throws {FeitoPorOutro} when the file has an outcome already: the transaction then writes nothing. */
    async anotar(id: string, desfecho: Desfecho): Promise<void> {
      const anotados = await tx
        .update(historicoArquivo)
        .set(desfecho)
        .where(and(condicao, eq(historicoArquivo.id, id), eq(historicoArquivo.resultado, 'PENDENTE')))
        .returning({ id: historicoArquivo.id });
      if (anotados.length === 0) throw new FeitoPorOutro();
    },

    async listar(consulta: ArquivosDoHistoricoConsulta): Promise<{ linhas: ArquivoDoHistorico[]; total: number }> {
      const filtro = filtroDe(consulta);
      const { limit, offset } = offsetOf(consulta);
      const achados = await tx
        .select({ id: historicoArquivo.id })
        .from(historicoArquivo)
        .where(filtro)
        .orderBy(...orderingOf(consulta.ordem, ORDENAVEIS, historicoArquivo.id))
        .limit(limit)
        .offset(offset);
      const linhas = await porIds(achados.map(({ id }) => id));
      return { linhas, total: await tx.$count(historicoArquivo, filtro) };
    },

    async ids(filtros: Filtros): Promise<string[]> {
      const achados = await tx
        .select({ id: historicoArquivo.id })
        .from(historicoArquivo)
        .where(filtroDe(filtros))
        .orderBy(asc(historicoArquivo.ordem));
      return achados.map(({ id }) => id);
    },

    porIds,

    /** Files by cause, the largest groups first. */
    async grupos(): Promise<GrupoDoHistorico[]> {
      const grupos = await tx
        .select({ resultado: historicoArquivo.resultado, causa: historicoArquivo.causa, quantos: count() })
        .from(historicoArquivo)
        .where(and(condicao, isNotNull(historicoArquivo.causa)))
        .groupBy(historicoArquivo.resultado, historicoArquivo.causa);
      return grupos
        .flatMap(({ causa, ...grupo }) => (causa ? [{ ...grupo, causa }] : []))
        .toSorted((a, b) => b.quantos - a.quantos || a.causa.localeCompare(b.causa));
    },
  };

  async function porIds(ids: readonly string[]): Promise<ArquivoDoHistorico[]> {
    const linhas = await tx
      .select({ arquivo: historicoArquivo, envio: historicoEnvio.nome, numero: processo.numero })
      .from(historicoArquivo)
      .innerJoin(
        historicoEnvio,
        and(eq(historicoEnvio.empresaId, empresaId), eq(historicoEnvio.id, historicoArquivo.envioId)),
      )
      .leftJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, historicoArquivo.processoId)))
      .where(and(condicao, oneOfThese(historicoArquivo.id, ids)));
    const lidas = linhas.map(({ arquivo, envio, numero }) => {
      const { id, nome, lugar, tipo, documento, resultado, causa, motivo, processoId } = arquivo;
      return {
        id,
        nome,
        pacote: lugar === null ? null : envio,
        tipo,
        documento,
        resultado,
        causa,
        motivo,
        processo: processoId && numero ? { id: processoId, numero } : null,
      };
    });
    return inOrderOf(ids, lidas);
  }
}

type NovoArquivo = Omit<typeof historicoArquivo.$inferInsert, 'empresaId' | 'historicoId' | 'busca'>;

const ORDENAVEIS = { ordem: historicoArquivo.ordem, nome: historicoArquivo.nome };
const FATIA = 2_000;
const MAIOR_BUSCA = 500;
