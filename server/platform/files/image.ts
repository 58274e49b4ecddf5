import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { TAMANHO_MAXIMO_IMAGEM } from '#lib/contracts/platform/imagem.ts';
import { type MidiaVisivel, midiaVisivel } from '#lib/domain/aduana/processo/tipo-documento.ts';
import type { Database } from '#server/platform/db/database.ts';
import { formatNotAccepted } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { BlobStore } from './blob-store.ts';
import { fileReply } from './file-reply.ts';
import { fileRepository } from './file-repository.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';

/** Each kind of image has a bucket of its own. */
export type ImageBucket = 'foto' | 'logo';

/** The part `file` as PNG, JPEG or WebP of at most 5 MB, recognised by its bytes; 415 for anything else. */
export async function receiveImage(request: FastifyRequest): Promise<ReceivedFile> {
  const arquivo = await receiveFile(request, TAMANHO_MAXIMO_IMAGEM);
  const midia = midiaVisivel(arquivo.bytes);
  if (!midia || !IMAGENS.some((midiaAceita) => midiaAceita === midia))
    throw formatNotAccepted('Envie uma imagem PNG, JPEG ou WebP.');
  return arquivo;
}

/** Records a received image; its bytes are in the store already, harmless without this row. */
export async function noteImage(
  tx: Database,
  quem: Caller,
  imagem: { bucket: ImageBucket; nome: string; tamanho: number; sha256: string; em: Date },
): Promise<void> {
  const { em, ...arquivo } = imagem;
  const recebido = { recebidoEm: em, recebidoPor: quem.usuarioId };
  await fileRepository(tx, quem.empresaId).inserir({ id: uuidv7(), ...arquivo, ...recebido });
}

/** Answers the image, or 204 without one: a page asks for every person's. */
export async function replyImage(
  reply: FastifyReply,
  blobs: BlobStore,
  { empresaId, bucket, sha256 }: { empresaId: string; bucket: ImageBucket; sha256: string | null },
): Promise<FastifyReply> {
  reply.header('Cache-Control', 'private, no-cache');
  if (sha256 === null) return reply.code(204).send();
  const bytes = await blobs.ler(empresaId, bucket, sha256);
  reply.header('Content-Type', midiaVisivel(bytes) ?? 'application/octet-stream');
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  reply.header('ETag', `"${sha256}"`);
  return reply.send(bytes);
}

const IMAGENS = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies readonly MidiaVisivel[];

/** The response schema of a route that answers an image. */
export const IMAGE_REPLY = { 200: fileReply(...IMAGENS), 204: z.null() };
