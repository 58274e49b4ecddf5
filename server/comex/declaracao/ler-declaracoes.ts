import { setImmediate as respirar } from 'node:timers/promises';
import { ArquivoInvalido } from '#lib/siscomex/arquivo-invalido.ts';
import type { DeclaracaoLidaDe } from '#lib/siscomex/duimp-json.ts';
import { lerDeclaracoes } from '#lib/siscomex/ler-declaracao.ts';
import type { ParteRecebida } from '#lib/siscomex/parte-recebida.ts';
import { inThread, ThreadLimit } from '#server/platform/work/threads.ts';
import type { DaDeclaracao } from './declaracao-work.ts';

/**
 * Reads the declarations of files, large ones in a thread: the parser takes a second for three megabytes. A small file takes less
 * than the start of a thread.
 * @throws {ArquivoInvalido} with a sentence, which names the file when there are several.
 */
export async function lerDeclaracoesRecebidas<Parte extends ParteRecebida>(
  partes: readonly Parte[],
): Promise<DeclaracaoLidaDe[]> {
  const bytes = partes.reduce((ate, parte) => ate + parte.bytes.length, 0);
  if (bytes <= PEQUENAS) return lerDeclaracoes(partes);
  const lidas: DeclaracaoLidaDe[] = [];
  const dados = { partes: partes.map(({ nome, bytes }) => ({ nome, bytes })) };
  try {
    await inThread<DaDeclaracao>({ arquivo: TRABALHO, dados }, async (da) => {
      if ('recusada' in da) throw new ArquivoInvalido(da.recusada, da.campo);
      if ('adicoes' in da) lidas.at(-1)?.declaracao.adicoes.push(...da.adicoes);
      else lidas.push({ declaracao: da.declaracao, partes: da.partes.flatMap((lugar) => partes[lugar] ?? []) });
      await respirar();
    });
  } catch (erro) {
    if (erro instanceof ThreadLimit) throw new ArquivoInvalido(GRANDE);
    throw erro;
  }
  return lidas;
}

const TRABALHO = 'server/comex/declaracao/declaracao-work.ts';
/** Bytes, of all files. */
const PEQUENAS = 256 * 1024;
const GRANDE = 'O arquivo é grande demais para ser lido de uma vez. Divida-o.';
