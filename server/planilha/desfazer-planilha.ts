import { setImmediate as respirar } from 'node:timers/promises';
import { violaUnicidade } from '#server/db/violacao.ts';
import type { Andamento } from './andamento.ts';
import { type AoImportar, FATIA } from './conferir-planilha.ts';
import type { LinhaFeita } from './desfazer-linhas.ts';
import { type PlanilhaGuardada, planilhaRepository } from './planilha-repository.ts';
import { CADASTROS_IMPORTADOS } from './recursos.ts';

/** Undoes what a sheet wrote, but for the records that have changed since; how many of each is written down. */
export async function desfazerPlanilha(
  ao: AoImportar,
  guardada: PlanilhaGuardada,
  andamento: Andamento,
): Promise<void> {
  const repositorio = planilhaRepository(ao.db, ao.quem.empresaId);
  andamento.total = await repositorio.quantasFeitas(guardada.id);
  let desfeitas = 0;
  for (let depoisDe = 0; ; ) {
    const fatia = await repositorio.feitas(guardada.id, depoisDe, FATIA);
    const ultima = fatia.at(-1);
    if (!ultima) break;
    desfeitas += await desfazerFatia(ao, guardada, fatia);
    andamento.feitas += fatia.length;
    depoisDe = ultima.numero;
    await respirar();
  }
  await repositorio.alterar(guardada.id, {
    situacao: 'DESFEITA',
    desfeitas: { desfeitas, mantidas: andamento.total - desfeitas },
  });
}

/** Row by row where the slice as a whole cannot be: what one had before is another's by now. */
async function desfazerFatia(ao: AoImportar, guardada: PlanilhaGuardada, fatia: LinhaFeita[]): Promise<number> {
  try {
    return await ao.db.transaction((tx) =>
      CADASTROS_IMPORTADOS[guardada.recurso].desfazer(
        { ...ao, db: tx },
        fatia,
        `Desfaz a importação da planilha ${guardada.nome}.`,
      ),
    );
  } catch (erro) {
    if (fatia.length === 1) {
      if (violaUnicidade(erro)) return 0;
      throw erro;
    }
    let desfeitas = 0;
    for (const linha of fatia) desfeitas += await desfazerFatia(ao, guardada, [linha]);
    return desfeitas;
  }
}
