import type { TrocaDeSenha } from '#lib/contracts/accounts/conta.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { wrongCurrentPassword } from '#server/platform/refusals.ts';
import { requireStillSignedInAlone } from '#server/platform/security/still-signed-in.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { sessionRepository } from './session-repository.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Changes the password of a person who knows the present one. Every session ends, except the one with this token.
 * @throws {Refusal} 422 when the present password is wrong, 400 when the new one is weak.
 */
export async function changeMyPassword(
  { db, relogio, quem }: OnWrite,
  { atual, nova }: TrocaDeSenha,
  tokenHash: Uint8Array,
): Promise<void> {
  const credencial = await sessionRepository(db).credencialDaPessoa(quem);
  if (!credencial || !(await passwordMatches(atual, credencial.senhaHash))) throw wrongCurrentPassword();
  const pessoa = await sessionRepository(db).pessoa(quem);
  const { nome, empresa } = { nome: pessoa?.usuario.nome, empresa: pessoa?.nomeFantasia };
  await refuseWeakPassword(nova, { email: credencial.email, nome, empresa }, 'nova');
  const senhaHash = await hashPassword(nova);
  const em = relogio.agora();
  await db.transaction(async (tx) => {
    await requireStillSignedInAlone(tx, quem, em);
    const acesso = sessionRepository(tx);
    if (!(await acesso.trocarSenha(credencial, senhaHash, em))) throw wrongCurrentPassword();
    await acesso.revogarOutrasSessoesDe(quem, tokenHash, em);
    const linha = { recurso: 'Usuario', registroId: quem.usuarioId, usuarioId: quem.usuarioId, em };
    await historyRepository(tx, quem.empresaId).registrar([
      { ...linha, acao: 'ALTERAR', antes: {}, depois: {}, motivo: 'Trocou a senha.' },
    ]);
  });
}
