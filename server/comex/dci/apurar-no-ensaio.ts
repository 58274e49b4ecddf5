import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apurarDci } from './apurar.ts';
import { dciLeitura } from './dci-leitura.ts';

/** Returns what an open DCI would declare if it were calculated now. Nothing of it is kept. */
export async function apurarNoEnsaio(
  tx: Database,
  empresaId: string,
  id: string,
  hoje: DataTexto,
): Promise<DciLido | null> {
  let apurada: DciLido | null = null;
  try {
    await tx.transaction(async (ensaio) => {
      await apurarDci(ensaio, empresaId, id, { hoje });
      apurada = await dciLeitura(ensaio, empresaId)(id);
      throw new FimDoEnsaio();
    });
  } catch (erro) {
    if (!(erro instanceof FimDoEnsaio)) throw erro;
  }
  return apurada;
}

/** Undoes the transaction. */
class FimDoEnsaio extends Error {}
