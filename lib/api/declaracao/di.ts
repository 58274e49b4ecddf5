import { uploadFile } from '#lib/api/platform/client.ts';
import type { OnProgress } from '#lib/api/platform/upload-with-progress.ts';
import { leituraDi } from '#lib/contracts/declaracao/di.ts';

/** Reads the files of a declaration and checks it against itself and, if given, a processo; nothing is written. */
export function lerDi(
  arquivos: readonly File[],
  { processoId, ...opcoes }: { processoId?: string; signal?: AbortSignal; aoProgredir?: OnProgress } = {},
) {
  return uploadFile('/api/Di/Ler', arquivos, leituraDi, { consulta: { processoId }, ...opcoes });
}
