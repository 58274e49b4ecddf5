import { v7 as uuidv7 } from 'uuid';
import { ARQUIVOS_DO_HISTORICO, TAMANHO_DO_HISTORICO } from '#lib/contracts/historico-trazido.ts';
import { BUCKET_DO_HISTORICO } from '#server/comex/historico-trazido/envio-aberto.ts';
import {
  chaveDoEnvio,
  type EnvioGuardado,
  historicoRepository,
} from '#server/comex/historico-trazido/historico-repository.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { Upload } from '#server/platform/files/receive-file.ts';
import { againstRule, fileTooLarge, notFound } from '#server/platform/refusals.ts';
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
  const { db, blobs, relogio, quem } = ao;
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
    const novos = envios.filter((um, i) => {
      const chave = chaveDoEnvio(um);
      return !antes.nomes.has(chave) && envios.findIndex((outro) => chaveDoEnvio(outro) === chave) === i;
    });
    if (antes.envios + novos.length > ARQUIVOS_DO_HISTORICO) throw againstRule(DEMAIS);
    const bytes = novos.reduce((soma, { tamanho }) => soma + tamanho, antes.bytes);
    if (bytes > TAMANHO_DO_HISTORICO) throw fileTooLarge(TAMANHO_DO_HISTORICO, 'Juntos, os arquivos têm');
    const linhas: Omit<EnvioGuardado, 'empresaId'>[] = [];
    for (const [i, { nome, tamanho, sha256 }] of novos.entries()) {
      const arquivoId = uuidv7();
      await fileRepository(tx, quem.empresaId).inserir({
        id: arquivoId,
        bucket: BUCKET_DO_HISTORICO,
        nome,
        tamanho,
        sha256,
        recebidoEm: relogio.agora(),
        recebidoPor: quem.usuarioId,
      });
      const ordem = antes.envios + i;
      linhas.push({ id: uuidv7(), historicoId: id, arquivoId, nome, tamanho, sha256, ordem, aberto: false });
    }
    await repositorio.inserirEnvios(linhas);
  });
}

const JA_COMECOU = 'A leitura deste envio já começou. Comece outro para trazer mais arquivos.';
const DEMAIS = `São mais de ${ARQUIVOS_DO_HISTORICO.toLocaleString('pt-BR')} arquivos. Divida-os em mais de um envio.`;
