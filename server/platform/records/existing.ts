import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';
import type { RecordRead } from './cadastro.ts';

interface Cadastro<Lido> {
  este: string;
  repositorio(tx: Database, empresaId: string): { buscar(id: string): Promise<Lido | null> };
}

/** The record as it stands. @throws {Refusal} 404 when it is not there, or was deleted. */
export async function existing<Lido extends RecordRead>(
  tx: Database,
  empresaId: string,
  { este: sujeito, repositorio }: Cadastro<Lido>,
  id: string,
): Promise<Lido> {
  const achado = await repositorio(tx, empresaId).buscar(id);
  if (!achado || achado.excluidoEm !== null) throw notFound(sujeito);
  return achado;
}
