import { setImmediate as respirar } from 'node:timers/promises';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import type { DeclaracaoLidaDe } from '#lib/siscomex/duimp/duimp-json.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { inThread, ThreadLimit } from '#server/platform/work/threads.ts';
import { type Apurada, apurarDeclaracao } from './apurar-declaracao.ts';
import type { DaDeclaracao } from './declaracao-work.ts';

export interface DeclaracaoApurada extends DeclaracaoLidaDe {
  apurada: Apurada;
}

/**
 * Reads the declarations of files and calculates what is kept beside them, large ones in a thread: the parser takes a second for
 * three megabytes. A small file takes less than the start of a thread.
 * @throws {ArquivoInvalido} with a sentence, which names the file when there are several.
 * @throws {RegraViolada} when no parameter is in force for what is compared.
 */
export async function lerDeclaracoesRecebidas<Parte extends ParteRecebida>(
  partes: readonly Parte[],
  parametros: readonly Parametro[],
): Promise<DeclaracaoApurada[]> {
  const bytes = partes.reduce((ate, parte) => ate + parte.bytes.length, 0);
  if (bytes <= PEQUENAS)
    return lerDeclaracoes(partes).map((lida) => ({ ...lida, apurada: apurarDeclaracao(lida.declaracao, parametros) }));
  const lidas: DeclaracaoApurada[] = [];
  const dados = { partes: partes.map(({ nome, bytes }) => ({ nome, bytes })), parametros };
  try {
    await inThread<DaDeclaracao>({ arquivo: TRABALHO, dados }, async (da) => {
      if ('recusada' in da) throw new ArquivoInvalido(da.recusada, da.campo);
      if ('regra' in da) throw new RegraViolada(da.campo, da.regra);
      if ('adicoes' in da) lidas.at(-1)?.declaracao.adicoes.push(...da.adicoes);
      else lidas.push({ ...da, partes: da.partes.flatMap((lugar) => partes[lugar] ?? []) });
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
