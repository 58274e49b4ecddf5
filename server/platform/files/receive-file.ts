import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  antivirusAway,
  fileTooLarge,
  formatNotAccepted,
  infectedFile,
  invalidData,
  tooLargeForAntivirus,
} from '#server/platform/refusals.ts';
import { AntivirusAway } from './antivirus.ts';
import { fileName } from './file-name.ts';
import type { FileOnDisk } from './stored-content.ts';

/** A received file, whole in memory: for those of some megabytes. */
export interface ReceivedFile {
  nome: string;
  bytes: Uint8Array;
}

/** A received file on the disk. It is removed when the request is answered, unless somebody holds it. */
export interface Upload extends FileOnDisk {
  nome: string;
  /** Keeps the file until the returned function is called: for work that outlives the request. */
  segurar(): () => Promise<void>;
}

/** The one part `file` of a multipart request, on the disk and no larger than `limite` bytes. */
export async function receiveUpload(request: FastifyRequest, limite: number): Promise<Upload> {
  exigirMultipart(request);
  const lugar = reservar(request, limite);
  const parte = await request.file({ limits: { fileSize: limite, files: 1 } }).catch(recusarMalformado);
  if (parte?.fieldname !== 'file') throw semArquivo();
  return paraODisco(request, parte, { limite, lugar });
}

/** The one part `file`, whole in memory. It waits on the disk until its last byte is there: a slow client holds no memory. */
export async function receiveFile(request: FastifyRequest, limite: number): Promise<ReceivedFile> {
  return emMemoria(await receiveUpload(request, limite));
}

/** The parts `file` of a multipart request, as many as `quantos`, in their order; together no larger than `limite` bytes. */
export async function receiveFiles(request: FastifyRequest, limites: UploadLimits): Promise<ReceivedFile[]> {
  return Promise.all((await receiveUploads(request, limites)).map(emMemoria));
}

export interface UploadLimits {
  /** Bytes of all files together. */
  limite: number;
  quantos: number;
}

/** The same parts, on the disk. */
export async function receiveUploads(request: FastifyRequest, { limite, quantos }: UploadLimits): Promise<Upload[]> {
  exigirMultipart(request);
  const lugar = reservar(request, limite);
  const envios: Upload[] = [];
  let cabem = limite;
  try {
    for await (const parte of request.files({ limits: { fileSize: limite, files: quantos } })) {
      if (parte.fieldname !== 'file') throw semArquivo();
      const envio = await paraODisco(request, parte, { limite, lugar });
      cabem -= envio.tamanho;
      if (cabem < 0) throw fileTooLarge(limite, 'Os arquivos, juntos, têm');
      envios.push(envio);
    }
  } catch (erro) {
    if ((erro as { code?: string }).code === 'FST_FILES_LIMIT') throw arquivosDemais(quantos);
    recusarMalformado(erro as Error);
  }
  if (envios.length === 0) throw semArquivo();
  return envios;
}

function exigirMultipart(request: FastifyRequest): void {
  if (request.isMultipart()) return;
  throw formatNotAccepted('Envie o arquivo como multipart/form-data, na parte "file".');
}

/** What happens to the file of a request when nobody needs it any more. */
interface Place {
  /** Counted: the answer, and each holder. The last one removes what there is. */
  segurar(): () => Promise<void>;
  caminhos: string[];
}

/** Takes room for a request before its first byte is read. A client that does not say its length may send up to the limit. */
function reservar(request: FastifyRequest, limite: number): Place {
  const dito = Number(request.headers['content-length']);
  const devolver = request.server.cais.envios.vagas.tomar(
    request.quem,
    Number.isFinite(dito) ? Math.min(dito, limite) : limite,
  );
  const caminhos: string[] = [];
  let donos = 0;
  const segurar = () => {
    donos += 1;
    let solto = false;
    return async () => {
      if (solto) return;
      solto = true;
      donos -= 1;
      if (donos > 0) return;
      await Promise.all(caminhos.map((caminho) => rm(caminho, { force: true })));
      devolver();
    };
  };
  request.aoResponder = segurar();
  return { segurar, caminhos };
}

async function paraODisco(
  request: FastifyRequest,
  parte: MultipartFile,
  { limite, lugar }: { limite: number; lugar: Place },
): Promise<Upload> {
  const caminho = join(await request.server.cais.envios.pasta.caminho(), randomUUID());
  lugar.caminhos.push(caminho);
  const hash = createHash('sha256');
  let tamanho = 0;
  const contar = new Transform({
    transform(pedaco: Buffer, _, feito) {
      hash.update(pedaco);
      tamanho += pedaco.length;
      feito(null, pedaco);
    },
  });
  const destino = createWriteStream(caminho, { flags: 'wx', mode: OWNER_ONLY });
  await pipeline(parte.file, contar, destino).catch((erro) => {
    if (erro.code === 'FST_REQ_FILE_TOO_LARGE') throw fileTooLarge(limite);
    return recusarMalformado(erro);
  });
  if (parte.file.truncated) throw fileTooLarge(limite);
  await request.askSessionAgain();
  const nome = fileName(parte.filename);
  await examinar(request, nome, caminho);
  const sha256 = hash.digest('hex');
  request.recebidos.push(doArquivo(nome, sha256));
  return { nome, caminho, tamanho, sha256, segurar: lugar.segurar };
}

/** Where the installation has an antivirus, no file is read or kept before it was looked through. */
async function examinar(request: FastifyRequest, nome: string, caminho: string): Promise<void> {
  const { antivirus } = request.server.cais.envios;
  const achado = await antivirus?.(caminho).catch((erro) => {
    if (!(erro instanceof AntivirusAway)) throw erro;
    if (erro.tamanho) throw tooLargeForAntivirus(nome);
    request.log.error({ err: erro }, 'O antivírus não respondeu');
    throw antivirusAway(nome);
  });
  if (!achado) return;
  request.log.warn({ achado }, 'O antivírus recusou um arquivo');
  throw infectedFile(nome, achado);
}

/** What `request.recebidos` would say of the files of a request that nobody handles: they are read and not kept. */
export async function skimFiles(request: FastifyRequest): Promise<string[]> {
  const lidos: string[] = [];
  try {
    for await (const { filename, file } of request.files()) {
      const hash = createHash('sha256');
      for await (const pedaco of file) hash.update(pedaco);
      await request.askSessionAgain();
      lidos.push(doArquivo(fileName(filename), hash.digest('hex')));
    }
  } catch (erro) {
    recusarMalformado(erro as Error);
  }
  return lidos;
}

const doArquivo = (nome: string, sha256: string) => `${sha256} ${nome}`;

async function emMemoria({ nome, caminho }: Upload): Promise<ReceivedFile> {
  return { nome, bytes: await readFile(caminho) };
}

function semArquivo() {
  return invalidData('Nenhum arquivo foi enviado na parte "file".', { file: 'Escolha um arquivo.' });
}

function arquivosDemais(quantos: number) {
  const frase = `São mais de ${quantos} arquivos de uma vez. Envie menos, ou um ZIP.`;
  return invalidData(frase, { file: frase });
}

/** Errors of the multipart parser that have no code: parts that end early, malformed headers. */
function recusarMalformado(erro: Error & { code?: string }): never {
  if ((erro.code && erro.code !== 'ERR_STREAM_PREMATURE_CLOSE') || 'codigo' in erro) throw erro;
  throw invalidData('O envio chegou incompleto ou malformado. Envie o arquivo de novo.', {
    file: 'Envie o arquivo de novo.',
  });
}

const OWNER_ONLY = 0o600;
