import type { FastifyRequest } from 'fastify';
import { dadosInvalidos, formatoNaoAceito } from '#server/erros.ts';

export interface ArquivoRecebido {
  nome: string;
  bytes: Uint8Array;
}

/** The one part `file` of a multipart request, whole in memory and no larger than `limite` bytes. */
export async function receberArquivo(request: FastifyRequest, limite: number): Promise<ArquivoRecebido> {
  if (!request.isMultipart()) {
    throw formatoNaoAceito('Envie o arquivo como multipart/form-data, na parte "file".');
  }
  const parte = await request.file({ limits: { fileSize: limite, files: 1 } });
  if (parte?.fieldname !== 'file') {
    throw dadosInvalidos('Nenhum arquivo foi enviado na parte "file".', { file: 'Escolha um arquivo.' });
  }
  return { nome: parte.filename || 'arquivo', bytes: await parte.toBuffer() };
}
