import { and, eq } from 'drizzle-orm';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { registrosDoDcre } from '#lib/siscomex/dcr/dcre-registros.ts';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { arquivoDeConferencia } from '#server/comex/siscomex/arquivo-de-conferencia.ts';
import type { Database } from '#server/platform/db/database.ts';
import { representante } from '#server/platform/db/schema/cadastros.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { keepMade, type MadeFile, readMade } from '#server/platform/files/made-file.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';

/**
 * Returns the arquivo de conferência of a DCR-E: the stored file, or a fresh one if none is stored.
 * @throws {Refusal} 404, 422.
 */
export async function arquivoDoDcr(
  { db, blobs }: { db: Database; blobs: BlobStore },
  empresaId: string,
  lido: DcrLido,
): Promise<MadeFile> {
  return lido.arquivo ? readMade({ db, blobs }, empresaId, lido.arquivo.id) : montar(db, empresaId, lido);
}

/** Builds the file of a DCR-E, stores it unchanged, and returns its id. @throws {Refusal} 422. */
export async function guardarArquivoDoDcr(
  tx: Database,
  ao: OnWrite & { blobs: BlobStore },
  lido: DcrLido,
  assinatura: Assinatura,
): Promise<string> {
  const feito = await montar(tx, ao.quem.empresaId, lido);
  return keepMade(tx, ao, { bucket: 'dcr', ...feito }, assinatura);
}

async function montar(tx: Database, empresaId: string, lido: DcrLido): Promise<MadeFile> {
  const { codigo } = lido.produto;
  const registros = registrosDoDcre({
    ...lido,
    cnpj: lido.importador.cnpj,
    cpf: await cpfDe(tx, empresaId, lido),
    ppb: lido.ppb ?? '',
    codigoProduto: codigo,
  });
  return arquivoDeConferencia(LEIAUTE_DCRE, registros, codigo);
}

async function cpfDe(tx: Database, empresaId: string, { representante: quem }: DcrLido): Promise<string> {
  if (!quem) return '';
  const [achado] = await tx
    .select({ cpf: representante.cpf })
    .from(representante)
    .where(and(eq(representante.empresaId, empresaId), eq(representante.id, quem.id)));
  return achado?.cpf ?? '';
}
