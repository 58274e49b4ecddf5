import type { z } from 'zod';
import type { BuscaDeLista } from '#lib/contracts/platform/busca-de-lista.ts';
import type { ImportadorEmFoco } from '#lib/session/importador-em-foco.ts';

/** What a list asks its API for, by its address and the importer in focus. `foco` says whether the list goes by that importer. */
export function consultaDaLista(esquema: z.ZodObject, busca: BuscaDeLista, importador: ImportadorEmFoco | null) {
  const { visao: _visao, dialogo: _dialogo, modo: _modo, mes: _mes, ...doEndereco } = busca;
  const foco = focoDaLista(esquema, doEndereco, importador);
  return { consulta: foco?.obedece ? { ...doEndereco, importadorId: foco.importador.id } : doEndereco, foco };
}

/** An address that speaks of importers wins. */
function focoDaLista(esquema: z.ZodObject, doEndereco: Record<string, unknown>, importador: ImportadorEmFoco | null) {
  if (!importador) return null;
  if (!('importadorId' in esquema.shape)) return { importador, obedece: false };
  const dito = doEndereco.importadorId ?? doEndereco.semImportador;
  return dito === undefined ? { importador, obedece: true } : null;
}
