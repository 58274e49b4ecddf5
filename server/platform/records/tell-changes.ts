import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { Assinatura } from './cadastro.ts';

/** A row before and after a change; null when it did not exist. `atual` is the row after the change, deleted or not. */
export interface Change<Lido> {
  antes: Lido | null;
  depois: Lido | null;
  atual: Lido;
}

/** Writes changes into the history, in their own transaction. Answers the ids of the lines, in the same order. */
export function tellChanges<Lido extends { id: string }>(
  { recurso, noHistorico = (lido) => lido }: { recurso: string; noHistorico?(lido: Lido): object },
  { tx, empresaId, assinatura, motivo }: Feitas,
  mudancas: readonly (Change<Lido> & { acao: AcaoHistorico })[],
): Promise<string[]> {
  return historyRepository(tx, empresaId).registrar(
    mudancas.map(({ acao, antes, depois, atual }) => ({
      recurso,
      registroId: atual.id,
      acao,
      antes: antes && noHistorico(antes),
      depois: depois && noHistorico(depois),
      motivo,
      ...assinatura,
    })),
  );
}

/** Where, by whom and why they were made. */
interface Feitas {
  tx: Database;
  empresaId: string;
  assinatura: Assinatura;
  motivo?: string | undefined;
}
