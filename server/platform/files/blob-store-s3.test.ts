import { createHash } from 'node:crypto';
import { readEnv } from '#server/platform/env.ts';
import { createS3, type S3DeTeste } from '#server/testing/disposable-s3.ts';
import { openBlobStore } from './open-blob-store.ts';

const EMPRESA = '01a0aaaa-0000-7000-8000-000000000001';
const OUTRA = '01a0aaaa-0000-7000-8000-000000000002';
const bytes = Buffer.from('Fatura fictícia nº 1');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const antes = { ...process.env };

let s3: S3DeTeste;
beforeAll(async () => {
  s3 = await createS3();
  Object.assign(process.env, s3.env);
});
afterAll(() => {
  process.env = antes;
});

test('what is put into the bucket comes out to the bit, under its own hash, for its company only', async () => {
  const blobs = await openBlobStore(readEnv(s3.env));
  expect(await blobs.guardar(EMPRESA, 'anexos', bytes)).toEqual({ sha256 });
  expect(await blobs.guardar(EMPRESA, 'anexos', bytes)).toEqual({ sha256 });
  expect(Buffer.from(await blobs.ler(EMPRESA, 'anexos', sha256)).toString()).toBe('Fatura fictícia nº 1');
  await expect(blobs.ler(OUTRA, 'anexos', sha256)).rejects.toThrow(
    `anexos/${OUTRA}/${sha256.slice(0, 2)}/${sha256} não está no depósito`,
  );
});

test('a store that is not there is said, to whoever puts and to whoever asks', async () => {
  const blobs = await openBlobStore(readEnv(s3.env));
  await s3.parar();
  const recusa = {
    status: 503,
    codigo: 'INDISPONIVEL',
    message: 'O depósito de arquivos não responde agora. Tente de novo em instantes.',
  };
  await expect(blobs.guardar(EMPRESA, 'anexos', bytes)).rejects.toMatchObject(recusa);
  await expect(blobs.ler(EMPRESA, 'anexos', sha256)).rejects.toMatchObject(recusa);
});
