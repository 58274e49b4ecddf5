import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { inflatesBeyond } from '#server/platform/files/inflates-beyond.ts';
import { XsdInvalido } from './xsd-invalido.ts';

/** A schema with its name in the uploaded file. The name is never a path on disk. */
export interface ArquivoXsd {
  nome: string;
  bytes: Uint8Array;
}

/**
 * Returns the schemas of an upload: a single .xsd, or those of a .zip. The bytes tell which it is.
 * @throws {XsdInvalido} with a sentence.
 */
export async function arquivosDoXsd(nome: string, bytes: Uint8Array): Promise<ArquivoXsd[]> {
  if (bytes.length === 0) throw new XsdInvalido('O arquivo está vazio.');
  if (!CABECA_DO_ZIP.every((byte, i) => bytes[i] === byte)) return [{ nome: nomeLimpo(nome), bytes }];
  const arquivos = await doZip(bytes);
  if (arquivos.length === 0) throw new XsdInvalido('O .zip não traz nenhum arquivo .xsd.');
  if (arquivos.length > MAXIMO_DE_ARQUIVOS)
    throw new XsdInvalido(`O .zip traz mais de ${MAXIMO_DE_ARQUIVOS} arquivos .xsd. Envie só os desta declaração.`);
  return arquivos;
}

async function doZip(bytes: Uint8Array): Promise<ArquivoXsd[]> {
  if (await abrindo(() => inflatesBeyond(bytes, MAXIMO_INFLADO))) {
    throw new XsdInvalido(
      `Descompactado, o .zip passa de ${MAXIMO_INFLADO / 1024 / 1024} MB. Envie só os arquivos .xsd.`,
    );
  }
  const entradas = await abrindo(async () => unzipSync(bytes, { filter: ({ name }) => ehXsd(name) }));
  return Object.entries(entradas).map(([nome, conteudo]) => ({ nome: nomeLimpo(nome), bytes: conteudo }));
}

async function abrindo<T>(ler: () => Promise<T>): Promise<T> {
  try {
    return await ler();
  } catch {
    throw new XsdInvalido('O .zip está incompleto, danificado ou protegido por senha. Gere-o de novo, sem senha.');
  }
}

/** Files that macOS adds to a zip beside each file are not schemas. */
function ehXsd(nome: string): boolean {
  return /\.xsd$/i.test(nome) && !/(^|\/)(__MACOSX\/|\._)/.test(nome);
}

function nomeLimpo(nome: string): string {
  return posix.normalize(`/${nome.replaceAll('\\', '/')}`).slice(1);
}

const CABECA_DO_ZIP = [0x50, 0x4b, 0x03, 0x04];
const MAXIMO_INFLADO = 20 * 1024 * 1024;
const MAXIMO_DE_ARQUIVOS = 200;
