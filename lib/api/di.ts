import { leituraDi } from '#lib/contracts/di.ts';
import { uploadFile } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

/** What the files of a declaration say and how that checks against itself; nothing is written. */
export function lerDi(arquivos: readonly File[], opcoes: { signal?: AbortSignal; aoProgredir?: OnProgress } = {}) {
  return uploadFile('/api/Di/Ler', arquivos, leituraDi, opcoes);
}
