import type { UsuarioLogado } from '#lib/contracts/accounts/auth.ts';
import type { PedidoDeSegundoFator, RespostaDoSegundoFator } from '#lib/contracts/accounts/segundo-fator.ts';
import { openSession } from '#server/accounts/access/open-session.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { expiredSecondStep, wrongSecondFactor } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { isCodeRight } from './check-code.ts';
import { noteAccess } from './note-access.ts';
import type { PageAddress } from './page-address.ts';
import { passkeyRequest, passkeySigned } from './passkeys.ts';
import { recoveryHash } from './recovery-codes.ts';
import { secondFactorRepository } from './second-factor-repository.ts';
import { secondStepRepository } from './second-step-repository.ts';

/** After the right password: asks for the second factor; null for a person who has none. */
export async function askSecondFactor(
  tx: Database,
  quem: Caller,
  { agora, pagina, aparelho }: { agora: Date; pagina: PageAddress | null; aparelho?: string | undefined },
): Promise<PedidoDeSegundoFator | null> {
  const fatores = secondFactorRepository(tx, quem);
  const aplicativo = Boolean((await fatores.aplicativo())?.confirmadoEm);
  const chaves = await fatores.chaves();
  if (!aplicativo && chaves.length === 0) return null;
  const chave = await passkeyRequest(chaves, pagina);
  const passo = { para: 'ENTRAR', desafio: chave?.challenge ?? null, aparelho } as const;
  const { token, ate } = await secondStepRepository(tx).comecar(quem, passo, agora);
  const recuperacao = (await fatores.quantosCodigos()) > 0;
  return { segundoFator: { token, ate: ate.toISOString(), aplicativo, chave: chave && { ...chave }, recuperacao } };
}

interface OnStep {
  db: Database;
  relogio: Clock;
  cofre: Vault;
  pagina: PageAddress | null;
}

/**
 * Opens the session that a right password began, by the second factor.
 * @throws {Refusal} 401 when the factor is wrong, or the step is over.
 */
export async function takeSecondStep(ao: OnStep, resposta: RespostaDoSegundoFator): Promise<UsuarioLogado> {
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const passos = secondStepRepository(tx);
    const passo = await passos.abrir(resposta.token, 'ENTRAR', em);
    if (!passo || (await passwordChangedSince(tx, passo))) throw expiredSecondStep();
    if (!(await isRight(tx, { ...ao, em, passo }, resposta))) throw wrongSecondFactor();
    if (!(await passos.encerrar(resposta.token, 'ENTRAR', em))) throw expiredSecondStep();
    const logado = await openSession(tx, ao.relogio, passo, {
      aparelho: passo.aparelho ?? undefined,
      senhaEm: passo.criadoEm,
      comFator: true,
    });
    if (!logado) throw expiredSecondStep();
    return logado;
  });
}

interface Step extends Caller {
  criadoEm: Date;
  desafio: string | null;
}

async function isRight(
  tx: Database,
  { cofre, pagina, em, passo }: OnStep & { em: Date; passo: Step },
  resposta: RespostaDoSegundoFator,
): Promise<boolean> {
  const fatores = secondFactorRepository(tx, passo);
  switch (resposta.forma) {
    case 'APLICATIVO':
      return isCodeRight(tx, passo, { cofre, codigo: resposta.codigo, em });
    case 'RECUPERACAO': {
      if (!(await fatores.gastarCodigo(recoveryHash(resposta.codigo), em))) return false;
      const restam = await fatores.quantosCodigos();
      await noteAccess(tx, passo, em, `Entrou com um código de recuperação; restam ${restam}.`);
      return true;
    }
    case 'CHAVE':
      return passkeySigned(tx, passo, { resposta: resposta.chave, desafio: passo.desafio, em, pagina });
  }
}

/** A changed password ends the log-ins that the former one began. */
async function passwordChangedSince(tx: Database, passo: Step): Promise<boolean> {
  const credencial = await sessionRepository(tx).credencialDaPessoa(passo);
  return !credencial || credencial.alteradaEm > passo.criadoEm;
}
