import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { AnexadosAMais, Documento, DocumentoEdicao, DocumentoNovo } from '#lib/contracts/platform/documento.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { conflict, invalidData, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { attachmentRepository } from './attachment-repository.ts';
import type { BlobStore } from './blob-store.ts';
import { fileRepository } from './file-repository.ts';
import { type Content, sizeOf } from './stored-content.ts';

interface AoGuardar {
  db: Database;
  blobs: BlobStore;
  relogio: Clock;
  quem: Caller;
}

/** Hears of an attachment that was removed or came back, in the transaction that did it. */
export type AttachmentMarked = (
  tx: Database,
  ao: { blobs: BlobStore; empresaId: string; usuarioId: string; em: Date },
  documento: Documento,
) => Promise<void>;

type AoMarcar = AoGuardar & { documentoMarcado: AttachmentMarked };

/** Attaches a file to a record. Bytes first: bytes without a row are harmless, a row without bytes is not. */
export async function keepAttachment(
  ao: AoGuardar,
  { Bucket: bucket, ...novo }: DocumentoNovo,
  { nome, conteudo }: { nome: string; conteudo: Content },
): Promise<Documento> {
  const { empresaId, usuarioId } = ao.quem;
  const tamanho = sizeOf(conteudo);
  if (tamanho === 0) throw invalidData('O arquivo está vazio.', { file: 'Escolha um arquivo que não seja vazio.' });
  if (!(await attachmentRepository(ao.db, empresaId).temRegistro(novo.recurso, novo.registroId))) {
    throw notFound('O registro do anexo');
  }
  const { sha256 } = await ao.blobs.guardar(empresaId, bucket, conteudo);
  const recebido = {
    bucket,
    nome,
    tamanho,
    sha256,
    recebidoEm: ao.relogio.agora(),
    recebidoPor: usuarioId,
  };
  return gravando(ao, 'CRIAR', async (tx) => {
    const [id, arquivoId] = [uuidv7(), uuidv7()];
    await fileRepository(tx, empresaId).inserir({ id: arquivoId, ...recebido });
    await attachmentRepository(tx, empresaId).inserir({ id, arquivoId, nome: nome.slice(0, 200), ...novo });
    return { antes: null, id };
  });
}

/**
 * Keeps the file of an attachment with more records: one proof of many. The bytes are there once. A record that has the file already
 * gets no second one.
 * @throws {Refusal} 404 when one of the records is not there; then nothing is written.
 */
export async function repeatAttachment(
  { db, relogio, quem }: AoGuardar,
  id: string,
  registros: readonly string[],
): Promise<AnexadosAMais> {
  return db.transaction(async (tx) => {
    const repositorio = attachmentRepository(tx, quem.empresaId);
    const achado = await repositorio.buscar(id);
    if (!achado || achado.excluido) throw notFound('Este anexo');
    const { lido, arquivoId } = achado;
    const { recurso, nome, tipo, sha256 } = lido;
    const pedidos = [...new Set(registros)];
    const { existentes, comEle } = await repositorio.donosDe(recurso, sha256, pedidos);
    if (pedidos.some((registro) => !existentes.has(registro))) throw notFound('O registro do anexo');
    const novos = pedidos
      .filter((registro) => !comEle.has(registro))
      .map((registroId) => ({ id: uuidv7(), arquivoId, recurso, registroId, nome, tipo }));
    await repositorio.inserirVarios(novos);
    await historyRepository(tx, quem.empresaId).registrar(
      novos.map(({ id: novo, registroId }) => ({
        recurso: 'Documento',
        registroId: novo,
        usuarioId: quem.usuarioId,
        em: relogio.agora(),
        acao: 'CRIAR',
        antes: null,
        depois: { ...lido, id: novo, registroId, versao: 1 },
      })),
    );
    return { anexados: novos.length, jaTinham: pedidos.length - novos.length };
  });
}

export function changeAttachment(ao: AoGuardar, edicao: DocumentoEdicao): Promise<Documento> {
  return gravando(ao, 'ALTERAR', async (tx) => {
    const repositorio = attachmentRepository(tx, ao.quem.empresaId);
    const antes = await existente(tx, ao.quem, edicao.id);
    if (!(await repositorio.alterar(edicao))) throw conflict('Este anexo', await existente(tx, ao.quem, edicao.id));
    return { antes, id: edicao.id };
  });
}

/** Marks the attachment as deleted; `restaurarDocumento` takes the mark away, and the bytes stay. */
export async function deleteAttachment(ao: AoMarcar, id: string): Promise<void> {
  await marcar(ao, 'EXCLUIR', id, ao.relogio.agora());
}

export function restoreAttachment(ao: AoMarcar, id: string): Promise<Documento> {
  return marcar(ao, 'RESTAURAR', id, null);
}

/** Reads the bytes and checks their hash: bytes that the disk has changed are refused. */
export async function attachmentContent(
  { db, blobs, quem }: AoGuardar,
  id: string,
): Promise<{ documento: Documento; bytes: Uint8Array }> {
  const achado = await attachmentRepository(db, quem.empresaId).buscar(id);
  if (!achado || achado.excluido) throw notFound('Este anexo');
  const documento = achado.lido;
  const bytes = await blobs.ler(quem.empresaId, achado.bucket, documento.sha256);
  if (createHash('sha256').update(bytes).digest('hex') !== documento.sha256) {
    throw new Error(`O arquivo ${documento.sha256} do depósito não tem mais os bytes com que foi guardado.`);
  }
  return { documento, bytes };
}

function marcar(ao: AoMarcar, acao: 'EXCLUIR' | 'RESTAURAR', id: string, em: Date | null): Promise<Documento> {
  return gravando(ao, acao, async (tx) => {
    const repositorio = attachmentRepository(tx, ao.quem.empresaId);
    const antes = (await repositorio.buscar(id))?.lido ?? null;
    if (!(await repositorio.marcar(id, em))) throw notFound('Este anexo');
    const marcado = await existente(tx, ao.quem, id);
    const { empresaId, usuarioId } = ao.quem;
    await ao.documentoMarcado(tx, { blobs: ao.blobs, empresaId, usuarioId, em: ao.relogio.agora() }, marcado);
    return { antes, id };
  });
}

/** Writes the change and its line of the history, or neither. */
async function gravando(
  { db, relogio, quem }: AoGuardar,
  acao: 'CRIAR' | 'ALTERAR' | 'EXCLUIR' | 'RESTAURAR',
  mudar: (tx: Database) => Promise<{ antes: Documento | null; id: string }>,
): Promise<Documento> {
  return db.transaction(async (tx) => {
    const { antes, id } = await mudar(tx);
    const depois = await existente(tx, quem, id);
    const linha = { recurso: 'Documento', registroId: id, usuarioId: quem.usuarioId, em: relogio.agora() };
    await historyRepository(tx, quem.empresaId).registrar([
      { ...linha, acao, antes, depois: acao === 'EXCLUIR' ? null : depois },
    ]);
    return depois;
  });
}

async function existente(tx: Database, quem: Caller, id: string): Promise<Documento> {
  const achado = await attachmentRepository(tx, quem.empresaId).buscar(id);
  if (!achado) throw notFound('Este anexo');
  return achado.lido;
}
