import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EsquemaXsd } from '#lib/contracts/sefaz/esquema-xsd.ts';
import type { DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import { esquemaXsd } from '#server/platform/db/schema/sefaz.ts';

type NovoEsquema = Omit<typeof esquemaXsd.$inferInsert, 'empresaId'>;

export function esquemaXsdRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(esquemaXsd.empresaId, empresaId);
  const ler = async (filtro?: SQL) =>
    (
      await tx
        .select({ esquema: esquemaXsd, arquivo, carregou: usuario.nome, retirou: quemRetirou.nome })
        .from(esquemaXsd)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, esquemaXsd.empresaId), eq(arquivo.id, esquemaXsd.arquivoId)))
        .innerJoin(usuario, and(eq(usuario.empresaId, esquemaXsd.empresaId), eq(usuario.id, esquemaXsd.criadoPor)))
        .leftJoin(
          quemRetirou,
          and(eq(quemRetirou.empresaId, esquemaXsd.empresaId), eq(quemRetirou.id, esquemaXsd.retiradoPor)),
        )
        .where(and(daEmpresa, filtro))
        .orderBy(desc(esquemaXsd.criadoEm), desc(esquemaXsd.id))
    ).map((linha) => ({ lido: lido(linha), bucket: linha.arquivo.bucket }));

  return {
    /** Lists the schemas, newest first, including those no longer in use. */
    async listar(): Promise<EsquemaXsd[]> {
      return (await ler()).map(({ lido }) => lido);
    },

    /** Finds a schema and where its bytes are. */
    async buscar(id: string) {
      const [achado] = await ler(eq(esquemaXsd.id, id));
      return achado ?? null;
    },

    async emUso(documento: DocumentoComXsd) {
      const [achado] = await ler(and(eq(esquemaXsd.documento, documento), isNull(esquemaXsd.retiradoEm)));
      return achado ?? null;
    },

    async inserir(novo: NovoEsquema): Promise<void> {
      await tx.insert(esquemaXsd).values({ ...novo, empresaId });
    },

    /** Withdraws a schema. Returns false when it was already withdrawn. */
    async retirar(id: string, em: Date, por: string): Promise<boolean> {
      const retirados = await tx
        .update(esquemaXsd)
        .set({ retiradoEm: em, retiradoPor: por })
        .where(and(daEmpresa, eq(esquemaXsd.id, id), isNull(esquemaXsd.retiradoEm)))
        .returning({ id: esquemaXsd.id });
      return retirados.length === 1;
    },
  };
}

const quemRetirou = alias(usuario, 'quem_retirou');

function lido(linha: {
  esquema: typeof esquemaXsd.$inferSelect;
  arquivo: typeof arquivo.$inferSelect;
  carregou: string;
  retirou: string | null;
}): EsquemaXsd {
  const { id, documento, principal, criadoEm, criadoPor, retiradoEm, retiradoPor } = linha.esquema;
  const { nome, tamanho, sha256 } = linha.arquivo;
  return {
    id,
    documento,
    nome,
    principal,
    tamanho,
    sha256,
    carregadoEm: criadoEm.toISOString(),
    carregadoPor: { id: criadoPor, nome: linha.carregou },
    retirado:
      retiradoEm && retiradoPor
        ? { em: retiradoEm.toISOString(), por: { id: retiradoPor, nome: linha.retirou ?? '' } }
        : null,
  };
}
