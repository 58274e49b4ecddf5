import { v7 as uuidv7 } from 'uuid';
import type { EsquemaXsd } from '#lib/contracts/sefaz/esquema-xsd.ts';
import type { DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, invalidData, notFound } from '#server/platform/refusals.ts';
import { arquivosDoXsd } from './arquivos-do-xsd.ts';
import { esquemaXsdRepository } from './esquema-xsd-repository.ts';
import { experimentarXsd } from './experimentar-xsd.ts';
import { XsdInvalido } from './xsd-invalido.ts';

/**
 * Stores an XSD and makes it the one in use. The former XSD is withdrawn and stays listed.
 * @throws {Refusal} 400 with the reason when the XSD cannot be used.
 */
export async function carregarEsquema(
  ao: OnWrite & { blobs: BlobStore },
  documento: DocumentoComXsd,
  { nome, bytes }: ReceivedFile,
): Promise<EsquemaXsd> {
  const { empresaId, usuarioId } = ao.quem;
  const principal = await experimentarXsd(await lendo(nome, bytes), documento).catch(recusar);
  const { sha256 } = await ao.blobs.guardar(empresaId, BUCKET, bytes);
  return ao.db.transaction(async (tx) => {
    const em = ao.relogio.agora();
    // Locks the company: of two simultaneous uploads, the second replaces the first.
    await companyRepository(tx, empresaId).lerParaMudar();
    const esquemas = esquemaXsdRepository(tx, empresaId);
    const anterior = await esquemas.emUso(documento);
    if (anterior) await retirar(tx, ao, anterior.lido, em, 'Outro XSD foi carregado no lugar dele.');
    const [id, arquivoId] = [uuidv7(), uuidv7()];
    const recebido = { bucket: BUCKET, nome, tamanho: bytes.length, sha256, recebidoEm: em, recebidoPor: usuarioId };
    await fileRepository(tx, empresaId).inserir({ id: arquivoId, ...recebido });
    await esquemas.inserir({ id, documento, arquivoId, principal, criadoEm: em, criadoPor: usuarioId });
    const carregado = (await existente(tx, empresaId, id)).lido;
    await historyRepository(tx, empresaId).registrar([
      { recurso: RECURSO, registroId: id, acao: 'CRIAR', antes: null, depois: carregado, usuarioId, em },
    ]);
    return carregado;
  });
}

/** Withdraws an XSD. Its file stays and can be downloaded. */
export async function retirarEsquema(ao: OnWrite, id: string): Promise<void> {
  const { empresaId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const { lido } = await existente(tx, empresaId, id);
    await retirar(tx, ao, lido, ao.relogio.agora(), null);
  });
}

/** Returns the bytes of an XSD as they were uploaded. */
export async function conteudoDoEsquema(
  { db, blobs, quem: { empresaId } }: OnWrite & { blobs: BlobStore },
  id: string,
): Promise<{ esquema: EsquemaXsd; bytes: Uint8Array }> {
  const { lido, bucket } = await existente(db, empresaId, id);
  return { esquema: lido, bytes: await blobs.ler(empresaId, bucket, lido.sha256) };
}

async function retirar(tx: Database, { quem }: OnWrite, esquema: EsquemaXsd, em: Date, motivo: string | null) {
  const esquemas = esquemaXsdRepository(tx, quem.empresaId);
  if (!(await esquemas.retirar(esquema.id, em, quem.usuarioId))) throw againstRule('Este XSD já foi retirado.');
  await historyRepository(tx, quem.empresaId).registrar([
    {
      recurso: RECURSO,
      registroId: esquema.id,
      acao: 'EXCLUIR',
      antes: esquema,
      depois: null,
      motivo,
      usuarioId: quem.usuarioId,
      em,
    },
  ]);
}

async function existente(tx: Database, empresaId: string, id: string) {
  const achado = await esquemaXsdRepository(tx, empresaId).buscar(id);
  if (!achado) throw notFound('Este XSD');
  return achado;
}

async function lendo(nome: string, bytes: Uint8Array) {
  return arquivosDoXsd(nome, bytes).catch(recusar);
}

function recusar(erro: unknown): never {
  if (erro instanceof XsdInvalido) throw invalidData(erro.message, { file: erro.message });
  throw erro;
}

const BUCKET = 'xsd';
const RECURSO = 'EsquemaXsd';
