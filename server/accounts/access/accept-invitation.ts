import type { UsuarioLogado } from '#lib/contracts/accounts/auth.ts';
import type { ConviteAberto } from '#lib/contracts/accounts/usuario.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { violatesUniqueness } from '#server/platform/db/violation.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule, invalidInvitation } from '#server/platform/refusals.ts';
import { tokenHash } from '#server/platform/security/token.ts';
import { invitationRepository } from './invitation-repository.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { sessionRepository } from './session-repository.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Reads the invitation of a link.
 * @throws {Refusal} 404, the same for a link that never existed, one that was used or replaced, and one that has expired.
 */
export async function readInvitation(db: Database, relogio: Clock, token: string): Promise<ConviteAberto> {
  const aberto = await invitationRepository(db).abrir(tokenHash(token), relogio.agora());
  if (!aberto) throw invalidInvitation();
  const { empresa, nome, email, por, ate } = aberto;
  return { empresa, nome, email, por, ate: ate.toISOString() };
}

/**
 * Sets the password of the invited person and opens their first session.
 * @throws {Refusal} as `readInvitation`; 422 while the e-mail signs in at another company, which only the invited is told.
 */
export async function acceptInvitation(
  db: Database,
  relogio: Clock,
  { token, senha, aparelho }: { token: string; senha: string; aparelho?: string | undefined },
): Promise<UsuarioLogado> {
  const hash = tokenHash(token);
  const em = relogio.agora();
  const convidado = await invitationRepository(db).abrir(hash, em);
  if (!convidado) throw invalidInvitation();
  const { empresaId, usuarioId, nome, email, por } = convidado;
  await refuseWeakPassword(senha, convidado, 'senha');
  const senhaHash = await hashPassword(senha);
  const aceitar = db.transaction(async (tx) => {
    if (!(await invitationRepository(tx).gastar(hash, em))) throw invalidInvitation();
    const nova = { email, empresaId, usuarioId, senhaHash, alteradaEm: em };
    if (!(await sessionRepository(tx).assumirCredencial(nova))) throw againstRule(JA_ENTRA);
    const logado = await openSession(tx, relogio, convidado, { aparelho });
    if (!logado) throw invalidInvitation();
    const linha = { recurso: 'Usuario', registroId: usuarioId, usuarioId, em };
    await historyRepository(tx, empresaId).registrar([
      {
        ...linha,
        acao: 'ALTERAR',
        antes: { nome, situacao: 'CONVIDADO' },
        depois: { nome, situacao: 'ATIVO' },
        motivo: por ? `Aceitou o convite, pelo link que ${por} fez.` : 'Aceitou o convite.',
      },
    ]);
    return logado;
  });
  return aceitar.catch((erro) => {
    // Meanwhile the e-mail was accepted at another company.
    throw violatesUniqueness(erro) ? againstRule(JA_ENTRA) : erro;
  });
}

const JA_ENTRA =
  'Este e-mail já entra no Cais por outra empresa. Peça a quem convidou um convite para outro e-mail, ou que a outra empresa desative o acesso.';
