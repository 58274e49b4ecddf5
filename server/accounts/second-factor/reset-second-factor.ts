import { emailKey } from '#server/accounts/access/log-in.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import { userRepository } from '#server/accounts/company/user-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { noteAccess } from './note-access.ts';
import { secondFactorRepository } from './second-factor-repository.ts';
import { secondStepRepository } from './second-step-repository.ts';

/**
 * Takes the second factor of a colleague away, who lost it. The colleague's sessions end, the history names both, and the company is
 * told.
 * @throws {Refusal} 404 for a person of another company, 422 for oneself or a person without one.
 */
export async function resetSecondFactor({ db, relogio, quem }: OnWrite, id: string): Promise<void> {
  if (id === quem.usuarioId) throw againstRule('O seu próprio segundo fator se remove em Minha conta, com a senha.');
  const titular = { empresaId: quem.empresaId, usuarioId: id };
  await db.transaction(async (tx) => {
    const em = relogio.agora();
    const pessoas = userRepository(tx, quem.empresaId);
    await pessoas.travar();
    await requireStillSignedIn(tx, em);
    const antes = await pessoas.buscar(id, em);
    if (!antes) throw notFound('Esta pessoa');
    if (!antes.segundoFator) throw againstRule('Esta pessoa não tem segundo fator.');
    await dropSecondFactor(tx, titular, em);
    const depois = await pessoas.buscar(id, em);
    const motivo = `Zerou o segundo fator de ${antes.nome}.`;
    const linha = { recurso: 'Usuario', registroId: id, acao: 'ALTERAR', antes, depois, motivo } as const;
    await historyRepository(tx, quem.empresaId).registrar([{ ...linha, usuarioId: quem.usuarioId, em }]);
  });
}

/** Does the same for the operator, where no colleague is left who could. */
export async function resetSecondFactorOf(db: Database, em: Date, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const credencial = await sessionRepository(tx).credencialDe(emailKey(email));
    if (!credencial) throw notFound(`O e-mail ${email}`);
    await dropSecondFactor(tx, credencial, em);
    await noteAccess(tx, credencial, em, 'Quem opera o Cais zerou o segundo fator.');
  });
}

async function dropSecondFactor(tx: Database, titular: Caller, em: Date): Promise<void> {
  const fatores = secondFactorRepository(tx, titular);
  await fatores.removerAplicativo();
  for (const chave of await fatores.chaves()) await fatores.removerChave(chave.id);
  await fatores.removerCodigos();
  await secondStepRepository(tx).encerrarDe(titular, em);
  await sessionRepository(tx).revogarSessoesDe(titular, em);
}
