import { and, count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import type {
  HistoricoTrazido,
  ResultadoDoArquivo,
  SituacaoDoHistorico,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { offsetOf } from '#server/platform/db/list-query.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import {
  historicoArquivo,
  historicoEnvio,
  historicoNota,
  historicoTrazido,
} from '#server/platform/db/schema/historico.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

export type HistoricoGuardado = typeof historicoTrazido.$inferSelect;
export type EnvioGuardado = typeof historicoEnvio.$inferSelect;

/** Reads and writes intakes, and the files as they were sent. */
export function historicoRepository(tx: Database, empresaId: string) {
  const condicaoDoHistorico = (id: string) =>
    and(eq(historicoTrazido.empresaId, empresaId), eq(historicoTrazido.id, id));
  const envioDe = (id: string) => and(eq(historicoEnvio.empresaId, empresaId), eq(historicoEnvio.historicoId, id));

  return {
    async inserir(novo: Omit<typeof historicoTrazido.$inferInsert, 'empresaId'>): Promise<void> {
      await tx.insert(historicoTrazido).values({ ...novo, empresaId });
    },

    async buscar(id: string): Promise<HistoricoGuardado | null> {
      const [achado] = await tx.select().from(historicoTrazido).where(condicaoDoHistorico(id));
      return achado ?? null;
    },

    /** Locks the intake until the transaction ends: two requests that add files to it come one after the other. */
    async travar(id: string): Promise<HistoricoGuardado | null> {
      const [achado] = await tx.select().from(historicoTrazido).where(condicaoDoHistorico(id)).for('update');
      return achado ?? null;
    },

    /** False when the intake is in none of the situations `de`. */
    async mudar(
      id: string,
      de: readonly SituacaoDoHistorico[],
      mudanca: Pick<HistoricoGuardado, 'situacao' | 'falha'> & { terminadoEm?: Date },
    ): Promise<boolean> {
      const mudados = await tx
        .update(historicoTrazido)
        .set(mudanca)
        .where(and(condicaoDoHistorico(id), inArray(historicoTrazido.situacao, [...de])))
        .returning({ id: historicoTrazido.id });
      return mudados.length > 0;
    },

    /** What was sent so far. */
    async enviado(id: string): Promise<{ envios: number; bytes: number; nomes: Set<string> }> {
      const linhas = await tx
        .select({ nome: historicoEnvio.nome, sha256: historicoEnvio.sha256, tamanho: historicoEnvio.tamanho })
        .from(historicoEnvio)
        .where(envioDe(id));
      return {
        envios: linhas.length,
        bytes: linhas.reduce((soma, { tamanho }) => soma + tamanho, 0),
        nomes: new Set(linhas.map(chaveDoEnvio)),
      };
    },

    async inserirEnvios(novos: readonly Omit<EnvioGuardado, 'empresaId'>[]): Promise<void> {
      if (novos.length > 0) await tx.insert(historicoEnvio).values(novos.map((envio) => ({ ...envio, empresaId })));
    },

    /** What was sent under this name and hash. */
    async envioCom(id: string, { nome, sha256 }: { nome: string; sha256: string }): Promise<EnvioGuardado | null> {
      const [achado] = await tx
        .select()
        .from(historicoEnvio)
        .where(and(envioDe(id), eq(historicoEnvio.nome, nome), eq(historicoEnvio.sha256, sha256)));
      return achado ?? null;
    },

    async enviosFechados(id: string): Promise<EnvioGuardado[]> {
      return tx
        .select()
        .from(historicoEnvio)
        .where(and(envioDe(id), eq(historicoEnvio.aberto, false)))
        .orderBy(historicoEnvio.ordem);
    },

    async envios(ids: readonly string[]): Promise<EnvioGuardado[]> {
      return tx
        .select()
        .from(historicoEnvio)
        .where(and(eq(historicoEnvio.empresaId, empresaId), oneOfThese(historicoEnvio.id, ids)));
    },

    /** False when another server has opened it meanwhile. */
    async marcarAberto(envioId: string): Promise<boolean> {
      const mudados = await tx
        .update(historicoEnvio)
        .set({ aberto: true })
        .where(
          and(
            eq(historicoEnvio.empresaId, empresaId),
            eq(historicoEnvio.id, envioId),
            eq(historicoEnvio.aberto, false),
          ),
        )
        .returning({ id: historicoEnvio.id });
      return mudados.length > 0;
    },

    async listar(pagina: { pagina: number; tamanho: number }): Promise<{ linhas: HistoricoLido[]; total: number }> {
      const { limit, offset } = offsetOf(pagina);
      const daEmpresa = eq(historicoTrazido.empresaId, empresaId);
      const guardados = await tx
        .select({ guardado: historicoTrazido, nome: usuario.nome })
        .from(historicoTrazido)
        .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, historicoTrazido.criadoPor)))
        .where(daEmpresa)
        .orderBy(desc(historicoTrazido.criadoEm), desc(historicoTrazido.id))
        .limit(limit)
        .offset(offset);
      return { linhas: await lidos(guardados), total: await tx.$count(historicoTrazido, daEmpresa) };
    },

    async ler(id: string): Promise<HistoricoLido | null> {
      const guardados = await tx
        .select({ guardado: historicoTrazido, nome: usuario.nome })
        .from(historicoTrazido)
        .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, historicoTrazido.criadoPor)))
        .where(condicaoDoHistorico(id));
      return (await lidos(guardados))[0] ?? null;
    },
  };

  async function lidos(guardados: readonly { guardado: HistoricoGuardado; nome: string }[]): Promise<HistoricoLido[]> {
    const ids = guardados.map(({ guardado }) => guardado.id);
    const enviados = await tx
      .select({ id: historicoEnvio.historicoId, envios: count(), bytes: sum(historicoEnvio.tamanho) })
      .from(historicoEnvio)
      .where(and(eq(historicoEnvio.empresaId, empresaId), oneOfThese(historicoEnvio.historicoId, ids)))
      .groupBy(historicoEnvio.historicoId);
    const contados = await tx
      .select({ id: historicoArquivo.historicoId, resultado: historicoArquivo.resultado, quantos: count() })
      .from(historicoArquivo)
      .where(and(eq(historicoArquivo.empresaId, empresaId), oneOfThese(historicoArquivo.historicoId, ids)))
      .groupBy(historicoArquivo.historicoId, historicoArquivo.resultado);
    const processos = await processosCriados(ids);
    const notas = await tx
      .select({ id: historicoNota.historicoId, quantas: count() })
      .from(historicoNota)
      .where(and(eq(historicoNota.empresaId, empresaId), oneOfThese(historicoNota.historicoId, ids)))
      .groupBy(historicoNota.historicoId);
    return guardados.map(({ guardado, nome }) => {
      const { id, situacao, falha, criadoEm, terminadoEm } = guardado;
      const quantos = (qual: ResultadoDoArquivo) =>
        contados.find((contagem) => contagem.id === id && contagem.resultado === qual)?.quantos ?? 0;
      const feitos = processos.find((contagem) => contagem.id === id);
      const enviado = enviados.find((contagem) => contagem.id === id);
      return {
        id,
        situacao,
        falha,
        criadoEm: criadoEm.toISOString(),
        criadoPor: nome,
        terminadoEm: terminadoEm?.toISOString() ?? null,
        envios: enviado?.envios ?? 0,
        bytes: Number(enviado?.bytes ?? 0),
        contagens: {
          pendentes: quantos('PENDENTE'),
          lidos: quantos('LIDO'),
          aAceitar: quantos('A_ACEITAR'),
          jaEstavam: quantos('JA_ESTAVA'),
          recusados: quantos('RECUSADO'),
        },
        processos: feitos?.quantos ?? 0,
        notas: notas.find((contagem) => contagem.id === id)?.quantas ?? 0,
        primeiroRegistro: feitos?.primeiro ?? null,
        ultimoRegistro: feitos?.ultimo ?? null,
      };
    });
  }

  /** The processes that intakes made. A file keeps the first of its processes; the others are found by its hash. */
  function processosCriados(ids: readonly string[]): Promise<ProcessosCriados[]> {
    const virouProcesso = and(
      eq(historicoArquivo.empresaId, empresaId),
      oneOfThese(historicoArquivo.historicoId, ids),
      eq(historicoArquivo.resultado, 'LIDO'),
      eq(historicoArquivo.causa, 'DECLARACAO'),
    );
    const lidos = sql`select ${historicoArquivo.historicoId} as id, ${historicoArquivo.processoId} as processo_id
      from ${historicoArquivo} where ${virouProcesso}`;
    const irmaos = sql`select ${historicoArquivo.historicoId}, ${declaracao.processoId} from ${historicoArquivo}
      join ${arquivo} on ${arquivo.empresaId} = ${empresaId} and ${arquivo.sha256} = ${historicoArquivo.sha256}
      join ${declaracao} on ${declaracao.empresaId} = ${empresaId} and ${declaracao.arquivoId} = ${arquivo.id}
      where ${virouProcesso}`;
    return rowsOf<ProcessosCriados>(
      tx,
      sql`select criado.id, count(*)::int as quantos, min(${declaracao.dataRegistro})::text as primeiro,
        max(${declaracao.dataRegistro})::text as ultimo
        from (${lidos} union ${irmaos}) criado
        join ${declaracao} on ${declaracao.empresaId} = ${empresaId} and ${declaracao.processoId} = criado.processo_id
        group by criado.id`,
    );
  }
}

interface ProcessosCriados {
  id: string;
  quantos: number;
  primeiro: DataTexto;
  ultimo: DataTexto;
}

/** An intake as the rows tell it, without what a running server knows. */
export type HistoricoLido = Omit<HistoricoTrazido, 'andamento'>;

/** The same file under the same name, sent again, is not sent twice. */
export const chaveDoEnvio = ({ sha256, nome }: { sha256: string; nome: string }) => `${sha256} ${nome}`;

/** The intakes of all companies that should be being read: a server that fell leaves them. */
export async function historicosALer(db: Database): Promise<HistoricoGuardado[]> {
  return db.select().from(historicoTrazido).where(eq(historicoTrazido.situacao, 'LENDO'));
}
