import { leituraDi } from '#lib/contracts/di.ts';
import { enviarArquivo } from './client.ts';
import type { AoProgredir } from './envio-com-progresso.ts';

/** What a DI file says and how it checks against itself; nothing is written. */
export function lerDi(arquivo: File, opcoes: { signal?: AbortSignal; aoProgredir?: AoProgredir } = {}) {
  return enviarArquivo('/api/Di/Ler', arquivo, leituraDi, opcoes);
}
