import { setImmediate as respirar } from 'node:timers/promises';
import { violatesUniqueness } from '#server/platform/db/violation.ts';
import { type OnImport, SLICE } from './check-sheet.ts';
import { followSheet, type Progress } from './progress.ts';
import { type StoredSheet, sheetRepository } from './sheet-repository.ts';
import { cadastroOf } from './sheet-resource.ts';
import type { WrittenRow } from './undo-rows.ts';

type Feita = WrittenRow & { numero: number };

/**
 * Undoes what a sheet wrote, except records that have changed since, and counts both. After an interruption it goes on where it stopped: an
 * undone row no longer belongs to the sheet.
 */
export async function undoSheet(ao: OnImport, guardada: StoredSheet, andamento: Progress): Promise<void> {
  const repositorio = sheetRepository(ao.db, ao.quem.empresaId);
  andamento.total = await repositorio.quantasFeitas(guardada.id);
  let desfeitas = guardada.desfeitas?.desfeitas ?? 0;
  for (let depoisDe = 0; ; ) {
    followSheet(andamento);
    const fatia = await repositorio.feitas(guardada.id, depoisDe, SLICE);
    const ultima = fatia.at(-1);
    if (!ultima) break;
    desfeitas += await desfazerFatia(ao, guardada, fatia, desfeitas);
    andamento.feitas += fatia.length;
    depoisDe = ultima.numero;
    await respirar();
  }
  const mantidas = await repositorio.quantasFeitas(guardada.id);
  await repositorio.alterar(guardada.id, { situacao: 'DESFEITA', desfeitas: { desfeitas, mantidas } });
}

/** Undoes row by row when the slice fails: a former unique value is taken by now. Answers how many were undone. */
async function desfazerFatia(ao: OnImport, guardada: StoredSheet, fatia: Feita[], antes: number): Promise<number> {
  const { id, recurso, nome } = guardada;
  try {
    return await ao.db.transaction(async (tx) => {
      const motivo = `Desfaz a importação da planilha ${nome}.`;
      const quais = await cadastroOf(ao.planilhas, recurso).desfazer({ ...ao, db: tx }, fatia, motivo);
      const desfeitas = fatia.filter((_, i) => quais[i]);
      const repositorio = sheetRepository(tx, ao.quem.empresaId);
      await repositorio.esquecerFeitas(
        id,
        desfeitas.map(({ numero }) => numero),
      );
      await repositorio.alterar(id, { desfeitas: { desfeitas: antes + desfeitas.length, mantidas: 0 } });
      return desfeitas.length;
    });
  } catch (erro) {
    if (fatia.length === 1) {
      if (violatesUniqueness(erro)) return 0;
      throw erro;
    }
    let desfeitas = 0;
    for (const linha of fatia) desfeitas += await desfazerFatia(ao, guardada, [linha], antes + desfeitas);
    return desfeitas;
  }
}
