import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { TAMANHO_MAXIMO_IMAGEM } from '#lib/contracts/imagem.ts';
import { type MidiaVisivel, midiaVisivel } from '#lib/domain/aduana/tipo-documento.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { formatoNaoAceito } from '#server/platform/refusals.ts';
import type { QuemPede } from '#server/platform/security/caller.ts';
import type { Deposito } from './blob-store.ts';
import { respostaDeArquivo } from './file-reply.ts';
import { arquivoRepository } from './file-repository.ts';
import { type ArquivoRecebido, receberArquivo } from './receive-file.ts';

/** Each kind of image has a bucket of its own. */
export type BucketDeImagem = 'foto' | 'logo';

/** The part `file` as PNG, JPEG or WebP of at most 5 MB, recognised by its bytes; 415 for anything else. */
export async function receberImagem(request: FastifyRequest): Promise<ArquivoRecebido> {
  const arquivo = await receberArquivo(request, TAMANHO_MAXIMO_IMAGEM);
  const midia = midiaVisivel(arquivo.bytes);
  if (!midia || !IMAGENS.some((uma) => uma === midia)) throw formatoNaoAceito('Envie uma imagem PNG, JPEG ou WebP.');
  return arquivo;
}

/** Records a received image; its bytes are in the store already, harmless without this row. */
export async function anotarImagem(
  tx: Banco,
  quem: QuemPede,
  imagem: { bucket: BucketDeImagem; nome: string; tamanho: number; sha256: string; em: Date },
): Promise<void> {
  const { em, ...arquivo } = imagem;
  const recebido = { recebidoEm: em, recebidoPor: quem.usuarioId };
  await arquivoRepository(tx, quem.empresaId).inserir({ id: uuidv7(), ...arquivo, ...recebido });
}

/** Answers the image, or 204 without one: a page asks for every person's. */
export async function responderImagem(
  reply: FastifyReply,
  deposito: Deposito,
  { empresaId, bucket, sha256 }: { empresaId: string; bucket: BucketDeImagem; sha256: string | null },
): Promise<FastifyReply> {
  reply.header('Cache-Control', 'private, no-cache');
  if (sha256 === null) return reply.code(204).send();
  const bytes = await deposito.ler(empresaId, bucket, sha256);
  reply.header('Content-Type', midiaVisivel(bytes) ?? 'application/octet-stream');
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  reply.header('ETag', `"${sha256}"`);
  return reply.send(bytes);
}

const IMAGENS = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies readonly MidiaVisivel[];

/** The response schema of a route that answers an image. */
export const RESPOSTA_DE_IMAGEM = { 200: respostaDeArquivo(...IMAGENS), 204: z.null() };
