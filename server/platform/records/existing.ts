import type { Banco } from '#server/platform/db/database.ts';
import { naoEncontrado } from '#server/platform/refusals.ts';
import type { RegistroLido } from './cadastro.ts';

interface Cadastro<Lido> {
  este: string;
  repositorio(tx: Banco, empresaId: string): { buscar(id: string): Promise<Lido | null> };
}

/** The record as it stands. @throws {Recusa} 404 when it is not there, or was deleted. */
export async function existente<Lido extends RegistroLido>(
  tx: Banco,
  empresaId: string,
  { este, repositorio }: Cadastro<Lido>,
  id: string,
): Promise<Lido> {
  const achado = await repositorio(tx, empresaId).buscar(id);
  if (!achado || achado.excluidoEm !== null) throw naoEncontrado(este);
  return achado;
}
