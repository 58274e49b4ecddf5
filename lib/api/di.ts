import { leituraDi } from '#lib/contracts/di.ts';
import { enviarArquivo } from './client.ts';
import type { AoProgredir } from './envio-com-progresso.ts';

/** What the files of a declaration say and how that checks against itself; nothing is written. */
export function lerDi(arquivos: readonly File[], opcoes: { signal?: AbortSignal; aoProgredir?: AoProgredir } = {}) {
  return enviarArquivo('/api/Di/Ler', arquivos, leituraDi, opcoes);
}
