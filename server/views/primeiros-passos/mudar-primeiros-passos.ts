import type { PassoPulado, PassosDispensados, PrimeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';
import { NOME_DO_PASSO_INICIAL } from '#lib/domain/telas/primeiros-passos.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { primeirosPassosRepository } from './primeiros-passos-repository.ts';
import { verPrimeirosPassos } from './ver-primeiros-passos.ts';

interface AoMudar {
  db: Database;
  relogio: Clock;
  quem: Caller;
}

/** Skips a step for everybody in the company, or takes it up again. */
export function pularPasso(ao: AoMudar, { passo, pular }: PassoPulado): Promise<PrimeirosPassos> {
  return mudando(ao, async (repositorio) => {
    const { pulados } = await repositorio.lerParaMudar();
    if (pulados.includes(passo) === pular) return null;
    await repositorio.gravar({
      pulados: pular ? [...pulados, passo] : pulados.filter((passoPulado) => passoPulado !== passo),
    });
    return `${pular ? 'Pulou' : 'Retomou'} o passo “${NOME_DO_PASSO_INICIAL[passo]}” dos primeiros passos.`;
  });
}

/** Takes the first steps out of everybody's sight, or shows them again. */
export function dispensarPassos(ao: AoMudar, { dispensar }: PassosDispensados): Promise<PrimeirosPassos> {
  return mudando(ao, async (repositorio, em) => {
    const { dispensadoEm } = await repositorio.lerParaMudar();
    if ((dispensadoEm !== null) === dispensar) return null;
    await repositorio.gravar({ dispensadoEm: dispensar ? em : null });
    return dispensar ? 'Dispensou os primeiros passos.' : 'Voltou a mostrar os primeiros passos.';
  });
}

/** Writes the change with its line of the history, in the history of the company. The change tells its line; null when nothing changes. */
function mudando(
  { db, relogio, quem }: AoMudar,
  mudar: (repositorio: ReturnType<typeof primeirosPassosRepository>, em: Date) => Promise<string | null>,
): Promise<PrimeirosPassos> {
  const { empresaId, usuarioId } = quem;
  return db.transaction(async (tx) => {
    const em = relogio.agora();
    const motivo = await mudar(primeirosPassosRepository(tx, quem), em);
    if (motivo) {
      await historyRepository(tx, empresaId).registrar([
        { recurso: 'Empresa', registroId: empresaId, acao: 'ALTERAR', motivo, usuarioId, em },
      ]);
    }
    return verPrimeirosPassos(tx, empresaId);
  });
}
