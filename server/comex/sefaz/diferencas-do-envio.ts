import type { DiferencasDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import { diferencasDaDai } from '#lib/siscomex/sefaz/diferencas-da-dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';
import { daiRepository } from './dai-repository.ts';
import { envioRepository } from './envio-repository.ts';
import { montagemDaDai } from './montagem-da-dai.ts';

/** Compares the file the DAI would make now with the last file sent. */
export async function compararComOEnviado(
  tx: Database,
  empresaId: string,
  processoId: string,
): Promise<DiferencasDaDai> {
  const dai = await daiRepository(tx, empresaId).buscar(processoId);
  if (!dai || dai.excluidoEm !== null) throw notFound('A DAI deste processo');
  const ultimo = await envioRepository(tx, empresaId).ultimoEnviado(processoId);
  if (!ultimo) return { envio: null, diferencas: [] };
  const { id, sequencia, enviadoEm, declaracao } = ultimo;
  const { montada } = await montagemDaDai(tx, empresaId, processoId);
  return {
    envio: { id, sequencia, enviadoEm, numero: dai.numero },
    diferencas: diferencasDaDai(declaracao, montada.declaracao),
  };
}
