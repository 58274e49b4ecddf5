import { leituraDi } from '#lib/contracts/di.ts';
import { uploadFile } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

/** Reads the files of a declaration and checks it against itself and, if given, a processo; nothing is written. */
export function lerDi(
  arquivos: readonly File[],
  { processoId, ...opcoes }: { processoId?: string; signal?: AbortSignal; aoProgredir?: OnProgress } = {},
) {
  return uploadFile('/api/Di/Ler', arquivos, leituraDi, { consulta: { processoId }, ...opcoes });
}
