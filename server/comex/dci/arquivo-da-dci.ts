import type { DciLido } from '#lib/contracts/dci.ts';
import { registrosDaDci } from '#lib/siscomex/dci-registros.ts';
import { LEIAUTE_DCI } from '#lib/siscomex/registros/dci-leiaute.ts';
import { arquivoDeConferencia } from '#server/comex/siscomex/arquivo-de-conferencia.ts';
import type { Banco } from '#server/platform/db/database.ts';
import type { Deposito } from '#server/platform/files/blob-store.ts';
import { type ArquivoFeito, guardarFeito, lerFeito } from '#server/platform/files/made-file.ts';
import type { AoGravar, Assinatura } from '#server/platform/records/cadastro.ts';
import { documentoDaDci } from './documento-da-dci.ts';

/** The arquivo de conferência of a DCI: the one that was made of it, or as it would be now. @throws {Recusa} 404, 422. */
export async function arquivoDaDci(
  { db, deposito }: { db: Banco; deposito: Deposito },
  empresaId: string,
  lida: DciLido,
): Promise<ArquivoFeito> {
  return lida.arquivo ? lerFeito({ db, deposito }, empresaId, lida.arquivo.id) : montar(db, empresaId, lida);
}

/** Makes it and keeps it as it was made; its id. @throws {Recusa} 422. */
export async function guardarArquivoDaDci(
  tx: Banco,
  ao: AoGravar & { deposito: Deposito },
  lida: DciLido,
  assinatura: Assinatura,
): Promise<string> {
  const feito = await montar(tx, ao.quem.empresaId, lida);
  return guardarFeito(tx, ao, { bucket: 'dci', ...feito }, assinatura);
}

async function montar(tx: Banco, empresaId: string, lida: DciLido): Promise<ArquivoFeito> {
  return arquivoDeConferencia(LEIAUTE_DCI, registrosDaDci(await documentoDaDci(tx, empresaId, lida)), lida.processo);
}
