import { join } from 'node:path';
import type { Env } from '#server/platform/env.ts';
import { type Deposito, depositoEmPasta } from './blob-store.ts';
import { depositoEmS3 } from './blob-store-s3.ts';

/** The file store the settings name. */
export async function abrirDeposito(env: Env): Promise<Deposito> {
  const { ARQUIVOS_S3_BUCKET: bucket, ARQUIVOS_S3_ENDERECO: endereco, ARQUIVOS_S3_REGIAO: regiao } = env;
  return bucket ? depositoEmS3({ bucket, endereco, regiao }) : depositoEmPasta(join(env.DATA_DIR, 'arquivos'));
}
