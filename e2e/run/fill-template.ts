import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Fills the data folder that the server of each worker starts with a copy of, unless one is given (`npm test` fills it meanwhile). */
export default async function fillTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_DATA_DIR) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'cais-e2e-'));
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ARQUIVOS_S3_BUCKET: '', TZ: 'America/Manaus' };
  await promisify(execFile)(process.execPath, ['scripts/demonstracao.ts'], { env });
  // The workers start with the environment of this process.
  process.env.E2E_DATA_DIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
