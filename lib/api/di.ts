import { leituraDi } from '#lib/contracts/di.ts';
import { uploadFile } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

/** Reads the files of a declaration and checks the declaration against itself; nothing is written. */
export function lerDi(arquivos: readonly File[], opcoes: { signal?: AbortSignal; aoProgredir?: OnProgress } = {}) {
  return uploadFile('/api/Di/Ler', arquivos, leituraDi, opcoes);
}
