import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { EnvioLido } from '#lib/contracts/sefaz/dai.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { DeclaracaoAmazonense } from '#lib/domain/zfm/dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import { daiEnvio } from '#server/platform/db/schema/sefaz.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

/** Reads and writes the files made of the DAIs of a company. A file that was sent never changes. */
export function envioRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(daiEnvio.empresaId, empresaId);
  const doProcesso = (processoId: string) => and(daEmpresa, eq(daiEnvio.processoId, processoId));
  const oMaisNovo = async (filtro: SQL | undefined) => {
    const [achado] = await tx.select().from(daiEnvio).where(filtro).orderBy(desc(daiEnvio.sequencia)).limit(1);
    return achado ?? null;
  };

  return {
    /** Returns the files by process, newest first. */
    async dosProcessos(ids: readonly string[]): Promise<Map<string, EnvioLido[]>> {
      if (ids.length === 0) return new Map();
      const linhas = await tx
        .select({ envio: COLUNAS, arquivo, gerador: usuario.nome })
        .from(daiEnvio)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, daiEnvio.arquivoId)))
        .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, daiEnvio.geradoPor)))
        .where(and(daEmpresa, oneOfThese(daiEnvio.processoId, ids)))
        .orderBy(desc(daiEnvio.sequencia));
      const porProcesso = Map.groupBy(linhas, ({ envio }) => envio.processoId);
      return new Map([...porProcesso].map(([id, enviosDoProcesso]) => [id, enviosDoProcesso.map(lido)]));
    },

    /** Returns the newest file made; null when there is none. */
    ultimo: (processoId: string) => oMaisNovo(doProcesso(processoId)),

    /** Returns the last file sent; null when none was sent. */
    ultimoEnviado: (processoId: string) => oMaisNovo(and(doProcesso(processoId), isNotNull(daiEnvio.enviadoEm))),

    /** Adds a file after the existing ones, with a pointer to the last file sent. */
    async inserir(
      processoId: string,
      novo: { arquivoId: string; declaracao: DeclaracaoAmazonense; xsd: string | null },
      { usuarioId, em }: Assinatura,
    ): Promise<void> {
      const [ultima] = await tx
        .select({ sequencia: sql<number>`coalesce(max(${daiEnvio.sequencia}), 0)` })
        .from(daiEnvio)
        .where(doProcesso(processoId));
      const anterior = await this.ultimoEnviado(processoId);
      await tx.insert(daiEnvio).values({
        ...novo,
        empresaId,
        id: uuidv7(),
        processoId,
        sequencia: Number(ultima?.sequencia ?? 0) + 1,
        anteriorId: anterior?.id ?? null,
        geradoEm: em,
        geradoPor: usuarioId,
      });
    },

    /** Marks the newest file as sent; null undoes this. */
    async enviar(processoId: string, enviadoEm: DataTexto | null): Promise<void> {
      const [alvo] = await tx
        .select({ id: daiEnvio.id })
        .from(daiEnvio)
        .where(
          and(doProcesso(processoId), enviadoEm === null ? isNotNull(daiEnvio.enviadoEm) : isNull(daiEnvio.enviadoEm)),
        )
        .orderBy(desc(daiEnvio.sequencia))
        .limit(1);
      if (!alvo) return;
      await tx
        .update(daiEnvio)
        .set({ enviadoEm })
        .where(and(daEmpresa, eq(daiEnvio.id, alvo.id)));
    },

    /** Returns the name of a file and where its bytes are. */
    async arquivoDe(processoId: string, id: string) {
      const [achado] = await tx
        .select({ nome: arquivo.nome, bucket: arquivo.bucket, sha256: arquivo.sha256 })
        .from(daiEnvio)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, daiEnvio.arquivoId)))
        .where(and(doProcesso(processoId), eq(daiEnvio.id, id)));
      return achado ?? null;
    },
  };
}

/** All columns but the declared content, which is long. */
const COLUNAS = {
  id: daiEnvio.id,
  processoId: daiEnvio.processoId,
  sequencia: daiEnvio.sequencia,
  anteriorId: daiEnvio.anteriorId,
  xsd: daiEnvio.xsd,
  geradoEm: daiEnvio.geradoEm,
  geradoPor: daiEnvio.geradoPor,
  enviadoEm: daiEnvio.enviadoEm,
};

function lido({ envio, arquivo: arquivoDoEnvio, gerador }: Linha): EnvioLido {
  return {
    id: envio.id,
    sequencia: envio.sequencia,
    anteriorId: envio.anteriorId,
    nome: arquivoDoEnvio.nome,
    sha256: arquivoDoEnvio.sha256,
    tamanho: arquivoDoEnvio.tamanho,
    geradoEm: envio.geradoEm.toISOString(),
    geradoPor: { id: envio.geradoPor, nome: gerador },
    enviadoEm: envio.enviadoEm,
    xsd: envio.xsd,
  };
}

interface Linha {
  envio: Omit<typeof daiEnvio.$inferSelect, 'declaracao' | 'empresaId' | 'arquivoId'>;
  arquivo: typeof arquivo.$inferSelect;
  gerador: string;
}
