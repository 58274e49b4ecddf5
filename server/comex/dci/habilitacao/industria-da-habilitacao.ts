import type { ImportadorLido } from '#lib/contracts/importador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { importadorRepository } from '#server/comex/cadastros/importador-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';

/** Of whom the files are, and on which day. */
export interface DeQuem {
  tx: Database;
  empresaId: string;
  industria: ImportadorLido;
  hoje: DataTexto;
}

/** One of another company is not there, and neither is one that was deleted. */
export async function industriaDaHabilitacao(tx: Database, empresaId: string, id: string): Promise<ImportadorLido> {
  const achada = await importadorRepository(tx, empresaId).buscar(id);
  if (!achada || achada.excluidoEm !== null) throw notFound('Esta indústria');
  return achada;
}
