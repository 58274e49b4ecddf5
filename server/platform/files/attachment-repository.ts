import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type {
  Documento,
  DocumentoConsulta,
  DocumentoEdicao,
  RecursoComDocumentos,
} from '#lib/contracts/platform/documento.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, offsetOf, orderingOf } from '#server/platform/db/list-query.ts';
import {
  fornecedor,
  importador,
  itemCadastrado,
  matrizTributacao,
  representante,
} from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { compraNacional, produto } from '#server/platform/db/schema/dcr.ts';
import { pedido } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { arquivo, documento } from '#server/platform/db/schema/records.ts';
import { entradaDeInsumo } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

type NovoDocumento = Omit<typeof documento.$inferInsert, 'empresaId' | 'versao' | 'busca'>;

export function attachmentRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(documento.empresaId, empresaId);
  const lidos = () =>
    tx
      .select({ documento, arquivo, enviadoPor: { id: usuario.id, nome: usuario.nome } })
      .from(documento)
      .innerJoin(arquivo, and(eq(arquivo.empresaId, documento.empresaId), eq(arquivo.id, documento.arquivoId)))
      .innerJoin(usuario, and(eq(usuario.empresaId, arquivo.empresaId), eq(usuario.id, arquivo.recebidoPor)));

  return {
    async listar(consulta: DocumentoConsulta): Promise<{ linhas: Documento[]; total: number }> {
      const { recurso, registroId, excluidos, q } = consulta;
      const filtro = and(
        daEmpresa,
        eq(documento.recurso, recurso),
        eq(documento.registroId, registroId),
        excluidos === 'true' ? isNotNull(documento.excluidoEm) : isNull(documento.excluidoEm),
        containsText(documento.busca, q),
      );
      const colunas = { enviadoEm: arquivo.recebidoEm, nome: documento.nome, tipo: documento.tipo };
      const { limit, offset } = offsetOf(consulta);
      const linhas = await lidos()
        .where(filtro)
        .orderBy(...orderingOf(consulta.ordem, colunas, documento.id))
        .limit(limit)
        .offset(offset);
      const [contado] = await tx.select({ total: count() }).from(documento).where(filtro);
      return { linhas: linhas.map(lido), total: contado?.total ?? 0 };
    },

    /** The types of the documents that a record keeps. */
    async tiposDe(recurso: RecursoComDocumentos, registroId: string): Promise<TipoDocumento[]> {
      const linhas = await tx
        .selectDistinct({ tipo: documento.tipo })
        .from(documento)
        .where(
          and(
            daEmpresa,
            eq(documento.recurso, recurso),
            eq(documento.registroId, registroId),
            isNull(documento.excluidoEm),
          ),
        );
      return linhas.map(({ tipo }) => tipo as TipoDocumento);
    },

    /** Finds deleted ones too, with the place of the bytes. */
    async buscar(id: string) {
      const [linha] = await lidos().where(and(daEmpresa, eq(documento.id, id)));
      if (!linha) return null;
      const { excluidoEm } = linha.documento;
      const { id: arquivoId, bucket } = linha.arquivo;
      return { lido: lido(linha), arquivoId, bucket, excluido: excluidoEm !== null };
    },

    /** Of these records, those the company has, and those that already keep a file with these bytes. */
    async donosDe(recurso: RecursoComDocumentos, sha256: string, registros: readonly string[]) {
      const tabela = DONOS[recurso];
      const donos = await tx
        .select({ id: tabela.id })
        .from(tabela)
        .where(and(eq(tabela.empresaId, empresaId), oneOfThese(tabela.id, registros), isNull(tabela.excluidoEm)));
      const comEle = await tx
        .select({ id: documento.registroId })
        .from(documento)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, documento.empresaId), eq(arquivo.id, documento.arquivoId)))
        .where(
          and(
            daEmpresa,
            eq(documento.recurso, recurso),
            oneOfThese(documento.registroId, registros),
            eq(arquivo.sha256, sha256),
            isNull(documento.excluidoEm),
          ),
        );
      return { existentes: new Set(donos.map(({ id }) => id)), comEle: new Set(comEle.map(({ id }) => id)) };
    },

    async inserirVarios(novos: readonly NovoDocumento[]): Promise<void> {
      if (novos.length === 0) return;
      const linhas = novos.map((novo) => ({ ...novo, busca: textoDeBusca(novo.nome), empresaId }));
      await bulkInsert(tx, documento, linhas);
    },

    async inserir(novo: NovoDocumento): Promise<void> {
      await tx.insert(documento).values({ ...novo, busca: textoDeBusca(novo.nome), empresaId });
    },

    /** False when the attachment is deleted or its version is another. */
    async alterar({ id, versao, ...mudanca }: DocumentoEdicao): Promise<boolean> {
      const alterados = await tx
        .update(documento)
        .set({ ...mudanca, busca: textoDeBusca(mudanca.nome), versao: versao + 1 })
        .where(and(daEmpresa, eq(documento.id, id), eq(documento.versao, versao), isNull(documento.excluidoEm)))
        .returning({ id: documento.id });
      return alterados.length === 1;
    },

    /** False when nothing changes. */
    async marcar(id: string, excluidoEm: Date | null): Promise<boolean> {
      const eraOutra = excluidoEm === null ? isNotNull(documento.excluidoEm) : isNull(documento.excluidoEm);
      const marcados = await tx
        .update(documento)
        .set({ excluidoEm })
        .where(and(daEmpresa, eq(documento.id, id), eraOutra))
        .returning({ id: documento.id });
      return marcados.length === 1;
    },

    /** Whether the company has the record to attach to. */
    async temRegistro(recurso: RecursoComDocumentos, registroId: string): Promise<boolean> {
      const tabela = DONOS[recurso];
      const [dono] = await tx
        .select({ id: tabela.id })
        .from(tabela)
        .where(and(eq(tabela.empresaId, empresaId), eq(tabela.id, registroId), isNull(tabela.excluidoEm)));
      return dono !== undefined;
    },
  };
}

/** The table of each resource. */
const DONOS = {
  Processo: processo,
  Importador: importador,
  Representante: representante,
  Fornecedor: fornecedor,
  Item: itemCadastrado,
  MatrizTributacao: matrizTributacao,
  PurchaseOrder: pedido,
  Produto: produto,
  CompraNacional: compraNacional,
  EntradaDeInsumo: entradaDeInsumo,
  // A DAI is found by the id of its process.
  Dai: processo,
} satisfies Record<RecursoComDocumentos, unknown>;

function lido(linha: {
  documento: typeof documento.$inferSelect;
  arquivo: typeof arquivo.$inferSelect;
  enviadoPor: Documento['enviadoPor'];
}): Documento {
  const { id, versao, recurso, registroId, nome, tipo } = linha.documento;
  const { tamanho, sha256, recebidoEm } = linha.arquivo;
  const enviadoEm = recebidoEm.toISOString();
  return { id, versao, recurso, registroId, nome, tipo, tamanho, sha256, enviadoEm, enviadoPor: linha.enviadoPor };
}
