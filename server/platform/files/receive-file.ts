import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTooLarge, formatNotAccepted, invalidData } from '#server/platform/refusals.ts';
import { fileName } from './file-name.ts';

export interface ReceivedFile {
  nome: string;
  bytes: Uint8Array;
}

/** The one part `file` of a multipart request, whole in memory and no larger than `limite` bytes. */
export async function receiveFile(request: FastifyRequest, limite: number): Promise<ReceivedFile> {
  exigirMultipart(request);
  const parte = await request.file({ limits: { fileSize: limite, files: 1 } }).catch(recusarMalformado);
  if (parte?.fieldname !== 'file') throw semArquivo();
  return lerInteira(parte, limite);
}

/** The parts `file` of a multipart request, as many as `quantos`, in their order; together no larger than `limite` bytes. */
export async function receiveFiles(
  request: FastifyRequest,
  { limite, quantos }: { limite: number; quantos: number },
): Promise<ReceivedFile[]> {
  exigirMultipart(request);
  const arquivos: ReceivedFile[] = [];
  let cabem = limite;
  try {
    for await (const parte of request.files({ limits: { fileSize: limite, files: quantos } })) {
      if (parte.fieldname !== 'file') throw semArquivo();
      const arquivo = await lerInteira(parte, limite);
      cabem -= arquivo.bytes.length;
      if (cabem < 0) throw fileTooLarge(limite, 'Os arquivos, juntos, têm');
      arquivos.push(arquivo);
    }
  } catch (erro) {
    if ((erro as { code?: string }).code === 'FST_FILES_LIMIT') throw arquivosDemais(quantos);
    recusarMalformado(erro as Error);
  }
  if (arquivos.length === 0) throw semArquivo();
  return arquivos;
}

function exigirMultipart(request: FastifyRequest): void {
  if (request.isMultipart()) return;
  throw formatNotAccepted('Envie o arquivo como multipart/form-data, na parte "file".');
}

async function lerInteira(parte: MultipartFile, limite: number): Promise<ReceivedFile> {
  const bytes = await parte.toBuffer().catch((erro) => {
    if (erro.code === 'FST_REQ_FILE_TOO_LARGE') throw fileTooLarge(limite);
    return recusarMalformado(erro);
  });
  // toBuffer checks the limit when a chunk comes in, and misses a file that is cut at its last chunk (10.1).
  if (parte.file.truncated) throw fileTooLarge(limite);
  return { nome: fileName(parte.filename), bytes };
}

function semArquivo() {
  return invalidData('Nenhum arquivo foi enviado na parte "file".', { file: 'Escolha um arquivo.' });
}

function arquivosDemais(quantos: number) {
  const frase = `São mais de ${quantos} arquivos de uma vez. Envie menos, ou um ZIP.`;
  return invalidData(frase, { file: frase });
}

/** Errors of the multipart parser that have no code: parts that end early, malformed headers. */
function recusarMalformado(erro: Error & { code?: string }): never {
  if (erro.code || 'codigo' in erro) throw erro;
  throw invalidData('O envio chegou incompleto ou malformado. Envie o arquivo de novo.', {
    file: 'Envie o arquivo de novo.',
  });
}
