import type { AplicativoNovo, CodigosDeRecuperacao } from '#lib/contracts/accounts/segundo-fator.ts';
import { passwordMatches } from '#server/accounts/access/password.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, invalidField, wrongPassword } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { requireStillSignedIn, requireStillSignedInAlone } from '#server/platform/security/still-signed-in.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { noteAccess } from './note-access.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { secondFactorRepository } from './second-factor-repository.ts';
import { newTotp, stepOfCode } from './totp.ts';

/** The owner that the secret of an application is bound to in the vault. */
export const applicationOwner = ({ empresaId, usuarioId }: Caller): string => `totp/${empresaId}/${usuarioId}`;

/**
 * Checks the present password: a session left open must not change how its person comes in.
 * @throws {Refusal} 422.
 */
export async function requirePassword({ db, quem }: Pick<OnWrite, 'db' | 'quem'>, senha: string): Promise<string> {
  const credencial = await sessionRepository(db).credencialDaPessoa(quem);
  if (!credencial || !(await passwordMatches(senha, credencial.senhaHash))) throw wrongPassword();
  return credencial.email;
}

/** Makes the secret of an application. It is no second factor until `confirmApplication`. */
export async function beginApplication(ao: OnWrite & { cofre: Vault }, senha: string): Promise<AplicativoNovo> {
  const email = await requirePassword(ao, senha);
  const fatores = secondFactorRepository(ao.db, ao.quem);
  if ((await fatores.aplicativo())?.confirmadoEm) {
    throw againstRule('Você já usa um aplicativo de códigos. Remova-o antes de cadastrar outro.');
  }
  const novo = newTotp(email);
  await fatores.guardarAplicativo(ao.cofre.trancar(novo.segredo, applicationOwner(ao.quem)), ao.relogio.agora());
  return novo;
}

/**
 * Makes the application the second factor of its person, by a code of it. The other sessions end.
 * @throws {Refusal} 400 when the code is wrong, 422 when no application was begun.
 */
export async function confirmApplication(
  ao: OnWrite & { cofre: Vault },
  codigo: string,
  tokenHash: Uint8Array,
): Promise<CodigosDeRecuperacao> {
  const aplicativo = await secondFactorRepository(ao.db, ao.quem).aplicativo();
  const segredo = aplicativo && ao.cofre.abrir(aplicativo.segredo, applicationOwner(ao.quem));
  if (!segredo || aplicativo.confirmadoEm) throw againstRule(NAO_COMECOU);
  const em = ao.relogio.agora();
  const passo = stepOfCode(segredo, codigo, em);
  if (passo === null) throw invalidField('codigo', CODIGO_ERRADO);
  return ao.db.transaction(async (tx) => {
    const fatores = secondFactorRepository(tx, ao.quem);
    await requireStillSignedInAlone(tx, ao.quem, em);
    if (!(await fatores.confirmarAplicativo(aplicativo.segredo, passo, em))) throw againstRule(NAO_COMECOU);
    await sessionRepository(tx).revogarOutrasSessoesDe(ao.quem, tokenHash, em);
    await sessionRepository(tx).anotarProva(tokenHash, { senha: false, fator: true }, em);
    await noteAccess(tx, ao.quem, em, 'Passou a usar um aplicativo de códigos como segundo fator.');
    return { codigos: await firstCodes(tx, ao.quem, em) };
  });
}

/** Recovery codes for a person without any; none for a person who has some. */
export async function firstCodes(tx: Database, quem: Caller, em: Date): Promise<string[]> {
  const fatores = secondFactorRepository(tx, quem);
  if ((await fatores.quantosCodigos()) > 0) return [];
  const codigos = newRecoveryCodes();
  await fatores.trocarCodigos(codigos.map(recoveryHash), em);
  return codigos;
}

/** Replaces the recovery codes of a person with a second factor. */
export async function renewCodes(ao: OnWrite, senha: string): Promise<CodigosDeRecuperacao> {
  await requirePassword(ao, senha);
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const fatores = secondFactorRepository(tx, ao.quem);
    await requireStillSignedInAlone(tx, ao.quem, em);
    if (!(await fatores.tem()))
      throw againstRule('Os códigos de recuperação acompanham um segundo fator: ponha um antes.');
    const codigos = newRecoveryCodes();
    await fatores.trocarCodigos(codigos.map(recoveryHash), em);
    await noteAccess(tx, ao.quem, em, 'Fez novos códigos de recuperação.');
    return { codigos };
  });
}

/** Takes away the application of the caller. */
export async function removeApplication(ao: OnWrite, senha: string): Promise<void> {
  await requirePassword(ao, senha);
  await removing(ao, async (tx) => {
    const removido = await secondFactorRepository(tx, ao.quem).removerAplicativo();
    if (!removido) throw againstRule('Você não usa um aplicativo de códigos.');
    return 'Removeu o aplicativo de códigos.';
  });
}

/**
 * Takes a factor away, and the recovery codes with the last one.
 * @throws {Refusal} 422 for the last factor while the company demands one.
 */
export async function removing(ao: OnWrite, remover: (tx: Database) => Promise<string>): Promise<void> {
  const em = ao.relogio.agora();
  await ao.db.transaction(async (tx) => {
    const { exigeSegundoFator } = await companyRepository(tx, ao.quem.empresaId).lerParaMudar();
    await requireStillSignedIn(tx, em);
    const motivo = await remover(tx);
    const fatores = secondFactorRepository(tx, ao.quem);
    if (!(await fatores.tem())) {
      if (exigeSegundoFator) throw againstRule('A empresa exige um segundo fator: ponha outro antes de remover este.');
      await fatores.removerCodigos();
    }
    await noteAccess(tx, ao.quem, em, motivo);
  });
}

const NAO_COMECOU = 'Comece de novo: este aplicativo já foi confirmado ou ainda não foi lido.';
const CODIGO_ERRADO = 'O código não confere. Veja se a hora do telefone está certa e digite o código de agora.';
