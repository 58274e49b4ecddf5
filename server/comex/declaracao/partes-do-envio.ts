import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import { fileName } from '#server/platform/files/file-name.ts';
import { inflateEntry } from '#server/platform/files/inflate-entry.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { entradasDoZip, isSystemEntry, isZip, UnreadableZip } from '#server/platform/files/zip-entries.ts';
import { sourceOf } from '#server/platform/files/zip-source.ts';
import { fileTooLarge, invalidData } from '#server/platform/refusals.ts';

/** A file to be read, and the received file that contains it: itself, or a ZIP. */
export interface ParteDoEnvio extends ParteRecebida {
  recebido: ReceivedFile;
}

interface Limites {
  /** Bytes of all files, inflated. */
  total: number;
  /** Number of files; each file inside a ZIP counts. */
  partes: number;
}

/**
 * Returns the files of an upload, including those inside its ZIPs. Other contents of a ZIP than XML and JSON, such as the printed
 * extrato, are stored with the ZIP and not read.
 * @throws {Refusal} with a sentence for a ZIP that cannot be opened, contains another ZIP, or contains too much.
 */
export async function partesDoEnvio(recebidos: readonly ReceivedFile[], limites: Limites): Promise<ParteDoEnvio[]> {
  const partes: ParteDoEnvio[] = [];
  let cabem = limites.total;
  for (const recebido of recebidos) {
    const novas = isZip(recebido.bytes) ? doZip(recebido, () => cabem, limites) : [{ ...recebido, recebido }];
    for await (const parte of novas) {
      cabem -= parte.bytes.length;
      if (cabem < 0) throw fileTooLarge(limites.total, 'Descompactados, os arquivos têm');
      if (partes.push(parte) > limites.partes) throw invalido(`São mais de ${limites.partes} arquivos de uma vez.`);
    }
  }
  return partes;
}

async function* doZip(recebido: ReceivedFile, cabem: () => number, limites: Limites): AsyncGenerator<ParteDoEnvio> {
  const noZip = (recusa: string, nome = recebido.nome) => invalido(`${nome}: ${recusa}`);
  let lidas = 0;
  try {
    for await (const entrada of entradasDoZip(sourceOf(recebido.bytes))) {
      const nome = fileName(entrada.nome);
      if (isSystemEntry(entrada.nome)) continue;
      if (/\.zip$/i.test(nome)) throw noZip('É um ZIP dentro do ZIP: envie-o à parte.', nome);
      if (!/\.(xml|json)$/i.test(nome)) continue;
      if (++lidas > limites.partes) throw noZip(`O ZIP tem mais de ${limites.partes} arquivos.`);
      const inflada = await inflateEntry(entrada, { maximo: cabem(), grandeDemais: GRANDE });
      if ('bytes' in inflada) yield { nome, bytes: inflada.bytes, recebido };
      else if (inflada.recusa === GRANDE) throw fileTooLarge(limites.total, 'Descompactados, os arquivos têm');
      else throw noZip(inflada.recusa, nome);
    }
  } catch (erro) {
    throw erro instanceof UnreadableZip ? noZip(erro.message) : erro;
  }
  if (lidas === 0) throw noZip('O ZIP não traz nenhum XML nem JSON.');
}

function invalido(frase: string) {
  return invalidData(frase, { file: frase });
}

const GRANDE = 'GRANDE';
