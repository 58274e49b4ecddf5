import type { AcaoHistorico } from '#lib/domain/historico.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import type { Assinatura } from './cadastro.ts';

/** What a row was and what it became; null where it was not there. `atual` is the row as it stands after, deleted or not. */
export interface Mudanca<Lido> {
  antes: Lido | null;
  depois: Lido | null;
  atual: Lido;
}

/** Tells the history of changes, in the transaction that made them. Answers the ids they are told under, in the same order. */
export function contarMudancas<Lido extends { id: string }>(
  { recurso, noHistorico = (lido) => lido }: { recurso: string; noHistorico?(lido: Lido): object },
  { tx, empresaId, assinatura, motivo }: Feitas,
  mudancas: readonly (Mudanca<Lido> & { acao: AcaoHistorico })[],
): Promise<string[]> {
  return historicoRepository(tx, empresaId).registrar(
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
  tx: Banco;
  empresaId: string;
  assinatura: Assinatura;
  motivo?: string | undefined;
}
