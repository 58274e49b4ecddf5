import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { operadorRepository } from './operador-repository.ts';

/** The code and version that the Portal gave a supplier, in an environment; `codigoPais` is in ISO 3166-1, two letters. */
export interface LigacaoComOPortal {
  ambiente: AmbienteDoPortal;
  codigo: string;
  versao: string;
  codigoPais: string;
}

/**
 * The foreign operators of the Portal that suppliers are, for the importer of this CNPJ: what a DUIMP names. By the id of the supplier;
 * one of which the Portal gave no code, whose last sending is in doubt, or that is out of use there is not among them.
 */
export async function operadorDoPortal(
  tx: Database,
  empresaId: string,
  { cnpj, fornecedores }: { cnpj: string; fornecedores: readonly string[] },
): Promise<ReadonlyMap<string, readonly LigacaoComOPortal[]>> {
  // A CPF has no root.
  if (cnpj.length !== CNPJ) return new Map();
  const ligados = await operadorRepository(tx, empresaId).ligados(cnpj.slice(0, 8), fornecedores);
  const por = new Map<string, LigacaoComOPortal[]>();
  for (const { fornecedorId, ambiente, codigo, versao, codigoPais } of ligados) {
    if (codigo === null || versao === null) continue;
    por.set(fornecedorId, [...(por.get(fornecedorId) ?? []), { ambiente, codigo, versao, codigoPais }]);
  }
  return por;
}

const CNPJ = 14;
