import { createReadStream } from 'node:fs';
import { filesDown } from '#server/platform/refusals.ts';
import { type BlobStore, blobPath, hashOf } from './blob-store.ts';
import { type Content, sizeOf } from './stored-content.ts';

export interface S3Configuration {
  bucket: string;
  /** The endpoint of a store other than Amazon's. */
  endereco?: string | undefined;
  regiao: string;
}

/**
 * A file store in a bucket of S3 or of a compatible service: `{bucket}/{empresa}/{ab}/{sha256}`. The AWS library takes the credentials from
 * the environment (`AWS_ACCESS_KEY_ID`, …).
 */
export async function s3BlobStore({ bucket: Bucket, endereco, regiao }: S3Configuration): Promise<BlobStore> {
  // Loaded only when a bucket is configured.
  const { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const s3 = new S3Client({
    region: regiao,
    ...(endereco && { endpoint: endereco, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });

  return {
    async guardar(empresaId, bucket, conteudo) {
      const sha256 = hashOf(conteudo);
      const onde = { Bucket, Key: blobPath(empresaId, bucket, sha256) };
      if (!(await alcancar(s3.send(new HeadObjectCommand(onde))))) {
        // The store checks the hash on arrival.
        const conferido = { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') };
        const corpo = { Body: bodyOf(conteudo), ContentLength: sizeOf(conteudo) };
        await alcancar(s3.send(new PutObjectCommand({ ...onde, ...corpo, ...conferido })));
      }
      return { sha256 };
    },

    async ler(empresaId, bucket, sha256) {
      const onde = { Bucket, Key: blobPath(empresaId, bucket, sha256) };
      const achado = await alcancar(s3.send(new GetObjectCommand(onde)));
      if (!achado?.Body) throw new Error(`O arquivo ${onde.Key} não está no depósito.`);
      return achado.Body.transformToByteArray();
    },
  };
}

const bodyOf = (conteudo: Content) => (conteudo instanceof Uint8Array ? conteudo : createReadStream(conteudo.caminho));

/** Null when the store has no such file. @throws {Refusal} 503 when the store does not answer. */
async function alcancar<T>(pedido: Promise<T>): Promise<T | null> {
  try {
    return await pedido;
  } catch (erro) {
    if ((erro as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return null;
    throw filesDown(erro);
  }
}
