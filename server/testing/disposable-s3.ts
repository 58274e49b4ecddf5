import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from '#server/platform/free-port.ts';

export interface S3DeTeste {
  /** The settings with which a server uses this store. */
  env: Record<string, string>;
  parar(): Promise<void>;
}

/** Starts a store that speaks S3, with an empty bucket. */
export async function createS3(): Promise<S3DeTeste> {
  const directory = await mkdtemp(join(tmpdir(), 'cais-s3-'));
  const port = await freePort();
  const bucket = 'cais-arquivos';
  const s3 = new S3rver({
    address: 'localhost',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await s3.run();
  return {
    env: {
      ARQUIVOS_S3_BUCKET: bucket,
      ARQUIVOS_S3_ENDERECO: `http://localhost:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async parar() {
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
