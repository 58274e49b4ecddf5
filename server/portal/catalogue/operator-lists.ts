import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ListaDeOperadores } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import type { OperadorSoLa } from '#lib/portal/domain/operador-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { catalogoRepository } from './catalogo-repository.ts';
import { operadorRepository } from './operador-repository.ts';

/** The lists of foreign operators that the Portal answered, each with what stands here of it. */
export async function lerListas(
  tx: Database,
  empresaId: string,
  ambiente: AmbienteDoPortal | undefined,
): Promise<ListaDeOperadores[]> {
  const operadores = operadorRepository(tx, empresaId);
  const prontas: ListaDeOperadores[] = [];
  for (const { linha, lida } of await catalogoRepository(tx, empresaId).daqueles('OPERADORES', ambiente)) {
    prontas.push({
      ...lida,
      soLa: linha.soLa as OperadorSoLa[],
      aqui: await operadores.contagens(linha),
      semOperador: await operadores.semOperador(linha),
    });
  }
  return prontas;
}
