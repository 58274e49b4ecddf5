import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';

/** The suppliers that foreign operators of the Portal are, for the importer of this root, by code and country (`OPE_2 CN`). */
export async function fornecedoresDosOperadores(
  tx: Database,
  empresaId: string,
  { ambiente, raiz, codigos }: { ambiente: AmbienteDoPortal; raiz: string; codigos: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (codigos.length === 0) return new Map();
  const { codigo, codigoPais, fornecedorId } = portalOperador;
  const linhas = await tx
    .select({ codigo, codigoPais, fornecedorId })
    .from(portalOperador)
    .innerJoin(
      fornecedor,
      and(
        eq(fornecedor.empresaId, portalOperador.empresaId),
        eq(fornecedor.id, fornecedorId),
        isNull(fornecedor.excluidoEm),
      ),
    )
    .where(
      and(
        eq(portalOperador.empresaId, empresaId),
        eq(portalOperador.ambiente, ambiente),
        eq(portalOperador.raiz, raiz),
        inArray(codigo, [...codigos]),
      ),
    );
  return new Map(linhas.map((linha) => [`${linha.codigo} ${linha.codigoPais}`, linha.fornecedorId]));
}
