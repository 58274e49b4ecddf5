import { join } from 'node:path';
import type { Env } from '#server/platform/env.ts';
import { type BlobStore, folderBlobStore } from './blob-store.ts';
import { s3BlobStore } from './blob-store-s3.ts';

/** The file store the settings name. */
export async function openBlobStore(env: Env): Promise<BlobStore> {
  const { ARQUIVOS_S3_BUCKET: bucket, ARQUIVOS_S3_ENDERECO: endereco, ARQUIVOS_S3_REGIAO: regiao } = env;
  return bucket ? s3BlobStore({ bucket, endereco, regiao }) : folderBlobStore(join(env.DATA_DIR, 'arquivos'));
}
