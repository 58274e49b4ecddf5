import type { ConfirmacaoDoAto } from '#lib/contracts/parametros/atos-do-calendario.ts';
import { ATOS_DO_CALENDARIO } from '#lib/domain/cadastros/atos-de-fabrica.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { atoConfirmadoRepository } from './ato-confirmado-repository.ts';

interface AoConfirmar {
  db: Database;
  relogio: Clock;
  quem: Caller;
}

/**
 * Writes that a person read an act at its source; null takes that back, and the notices return.
 * @throws {Refusal} 404 for an unknown act or a confirmation that is not there, 422 for a source of a day to come.
 */
export async function confirmarAto(
  { db, relogio, quem: { empresaId, usuarioId } }: AoConfirmar,
  codigo: string,
  lido: ConfirmacaoDoAto | null,
): Promise<void> {
  const ato = ATOS_DO_CALENDARIO.find((atoDoCalendario) => atoDoCalendario.codigo === codigo);
  if (!ato) throw notFound('Este ato');
  if (lido && lido.fonteEm > today(relogio))
    throw againstRule('O dia da fonte não pode ser depois de hoje.', 'fonteEm');
  const em = relogio.agora();
  await db.transaction(async (tx) => {
    const confirmados = atoConfirmadoRepository(tx, empresaId);
    const antes = (await confirmados.todos()).get(codigo);
    if (!lido && !antes) throw notFound('Esta confirmação');
    if (lido) await confirmados.guardar(codigo, lido, { usuarioId, em });
    else await confirmados.retirar(codigo);
    const noHistorico = ({ fonte, fonteEm }: ConfirmacaoDoAto) => ({ ato: ato.assunto, fonte, fonteEm });
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: 'AtoDoCalendario',
        registroId: empresaId,
        acao: lido === null ? 'EXCLUIR' : antes ? 'ALTERAR' : 'CRIAR',
        antes: antes ? noHistorico(antes) : null,
        depois: lido && noHistorico(lido),
        motivo: null,
        usuarioId,
        em,
      },
    ]);
  });
}
