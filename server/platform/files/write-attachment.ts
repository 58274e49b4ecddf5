import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Documento, DocumentoEdicao, DocumentoNovo } from '#lib/contracts/documento.ts';
import type { Relogio } from '#server/platform/clock.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import { conflito, dadosInvalidos, naoEncontrado } from '#server/platform/refusals.ts';
import type { QuemPede } from '#server/platform/security/caller.ts';
import { documentoRepository } from './attachment-repository.ts';
import type { Deposito } from './blob-store.ts';
import { arquivoRepository } from './file-repository.ts';
import type { ArquivoRecebido } from './receive-file.ts';

interface AoGuardar {
  db: Banco;
  deposito: Deposito;
  relogio: Relogio;
  quem: QuemPede;
}

/** Attaches a file to a record. Bytes first: bytes without a row are harmless, a row without bytes is not. */
export async function guardarDocumento(
  ao: AoGuardar,
  { Bucket: bucket, ...novo }: DocumentoNovo,
  { nome, bytes }: ArquivoRecebido,
): Promise<Documento> {
  const { empresaId, usuarioId } = ao.quem;
  if (bytes.length === 0)
    throw dadosInvalidos('O arquivo está vazio.', { file: 'Escolha um arquivo que não seja vazio.' });
  if (!(await documentoRepository(ao.db, empresaId).temRegistro(novo.recurso, novo.registroId))) {
    throw naoEncontrado('O registro do anexo');
  }
  const { sha256 } = await ao.deposito.guardar(empresaId, bucket, bytes);
  const recebido = {
    bucket,
    nome,
    tamanho: bytes.length,
    sha256,
    recebidoEm: ao.relogio.agora(),
    recebidoPor: usuarioId,
  };
  return gravando(ao, 'CRIAR', async (tx) => {
    const [id, arquivoId] = [uuidv7(), uuidv7()];
    await arquivoRepository(tx, empresaId).inserir({ id: arquivoId, ...recebido });
    await documentoRepository(tx, empresaId).inserir({ id, arquivoId, nome: nome.slice(0, 200), ...novo });
    return { antes: null, id };
  });
}

export function alterarDocumento(ao: AoGuardar, edicao: DocumentoEdicao): Promise<Documento> {
  return gravando(ao, 'ALTERAR', async (tx) => {
    const repositorio = documentoRepository(tx, ao.quem.empresaId);
    const antes = await existente(tx, ao.quem, edicao.id);
    if (!(await repositorio.alterar(edicao))) throw conflito('Este anexo', await existente(tx, ao.quem, edicao.id));
    return { antes, id: edicao.id };
  });
}

/** Marks the attachment as deleted; `restaurarDocumento` takes the mark away, and the bytes stay. */
export async function excluirDocumento(ao: AoGuardar, id: string): Promise<void> {
  await marcar(ao, 'EXCLUIR', id, ao.relogio.agora());
}

export function restaurarDocumento(ao: AoGuardar, id: string): Promise<Documento> {
  return marcar(ao, 'RESTAURAR', id, null);
}

/** Reads the bytes and checks their hash: bytes that the disk has changed are refused. */
export async function conteudoDoDocumento(
  { db, deposito, quem }: AoGuardar,
  id: string,
): Promise<{ documento: Documento; bytes: Uint8Array }> {
  const achado = await documentoRepository(db, quem.empresaId).buscar(id);
  if (!achado || achado.excluido) throw naoEncontrado('Este anexo');
  const documento = achado.lido;
  const bytes = await deposito.ler(quem.empresaId, achado.bucket, documento.sha256);
  if (createHash('sha256').update(bytes).digest('hex') !== documento.sha256) {
    throw new Error(`O arquivo ${documento.sha256} do depósito não tem mais os bytes com que foi guardado.`);
  }
  return { documento, bytes };
}

function marcar(ao: AoGuardar, acao: 'EXCLUIR' | 'RESTAURAR', id: string, em: Date | null): Promise<Documento> {
  return gravando(ao, acao, async (tx) => {
    const repositorio = documentoRepository(tx, ao.quem.empresaId);
    const antes = (await repositorio.buscar(id))?.lido ?? null;
    if (!(await repositorio.marcar(id, em))) throw naoEncontrado('Este anexo');
    return { antes, id };
  });
}

/** Writes the change and its line of the history, or neither. */
async function gravando(
  { db, relogio, quem }: AoGuardar,
  acao: 'CRIAR' | 'ALTERAR' | 'EXCLUIR' | 'RESTAURAR',
  mudar: (tx: Banco) => Promise<{ antes: Documento | null; id: string }>,
): Promise<Documento> {
  return db.transaction(async (tx) => {
    const { antes, id } = await mudar(tx);
    const depois = await existente(tx, quem, id);
    const linha = { recurso: 'Documento', registroId: id, usuarioId: quem.usuarioId, em: relogio.agora() };
    await historicoRepository(tx, quem.empresaId).registrar([
      { ...linha, acao, antes, depois: acao === 'EXCLUIR' ? null : depois },
    ]);
    return depois;
  });
}

async function existente(tx: Banco, quem: QuemPede, id: string): Promise<Documento> {
  const achado = await documentoRepository(tx, quem.empresaId).buscar(id);
  if (!achado) throw naoEncontrado('Este anexo');
  return achado.lido;
}
