import { v7 as uuidv7 } from 'uuid';
import {
  ARQUIVOS_DO_HISTORICO,
  type ParteDoZip,
  TAMANHO_DA_PARTE,
  TAMANHO_DO_HISTORICO,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import { BUCKET_DO_HISTORICO } from '#server/comex/historico-trazido/envio-aberto.ts';
import {
  chaveDoEnvio,
  type EnvioGuardado,
  historicoRepository,
} from '#server/comex/historico-trazido/historico-repository.ts';
import { partesRepository } from '#server/comex/historico-trazido/partes-repository.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type BlobStore, hashOf } from '#server/platform/files/blob-store.ts';
import { fileName } from '#server/platform/files/file-name.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { Upload } from '#server/platform/files/receive-file.ts';
import { againstRule, fileTooLarge, invalidField, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';

export interface AoTrazer {
  db: Database;
  blobs: BlobStore;
  relogio: Clock;
  quem: Caller;
}

/** Opens an intake, to which files are then sent. Returns its id. */
export async function abrirHistorico({ db, relogio, quem }: AoTrazer): Promise<string> {
  const id = uuidv7();
  await historicoRepository(db, quem.empresaId).inserir({
    id,
    situacao: 'RECEBENDO',
    falha: null,
    criadoEm: relogio.agora(),
    criadoPor: quem.usuarioId,
  });
  return id;
}

/**
 * Keeps files of an intake. Nothing is read yet. A file that was sent before under the same name is not kept twice, so that a
 * request may be repeated.
 * @throws {Refusal} 404, 413 beyond the limits, 422 when the intake no longer takes files.
 */
export async function receberNoHistorico(ao: AoTrazer, id: string, envios: readonly Upload[]): Promise<void> {
  const { db, blobs, quem } = ao;
  const achado = await historicoRepository(db, quem.empresaId).buscar(id);
  if (!achado) throw notFound('Este envio de histórico');
  if (achado.situacao !== 'RECEBENDO') throw againstRule(JA_COMECOU);
  // Bytes first: bytes without a row do no harm.
  for (const envio of envios) await blobs.guardar(quem.empresaId, BUCKET_DO_HISTORICO, envio);
  await db.transaction(async (tx) => {
    const repositorio = historicoRepository(tx, quem.empresaId);
    const travado = await repositorio.travar(id);
    if (travado?.situacao !== 'RECEBENDO') throw againstRule(JA_COMECOU);
    const antes = await repositorio.enviado(id);
    const novos = envios.filter((envio, i) => {
      const chave = chaveDoEnvio(envio);
      return !antes.nomes.has(chave) && envios.findIndex((outro) => chaveDoEnvio(outro) === chave) === i;
    });
    if (antes.envios + novos.length > ARQUIVOS_DO_HISTORICO) throw againstRule(DEMAIS);
    const bytes = novos.reduce((soma, { tamanho }) => soma + tamanho, antes.bytes);
    if (bytes > TAMANHO_DO_HISTORICO) throw fileTooLarge(TAMANHO_DO_HISTORICO, 'Juntos, os arquivos têm');
    const linhas: Omit<EnvioGuardado, 'empresaId'>[] = [];
    for (const [i, envio] of novos.entries()) {
      const { nome, tamanho, sha256 } = envio;
      const arquivoId = await anotarArquivo(tx, ao, envio);
      const dadosDoEnvio = { historicoId: id, arquivoId, nome, tamanho, sha256, ordem: antes.envios + i };
      linhas.push({ id: uuidv7(), ...dadosDoEnvio, ...INTEIRO });
    }
    await repositorio.inserirEnvios(linhas);
  });
}

/**
 * Keeps a piece of a ZIP that is too large for one request. A piece that is there already is not kept twice, so that a sending that
 * was cut off goes on, on any server.
 * @throws {Refusal} 400 when it is not as large as that piece is, and as `receberNoHistorico`.
 */
export async function receberParte(
  ao: AoTrazer,
  id: string,
  { de, ...dito }: ParteDoZip,
  envio: Upload,
): Promise<void> {
  const { db, blobs, quem } = ao;
  if (de >= dito.tamanho || envio.tamanho !== Math.min(TAMANHO_DA_PARTE, dito.tamanho - de)) {
    throw invalidField('file', 'A parte do ZIP chegou com outro tamanho. Envie o arquivo de novo.');
  }
  const achado = await historicoRepository(db, quem.empresaId).buscar(id);
  if (!achado) throw notFound('Este envio de histórico');
  if (achado.situacao !== 'RECEBENDO') throw againstRule(JA_COMECOU);
  await blobs.guardar(quem.empresaId, BUCKET_DO_HISTORICO, envio);
  await db.transaction(async (tx) => {
    const repositorio = historicoRepository(tx, quem.empresaId);
    const travado = await repositorio.travar(id);
    if (travado?.situacao !== 'RECEBENDO') throw againstRule(JA_COMECOU);
    const [nome, tamanho] = [fileName(dito.nome), dito.tamanho];
    const sha256 = hashOf(new TextEncoder().encode(`${nome}\n${tamanho}\n${dito.modificado}`));
    const aberto = await repositorio.envioCom(id, { nome, sha256 });
    const partes = partesRepository(tx, quem.empresaId);
    if (aberto && (await partes.partesDe(aberto.id)).some((parteGuardada) => parteGuardada.de === de)) return;
    const arquivoId = await anotarArquivo(tx, ao, envio);
    const envioId = aberto?.id ?? uuidv7();
    if (!aberto) {
      const antes = await repositorio.enviado(id);
      if (antes.envios >= ARQUIVOS_DO_HISTORICO) throw againstRule(DEMAIS);
      if (antes.bytes + tamanho > TAMANHO_DO_HISTORICO) {
        throw fileTooLarge(TAMANHO_DO_HISTORICO, 'Juntos, os arquivos têm');
      }
      const quantas = { partes: Math.ceil(tamanho / TAMANHO_DA_PARTE), modificadoEm: new Date(dito.modificado) };
      const dadosDoEnvio = { historicoId: id, arquivoId, nome, tamanho, sha256, ordem: antes.envios, aberto: false };
      await repositorio.inserirEnvios([{ id: envioId, ...dadosDoEnvio, ...quantas }]);
    }
    await partes.inserir({ id: uuidv7(), envioId, arquivoId, de, tamanho: envio.tamanho, sha256: envio.sha256 });
  });
}

async function anotarArquivo(tx: Database, { relogio, quem }: AoTrazer, envio: Upload): Promise<string> {
  const { nome, tamanho, sha256 } = envio;
  const id = uuidv7();
  const recebido = { recebidoEm: relogio.agora(), recebidoPor: quem.usuarioId };
  await fileRepository(tx, quem.empresaId).inserir({
    id,
    bucket: BUCKET_DO_HISTORICO,
    nome,
    tamanho,
    sha256,
    ...recebido,
  });
  return id;
}

const INTEIRO = { aberto: false, partes: null, modificadoEm: null };

const JA_COMECOU = 'A leitura deste envio já começou. Comece outro para trazer mais arquivos.';
const DEMAIS = `São mais de ${ARQUIVOS_DO_HISTORICO.toLocaleString('pt-BR')} arquivos. Divida-os em mais de um envio.`;
