import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { credencialRepository, type LinhaDaCredencial } from './credencial-repository.ts';

export const RECURSO_DA_CREDENCIAL = 'CredencialDoPortal';

export interface AoPedir {
  db: Database;
  relogio: Clock;
  quem: Caller;
}

/** @throws {Refusal} 404 when there is none, 409 when it was ended. */
export async function credencialEmUso(tx: Database, empresaId: string, id: string): Promise<LinhaDaCredencial> {
  const credencial = await credencialRepository(tx, empresaId).buscar(id);
  if (!credencial) throw notFound('Esta credencial');
  if (credencial.encerradaEm) throw locked('Esta credencial foi encerrada: escolha outra.');
  return credencial;
}

/** @throws {Refusal} 422 at the field, while production is meant and its sentence is not typed. */
export function exigirFraseDaProducao(
  { ambiente }: Pick<LinhaDaCredencial, 'ambiente'>,
  confirmacao: string | null,
): void {
  if (ambiente !== 'PRODUCAO' || confirmacao?.trim().toLowerCase() === FRASE_DA_PRODUCAO) return;
  throw againstRule(`Para produção, digite: ${FRASE_DA_PRODUCAO}.`, 'confirmacao');
}

/** Writes into the history of a credential what was asked with it, and in which environment. */
export async function contarNaCredencial(
  tx: Database,
  { quem: { empresaId, usuarioId }, relogio }: Omit<AoPedir, 'db'>,
  { id, ambiente }: Pick<LinhaDaCredencial, 'id' | 'ambiente'>,
  oQue: string,
): Promise<void> {
  await historyRepository(tx, empresaId).registrar([
    {
      recurso: RECURSO_DA_CREDENCIAL,
      registroId: id,
      acao: 'ALTERAR',
      motivo: `${oQue} (${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}).`,
      usuarioId,
      em: relogio.agora(),
    },
  ]);
}
