import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ImportadorLido } from '#lib/registros/importador.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';

/** The industry the lists are for, and the day. */
export interface DeQuem {
  tx: Database;
  empresaId: string;
  industria: ImportadorLido;
  hoje: DataTexto;
}

/** Finds the industry. One that is deleted or belongs to another company counts as not found. */
export async function industriaDaHabilitacao(tx: Database, empresaId: string, id: string): Promise<ImportadorLido> {
  const achada = await importadorRepository(tx, empresaId).buscar(id);
  if (!achada || achada.excluidoEm !== null) throw notFound('Esta indústria');
  return achada;
}
