import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { arquivoGrandeDemais, dadosInvalidos, formatoNaoAceito } from '#server/erros.ts';
import { nomeDoArquivo } from './nome-do-arquivo.ts';

export interface ArquivoRecebido {
  nome: string;
  bytes: Uint8Array;
}

/** The one part `file` of a multipart request, whole in memory and no larger than `limite` bytes. */
export async function receberArquivo(request: FastifyRequest, limite: number): Promise<ArquivoRecebido> {
  if (!request.isMultipart()) {
    throw formatoNaoAceito('Envie o arquivo como multipart/form-data, na parte "file".');
  }
  const parte = await request.file({ limits: { fileSize: limite, files: 1 } }).catch(recusarMalformado);
  if (parte?.fieldname !== 'file') {
    throw dadosInvalidos('Nenhum arquivo foi enviado na parte "file".', { file: 'Escolha um arquivo.' });
  }
  return { nome: nomeDoArquivo(parte.filename), bytes: await lerInteira(parte, limite) };
}

async function lerInteira(parte: MultipartFile, limite: number): Promise<Uint8Array> {
  const bytes = await parte.toBuffer().catch((erro) => {
    if (erro.code === 'FST_REQ_FILE_TOO_LARGE') throw arquivoGrandeDemais(limite);
    return recusarMalformado(erro);
  });
  // toBuffer looks for the limit when a chunk comes in; one that is cut at its last chunk passes it (10.1).
  if (parte.file.truncated) throw arquivoGrandeDemais(limite);
  return bytes;
}

/** What the reader of the parts trips over has no code: parts that end early, headers that are none. */
function recusarMalformado(erro: Error & { code?: string }): never {
  if (erro.code) throw erro;
  throw dadosInvalidos('O envio chegou incompleto ou malformado. Envie o arquivo de novo.', {
    file: 'Envie o arquivo de novo.',
  });
}
