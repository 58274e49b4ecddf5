import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { registrosDaDci } from '#lib/siscomex/dci/dci-registros.ts';
import { LEIAUTE_DCI } from '#lib/siscomex/registros/dci-leiaute.ts';
import { arquivoDeConferencia } from '#server/comex/siscomex/arquivo-de-conferencia.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { keepMade, type MadeFile, readMade } from '#server/platform/files/made-file.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { documentoDaDci } from './documento-da-dci.ts';

/** Returns the arquivo de conferência of a DCI: the stored file, or a fresh one if none is stored. @throws {Refusal} 404, 422. */
export async function arquivoDaDci(
  { db, blobs }: { db: Database; blobs: BlobStore },
  empresaId: string,
  lida: DciLido,
): Promise<MadeFile> {
  return lida.arquivo ? readMade({ db, blobs }, empresaId, lida.arquivo.id) : montar(db, empresaId, lida);
}

/** Builds the file of a DCI, stores it unchanged, and returns its id. @throws {Refusal} 422. */
export async function guardarArquivoDaDci(
  tx: Database,
  ao: OnWrite & { blobs: BlobStore },
  lida: DciLido,
  assinatura: Assinatura,
): Promise<string> {
  const feito = await montar(tx, ao.quem.empresaId, lida);
  return keepMade(tx, ao, { bucket: 'dci', ...feito }, assinatura);
}

async function montar(tx: Database, empresaId: string, lida: DciLido): Promise<MadeFile> {
  return arquivoDeConferencia(LEIAUTE_DCI, registrosDaDci(await documentoDaDci(tx, empresaId, lida)), lida.processo);
}
